import { getPosition } from 'suncalc';

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
