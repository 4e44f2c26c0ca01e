import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import {
  parseDayRange,
  parseHourRange,
  resolveSaturday,
} from '../../src/service/operations/forecast-text-range.ts';
import { createCalendar, createForecastCalls, type WeatherCall } from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { parseRainQuery, parseForecastQuery } from '../../src/slots/parse-query.ts';
import { toLocalDate, toNearestLocalHour } from '../../src/time/local-time.ts';
import { spokenSlots } from '../support/spoken-slots.ts';
import { BERLIN, BRISBANE, LOS_ANGELES } from '../support/places.ts';
import { propertyRuns } from '../support/property-runs.ts';

const KOLKATA = { ...BERLIN, name: 'Kolkata', timeZone: 'Asia/Kolkata' };
const place = fc.constantFrom(BERLIN, LOS_ANGELES, BRISBANE, KOLKATA);
const instant = fc.integer({
  min: Date.parse('2026-01-01T00:00Z'),
  max: Date.parse('2028-03-01T00:00Z'),
});

/** Where the clock goes back, the second of two equal hours cannot be told from the first. */
function isRepeatedHour(now: number, timeZone: string): boolean {
  return (
    toNearestLocalHour(now - 3_600_000, timeZone).hour === toNearestLocalHour(now, timeZone).hour
  );
}

const request = fc
  .tuple(instant, place)
  .filter(([now, { timeZone }]) => !isRepeatedHour(now, timeZone))
  .chain(([now, where]) =>
    fc.record({ now: fc.constant(now), where: fc.constant(where), said: spokenSlots(now) }),
  );

const callsOf = (said: SpokenSlots, now: number, where: typeof BERLIN): WeatherCall[] => {
  const calendar = createCalendar(now, where.timeZone, BERLIN.timeZone);
  return [parseForecastQuery, parseRainQuery].flatMap((questionOf) => {
    const question = questionOf(said, calendar);
    return question.kind === 'unanswerable' ? [] : createForecastCalls(question, where);
  });
};

it('makes only valid calls for any slots', () => {
  fc.assert(
    fc.property(request, ({ said, now, where }) => {
      for (const { operation, parameters } of callsOf(said, now, where)) {
        const inUrl = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
        expect(operations[operation].parameters.parse(Object.fromEntries(inUrl))).toEqual(
          parameters,
        );
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});

it('never calls for past, too distant or reversed ranges', () => {
  fc.assert(
    fc.property(request, ({ said, now, where: { timeZone, ...where } }) => {
      const service = { now, timeZone, today: toLocalDate(now, timeZone) };
      for (const { operation, parameters } of callsOf(said, now, { timeZone, ...where })) {
        expect(() => {
          if (operation === 'forecastHours') parseHourRange(parameters, service);
          if (operation === 'forecastDays') parseDayRange(parameters, service);
          if (operation === 'forecastWeekend') resolveSaturday(parameters.date, service);
        }).not.toThrow();
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
