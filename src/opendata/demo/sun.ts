import { getPosition } from 'suncalc';
import { ramp } from './curves.ts';
import type { Spot } from './spot.ts';
import { HOUR } from '../../weather/hour.ts';

const RADIANS = Math.PI / 180;
/** The sun lower than this is hidden by haze and the horizon, degrees. */
const LOWEST_SHINE = 2;

/** The sun over the hour that ends at a time. */
export interface Sun {
  /** Altitude at the end of the hour, degrees. */
  altitude: number;
  /** Share of the hour in which it stands high enough to shine, 0 to 1. */
  up: number;
  /** Radiation of the hour under a clear sky, kJ/m². */
  clearSky: number;
}

export function sunAt({ latitude, longitude, time }: Spot): Sun {
  const before = getPosition(new Date(time - HOUR), latitude, longitude).altitude;
  const { altitude } = getPosition(new Date(time), latitude, longitude);
  const low = Math.min(before, altitude);
  const high = Math.max(before, altitude, low + 1e-6);
  return {
    altitude,
    up: 1 - ramp(LOWEST_SHINE, low, high),
    clearSky: clearSkyRadiation((before + altitude) / 2),
  };
}

/** Haurwitz's formula for the global radiation of a clear hour, kJ/m². */
function clearSkyRadiation(altitude: number): number {
  const sine = Math.sin(altitude * RADIANS);
  return sine <= 0 ? 0 : 3.6 * 1098 * sine * Math.exp(-0.057 / sine);
}

/** Seconds of sunshine in the hour, in whole minutes. */
export function sunshine(sun: Sun, cloud: number): number {
  return 60 * Math.round(60 * sun.up * (1 - cloud ** 1.6));
}

/** Global radiation of the hour after Kasten and Czeplak, kJ/m². */
export function radiation(sun: Sun, cloud: number): number {
  return sun.clearSky * (1 - 0.75 * cloud ** 3.4);
}
