import type { Hour } from './hour.ts';

/**
 * Weather state codes of the public weather API, forecast table. Most of them mean the same as in WMO table
 * 4677 where something falls; -1 is "not specified".
 */
export type WeatherState = number;

export const UNKNOWN_STATE: WeatherState = -1;

/** Probability of thunder and gusts from which a thunderstorm counts as severe. */
const SEVERE_THUNDERSTORM = { thunderProbability: 50, gust: 75, precipitation: 15 };

/** Drizzle of this amount in an hour or more is strong, mm. */
const STRONG_DRIZZLE_MM = 0.5;

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
const MAX_UNSPECIFIED_SHARE = 0.5;

/** A state shows in a period's from this many hours or this share on; ice and thunder from one hour on. */
const MIN_STATE_HOURS = 2;
const MIN_STATE_SHARE = 0.25;

/** The state of an hour, from its significant weather and, where nothing falls, its clouds. */
export function determineWeatherState(hour: Hour): WeatherState {
  if (isUnspecifiedWeather(hour)) return UNKNOWN_STATE;
  const code = hour.significantWeather;
  if (code === null || code <= 3) return determineSkyState(hour.cloudCover);
  if (code === 53) return determineDrizzleState(hour.precipitation);
  if (code === 95 && isSevere(hour)) return 96;
  return code;
}

/** Whether an hour has a weather code that the documented table has no state for. */
export function isUnspecifiedWeather({
  significantWeather,
}: Pick<Hour, 'significantWeather'>): boolean {
  return significantWeather !== null && !WMO_CODES_WITH_STATE.has(significantWeather);
}

/** 0 clear, 1 up to 3/8, 2 up to 6/8, 3 above; -1 where the cloud cover (percent) is not known. */
export function determineSkyState(cloudCover: number | null): WeatherState {
  if (cloudCover === null) return UNKNOWN_STATE;
  const covered = toOktas(cloudCover);
  if (covered === 0) return 0;
  if (covered <= 3) return 1;
  return covered <= 6 ? 2 : 3;
}

/**
 * The state of several hours: that of greatest impact which fills enough of them, else the sky's
 * by the mean cloud cover, unless the weather of most of them is unspecified.
 */
export function summarizeWeatherState(hours: readonly Hour[]): WeatherState {
  const found = findGravestState(hours.map(determineWeatherState));
  if (found !== undefined) return found;
  const isUnknown =
    hours.filter(isUnspecifiedWeather).length > hours.length * MAX_UNSPECIFIED_SHARE;
  return isUnknown ? UNKNOWN_STATE : determineSkyState(averageCloudCover(hours));
}

/** The state of greatest impact that fills enough of some hours; undefined where only the sky does. */
export function findGravestState(states: readonly WeatherState[]): WeatherState | undefined {
  for (const family of IMPACT_ORDER) {
    const found = states.filter((state) => getWeatherFamily(state) === family);
    const least = isHazard(family) ? 1 : Math.min(MIN_STATE_HOURS, states.length * MIN_STATE_SHARE);
    if (found.length > 0 && found.length >= least) return findMostFrequent(found);
  }
  return undefined;
}

/** The value that comes most often, the first of those that come equally often. */
export function findMostFrequent<T>(values: readonly T[]): T {
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
export function getWeatherFamily(state: WeatherState): WeatherFamily | undefined {
  return familyByState.get(state);
}

/** What is said even if it lasts an hour only: ice and thunder. */
export function isHazard(family: WeatherFamily | undefined): boolean {
  return family === 'ice' || family === 'thunder';
}

/** Whether something falls in this state. */
export function isWet(state: WeatherState): boolean {
  const family = getWeatherFamily(state);
  return family !== undefined && family !== 'bright' && family !== 'cloudy' && family !== 'fog';
}

function isSevere({ thunderProbability, gust, precipitation }: Hour): boolean {
  return (
    (thunderProbability ?? 0) >= SEVERE_THUNDERSTORM.thunderProbability &&
    ((gust ?? 0) >= SEVERE_THUNDERSTORM.gust ||
      (precipitation ?? 0) >= SEVERE_THUNDERSTORM.precipitation)
  );
}

function determineDrizzleState(precipitation: number | null): WeatherState {
  return precipitation !== null && precipitation >= STRONG_DRIZZLE_MM ? 55 : 51;
}

function averageCloudCover(hours: readonly Hour[]): number | null {
  const known = hours.map((hour) => hour.cloudCover).filter((cover) => cover !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, cover) => sum + cover, 0) / known.length;
}

/** Percent in an eighth of the sky. */
const PERCENT_PER_OKTA = 12.5;

/** How many eighths of the sky a cloud cover (percent) is nearest to: 0 to 8. */
function toOktas(cloudCover: number): number {
  return Math.round(cloudCover / PERCENT_PER_OKTA);
}

/** A cloud cover as an observer tells it: percent by whole eighths of the sky. */
export function roundToOktas(cloudCover: number | null): number | null {
  return cloudCover === null ? null : toOktas(cloudCover) * PERCENT_PER_OKTA;
}

/** What an icon shows beside the state of the weather. */
export interface IconOptions {
  isNight: boolean;
  /** Wind is worth a warning sign. */
  isWindy: boolean;
  /** A weather warning is in force. */
  hasWarning: boolean;
}

/**
 * The file of a state's icon, by "Icon file naming" of the public weather API's document: `d_61.svg`,
 * `n_w_61.svg` with wind, `d_e_61.svg` with a weather warning, which outranks wind.
 */
export function getIconFileName(
  state: WeatherState,
  { isNight, isWindy, hasWarning }: IconOptions,
): string {
  const time = isNight ? 'n' : 'd';
  if (hasWarning) return `${time}_e_${state}.svg`;
  return isWindy ? `${time}_w_${state}.svg` : `${time}_${state}.svg`;
}
