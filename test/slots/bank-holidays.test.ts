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
