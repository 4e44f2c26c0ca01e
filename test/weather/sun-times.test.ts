import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSunTimes, type SunInstant } from '../../src/weather/periods.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { addDays, toLocalDate, startOfDay } from '../../src/time/local-time.ts';
import { propertyRuns } from '../support/property-runs.ts';

const MINUTE = 60_000;

/** As almanacs print them, local time. */
test.each([
  ['Berlin', 52.52, 13.41, 'Europe/Berlin', '2026-06-21', '04:43', '21:33'],
  ['Berlin', 52.52, 13.41, 'Europe/Berlin', '2026-12-21', '08:15', '15:54'],
  ['Munich', 48.14, 11.58, 'Europe/Berlin', '2026-06-21', '05:13', '21:17'],
  ['Hamburg', 53.55, 9.99, 'Europe/Berlin', '2026-12-21', '08:35', '16:02'],
  ['London', 51.51, -0.13, 'Europe/London', '2026-06-21', '04:43', '21:21'],
  ['London', 51.51, -0.13, 'Europe/London', '2026-12-21', '08:04', '15:53'],
  ['Paris', 48.86, 2.35, 'Europe/Paris', '2026-06-21', '05:47', '21:58'],
  ['Stockholm', 59.33, 18.07, 'Europe/Stockholm', '2026-12-21', '08:44', '14:48'],
  ['Reykjavík', 64.15, -21.94, 'Atlantic/Reykjavik', '2026-12-21', '11:22', '15:30'],
  ['New York', 40.71, -74.01, 'America/New_York', '2026-06-21', '05:25', '20:31'],
  ['New York', 40.71, -74.01, 'America/New_York', '2026-12-21', '07:17', '16:32'],
  ['Tokyo', 35.68, 139.69, 'Asia/Tokyo', '2026-01-01', '06:51', '16:38'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney', '2026-12-21', '05:41', '20:05'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney', '2026-06-21', '07:00', '16:54'],
])(
  'in %s (%d, %d, %s) on %s the sun rises at %s and sets at %s',
  (_place, latitude, longitude, timeZone, date, rise, set) => {
    const { sunrise, sunset } = computeSunTimes(date, latitude, longitude, timeZone);
    const clock = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return startOfDay(date, timeZone) + hours * HOUR_MS + minutes * MINUTE;
    };
    expect(minutesBetween(sunrise, clock(rise))).toBeLessThanOrEqual(2);
    expect(minutesBetween(sunset, clock(set))).toBeLessThanOrEqual(2);
  },
);

describe('in Tromsø', () => {
  test.each([
    ['2026-06-21', 'alwaysUp'],
    ['2026-05-25', 'alwaysUp'],
    ['2026-12-21', 'alwaysDown'],
    ['2026-12-02', 'alwaysDown'],
  ])('on %s the sun is %s', (date, always) => {
    const times = computeSunTimes(date, 69.65, 18.96, 'Europe/Oslo');
    expect(times).toEqual({ sunrise: always, sunset: always });
  });

  test('in March it rises and sets as elsewhere', () => {
    const { sunrise, sunset } = computeSunTimes('2026-03-20', 69.65, 18.96, 'Europe/Oslo');
    expect(typeof sunrise).toBe('number');
    expect(typeof sunset).toBe('number');
  });
});

test('the sun of a midsummer day in Reykjavík sets after midnight', () => {
  const { sunset } = computeSunTimes('2026-06-21', 64.15, -21.94, 'Atlantic/Reykjavik');
  expect(minutesBetween(sunset, Date.parse('2026-06-22T00:03Z'))).toBeLessThanOrEqual(2);
});

/** Far from the meridian that their clocks follow, or from that of UTC. */
const FAR_ZONES = [
  ['Pacific/Kiritimati', 1.87, -157.4],
  ['Pacific/Auckland', -36.85, 174.76],
  ['Pacific/Honolulu', 21.31, -157.86],
  ['Asia/Urumqi', 43.83, 87.62],
  ['Asia/Kolkata', 22.57, 88.36],
] as const;

test('everywhere a day has its own sunrise, and after it its sunset', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  const property = fc.property(
    fc.constantFrom(...FAR_ZONES),
    day,
    ([timeZone, latitude, longitude], date) => {
      const { sunrise, sunset } = computeSunTimes(date, latitude, longitude, timeZone);
      if (typeof sunrise === 'string' || typeof sunset === 'string') throw new Error('polar');
      expect(toLocalDate(sunrise, timeZone)).toBe(date);
      expect(toLocalDate(sunset, timeZone)).toBe(date);
      expect(sunset).toBeGreaterThan(sunrise);
    },
  );
  fc.assert(property, { numRuns: propertyRuns(300) });
});

function minutesBetween(one: SunInstant, other: number): number {
  if (typeof one === 'string') throw new Error(`the sun is ${one}`);
  return Math.abs(one - other) / MINUTE;
}
