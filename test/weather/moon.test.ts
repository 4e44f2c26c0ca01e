import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeZoneAt } from '../../src/place/time-zone.ts';
import { HOUR } from '../../src/weather/hour.ts';
import { addDays, localDate, startOfDay } from '../../src/weather/local-time.ts';
import { moonPhase, moonTimes, moonZodiac } from '../../src/weather/moon.ts';

const BERLIN = 'Europe/Berlin';
const MINUTE = 60_000;

describe('the phase of the moon', () => {
  /** The moments of almanacs, UTC. */
  test.each([
    ['New Moon', 1, '2026-08-12', '17:37'],
    ['First Quarter', 3, '2026-08-20', '02:46'],
    ['Full Moon', 5, '2026-08-28', '04:18'],
    ['Last Quarter', 7, '2026-09-04', '07:51'],
    ['Full Moon', 5, '2026-01-03', '10:03'],
    ['New Moon', 1, '2026-02-17', '12:01'],
    ['Full Moon', 5, '2026-11-24', '14:53'],
    ['Full Moon', 5, '2026-12-24', '01:28'],
  ])('is %s (%d) on the day of its moment: %s at %s', (_name, phase, date) => {
    expect(moonPhase(date, 'Etc/GMT')).toBe(phase);
    const [before, after] = [phase - 1 || 8, phase + 1];
    expect(moonPhase(addDays(date, -1), 'Etc/GMT')).toBe(before);
    expect(moonPhase(addDays(date, 1), 'Etc/GMT')).toBe(after);
  });

  test('is that of the day at the place: a first quarter of 02:46 UTC falls on the day before in New York', () => {
    expect(moonPhase('2026-08-20', BERLIN)).toBe(3);
    expect(moonPhase('2026-08-19', 'America/New_York')).toBe(3);
    expect(moonPhase('2026-08-20', 'America/New_York')).toBe(4);
  });

  test('is Waxing Gibbous over Munich on 21 November 2026', () => {
    expect(moonPhase('2026-11-21', BERLIN)).toBe(4);
  });

  test('goes round in order, with each of the four moments on one day of a month', () => {
    const days = Array.from({ length: 3 * 365 }, (_, day) => addDays('2026-01-01', day));
    const phases = days.map((date) => moonPhase(date, BERLIN));
    for (const [at, phase] of phases.entries()) {
      const next = phases[at + 1];
      if (next === undefined) continue;
      const following = (phase % 8) + 1;
      expect(phase % 2 === 1 ? [following] : [phase, following]).toContain(next);
    }
    expect(phases.filter((phase) => phase === 5)).toHaveLength(37);
  });
});

describe('the moon stands in', () => {
  test.each([
    ['Aries', 1, '2026-11-21'],
    // At the full moon it is opposite the sun, which is in Capricorn from 21 December on.
    ['Cancer', 4, '2026-12-24'],
    // At the eclipse it is where the sun is.
    ['Leo', 5, '2026-08-12'],
  ])('%s (%d) on %s', (_name, sign, date) => {
    expect(moonZodiac(date, BERLIN)).toBe(sign);
  });

  test('each sign for two or three days, one after the other', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const signs = days.map((date) => moonZodiac(date, BERLIN));
    const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]);
    expect(changes.length).toBeGreaterThan(155);
    expect(changes.length).toBeLessThan(170);
    for (const [at, sign] of signs.entries()) {
      const next = signs[at + 1] ?? sign;
      expect([sign, (sign % 12) + 1]).toContain(next);
    }
  });
});

describe('the moon rises and sets', () => {
  const place = fc.record({
    latitude: fc.integer({ min: -60, max: 60 }),
    longitude: fc.integer({ min: -179, max: 179 }),
  });
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));

  test('when another library says so, to the minute or two, and on the day of the place', () => {
    fc.assert(
      fc.property(place, day, ({ latitude, longitude }, date) => {
        const timeZone = timeZoneAt(latitude, longitude);
        const { moonrise, moonset } = moonTimes(date, latitude, longitude, timeZone);
        for (const [told, direction] of [
          [moonrise, 1],
          [moonset, -1],
        ] as const) {
          // prettier-ignore
          if (told !== null) expect(localDate(told, timeZone)).toBe(date);
          expectNear(told, expected(date, latitude, longitude, timeZone, direction));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('later every day, so that on one day of a month it does not rise: the next time is after midnight', () => {
    const days = Array.from({ length: 60 }, (_, at) => addDays('2026-11-01', at));
    const never = days.filter((date) => moonTimes(date, 53.55, 9.99, BERLIN).moonrise === null);
    expect(never).toEqual(['2026-11-02', '2026-12-01', '2026-12-30']);
    const { moonrise } = moonTimes('2026-11-03', 53.55, 9.99, BERLIN);
    expectNear(moonrise, Date.parse('2026-11-02T23:04Z'));
  });

  test('not for days where it is far in the north', () => {
    const days = Array.from({ length: 28 }, (_, at) => addDays('2026-12-01', at));
    const never = days.filter((date) => {
      const { moonrise, moonset } = moonTimes(date, 78.22, 15.65, 'Arctic/Longyearbyen');
      return moonrise === null && moonset === null;
    });
    expect(never.length).toBeGreaterThan(10);
  });
});

/** Undefined where the event lies at the edge of the day, so that a second decides whether it is in it. */
function expected(
  date: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  direction: 1 | -1,
): number | null | undefined {
  const start = startOfDay(date, timeZone);
  const end = startOfDay(addDays(date, 1), timeZone);
  const observer = new Observer(latitude, longitude, 0);
  const search = (from: number, hours: number) =>
    SearchRiseSet(Body.Moon, observer, direction, new Date(from), hours / 24)?.date.getTime();
  for (const edge of [start, end]) {
    const close = search(edge - 0.1 * HOUR, 0.2);
    if (close !== undefined) return undefined;
  }
  return search(start, (end - start) / HOUR) ?? null;
}

function expectNear(told: number | null, there: number | null | undefined): void {
  if (there === undefined) return;
  if (told === null || there === null) expect(told).toBe(there);
  else expect(Math.abs(told - there) / MINUTE).toBeLessThan(2);
}
