import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNextHoliday,
  HOLIDAY_IDS,
  isHoliday,
  type HolidayId,
} from '../../src/time/holidays.ts';
import { addDays, daysBetween, getWeekday, SUNDAY } from '../../src/time/local-time.ts';

const firstDay = (id: HolidayId, today: string, ...countries: string[]) =>
  findNextHoliday(id, today, countries)?.first;

describe('the next day of', () => {
  it.each<[HolidayId, string, string, string]>([
    ['CHRISTMAS_EVE', 'DE', '2026-11-23', '2026-12-24'],
    ['NEW_YEARS_DAY', 'DE', '2026-11-23', '2027-01-01'],
    ['NEW_YEARS_DAY', 'DE', '2027-01-01', '2027-01-01'],
    ['NEW_YEARS_DAY', 'DE', '2027-01-02', '2028-01-01'],
    ['EASTER_SUNDAY', 'US', '2026-04-05', '2026-04-05'],
    ['EASTER_SUNDAY', 'US', '2026-04-06', '2027-03-28'],
    ['GOOD_FRIDAY', 'GB', '2026-11-23', '2027-03-26'],
    ['ROSE_MONDAY', 'DE', '2026-11-23', '2027-02-08'],
    ['SHROVE_TUESDAY', 'FR', '2026-11-23', '2027-02-09'],
    ['ASCENSION', 'DE', '2026-11-23', '2027-05-06'],
    ['WHIT_MONDAY', 'DE', '2026-11-23', '2027-05-17'],
    ['CORPUS_CHRISTI', 'DE', '2026-11-23', '2027-05-27'],
    ['CORPUS_CHRISTI', 'IT', '2026-11-23', '2027-05-30'],
    ['MOTHERS_DAY', 'DE', '2026-11-23', '2027-05-09'],
    ['MOTHERS_DAY', 'GB', '2026-11-23', '2027-03-07'],
    ['MOTHERS_DAY', 'FR', '2026-11-23', '2027-05-30'],
    ['MOTHERS_DAY', 'FR', '2032-01-01', '2032-05-30'],
    ['MOTHERS_DAY', 'FR', '2023-01-01', '2023-06-04'],
    ['MOTHERS_DAY', 'ES', '2026-11-23', '2027-05-02'],
    ['MOTHERS_DAY', 'MX', '2026-11-23', '2027-05-10'],
    ['FATHERS_DAY', 'DE', '2026-11-23', '2027-05-06'],
    ['FATHERS_DAY', 'US', '2026-11-23', '2027-06-20'],
    ['FATHERS_DAY', 'IT', '2026-11-23', '2027-03-19'],
    ['FATHERS_DAY', 'AU', '2026-11-23', '2027-09-05'],
    ['THANKSGIVING', 'US', '2026-11-23', '2026-11-26'],
    ['THANKSGIVING', 'CA', '2026-07-15', '2026-10-12'],
    ['BLACK_FRIDAY', 'DE', '2026-11-23', '2026-11-27'],
    ['BLACK_FRIDAY', 'DE', '2029-11-01', '2029-11-23'],
    ['CYBER_MONDAY', 'US', '2026-11-23', '2026-11-30'],
    ['FIRST_ADVENT', 'DE', '2026-11-23', '2026-11-29'],
    ['FOURTH_ADVENT', 'DE', '2026-11-23', '2026-12-20'],
    ['FOURTH_ADVENT', 'DE', '2028-11-23', '2028-12-24'],
    ['REPENTANCE_DAY', 'DE', '2026-07-15', '2026-11-18'],
    ['SUNDAY_OF_THE_DEAD', 'DE', '2026-07-15', '2026-11-22'],
    ['LABOR_DAY', 'US', '2026-07-15', '2026-09-07'],
    ['LABOR_DAY', 'FR', '2026-07-15', '2027-05-01'],
    ['MEMORIAL_DAY', 'US', '2026-07-15', '2027-05-31'],
    ['SUMMER_BANK_HOLIDAY', 'GB', '2026-07-15', '2026-08-31'],
    ['EARLY_MAY_BANK_HOLIDAY', 'GB', '2026-07-15', '2027-05-03'],
    ['VICTORIA_DAY', 'CA', '2026-07-15', '2027-05-24'],
    ['KINGS_DAY', 'NL', '2026-07-15', '2027-04-27'],
    ['KINGS_DAY', 'NL', '2031-01-01', '2031-04-26'],
    ['PRINCES_DAY', 'NL', '2026-07-15', '2026-09-15'],
    ['NATIONAL_DAY', 'AT', '2026-07-15', '2026-10-26'],
    ['NATIONAL_DAY', 'FR', '2026-07-14', '2026-07-14'],
    ['INDEPENDENCE_DAY', 'IN', '2026-07-15', '2026-08-15'],
    ['INDEPENDENCE_DAY', 'US', '2026-07-15', '2027-07-04'],
  ])('%s in %s, asked on %s, is %s', (id, country, today, day) => {
    expect(firstDay(id, today, country)).toBe(day);
  });
});

it("a place without the feast has the listener's", () => {
  expect(firstDay('THANKSGIVING', '2026-07-15', 'FR', 'CA')).toBe('2026-10-12');
  expect(firstDay('THANKSGIVING', '2026-07-15', 'CA', 'US')).toBe('2026-10-12');
  expect(firstDay('NATIONAL_DAY', '2026-07-15', 'JP', '')).toBeUndefined();
});

it('a feast of several days lasts until its last one is over', () => {
  const easter = { first: '2026-04-05', last: '2026-04-06' };
  expect(findNextHoliday('EASTER', '2026-04-06', [])).toEqual(easter);
  expect(firstDay('EASTER', '2026-04-07')).toBe('2027-03-28');
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

it.each(HOLIDAY_IDS.filter((id) => isHoliday(id)))('%s is never past and within a year', (id) => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('DE', 'US', 'GB', 'FR', 'AU'), (today, country) => {
      const days = findNextHoliday(id, today, [country, 'DE']);
      expect(days?.last && daysBetween(today, days.last)).toBeGreaterThanOrEqual(0);
      // Easter wanders by five weeks, the first of it may be over.
      expect(days?.first && daysBetween(today, days.first)).toBeLessThanOrEqual(366 + 35);
    }),
    { numRuns: 50 },
  );
});

it('Easter and the Sundays of Advent are Sundays', () => {
  const sundays = ['EASTER_SUNDAY', 'WHIT_SUNDAY', 'FIRST_ADVENT', 'FOURTH_ADVENT'] as const;
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...sundays), (today, id) => {
      expect(getWeekday(firstDay(id, today) ?? '')).toBe(SUNDAY);
    }),
  );
});
