import { getPosition } from 'suncalc';

/** Apparent height of the sun's centre, degrees, at which its upper edge touches the horizon. */
const SUNSET_ALTITUDE = -0.27;

/** Whether the sun is down at a place. */
export function isNight(instant: number, latitude: number, longitude: number): boolean {
  return getPosition(new Date(instant), latitude, longitude).altitude < SUNSET_ALTITUDE;
}
