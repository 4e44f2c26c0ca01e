import { classifyPrecipitation } from './atmosphere.ts';
import type { Hour } from './hour.ts';
import {
  determineSkyState,
  determineWeatherState,
  getWeatherFamily,
  isHazard,
  isUnspecifiedWeather,
  isWet,
  UNKNOWN_STATE,
  type WeatherFamily,
  type WeatherState,
  getFallKind,
  getHourStrength,
  getStrength,
  withStrength,
  withStrengthByRate,
  type Strength,
} from './state.ts';

/** The weather of an hour as far as the state of a period depends on it. */
export interface StateHour {
  state: WeatherState;
  /** mm; null if unknown. */
  precipitation: number | null;
}

/** Periods with a larger share of unspecified hours are unspecified. */
const MAX_UNSPECIFIED_SHARE = 0.5;

/** Minimum hours, or share of hours, of a family to determine the state; one hour for ice and thunder. */
const MIN_HOURS = 2;
const MIN_SHARE = 0.25;

/** Amount that a period's state never hides, however short the hours, mm. */
const MIN_NOTABLE_MM = 0.5;

/** Families by impact, greatest first. */
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

/** Families whose amounts add up: a day of rain and of showers is as wet as both together. */
const ALIKE_FAMILIES: readonly (readonly WeatherFamily[])[] = [
  ['ice'],
  ['snow', 'sleet'],
  ['thunder', 'rain', 'showers', 'drizzle'],
];

const SEVERE_THUNDERSTORM: WeatherState = 96;
const FREEZING_RAIN: WeatherState = 66;

/** Summarizes forecast hours as one state: without precipitation or fog, the sky of their mean cloud cover. */
export function summarizeWeatherState(hours: readonly Hour[]): WeatherState {
  const found = summarizeStates(
    hours.map((hour) => ({
      state: determineWeatherState(hour),
      precipitation: hour.precipitation,
    })),
  );
  if (found !== undefined) return found;
  const isUnknown =
    hours.filter(isUnspecifiedWeather).length > hours.length * MAX_UNSPECIFIED_SHARE;
  return isUnknown ? UNKNOWN_STATE : determineSkyState(averageCloudCover(hours));
}

function averageCloudCover(hours: readonly Hour[]): number | null {
  const known = hours.map((hour) => hour.cloudCover).filter((cover) => cover !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, cover) => sum + cover, 0) / known.length;
}

/**
 * Summarizes hours with precipitation or fog as one state. Danger decides before strength, and strength before
 * frequency: the family of greatest impact that has enough hours, a notable amount or a dangerous hour; its
 * strength by the precipitation class of the amount, never below that of its dangerous hours.
 *
 * @returns undefined if there is only sky
 */
export function summarizeStates(hours: readonly StateHour[]): WeatherState | undefined {
  for (const family of IMPACT_ORDER) {
    const found = selectFamily(family, hours);
    if (found.length > 0 && isNotable(family, found, hours.length)) {
      return summarizeFamily(family, found, hours);
    }
  }
  return summarizeScattered(hours);
}

/** Summarizes kinds of precipitation of which none is notable alone, but all together are. */
function summarizeScattered(hours: readonly StateHour[]): WeatherState | undefined {
  const wet = hours.filter(({ state }) => isWet(state));
  if ((sumAmounts(wet) ?? 0) < MIN_NOTABLE_MM) return undefined;
  const family = findMostFrequent(wet.map(({ state }) => getWeatherFamily(state)));
  return family && summarizeFamily(family, selectFamily(family, hours), hours);
}

function selectFamily(family: WeatherFamily, hours: readonly StateHour[]): StateHour[] {
  return hours.filter(({ state }) => getWeatherFamily(state) === family);
}

/** Raises the strength of a state to that of all precipitation of the same kind within a period. */
export function raiseToPeriod(state: WeatherState, period: readonly StateHour[]): WeatherState {
  const family = getWeatherFamily(state);
  const alike = new Set(family && selectAlike(family, period));
  const whole = summarizeStates(
    period.map((hour) => (alike.has(hour) ? hour : { state: UNKNOWN_STATE, precipitation: null })),
  );
  return whole === undefined ? state : raiseStrength(state, whole);
}

/** The state with at least the strength of another one; states without a strength stay. */
function raiseStrength(state: number, other: number): number {
  const [strength, least] = [getStrength(state), getStrength(other)];
  return strength !== undefined && least !== undefined && strength < least
    ? withStrength(state, least)
    : state;
}

