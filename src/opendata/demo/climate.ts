import { bell, clamp, interpolate } from './curves.ts';
import type { Spot } from './spot.ts';
import { HOUR } from '../../weather/hour.ts';

const YEAR = 365.2425 * 24 * HOUR;
const RADIANS = Math.PI / 180;
/** The warmest day of the northern year follows the longest by a month. */
const WARMEST = Date.UTC(2000, 6, 20);
const SOLSTICE = Date.UTC(2000, 5, 21);

// Air at sea level by latitude, every ten degrees from the equator to the pole, °C.
const NORTH = {
  mean: [28.2, 28, 26, 21.5, 16, 12, 6, -5, -13, -18],
  swing: [0, 1, 3.5, 7, 9.3, 8.2, 9.5, 13, 16, 17],
};
const SOUTH = {
  mean: [28.2, 27.5, 24, 19.5, 13.5, 8, -1, -14, -30, -40],
  swing: [0, 1, 3, 5.2, 5, 4, 5, 9, 13, 15],
};

/** +1 in the middle of the place's summer, -1 in the middle of its winter, 0 all year at the equator. */
export function summer(latitude: number, time: number): number {
  return clamp(latitude / 15, -1, 1) * yearWave(time, WARMEST);
}

/** Mean air temperature of the season at sea level, °C. */
export function seasonalTemperature(latitude: number, time: number): number {
  const { mean, swing } = latitude < 0 ? SOUTH : NORTH;
  const position = Math.abs(latitude) / 10;
  return interpolate(mean, position) + interpolate(swing, position) * summer(latitude, time);
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
  const fromBelt = Math.abs(latitude - 8 * yearWave(time, WARMEST));
  const ice = bell(Math.abs(latitude), 90, 20);
  return 0.3 * bell(fromBelt, 0, 10) - 0.8 * bell(fromBelt, 24, 9) - 0.3 * ice;
}

/** Hours between the local solar time and an hour of the day, by the shorter way round: 0 to 12. */
export function hoursFrom(hourOfDay: number, { longitude, time }: Spot): number {
  const solarHour = time / HOUR + longitude / 15;
  return Math.acos(Math.cos(((solarHour - hourOfDay) * Math.PI) / 12)) * (12 / Math.PI);
}

/** Sine of the sun's altitude at noon, 0 in the polar night. */
export function noonSun(latitude: number, time: number): number {
  const declination = 23.44 * yearWave(time, SOLSTICE);
  return Math.max(0, Math.cos((latitude - declination) * RADIANS));
}

function yearWave(time: number, peak: number): number {
  return Math.cos((2 * Math.PI * (time - peak)) / YEAR);
}
