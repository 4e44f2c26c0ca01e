import { eighths } from './clouds.ts';
import type { Hour } from './hour.ts';

/**
 * Weather state codes of the public weather API, forecast table. Most of them mean the same as in WMO table
 * 4677 where something falls; -1 is "not specified".
 */
export type WeatherState = number;

export const UNKNOWN_STATE: WeatherState = -1;

/** Probability of thunder and gusts from which a thunderstorm counts as severe. */
const SEVERE = { thunderProbability: 50, gust: 75, precipitation: 15 };

/** Drizzle of this amount in an hour or more is strong, mm. */
const STRONG_DRIZZLE = 0.5;

/**
 * The codes of WMO table 4677 (`ww`) that mean what the documented table says under the same number. Its other
 * numbers mean something else: in 4677, 4 to 10 are smoke, haze, dust and mist, 20 to 29 is what fell within the
 * past hour, 30 to 35 are duststorms. 50, 52, 62, 97 and the like have no row in the documented table. 53 has
 * none either, and its amount decides between 51 and 55.
 */
const WMO_CODES_WITH_STATE: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 40, 45, 48, 49, 51, 53, 55, 56, 57, 60, 61, 63, 65, 66, 67, 68, 69, 70, 71, 73, 75,
  80, 81, 82, 83, 84, 85, 86, 95, 96,
]); // prettier-ignore

/** A period of which more than this share is unspecified is so itself. */
const MOSTLY = 0.5;

/** A state shows in a period's from this many hours or this share on; ice and thunder from one hour on. */
const ENOUGH_HOURS = 2;
const ENOUGH_SHARE = 0.25;

/** The state of an hour, from its significant weather and, where nothing falls, its clouds. */
export function stateOf(hour: Hour): WeatherState {
  if (isUnspecified(hour)) return UNKNOWN_STATE;
  const code = hour.significantWeather;
  if (code === null || code <= 3) return skyState(hour.cloudCover);
  if (code === 53) return drizzleState(hour.precipitation);
  if (code === 95 && isSevere(hour)) return 96;
  return code;
}

/** Whether an hour has a weather code that the documented table has no state for. */
export function isUnspecified({ significantWeather }: Pick<Hour, 'significantWeather'>): boolean {
  return significantWeather !== null && !WMO_CODES_WITH_STATE.has(significantWeather);
}

/** 0 clear, 1 up to 3/8, 2 up to 6/8, 3 above; -1 where the cloud cover (percent) is not known. */
export function skyState(cloudCover: number | null): WeatherState {
  if (cloudCover === null) return UNKNOWN_STATE;
  const covered = eighths(cloudCover);
  if (covered === 0) return 0;
  if (covered <= 3) return 1;
  return covered <= 6 ? 2 : 3;
}

/**
 * The state of several hours: that of greatest impact which fills enough of them, else the sky's
 * by the mean cloud cover, unless the weather of most of them is unspecified.
 */
export function stateOfHours(hours: readonly Hour[]): WeatherState {
  const found = gravest(hours.map(stateOf));
  if (found !== undefined) return found;
  const isUnknown = hours.filter(isUnspecified).length > hours.length * MOSTLY;
  return isUnknown ? UNKNOWN_STATE : skyState(meanCloudCover(hours));
}

/** The state of greatest impact that fills enough of some hours; undefined where only the sky does. */
export function gravest(states: readonly WeatherState[]): WeatherState | undefined {
  for (const family of IMPACT_ORDER) {
    const found = states.filter((state) => familyOf(state) === family);
    const least = isHazard(family) ? 1 : Math.min(ENOUGH_HOURS, states.length * ENOUGH_SHARE);
    if (found.length > 0 && found.length >= least) return mostFrequent(found);
  }
  return undefined;
}

/** The value that comes most often, the first of those that come equally often. */
export function mostFrequent<T>(values: readonly T[]): T {
  const count = (value: T) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}

/** Kinds of weather that people tell apart, whatever their strength. */
export const WEATHER_FAMILIES = [
  'bright',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'showers',
  'thunder',
  'snow',
  'sleet',
  'ice',
] as const;
export type WeatherFamily = (typeof WEATHER_FAMILIES)[number];

/** Every code of the documented table; the short ones (4 to 10, 20, 30 ...) come from other services. */
const STATES_OF_FAMILY: Record<WeatherFamily, readonly WeatherState[]> = {
  bright: [0, 1],
  cloudy: [2, 3, 10, 20, 21, 30],
  fog: [4, 40, 45, 48, 49],
  drizzle: [5, 50, 51, 53, 55],
  rain: [6, 60, 61, 63, 65],
  showers: [8, 80, 81, 82],
  thunder: [9, 95, 96],
  snow: [7, 70, 71, 73, 75, 85, 86],
  sleet: [68, 69, 83, 84],
  ice: [56, 57, 66, 67],
};

/** What has the greatest impact comes first. */
const IMPACT_ORDER: readonly WeatherFamily[] = [
  'ice',
  'thunder',
  'snow',
  'sleet',
  'rain',
  'showers',
  'drizzle',
  'fog',
];

const familyByState = new Map(
  WEATHER_FAMILIES.flatMap((family) =>
    STATES_OF_FAMILY[family].map((state) => [state, family] as const),
  ),
);

/** Undefined where the state is not known. */
export function familyOf(state: WeatherState): WeatherFamily | undefined {
  return familyByState.get(state);
}

/** What is said even if it lasts an hour only: ice and thunder. */
export function isHazard(family: WeatherFamily | undefined): boolean {
  return family === 'ice' || family === 'thunder';
}

/** Whether something falls in this state. */
export function isWet(state: WeatherState): boolean {
  const family = familyOf(state);
  return family !== undefined && family !== 'bright' && family !== 'cloudy' && family !== 'fog';
}

function isSevere({ thunderProbability, gust, precipitation }: Hour): boolean {
  return (
    (thunderProbability ?? 0) >= SEVERE.thunderProbability &&
    ((gust ?? 0) >= SEVERE.gust || (precipitation ?? 0) >= SEVERE.precipitation)
  );
}

function drizzleState(precipitation: number | null): WeatherState {
  return precipitation !== null && precipitation >= STRONG_DRIZZLE ? 55 : 51;
}

function meanCloudCover(hours: readonly Hour[]): number | null {
  const known = hours.map((hour) => hour.cloudCover).filter((cover) => cover !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, cover) => sum + cover, 0) / known.length;
}