/** Eighths of cloud of the skies from clear to overcast, less those of mixed clouds. */
const EIGHTHS = [-5, -3, 0, 3];

/** Which way mixed clouds lean by the mean of their hours, from clear to overcast; undefined if by less than an eighth. */
export function findLeaning(skies: readonly WeatherState[]): 'brighter' | 'duller' | undefined {
  const sum = skies.reduce((whole, sky) => whole + (EIGHTHS[sky] ?? 0), 0);
  if (Math.abs(sum) < skies.length) return undefined;
  return sum < 0 ? 'brighter' : 'duller';
}

/** The most frequent value, the first one of ties. */
export function findMostFrequent<T>(values: readonly T[]): T {
  const count = (value: T) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}

/** @param length of the period, hours */
function isNotable(family: WeatherFamily, found: readonly StateHour[], length: number): boolean {
  const least = isHazard(family) ? 1 : Math.min(MIN_HOURS, length * MIN_SHARE);
  return (
    found.length >= least || found.some(isHeavyHour) || (sumAmounts(found) ?? 0) >= MIN_NOTABLE_MM
  );
}

function summarizeFamily(
  family: WeatherFamily,
  found: readonly StateHour[],
  hours: readonly StateHour[],
): WeatherState {
  const states = found.map(({ state }) => state);
  if (family === 'thunder') {
    return states.includes(SEVERE_THUNDERSTORM) ? SEVERE_THUNDERSTORM : findMostFrequent(states);
  }
  const kind = family === 'ice' ? findIceKind(states) : findMostFrequent(states.map(getFallKind));
  if (kind === undefined) return findMostFrequent(states);
  const alike = selectAlike(family, hours);
  if (alike.some(isHeavyHour)) return withStrength(kind, 3);
  const amount = sumAmounts(alike);
  if (amount && isWholeDay(hours)) return withStrength(kind, toStrength(amount, hours.length));
  // What is much for a day is much for an evening.
  if (amount && toStrength(amount, MAX_DAY_HOURS) === 3) return withStrength(kind, 3);
  const typical = findTypicalStrength(states.filter((state) => getFallKind(state) === kind));
  // Two hours of snow and three of little are no light snow.
  return raiseStrength(
    withStrength(kind, typical),
    withStrengthByRate(kind, amount && amount / alike.length),
  );
}

/** The waking hours of a day, and the longest day, where the clock changes. */
const MIN_DAY_HOURS = 18;
const MAX_DAY_HOURS = 25;

/** Of a day the precipitation class decides; of shorter and longer times the bands of their hours do. */
function isWholeDay({ length }: readonly StateHour[]): boolean {
  return length >= MIN_DAY_HOURS && length <= MAX_DAY_HOURS;
}

/** The upper median. */
function findTypicalStrength(states: readonly WeatherState[]): Strength {
  const strengths = states.map(getStrength).filter((strength) => strength !== undefined);
  return strengths.toSorted((one, other) => one - other)[Math.floor(strengths.length / 2)] ?? 1;
}

/** Freezing rain is more dangerous than freezing drizzle. */
function findIceKind(states: readonly WeatherState[]): WeatherState | undefined {
  const kinds = states.map(getFallKind);
  return kinds.includes(FREEZING_RAIN) ? FREEZING_RAIN : kinds[0];
}

/** Whether an hour has heavy precipitation by the bands of the document. */
export function isHeavyHour({ state, precipitation }: StateHour): boolean {
  return getHourStrength(state, precipitation) === 3;
}

function selectAlike(family: WeatherFamily, hours: readonly StateHour[]): StateHour[] {
  const alike = ALIKE_FAMILIES.find((families) => families.includes(family)) ?? [];
  return hours.filter(({ state }) => {
    const other = getWeatherFamily(state);
    return other !== undefined && alike.includes(other);
  });
}

/** Null if no amount is known. */
function sumAmounts(hours: readonly StateHour[]): number | null {
  const known = hours.map(({ precipitation }) => precipitation).filter((amount) => amount !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, amount) => sum + amount, 0) * 1e6) / 1e6;
}

function toStrength(amount: number, hours: number): Strength {
  const found = classifyPrecipitation(amount, hours);
  return found === 0 ? 1 : found;
}
