import AmazonDateParser from 'amazon-date-parser';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCalendar, parseAmazonDate } from '../../../src/slots/query.ts';
import { resolveDays } from '../../../src/slots/query-range.ts';
import { addDays, daysBetween, type LocalDate } from '../../../src/time/local-time.ts';
import { SOME_AFTERNOON } from '../../support/alexa-requests.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const HOUR = 3_600_000;
/** Longer than any forecast, so that nobody misses one. */
const LONG = 28;

const calendar = createCalendar(Date.parse(SOME_AFTERNOON), 'Europe/Berlin', 'Europe/Berlin');

interface Stretch {
  first: LocalDate;
  last: LocalDate;
}

/**
 * The days of a value after another reader of it. It works in the process's own zone and counts the
 * end of a week in hours, which a clock change shifts into the next day by one.
 */
function daysOfOracle(value: string): Stretch {
  const { startDate, endDate } = new AmazonDateParser(value);
  return { first: dateOf(startDate), last: dateOf(new Date(endDate.getTime() - HOUR)) };
}

function dateOf(date: Date): LocalDate {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const padded = (most: number) =>
  fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, '0'));
const year = fc.integer({ min: 2015, max: 2045 }).map(String);
const month = fc.tuple(year, padded(12)).map((parts) => parts.join('-'));
const week = fc.tuple(year, padded(53)).map((parts) => parts.join('-W'));
const day = fc.integer({ min: 0, max: 10_000 }).map((ahead) => addDays('2015-01-01', ahead));

describe('means the same days as in another parser of such values', () => {
  it.each([
    ['a day', day],
    ['a week', week],
    ['a weekend', week.map((value) => `${value}-WE`)],
    ['a month', month],
    ['a month whose days are left open', month.map((value) => `${value}-XX`)],
  ])('%s', (_what, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(resolveDays(parseAmazonDate(value), calendar)).toEqual(daysOfOracle(value));
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

it.each([
  ['the last week of a year with fifty-three', '2026-W53-WE', '2027-01-02', '2027-01-03'],
  ['the first week of a year that begins in it', '2026-W01-WE', '2026-01-03', '2026-01-04'],
  ['February of a leap year', '2028-02', '2028-02-01', '2028-02-29'],
])('agrees with it on %s', (_what, value, first, last) => {
  expect(resolveDays(parseAmazonDate(value), calendar)).toEqual({ first, last });
  expect(daysOfOracle(value)).toEqual({ first, last });
});

it('means now for values of the current instant', () => {
  expect(parseAmazonDate('PRESENT_REF')).toEqual({ kind: 'now' });
  expect(new AmazonDateParser('PRESENT_REF').startDate.getTime()).toBeCloseTo(Date.now(), -4);
});

describe('treats only values longer than any forecast as vague', () => {
  it.each([
    ['a season', fc.tuple(year, fc.constantFrom('SP', 'SU', 'FA', 'WI'))],
    ['a quarter', fc.tuple(year, fc.constantFrom('Q1', 'Q2', 'Q3', 'Q4'))],
    ['a year', fc.tuple(year)],
    ['a year whose days are left open', fc.tuple(year, fc.constant('XX-XX'))],
    ['a decade', fc.constantFrom('201X', '202X', '203X').map((decade) => [decade])],
  ])('%s', (_what, values) => {
    fc.assert(
      fc.property(values, (parts) => {
        const value = parts.join('-');
        const { first, last } = daysOfOracle(value);
        expect(parseAmazonDate(value)).toEqual({ kind: 'vague' });
        expect(daysBetween(first, last)).toBeGreaterThan(LONG);
      }),
    );
  });
});
