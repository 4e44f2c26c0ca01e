import type { Hour } from './hour.ts';
import { getWeatherFamily, isUnspecifiedWeather, type WeatherFamily } from './state.ts';
import { LAPSE_RATE_K_PER_M } from './atmosphere.ts';

/** What precipitation is when it reaches the ground. */
export type PrecipitationKind = 'rain' | 'snow' | 'sleet' | 'freezing' | 'unknown';

/** Share of snow in the water that falls, from which on people call it so. */
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

/** What tells the kind of precipitation. */
interface PrecipitationInputs extends Pick<Hour, 'precipitation' | 'snow' | 'temperature'> {
  family: WeatherFamily | undefined;
}

/**
 * What an hour's precipitation is, or would be, by the forecast: freezing by its significant
 * weather, else by the snow part of what falls; without an amount, by the significant weather, and
 * where that is dry, by the temperature.
 */
export function determinePrecipitationKind(
  hour: Pick<Hour, 'significantWeather' | keyof Omit<PrecipitationInputs, 'family'>> | undefined,
): PrecipitationKind {
  if (!hour) return 'unknown';
  const { significantWeather: code, precipitation, snow, temperature } = hour;
  const family = code === null || isUnspecifiedWeather(hour) ? undefined : getWeatherFamily(code);
  return classifyPrecipitationKind({ family, precipitation, snow, temperature });
}

/** The same where the family of the weather is known. */
export function classifyPrecipitationKind(fall: PrecipitationInputs): PrecipitationKind {
  const byWeather = fall.family && KIND_OF_FAMILY[fall.family];
  if (byWeather === 'freezing') return byWeather;
  return classifyBySnowShare(fall) ?? byWeather ?? classifyByTemperature(fall);
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

/** 0 dry to 3 much; the public weather API's proprietary precipitation class. */
type PrecipitationClass = 0 | 1 | 2 | 3;

const MAX_DRY_MM = 0.1;

/** Highest amount (mm) of the classes 1 and 2, by the longest period (hours) that the row is for. */
const PRECIPITATION_CLASS_LIMITS = [
  { hours: 1, low: 0.9, middle: 3.9 },
  { hours: 3, low: 1.9, middle: 5.9 },
  { hours: 8, low: 2.9, middle: 7.9 },
  { hours: Infinity, low: 4.9, middle: 14.9 },
] as const;

/**
 * @param amount all that falls in the period, mm
 * @param hours length of the period
 */
export function classifyPrecipitation(amount: number, hours: number): PrecipitationClass {
  if (amount <= MAX_DRY_MM) return 0;
  const { low, middle } =
    PRECIPITATION_CLASS_LIMITS.find((row) => hours <= row.hours) ?? PRECIPITATION_CLASS_LIMITS[3];
  if (amount <= low) return 1;
  return amount <= middle ? 2 : 3;
}

/** Centimetres of fresh snow that a millimetre of water makes: wet snow and light powder. */
const MIN_SNOW_CM_PER_MM = 0.8;
const MAX_SNOW_CM_PER_MM = 1.5;

/** °C at which rain and snow are equally frequent, as in `precipitation-kind.ts`. */
const SNOW_TEMPERATURE_C = 1;

/**
 * The least and most fresh snow, cm.
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
 * From which height on an hour's precipitation falls as snow, metres above sea level: where the
 * temperature would be 1 °C by the lapse rate of the standard atmosphere, but never below the sea.
 * Null where nothing falls, or the temperature or the height of the place is not known.
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
