import type { PollenType } from '../contract/parameters.ts';
import type { LocalDate } from '../time/local-time.ts';
import type { Hour } from './hour.ts';
import { getWeatherFamily, isUnspecifiedWeather, type WeatherFamily } from './state.ts';

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

/** The lowest mean speed of a Beaufort force, km/h. */
export function minSpeedOfForce(force: number): number {
  return BEAUFORT_MIN_KMH[Math.min(Math.round(force), BEAUFORT_MIN_KMH.length) - 1] ?? 0;
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

/** The kind of precipitation at the ground. */
export type PrecipitationKind = 'rain' | 'snow' | 'sleet' | 'freezing' | 'unknown';

/** Minimum share of snow in the precipitation. */
const MIN_SNOW_SHARE = 0.7;
const MIN_SLEET_SHARE = 0.3;

/**
 * °C at 2 m. At 1 °C rain and snow are equally frequent over the land of the northern hemisphere
 * (Jennings et al. 2018, doi:10.1038/s41467-018-03629-7); half a degree around it, it may be either.
 */
const MAX_SNOW_TEMPERATURE_C = 0.5;
const MAX_SLEET_TEMPERATURE_C = 1.5;

const KIND_OF_FAMILY: Partial<Record<WeatherFamily, PrecipitationKind>> = {
  ice: 'freezing',
  snow: 'snow',
  sleet: 'sleet',
  drizzle: 'rain',
  rain: 'rain',
  showers: 'rain',
};

/** The inputs that determine the kind of precipitation. */
interface PrecipitationInputs extends Pick<Hour, 'precipitation' | 'snow' | 'temperature'> {
  family: WeatherFamily | undefined;
}

/**
 * Determines the kind of an hour's precipitation, even if none falls: freezing by the significant weather, else
 * by the share of snow; without an amount by the significant weather, and if that is dry, by the temperature.
 */
export function determinePrecipitationKind(
  hour: Pick<Hour, 'significantWeather' | keyof Omit<PrecipitationInputs, 'family'>> | undefined,
): PrecipitationKind {
  if (!hour) return 'unknown';
  const { significantWeather: code, precipitation, snow, temperature } = hour;
  const family = code === null || isUnspecifiedWeather(hour) ? undefined : getWeatherFamily(code);
  return classifyPrecipitationKind({ family, precipitation, snow, temperature });
}

/** Determines the kind if the weather family is known. */
export function classifyPrecipitationKind(inputs: PrecipitationInputs): PrecipitationKind {
  const byWeather = inputs.family && KIND_OF_FAMILY[inputs.family];
  if (byWeather === 'freezing') return byWeather;
  return classifyBySnowShare(inputs) ?? byWeather ?? classifyByTemperature(inputs);
}

function classifyBySnowShare({
  precipitation,
  snow,
}: PrecipitationInputs): PrecipitationKind | undefined {
  if (precipitation === null || precipitation <= 0 || snow === null) return undefined;
  const share = snow / precipitation;
  if (share >= MIN_SNOW_SHARE) return 'snow';
  return share >= MIN_SLEET_SHARE ? 'sleet' : 'rain';
}

function classifyByTemperature({ temperature }: PrecipitationInputs): PrecipitationKind {
  if (temperature === null) return 'unknown';
  if (temperature < MAX_SNOW_TEMPERATURE_C) return 'snow';
  return temperature < MAX_SLEET_TEMPERATURE_C ? 'sleet' : 'rain';
}

/** 0 dry to 3 much; the precipitation class of the public weather API. */
type PrecipitationClass = 0 | 1 | 2 | 3;

const MAX_DRY_MM = 0.1;

/** Upper bounds (mm) of the classes 1 and 2, by maximum length of the period (hours). */
const PRECIPITATION_CLASS_LIMITS = [
  { hours: 1, low: 0.9, middle: 3.9 },
  { hours: 3, low: 1.9, middle: 5.9 },
  { hours: 8, low: 2.9, middle: 7.9 },
  { hours: Infinity, low: 4.9, middle: 14.9 },
] as const;

/**
 * @param amount total precipitation of the period, mm
 * @param hours length of the period
 */
export function classifyPrecipitation(amount: number, hours: number): PrecipitationClass {
  if (amount <= MAX_DRY_MM) return 0;
  const { low, middle } =
    PRECIPITATION_CLASS_LIMITS.find((row) => hours <= row.hours) ?? PRECIPITATION_CLASS_LIMITS[3];
  if (amount <= low) return 1;
  return amount <= middle ? 2 : 3;
}

/** Depth of fresh snow per millimetre of water, from wet snow to light powder. */
const MIN_SNOW_CM_PER_MM = 0.8;
const MAX_SNOW_CM_PER_MM = 1.5;

/** Rain and snow are equally frequent at this temperature, see above. */
const SNOW_TEMPERATURE_C = 1;

/**
 * Estimates the minimum and maximum depth of fresh snow, cm.
 *
 * @param water that falls as snow, mm
 */
export function estimateFreshSnow(water: number | null): {
  min: number | null;
  max: number | null;
} {
  if (water === null) return { min: null, max: null };
  return { min: water * MIN_SNOW_CM_PER_MM, max: water * MAX_SNOW_CM_PER_MM };
}

/**
 * Estimates the snow line, metres above sea level: where the temperature is 1 °C by the lapse rate of the
 * standard atmosphere, but not below sea level. Null without precipitation, temperature or elevation.
 *
 * @param elevation of the place, metres above sea level
 */
export function estimateSnowLine(
  { temperature, precipitation }: Pick<Hour, 'temperature' | 'precipitation'>,
  elevation: number | null,
): number | null {
  if (temperature === null || elevation === null || !precipitation) return null;
  return Math.max(0, elevation + (temperature - SNOW_TEMPERATURE_C) / LAPSE_RATE_K_PER_M);
}

/** Rain at this temperature and below would freeze; what is coded as rain for a lower place falls as snow. */
const ALWAYS_SNOW_C = -2;

/** Codes of WMO table 4677: drizzle, rain, sleet and showers, as snow of the same strength. */
const AS_SNOW: ReadonlyMap<number, number> = new Map([
  [51, 71], [53, 71], [55, 73], [61, 71], [63, 73], [65, 75], [68, 71], [69, 73], [80, 85], [81, 86], [82, 86],
  [83, 85], [84, 86],
]); // prettier-ignore

/**
 * Sleet, snow and their showers, as rain of the same strength. Freezing rain stays what it is: it falls into cold air
 * that lies in valleys, where the lapse rate tells nothing.
 */
const AS_RAIN: ReadonlyMap<number, number> = new Map([
  [68, 61], [69, 63], [71, 61], [73, 63], [75, 65], [83, 80], [84, 81], [85, 80], [86, 81],
]); // prettier-ignore

/**
 * What falls in an hour at another height, by its temperature there: across that of the snow line, rain
 * becomes snow of the same amount of water, and snow rain.
 *
 * @param there the temperature at the other height, °C
 */
export function adjustFall(
  {
    temperature: here,
    significantWeather,
    precipitation,
    snow,
  }: Pick<Hour, 'temperature' | 'significantWeather' | 'precipitation' | 'snow'>,
  there: number | null,
): Pick<Hour, 'significantWeather' | 'snow'> {
  const unchanged = { significantWeather, snow };
  if (here === null || there === null || significantWeather === null) return unchanged;
  const fallsTo = (limit: number) => there <= limit && here > limit;
  const snows = fallsTo(SNOW_TEMPERATURE_C) || fallsTo(ALWAYS_SNOW_C);
  const thaws = there > SNOW_TEMPERATURE_C && here <= SNOW_TEMPERATURE_C;
  const changed = (snows ? AS_SNOW : thaws ? AS_RAIN : undefined)?.get(significantWeather);
  if (changed === undefined) return unchanged;
  return { significantWeather: changed, snow: snows ? precipitation : snow === null ? null : 0 };
}

/** 0 none, 1 low, 2 middle, 3 high: the pollen index of the public weather API. */
export type PollenIndex = 0 | 1 | 2 | 3;

/** The pollen of a day; unknown types are missing. */
export interface PollenDay {
  date: LocalDate;
  levels: Partial<Record<PollenType, PollenIndex>>;
}
