import type { Hour } from './hour.ts';

/** Temperature decrease per metre of height in the standard atmosphere. */
export const LAPSE_RATE_K_PER_M = 0.0065;

/** The sixteen directions of the compass rose, clockwise from north, in sectors of 22.5 degrees. */
export const COMPASS_POINTS = [
  'N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE',
  'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW',
] as const; // prettier-ignore
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** Lowest mean speed (km/h) of each Beaufort force from 1 to 12 (KNMI). */
const BEAUFORT_MIN_KMH = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118];

/** DWD warns of gusts from Beaufort 7 on (25 knots). */
const SIGNIFICANT_GUST_KMH = 50;
const SIGNIFICANT_MEAN_KMH = 39;

/** @param degrees direction the wind blows from */
export function toCompassPoint(degrees: number): CompassPoint {
  return COMPASS_POINTS[Math.round(degrees / 22.5) % 16] ?? 'N';
}

/** The nearest of the eight main directions, which is the precision of speech. */
export function toMainCompassPoint(degrees: number): CompassPoint {
  return toCompassPoint(Math.round(degrees / 45) * 45);
}

/** @param speed mean wind, km/h */
export function toBeaufort(speed: number): number {
  return BEAUFORT_MIN_KMH.filter((from) => Math.round(speed) >= from).length;
}

/** Whether a wind is worth a warning sign: gusts from 50 km/h or a mean of Beaufort 6 (km/h). */
export function isSignificantWind(mean: number | null, gust: number | null): boolean {
  return (gust ?? 0) >= SIGNIFICANT_GUST_KMH || (mean ?? 0) >= SIGNIFICANT_MEAN_KMH;
}

/** The mean direction of winds, weighted by speed; null if they cancel out or are unknown. */
export function averageDirection(
  winds: readonly { speed: number | null; direction: number | null }[],
): number | null {
  let east = 0;
  let north = 0;
  for (const { speed, direction } of winds) {
    if (speed === null || direction === null) continue;
    east += speed * Math.sin((direction * Math.PI) / 180);
    north += speed * Math.cos((direction * Math.PI) / 180);
  }
  if (Math.hypot(east, north) < 1e-9) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/**
 * The index is defined below this temperature and above this wind speed (JAG/TI, Environment Canada and NWS
 * 2001).
 */
const MAX_WINDCHILL_TEMPERATURE_C = 10;
const MAX_CALM_WIND_KMH = 4.8;

/**
 * Computes the wind chill, the perceived temperature on bare skin.
 *
 * @param temperature °C
 * @param windSpeed mean at 10 m, km/h
 * @returns °C; the temperature itself if wind chill is not defined
 */
export function computeWindchill(temperature: number, windSpeed: number): number {
  if (temperature > MAX_WINDCHILL_TEMPERATURE_C || windSpeed <= MAX_CALM_WIND_KMH) {
    return temperature;
  }
  const wind = windSpeed ** 0.16;
  return 13.12 + 0.6215 * temperature - 11.37 * wind + 0.3965 * temperature * wind;
}

/** The wind chill of an hour; null if unknown. */
export function computeHourlyWindchill({
  temperature,
  windSpeed,
}: Pick<Hour, 'temperature' | 'windSpeed'>): number | null {
  if (temperature === null) return null;
  if (windSpeed === null) return temperature > MAX_WINDCHILL_TEMPERATURE_C ? temperature : null;
  return computeWindchill(temperature, windSpeed);
}

/** Magnus formula for the vapour pressure over water (WMO-No. 8, Annex 4.B), by °C. */
const MAGNUS_SLOPE = 17.62;
const MAGNUS_OFFSET = 243.12;

/**
 * Relative humidity, percent; null if unknown. It is relative to water below 0 °C, too, as stations report it
 * to the WMO; relative to ice it would be higher. A dew point above the temperature, which statistics may
 * yield, counts as saturated.
 */
export function computeRelativeHumidity({
  temperature,
  dewPoint,
}: Pick<Hour, 'temperature' | 'dewPoint'>): number | null {
  if (temperature === null || dewPoint === null) return null;
  return Math.min(100, 100 * Math.exp(magnusExponent(dewPoint) - magnusExponent(temperature)));
}

function magnusExponent(temperature: number): number {
  return (MAGNUS_SLOPE * temperature) / (MAGNUS_OFFSET + temperature);
}

/** Standard gravity, m/s². */
const STANDARD_GRAVITY = 9.80665;
/** Gas constant of dry air, J/(kg K). */
const DRY_AIR_GAS_CONSTANT = 287.05;
/** Virtual temperature increment per hPa of water vapour, K. */
const VAPOUR_COEFFICIENT = 0.12;
const KELVIN_OFFSET = 273.15;

/**
 * Reduces the pressure at a station to sea level as DWD does, by the barometric formula for the layer of air
 * below the station.
 *
 * @param pressure at the station, hPa
 * @param elevation of the station, m
 * @param temperature at the station, °C
 * @returns hPa
 */
export function reduceToSeaLevel(pressure: number, elevation: number, temperature: number): number {
  const layerTemperature =
    temperature +
    KELVIN_OFFSET +
    VAPOUR_COEFFICIENT * estimateVapourPressure(temperature) +
    (LAPSE_RATE_K_PER_M * elevation) / 2;
  return (
    pressure * Math.exp((STANDARD_GRAVITY * elevation) / (DRY_AIR_GAS_CONSTANT * layerTemperature))
  );
}

/** The climatological mean vapour pressure at a temperature, hPa. */
function estimateVapourPressure(temperature: number): number {
  return temperature < 9.1
    ? 5.6402 * (-0.0916 + Math.exp(0.06 * temperature))
    : 18.2194 * (1.0463 - Math.exp(-0.0666 * temperature));
}
