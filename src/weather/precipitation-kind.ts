import type { Hour } from './hour.ts';
import { familyOf, type WeatherFamily } from './state.ts';

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

/** What tells the kind of an hour's precipitation. */
type Falling = Pick<Hour, 'significantWeather' | 'precipitation' | 'snow' | 'temperature'>;

/**
 * What an hour's precipitation is, or would be, by the forecast: freezing by its significant
 * weather, else by the snow part of what falls; without an amount, by the significant weather, and
 * where that is dry, by the temperature.
 */
export function precipitationKind(hour: Falling | undefined): PrecipitationKind {
  if (!hour) return 'unknown';
  const byWeather = kindByWeather(hour);
  if (byWeather === 'freezing') return byWeather;
  return kindByShare(hour) ?? byWeather ?? kindByTemperature(hour);
}

function kindByWeather({ significantWeather }: Falling): PrecipitationKind | undefined {
  const family = significantWeather === null ? undefined : familyOf(significantWeather);
  return family && KIND_OF_FAMILY[family];
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
