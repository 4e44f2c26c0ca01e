import type { Hour } from './hour.ts';

/**
 * Weather state codes of the public weather API, forecast table. Most codes of precipitation mean the same as
 * in WMO table 4677; -1 is "not specified".
 */
export type WeatherState = number;

export const UNKNOWN_STATE: WeatherState = -1;

/** Minimum thunder probability, and minimum gust or precipitation, of a severe thunderstorm. */
const SEVERE_THUNDERSTORM = { thunderProbability: 50, gust: 75, precipitation: 15 };

/**
 * The codes of WMO table 4677 (`ww`) that mean what the documented table says under the same number. Its other
 * numbers mean something else: in 4677, 4 to 10 are smoke, haze, dust and mist, 20 to 29 are precipitation
 * within the past hour, 30 to 35 are duststorms. 50, 52, 62, 97 and the like have no row in the documented
 * table. 53 has none either, and its amount decides between 51 and 55.
 */
const WMO_CODES_WITH_STATE: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 40, 45, 48, 49, 51, 53, 55, 56, 57, 60, 61, 63, 65, 66, 67, 68, 69, 70, 71, 73, 75,
  80, 81, 82, 83, 84, 85, 86, 95, 96,
]); // prettier-ignore

/**
 * Determines the state of an hour: the kind of precipitation by its significant weather, the strength by its amount,
 * and without precipitation by its clouds.
 */
export function determineWeatherState(hour: Hour): WeatherState {
  if (isUnspecifiedWeather(hour)) return UNKNOWN_STATE;
  const code = hour.significantWeather;
  if (code === null || code <= 3) return determineSkyState(hour.cloudCover);
  if (code === 95 && isSevere(hour)) return 96;
  return withStrengthByRate(code === 53 ? 51 : code, hour.precipitation);
}

/** Whether the weather code of an hour has no state in the documented table. */
export function isUnspecifiedWeather({
  significantWeather,
}: Pick<Hour, 'significantWeather'>): boolean {
  return significantWeather !== null && !WMO_CODES_WITH_STATE.has(significantWeather);
}

/** 0 clear, 1 up to 3/8, 2 up to 6/8, 3 above; -1 if the cloud cover (percent) is unknown. */
export function determineSkyState(cloudCover: number | null): WeatherState {
  if (cloudCover === null) return UNKNOWN_STATE;
  const covered = toOktas(cloudCover);
  if (covered === 0) return 0;
  if (covered <= 3) return 1;
  return covered <= 6 ? 2 : 3;
}

/** Kinds of weather, independent of intensity. */
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

const familyByState = new Map(
  WEATHER_FAMILIES.flatMap((family) =>
    STATES_OF_FAMILY[family].map((state) => [state, family] as const),
  ),
);

/** Undefined for unknown states. */
export function getWeatherFamily(state: WeatherState): WeatherFamily | undefined {
  return familyByState.get(state);
}

/** Whether the weather is reported even if it lasts one hour only: ice and thunder. */
export function isHazard(family: WeatherFamily | undefined): boolean {
  return family === 'ice' || family === 'thunder';
}

/** Whether the state has precipitation. */
export function isWet(state: WeatherState): boolean {
  const family = getWeatherFamily(state);
  return family !== undefined && family !== 'bright' && family !== 'cloudy' && family !== 'fog';
}

/** Finer kinds of weather, by intensity, each with its own phrase: the word identifies the range of values. */
// prettier-ignore
export const SKY_CLASSES = [
  'clear', 'mostlyClear', 'partlyCloudy', 'cloudy', 'overcast', 'fog', 'rimeFog', 'lightDrizzle',
  'drizzle', 'heavyDrizzle', 'lightFreezingDrizzle', 'heavyFreezingDrizzle', 'lightRain', 'rain',
  'heavyRain', 'abundantRain', 'lightFreezingRain', 'freezingRain', 'lightSleet', 'sleet',
  'heavySleet', 'lightSnow', 'snow', 'heavySnow', 'lightShowers', 'showers', 'heavyShowers',
  'lightSleetShowers', 'sleetShowers', 'heavySleetShowers', 'lightSnowShowers', 'snowShowers',
  'heavySnowShowers', 'thunderstorm', 'severeThunderstorm',
] as const;
export type SkyClass = (typeof SKY_CLASSES)[number];

/** Forecast state codes of the public weather API's document, by class; see {@link HEAVY_CLASSES}. */
const STATES_BY_CLASS: Record<SkyClass, readonly WeatherState[]> = {
  clear: [0],
  mostlyClear: [1],
  partlyCloudy: [2, 10],
  cloudy: [20, 21],
  overcast: [3, 30],
  fog: [4, 40, 45],
  rimeFog: [48, 49],
  lightDrizzle: [51],
  drizzle: [5, 50, 53],
  heavyDrizzle: [55],
  lightFreezingDrizzle: [56],
  heavyFreezingDrizzle: [57],
  lightRain: [60, 61],
  rain: [6, 63],
  heavyRain: [65],
  abundantRain: [],
  lightFreezingRain: [66],
  freezingRain: [67],
  lightSleet: [68],
  sleet: [69],
  heavySleet: [],
  lightSnow: [70, 71],
  snow: [7, 73],
  heavySnow: [75],
  lightShowers: [80],
  showers: [8, 81],
  heavyShowers: [82],
  lightSleetShowers: [83],
  sleetShowers: [84],
  heavySleetShowers: [],
  lightSnowShowers: [85],
  snowShowers: [86],
  heavySnowShowers: [],
  thunderstorm: [9, 95],
  severeThunderstorm: [96],
};

