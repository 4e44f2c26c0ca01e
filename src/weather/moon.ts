import { EclipticGeoMoon, MoonPhase as moonLongitudeFromSun } from 'astronomy-engine';
import { getMoonTimes } from 'suncalc';
import { DAY_MS } from '../time/units.ts';
import { addDays, startOfDay, startOfHour, type LocalDate } from '../time/local-time.ts';

/** 1 new moon, 2 waxing crescent, … 8 waning crescent, by the public weather API's document. */
export type MoonPhase = number;

/** 1 Aries to 12 Pisces, by the same. */
export type MoonZodiac = number;

/** Epoch milliseconds; null where the moon does not on that day. */
export interface MoonTimes {
  moonrise: number | null;
  moonset: number | null;
}

/** Degrees of a quarter of the phases, and of a sign of the zodiac. */
const DEGREES_PER_QUARTER = 90;
const DEGREES_PER_SIGN = 30;

/**
 * The phase of the moon on a day. New moon, first quarter, full moon and last quarter are a moment:
 * the day at the place on which it falls has their name, the days between have the others.
 */
export function computeMoonPhase(date: LocalDate, timeZone: string): MoonPhase {
  const atStart = computeMoonQuarter(startOfDay(date, timeZone));
  const atEnd = computeMoonQuarter(startOfDay(addDays(date, 1), timeZone));
  return atStart === atEnd ? 2 + 2 * atStart : 1 + 2 * atEnd;
}

/** The sign of the zodiac (tropical) that the moon stands in at noon. */
export function computeMoonZodiac(date: LocalDate, timeZone: string): MoonZodiac {
  const noon = new Date(startOfHour({ date, hour: 12 }, timeZone));
  return 1 + (Math.floor(EclipticGeoMoon(noon).lon / DEGREES_PER_SIGN) % 12);
}

/** When the moon's upper edge comes over the horizon of a place on a day, and when it goes below it. */
export function computeMoonTimes(
  date: LocalDate,
  latitude: number,
  longitude: number,
  timeZone: string,
): MoonTimes {
  const start = startOfDay(date, timeZone);
  const end = startOfDay(addDays(date, 1), timeZone);
  // The library looks at a day of UTC, of which one at the place may touch two.
  const days = [];
  for (let day = start - (start % DAY_MS); day < end; day += DAY_MS) {
    days.push(getMoonTimes(new Date(day), latitude, longitude));
  }
  const first = (instants: readonly (Date | undefined)[]) =>
    instants
      .map((instant) => instant?.getTime() ?? NaN)
      .find((instant) => instant >= start && instant < end) ?? null;
  return {
    moonrise: first(days.map(({ rise }) => rise)),
    moonset: first(days.map(({ set }) => set)),
  };
}

/** 0 from new moon to first quarter, to 3 from last quarter to new moon. */
function computeMoonQuarter(instant: number): number {
  return Math.floor(moonLongitudeFromSun(new Date(instant)) / DEGREES_PER_QUARTER) % 4;
}
