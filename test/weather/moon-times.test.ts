import findTimeZone from '@photostructure/tz-lookup';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import { addDays, toLocalDate, startOfDay } from '../../src/time/local-time.ts';
import { computeMoonTimes } from '../../src/weather/moon.ts';
import { propertyRuns } from '../support/property-runs.ts';

const BERLIN = 'Europe/Berlin';
const MINUTE = 60_000;

interface Place {
  latitude: number;
  longitude: number;
}

const place = fc.record({
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -179, max: 179 }),
});
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));

describe('the moon', () => {
  test.each([
    ['rises', 'moonrise', 1],
    ['sets', 'moonset', -1],
  ] as const)('%s as in another library, to two minutes', (_does, event, direction) => {
    fc.assert(
      fc.property(place, day, (where, date) => {
        const timeZone = findTimeZone(where.latitude, where.longitude);
        const [start, end] = [startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone)];
        // At midnight a second decides on which day it is.
        fc.pre(isQuiet(start, where, direction) && isQuiet(end, where, direction));
        const reported = computeMoonTimes(date, where.latitude, where.longitude, timeZone)[event];
        const there = nextByOther(start, end, where, direction);
        const apart = Math.abs((reported ?? 0) - (there ?? 0));
        expect({ told: reported, there, isNear: apart < 2 * MINUTE }).toMatchObject({
          isNear: true,
        });
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test('rises and sets on the day of the place', () => {
    fc.assert(
      fc.property(place, day, ({ latitude, longitude }, date) => {
        const timeZone = findTimeZone(latitude, longitude);
        const { moonrise, moonset } = computeMoonTimes(date, latitude, longitude, timeZone);
        const dates = [moonrise, moonset].map((at) => at && toLocalDate(at, timeZone));
        expect(dates.every((reported) => reported === null || reported === date)).toBe(true);
      }),
    );
  });

  test('rises later every day, so once a month not at all: the next time is after midnight', () => {
    const days = Array.from({ length: 60 }, (_, at) => addDays('2026-11-01', at));
    const never = days.filter(
      (date) => computeMoonTimes(date, 53.55, 9.99, BERLIN).moonrise === null,
    );
    expect(never).toEqual(['2026-11-02', '2026-12-01', '2026-12-30']);
    const { moonrise } = computeMoonTimes('2026-11-03', 53.55, 9.99, BERLIN);
    expect(new Date(moonrise ?? NaN).toISOString()).toMatch(/^2026-11-02T23:04/);
  });

  test('neither rises nor sets for days in the far north', () => {
    const days = Array.from({ length: 28 }, (_, at) => addDays('2026-12-01', at));
    const never = days.filter((date) => {
      const { moonrise, moonset } = computeMoonTimes(date, 78.22, 15.65, 'Arctic/Longyearbyen');
      return moonrise === null && moonset === null;
    });
    expect(never.length).toBeGreaterThan(10);
  });
});

/** Whether it neither rises nor sets within some minutes of an instant. */
function isQuiet(instant: number, where: Place, direction: number): boolean {
  return nextByOther(instant - 5 * MINUTE, instant + 5 * MINUTE, where, direction) === null;
}

function nextByOther(
  from: number,
  to: number,
  { latitude, longitude }: Place,
  direction: number,
): number | null {
  const observer = new Observer(latitude, longitude, 0);
  const days = (to - from) / (24 * HOUR_MS);
  const found = SearchRiseSet(Body.Moon, observer, direction, new Date(from), days);
  return found?.date.getTime() ?? null;
}