const classByState = new Map(
  SKY_CLASSES.flatMap((name) => STATES_BY_CLASS[name].map((state) => [state, name] as const)),
);

/** Classes that have no state of their own: the state of the moderate class means both. */
const HEAVY_CLASSES: Partial<Record<SkyClass, SkyClass>> = {
  sleet: 'heavySleet',
  sleetShowers: 'heavySleetShowers',
  snowShowers: 'heavySnowShowers',
};

/** What the amounts of some hours tell of their state. */
export interface FallDetail {
  /** Of a state that means moderate and heavy alike, as sleet has. */
  isHeavy?: true;
  /** Rain that is heavy by the amount of a period, but in none of its hours. */
  isAbundant?: true;
}

/** Undefined for a state that is not specified (-1, 999) or not in the document. */
export function findSkyClass(
  state: WeatherState,
  { isHeavy, isAbundant }: FallDetail = {},
): SkyClass | undefined {
  const found = classByState.get(state);
  if (isAbundant && found === 'heavyRain') return 'abundantRain';
  return (isHeavy && found && HEAVY_CLASSES[found]) || found;
}

function isSevere({ thunderProbability, gust, precipitation }: Hour): boolean {
  return (
    (thunderProbability ?? 0) >= SEVERE_THUNDERSTORM.thunderProbability &&
    ((gust ?? 0) >= SEVERE_THUNDERSTORM.gust ||
      (precipitation ?? 0) >= SEVERE_THUNDERSTORM.precipitation)
  );
}

/** Percent in an eighth of the sky. */
const PERCENT_PER_OKTA = 12.5;

/** Rounds a cloud cover (percent) to eighths of the sky, 0 to 8. */
function toOktas(cloudCover: number): number {
  return Math.round(cloudCover / PERCENT_PER_OKTA);
}

/** Rounds a cloud cover as observers report it: percent, in whole eighths of the sky. */
export function roundToOktas(cloudCover: number | null): number | null {
  return cloudCover === null ? null : toOktas(cloudCover) * PERCENT_PER_OKTA;
}

const STRENGTHS = [1, 2, 3] as const;

/** Strength of precipitation: 1 light, 2 moderate, 3 heavy, as the precipitation classes of the documents. */
export type Strength = (typeof STRENGTHS)[number];

/** A kind of precipitation, with its states by strength; some kinds have no state for heavy precipitation. */
interface FallKind {
  states: readonly [light: number, moderate: number, heavy: number];
  /** Highest rates of light and of moderate precipitation, mm of water per hour. */
  maxRates: readonly [light: number, moderate: number];
}

/** The highest rate below one that belongs to the next band. */
const below = (rate: number) => rate - Number.EPSILON;

export const RAIN_RATES = [0.5, 4] as const;
/** Moderate snow starts at one centimetre per hour. */
export const SNOW_RATES = [below(1), 4] as const;
/** Strong drizzle starts at 0.5 mm per hour. */
const DRIZZLE_RATES = [below(0.5), 4] as const;

/**
 * "Rain intensity bands attached to codes" of the public weather API's document, one centimetre of snow per
 * millimetre of water. Showers, sleet and freezing precipitation have no bands there: those of rain and snow apply.
 */
const FALL_KINDS: readonly FallKind[] = [
  { states: [51, 55, 55], maxRates: DRIZZLE_RATES },
  { states: [56, 57, 57], maxRates: DRIZZLE_RATES },
  { states: [61, 63, 65], maxRates: RAIN_RATES },
  { states: [66, 67, 67], maxRates: RAIN_RATES },
  { states: [68, 69, 69], maxRates: RAIN_RATES },
  { states: [71, 73, 75], maxRates: SNOW_RATES },
  { states: [80, 81, 82], maxRates: RAIN_RATES },
  { states: [83, 84, 84], maxRates: RAIN_RATES },
  { states: [85, 86, 86], maxRates: SNOW_RATES },
];

const kindByState = new Map(
  FALL_KINDS.flatMap((kind) => kind.states.map((state) => [state, kind] as const)),
);

/** The first state of a kind of precipitation, which identifies it; undefined for any other weather. */
export function getFallKind(state: number): number | undefined {
  return kindByState.get(state)?.states[0];
}

/** The strength that a state names; undefined for states without precipitation or without a strength. */
export function getStrength(state: number): Strength | undefined {
  const index = kindByState.get(state)?.states.indexOf(state);
  return index === undefined ? undefined : STRENGTHS[index];
}

/**
 * The strength of an hour's precipitation: that of its state, and by its amount where one state means moderate and
 * heavy (sleet and snow showers).
 *
 * @param amount mm; null if unknown
 */
export function getHourStrength(state: number, amount: number | null): Strength | undefined {
  const kind = kindByState.get(state);
  const strength = getStrength(state);
  const isHeavyToo = kind !== undefined && kind.states[1] === kind.states[2];
  const isHeavy = isHeavyToo && strength === 2 && (amount ?? 0) > kind.maxRates[1];
  return isHeavy ? 3 : strength;
}

/** The state of the same kind of precipitation with another strength. */
export function withStrength(state: number, strength: Strength): number {
  return kindByState.get(state)?.states[strength - 1] ?? state;
}

/**
 * Corrects the strength that a state names by the rate.
 *
 * @param rate mm of water per hour; null or zero leave the state as it is
 */
export function withStrengthByRate(state: number, rate: number | null): number {
  const kind = kindByState.get(state);
  if (!kind || rate === null || rate <= 0) return state;
  const band = kind.maxRates.findIndex((max) => rate <= max);
  return kind.states[band === -1 ? 2 : band] ?? state;
}
