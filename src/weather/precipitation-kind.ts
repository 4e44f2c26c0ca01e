import type { Hour } from './hour.ts';
import { familyOf, isUnspecified, type WeatherFamily } from './state.ts';

/** What precipitation is when it reaches the ground. */
export type PrecipitationKind = 'rain' | 'snow' | 'sleet' | 'freezing' | 'unknown';

/** Share of snow in the water that falls, from which on people call it so. */
const SNOW_SHARE = 0.7;
const SLEET_SHARE = 0.3;

/**
 * °C at 2 m. At 1 °C rain and snow are equally frequent over the land of the northern hemisphere
 * (Jennings et al. 2018, doi:10.1038/s41467-018-03629-7); half a degree around it, it may be either.
 */
const SNOW_UP_TO = 0.5;
const SLEET_UP_TO = 1.5;

const KIND_OF_FAMILY: Partial<Record<WeatherFamily, PrecipitationKind>> = {
  ice: 'freezing',
  snow: 'snow',
  sleet: 'sleet',
  drizzle: 'rain',
  rain: 'rain',
  showers: 'rain',
};

/** What tells the kind of precipitation. */
interface Falling extends Pick<Hour, 'precipitation' | 'snow' | 'temperature'> {
  family: WeatherFamily | undefined;
}

/**
 * What an hour's precipitation is, or would be, by the forecast: freezing by its significant
 * weather, else by the snow part of what falls; without an amount, by the significant weather, and
 * where that is dry, by the temperature.
 */
export function precipitationKind(
  hour: Pick<Hour, 'significantWeather' | keyof Omit<Falling, 'family'>> | undefined,
): PrecipitationKind {
  if (!hour) return 'unknown';
  const { significantWeather: code, precipitation, snow, temperature } = hour;
  const family = code === null || isUnspecified(hour) ? undefined : familyOf(code);
  return kindOfFall({ family, precipitation, snow, temperature });
}

/** The same where the family of the weather is known. */
export function kindOfFall(fall: Falling): PrecipitationKind {
  const byWeather = fall.family && KIND_OF_FAMILY[fall.family];
  if (byWeather === 'freezing') return byWeather;
  return kindByShare(fall) ?? byWeather ?? kindByTemperature(fall);
}

function kindByShare({ precipitation, snow }: Falling): PrecipitationKind | undefined {
  if (precipitation === null || precipitation <= 0 || snow === null) return undefined;
  const share = snow / precipitation;
  if (share >= SNOW_SHARE) return 'snow';
  return share >= SLEET_SHARE ? 'sleet' : 'rain';
}

function kindByTemperature({ temperature }: Falling): PrecipitationKind {
  if (temperature === null) return 'unknown';
  if (temperature < SNOW_UP_TO) return 'snow';
  return temperature < SLEET_UP_TO ? 'sleet' : 'rain';
}
