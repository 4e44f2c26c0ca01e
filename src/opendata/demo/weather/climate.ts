import { getPosition } from 'suncalc';
import { bell, clamp, interpolate, type PointInTime, ramp } from './noise.ts';
import { HOUR_MS } from '../../../time/units.ts';

const YEAR_MS = 365.2425 * 24 * HOUR_MS;
const RADIANS = Math.PI / 180;
/** The warmest day of the northern year follows the longest by a month. */
const WARMEST_DAY = Date.UTC(2000, 6, 20);
const SUMMER_SOLSTICE = Date.UTC(2000, 5, 21);

// Air at sea level by latitude, every ten degrees from the equator to the pole, °C.
const NORTHERN_CLIMATE = {
  mean: [28.2, 28, 26, 21.5, 16, 12, 6, -5, -13, -18],
  swing: [0, 1, 3.5, 7, 9.3, 8.2, 9.5, 13, 16, 17],
};
const SOUTHERN_CLIMATE = {
  mean: [28.2, 27.5, 24, 19.5, 13.5, 8, -1, -14, -30, -40],
  swing: [0, 1, 3, 5.2, 5, 4, 5, 9, 13, 15],
};

/** +1 in the middle of the place's summer, -1 in the middle of its winter, 0 all year at the equator. */
export function summerFactor(latitude: number, time: number): number {
  return clamp(latitude / 15, -1, 1) * yearWave(time, WARMEST_DAY);
}

/** Mean air temperature of the season at sea level, °C. */
export function seasonalTemperature(latitude: number, time: number): number {
  const { mean, swing } = latitude < 0 ? SOUTHERN_CLIMATE : NORTHERN_CLIMATE;
  const position = Math.abs(latitude) / 10;
  return interpolate(mean, position) + interpolate(swing, position) * summerFactor(latitude, time);
}

/** Mean sea-level pressure, hPa: the subtropical highs and the subpolar lows. */
export function seasonalPressure(latitude: number): number {
  const distance = Math.abs(latitude);
  return (
    1011 + 8 * bell(distance, 32, 14) - 9 * bell(distance, 63, 13) + 4 * bell(distance, 90, 14)
  );
}

/**
 * How much the climate favours rain, in units of lift: more under the tropical rain belt, less in
 * the dry belts on both sides of it, all of which follow the sun through the year.
 */
export function rainClimate(latitude: number, time: number): number {
  const fromBelt = Math.abs(latitude - 8 * yearWave(time, WARMEST_DAY));
  const ice = bell(Math.abs(latitude), 90, 20);
  return 0.3 * bell(fromBelt, 0, 10) - 0.8 * bell(fromBelt, 24, 9) - 0.3 * ice;
}

/** Hours between the local solar time and an hour of the day, by the shorter way round: 0 to 12. */
export function hoursFrom(hourOfDay: number, { longitude, time }: PointInTime): number {
  const solarHour = time / HOUR_MS + longitude / 15;
  return Math.acos(Math.cos(((solarHour - hourOfDay) * Math.PI) / 12)) * (12 / Math.PI);
}

/** Sine of the sun's altitude at noon, 0 in the polar night. */
export function noonSun(latitude: number, time: number): number {
  const declination = 23.44 * yearWave(time, SUMMER_SOLSTICE);
  return Math.max(0, Math.cos((latitude - declination) * RADIANS));
}

function yearWave(time: number, peak: number): number {
  return Math.cos((2 * Math.PI * (time - peak)) / YEAR_MS);
}

/** The sun lower than this is hidden by haze and the horizon, degrees. */
const MIN_SHINING_ALTITUDE_DEGREES = 2;

/** The sun over the hour that ends at a time. */
interface SunOfHour {
  /** Altitude at the end of the hour, degrees. */
  altitude: number;
  /** Share of the hour in which it stands high enough to shine, 0 to 1. */
  up: number;
  /** Radiation of the hour under a clear sky, kJ/m². */
  clearSky: number;
}

export function computeSun({ latitude, longitude, time }: PointInTime): SunOfHour {
  const before = getPosition(new Date(time - HOUR_MS), latitude, longitude).altitude;
  const { altitude } = getPosition(new Date(time), latitude, longitude);
  const low = Math.min(before, altitude);
  const high = Math.max(before, altitude, low + 1e-6);
  return {
    altitude,
    up: 1 - ramp(MIN_SHINING_ALTITUDE_DEGREES, low, high),
    clearSky: computeClearSkyRadiation((before + altitude) / 2),
  };
}

/** Haurwitz's formula for the global radiation of a clear hour, kJ/m². */
function computeClearSkyRadiation(altitude: number): number {
  const sine = Math.sin(altitude * RADIANS);
  return sine <= 0 ? 0 : 3.6 * 1098 * sine * Math.exp(-0.057 / sine);
}

/** Seconds of sunshine in the hour, in whole minutes. */
export function computeSunshine(sun: SunOfHour, cloud: number): number {
  return 60 * Math.round(60 * sun.up * (1 - cloud ** 1.6));
}

/** Global radiation of the hour after Kasten and Czeplak, kJ/m². */
export function computeRadiation(sun: SunOfHour, cloud: number): number {
  return sun.clearSky * (1 - 0.75 * cloud ** 3.4);
}
