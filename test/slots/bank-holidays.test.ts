import { expect, it } from 'vitest';
import { resolveNamedTimes } from '../../src/slots/named-times.ts';

const calendarOn = (date: string) => ({
  now: Date.parse(`${date}T09:00:00Z`),
  timeZone: 'Europe/London',
  here: { date, hour: 9 },
  deviceToday: date,
  countries: ['GB'],
});

it.each([
  ['2026-08-20', '2026-08-31'],
  ['2026-04-04', '2026-04-06'],
  ['2026-12-20', '2026-12-25'],
])('the bank holiday asked about on %s is %s', (today, day) => {
  expect(resolveNamedTimes({ namedDay: 'BANK_HOLIDAY' }, calendarOn(today))).toEqual({ date: day });
});

it('is from Saturday to Monday for a bank holiday weekend', () => {
  expect(resolveNamedTimes({ namedDay: 'BANK_HOLIDAY_WEEKEND' }, calendarOn('2026-08-20'))).toEqual(
    {
      date: '2026-08-29',
      untilDate: '2026-08-31',
    },
  );
});

it.each([
  ['2026-11-23', 'BEFORE_THANKSGIVING', '2026-11-25'],
  ['2026-11-23', 'AFTER_THANKSGIVING', '2026-11-27'],
  // It is today, though the feast itself is over.
  ['2026-11-27', 'AFTER_THANKSGIVING', '2026-11-27'],
  // On the feast, the day before it is that of next year.
  ['2026-12-25', 'BEFORE_CHRISTMAS', '2027-12-24'],
  ['2026-12-20', 'AFTER_CHRISTMAS_HOLIDAYS', '2026-12-27'],
])('on %s, %s is %s', (today, namedDay, date) => {
  expect(resolveNamedTimes({ namedDay }, calendarOn(today))).toEqual({ date });
});

it.each([
  // Constitution Day is a Sunday, the Immaculate Conception the Tuesday after it.
  ['2026-12-01', '2026-12-05', '2026-12-08'],
  ['2026-12-07', '2026-12-07', '2026-12-08'],
  ['2026-03-30', '2026-04-03', '2026-04-05'],
])('the puente asked about on %s is from %s to %s', (today, date, untilDate) => {
  const calendar = { ...calendarOn(today), countries: ['ES'] };
  expect(resolveNamedTimes({ namedDay: 'PUENTE' }, calendar)).toEqual({ date, untilDate });
});

it.each([
  ['US', { date: '2026-08-30', untilDate: '2026-09-05' }],
  ['GB', { date: '2026-W35' }],
])('"this week", asked on a Sunday in %s, is %j', (country, slots) => {
  const calendar = { ...calendarOn('2026-08-30'), countries: [country] };
  expect(resolveNamedTimes({ date: '2026-W35' }, calendar)).toEqual(slots);
});
