import { getPosition, getTimes } from 'suncalc';
import { startOfHour, type LocalDate } from './local-time.ts';

/** Apparent height of the sun's centre, degrees, at which its upper edge touches the horizon. */
const SUNSET_ALTITUDE = -0.27;

/** A period with less daylight than this share of it is one of the night. */
const LEAST_DAYLIGHT = 0.25;

/** Whether hours are spoken of as night, from which of them are dark. */
export function isNightly(dark: readonly boolean[]): boolean {
  const light = dark.filter((isDark) => !isDark).length;
  return light < dark.length * LEAST_DAYLIGHT;
}

/** Whether the sun is down at a place. */
export function isNight(instant: number, latitude: number, longitude: number): boolean {
  return getPosition(new Date(instant), latitude, longitude).altitude < SUNSET_ALTITUDE;
}

/** Epoch milliseconds, or why there is none: the sun is up the whole day, or down. */
export type SunInstant = number | 'alwaysUp' | 'alwaysDown';

export interface SunTimes {
  sunrise: SunInstant;
  /** In the far north and south it may be after midnight. */
  sunset: SunInstant;
}

/** When the sun's upper edge comes over the horizon and goes below it, around the noon of a day at a place. */
export function sunTimes(
  date: LocalDate,
  latitude: number,
  longitude: number,
  timeZone: string,
): SunTimes {
  const noon = new Date(startOfHour({ date, hour: 12 }, timeZone));
  const { sunrise, sunset, alwaysUp } = getTimes(noon, latitude, longitude);
  const never = alwaysUp === true ? 'alwaysUp' : 'alwaysDown';
  return { sunrise: sunrise?.getTime() ?? never, sunset: sunset?.getTime() ?? never };
}
