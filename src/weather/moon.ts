import {
  EclipticGeoMoon,
  MoonPhase as moonLongitudeFromSun,
  SearchMoonPhase,
} from 'astronomy-engine';
import { getMoonTimes } from 'suncalc';
import { DAY_MS } from '../time/units.ts';
import { addDays, startOfDay, startOfHour, type LocalDate } from '../time/local-time.ts';

/** 1 new moon, 2 waxing crescent, … 8 waning crescent, as in the document of the public weather API. */
export type MoonPhase = number;

/** 1 Aries to 12 Pisces, as in the same document. */
export type MoonZodiac = number;

/** Epoch milliseconds; null if it does not occur on that day. */
export interface MoonTimes {
  moonrise: number | null;
  moonset: number | null;
}

/** Degrees of a quarter of the phases, and of a sign of the zodiac. */
const DEGREES_PER_QUARTER = 90;
const DEGREES_PER_SIGN = 30;

/**
 * Computes the phase of the moon on a day. New moon, first quarter, full moon and last quarter are instants:
 * they name the local day on which they occur, the other phases name the days between.
 */
export function computeMoonPhase(date: LocalDate, timeZone: string): MoonPhase {
  const atStart = computeMoonQuarter(startOfDay(date, timeZone));
  const atEnd = computeMoonQuarter(startOfDay(addDays(date, 1), timeZone));
  return atStart === atEnd ? 2 + 2 * atStart : 1 + 2 * atEnd;
}

/** Computes the tropical zodiac sign of the moon at noon. */
export function computeMoonZodiac(date: LocalDate, timeZone: string): MoonZodiac {
  const noon = new Date(startOfHour({ date, hour: 12 }, timeZone));
  return 1 + (Math.floor(EclipticGeoMoon(noon).lon / DEGREES_PER_SIGN) % 12);
}

/** Computes when the upper edge of the moon crosses the horizon of a place on a day. */
export function computeMoonTimes(
  date: LocalDate,
  latitude: number,
  longitude: number,
  timeZone: string,
): MoonTimes {
  const start = startOfDay(date, timeZone);
  const end = startOfDay(addDays(date, 1), timeZone);
  // The library takes days of UTC; a local day may overlap two of them.
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

/** Longitude of the moon from the sun, degrees. */
const LONGITUDES = { new: 0, full: 180 };

/** Days in which each phase of the moon occurs at least once. */
const MOON_CYCLE_DAYS = 31;

/**
 * Computes the next full or new moon from the start of a day on.
 *
 * @returns epoch milliseconds
 * @throws {Error} if the library finds none, which cannot be
 */
export function findNextMoon(of: 'full' | 'new', date: LocalDate, timeZone: string): number {
  const start = new Date(startOfDay(date, timeZone));
  const found = SearchMoonPhase(LONGITUDES[of], start, MOON_CYCLE_DAYS);
  if (!found) throw new Error(`No ${of} moon within ${MOON_CYCLE_DAYS} days after ${date}`);
  return found.date.getTime();
}

/** 0 from new moon to first quarter, to 3 from last quarter to new moon. */
function computeMoonQuarter(instant: number): number {
  return Math.floor(moonLongitudeFromSun(new Date(instant)) / DEGREES_PER_QUARTER) % 4;
}
