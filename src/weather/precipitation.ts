import type { Hour } from './hour.ts';
import { getWeatherFamily, isUnspecifiedWeather, type WeatherFamily } from './state.ts';
import { LAPSE_RATE_K_PER_M } from './atmosphere.ts';

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
