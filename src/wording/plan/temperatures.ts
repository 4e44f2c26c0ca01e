import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { isMainlyDark, WAKING_HOUR } from '../../weather/periods.ts';
import { isWet } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import type { NightPlan } from './night.ts';
import type { CourseHour } from './course.ts';
import type { Danger } from './dangers.ts';
import { MAX_FROST_C, MIN_HEAT_C, type PlannedPeriod } from './facts.ts';
import type { Statement } from './plan.ts';
import type { Boundary, Course, Degrees, Span, Temperature } from './statement.ts';

/** Smaller differences are not worth a sentence, and may vanish in rounding. */
export const MIN_CHANGE_K = 3;
const FEW_HOURS = 2;
const MIN_CHANGE_OF_FEW_K = 2;
const MIN_DIFFERENCE_K = 1;
const MIN_HIGHS_K = 2;
/** Maximum differences of highs that are told together, and of those that rise or fall from day to day. */
const MAX_HIGH_DIFFERENCE_K = 4;
const MAX_TREND_K = 10;

type Temperatures = PeriodEntry['temperature'];

/** The high of a day is that of its waking hours: nobody sees the warmth after midnight. */
export function getHigh({ wakingMax, max }: Temperatures): number | null {
  return wakingMax === undefined ? max : wakingMax;
}

/**
 * Plans the temperatures of a day: the high, and the low of the night after it. Without that night, as from the fields
 * of an answer alone, the low is that of the day.
 *
 * @param nightLow °C; null if the night after the day is unknown
 */
export function planDayTemperature(
  temperature: Temperatures,
  nightLow: number | null,
): Temperature | null {
  const { min } = temperature;
  const max = getHigh(temperature);
  if (max === null) return null;
  const low = nightLow ?? min;
  if (low === null) return { form: 'high', value: max };
  const isSame = roundHalfAwayFromZero(low) === roundHalfAwayFromZero(max);
  const isEven = isSame && roundHalfAwayFromZero(min ?? low) === roundHalfAwayFromZero(max);
  if (isSame) return { form: isEven ? 'around' : 'high', value: max };
  return { form: 'highAndLow', high: max, low, lowIsAtNight: nightLow !== null };
}

/** Minimum change of a day that has its high at one end, K, and how far its hours may turn back. */
const MIN_DAY_CHANGE_K = 5;
const MAX_TURN_BACK_K = 1;

/** Hours at both ends of a day with its extremes. */
const END_HOURS = 3;
const LAST_HOUR = 23;

/** Hours from six to noon, or from six in the evening to midnight, beyond which it is cooler than the high by so much, K. */
const NOON = 6;
const MIN_APART_K = 1;

/**
 * Plans the temperature of a day that gets colder, or warmer, from morning to midnight: its high would be heard as that of
 * the afternoon.
 *
 * @param waking its hours from six on
 * @param nightLow °C; that of the night after it, in which it may get colder still
 */
export function planDayChange(
  waking: readonly CourseHour[],
  nightLow: number | null,
): Temperature | null {
  const values = waking.map(({ temperature }) => temperature).filter((value) => value !== null);
  const isWhole = waking[0]?.local.hour === WAKING_HOUR && waking.at(-1)?.local.hour === LAST_HOUR;
  if (!isWhole || values.length < waking.length) return null;
  const [start, end] = [values.slice(0, END_HOURS), values.slice(-END_HOURS)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (high - low < MIN_DAY_CHANGE_K || isExtreme(low) || isExtreme(high)) return null;
  const falls = start.includes(high) && end.includes(low) && isCooler(values.slice(NOON), high);
  const rises = start.includes(low) && end.includes(high) && isCooler(values.slice(0, -NOON), high);
  if ((!falls && !rises) || turnsBack(falls ? values.toReversed() : values)) return null;
  if (rises) {
    // A night that is much colder than the end of the day has its low told.
    const isColder = nightLow !== null && high - nightLow >= MIN_CHANGE_K;
    return isColder ? null : { form: 'change', from: low, to: high };
  }
  return { form: 'change', from: high, to: Math.min(low, nightLow ?? low) };
}

/** Of heat and hard frost a warning tells. */
function isExtreme(value: number): boolean {
  const spoken = roundHalfAwayFromZero(value);
  return spoken >= MIN_HEAT_C || spoken <= MAX_FROST_C;
}

function isCooler(values: readonly number[], high: number): boolean {
  return Math.max(...values) <= high - MIN_APART_K;
}

/** Whether what rises falls between. */
function turnsBack(values: readonly number[]): boolean {
  return values.some((value, at) => Math.max(...values.slice(0, at + 1)) - value > MAX_TURN_BACK_K);
}

/** Minimum rise of a night that nobody says to cool down, K. */
const MIN_RISE_K = 3;

/** Whether a night has its low before midnight and gets warmer, and that low is not the only frost. */
export function warmsAtNight(
  { nightLow = null, nightAfter = [] }: Pick<PlannedPeriod, 'nightLow' | 'nightAfter'>,
  high: number,
): boolean {
  const values = nightAfter.map(({ temperature }) => temperature).filter((one) => one !== null);
  const last = values.at(-1);
  if (nightLow === null || last === undefined || (nightLow <= 0 && high > 0)) return false;
  const low = roundHalfAwayFromZero(nightLow);
  const isLater = roundHalfAwayFromZero(Math.min(...values)) > low;
  return isLater && roundHalfAwayFromZero(last) - low >= MIN_RISE_K;
}

/** Plans the high of an afternoon, the low of a night, and how a morning or an evening changes. */
export function planPartTemperature(
  temperature: Temperatures,
  hours: readonly CourseHour[],
  part: DayPart,
): Temperature | null {
  const { min, max } = temperature;
  if (part === 'night') {
    const through = planTemperatureThrough(hours);
    if (through?.form === 'change' && through.to > through.from) return through;
    const isEven = through?.form === 'around' || through?.form === 'range';
    const hasOnlyFrost = min !== null && min <= 0 && (max ?? min) > 0;
    if (isEven && !hasOnlyFrost && !coolsDown(hours)) return through;
    return min === null ? null : { form: 'low', value: min };
  }
  if (part === 'afternoon') return max === null ? null : { form: 'high', value: max };
  return planTemperatureThrough(hours) ?? planTemperatureRange(min, max);
}

/** Whether it is colder in the second half of some hours than at their start. */
function coolsDown(hours: readonly CourseHour[]): boolean {
  const values = hours.map(({ temperature }) => temperature).filter((value) => value !== null);
  const later = values.slice(Math.floor(values.length / 2)).map(roundHalfAwayFromZero);
  return Math.min(...later) < roundHalfAwayFromZero(values[0] ?? -Infinity);
}

/** Plans the temperature through some hours: a change if it is large, else the high, or the
 * low of the dark; null if it is unknown. */
export function planTemperatureThrough(hours: readonly CourseHour[]): Temperature | null {
  const values = hours.map(({ temperature }) => temperature).filter((value) => value !== null);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [roundHalfAwayFromZero(first), roundHalfAwayFromZero(last)];
  const least = values.length <= FEW_HOURS ? MIN_CHANGE_OF_FEW_K : MIN_CHANGE_K;
  if (Math.abs(to - from) >= least && isBetween(values, first, last)) {
    return { form: 'change', from: first, to: last };
  }
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (roundHalfAwayFromZero(high) - roundHalfAwayFromZero(low) < MIN_CHANGE_K) {
    return { form: 'around', value: findMiddle(values) };
  }
  if (!isMainlyDark(hours.map(({ night }) => night))) return { form: 'high', value: high };
  // Who hears that it cools down to a value expects it at the end.
  return values.lastIndexOf(low) >= values.length / 2
    ? { form: 'low', value: low }
    : { form: 'range', low, high };
}

/** Plans low and high, independent of the spread. */
export function planTemperatureRange(min: number | null, max: number | null): Degrees | null {
  if (min === null || max === null) return null;
  return max - min < MIN_DIFFERENCE_K
    ? { form: 'around', value: max }
    : { form: 'range', low: min, high: max };
}

/** Plans the highs of one day, or of several, by day: as one value if they are alike. */
export function planHighs(highs: readonly (number | null)[]): Temperature | null {
  const known = highs.filter((high) => high !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return roundHalfAwayFromZero(high) - roundHalfAwayFromZero(low) < MIN_HIGHS_K
    ? planAlikeHighs(high, known.length)
    : { form: 'highs', low, high, trend: findHighsTrend(highs) };
}

type HighsTrend = Extract<Temperature, { form: 'highs' }>['trend'];

/** Of highs by day that all rise or all fall, as spoken. */
function findHighsTrend(highs: readonly (number | null)[]): HighsTrend {
  const spoken = highs.map((high) => (high === null ? NaN : roundHalfAwayFromZero(high)));
  const steps = spoken.slice(1).map((high, at) => high - (spoken[at] ?? NaN));
  const change = (spoken.at(-1) ?? NaN) - (spoken[0] ?? NaN);
  const isSteady = steps.every((step) => step * change > 0);
  if (Math.abs(change) < MIN_CHANGE_K || !isSteady) return undefined;
  return change > 0 ? 'rising' : 'falling';
}

/** Whether the highs of some days, by day, are close or follow a trend. */
export function areToldTogether(highs: readonly (number | null)[]): boolean {
  const known = highs.filter((high) => high !== null);
  const most = findHighsTrend(highs) ? MAX_TREND_K : MAX_HIGH_DIFFERENCE_K;
  return Math.max(...known) - Math.min(...known) <= most;
}

function planAlikeHighs(high: number, days: number): Temperature {
  return days === 1 ? { form: 'high', value: high } : { form: 'highs', low: high, high };
}

/** Whether no value is spoken as one outside of the first and the last. */
function isBetween(values: readonly number[], first: number, last: number): boolean {
  const [low, high] = [first, last].map(roundHalfAwayFromZero).toSorted((a, b) => a - b);
  return values
    .map(roundHalfAwayFromZero)
    .every((value) => value >= (low ?? value) && value <= (high ?? value));
}

/** The value nearest to the middle of all. */
function findMiddle(values: readonly number[]): number {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const distance = (value: number) => Math.abs(value - middle);
  return values.toSorted((one, other) => distance(one) - distance(other))[0] ?? 0;
}

const EVENING_HOUR = 18;

/** Whether a high would be heard as that of the evening, or of a break in the rain. */
export function endsApart(course: Course | null): boolean {
  switch (course?.form) {
    case 'change':
      return isInEvening(course.at);
    case 'interlude':
      return isInEvening(course.span) || isBreak(course);
    case 'twice':
      return true;
    default:
      return false;
  }
}

function isBreak({ background, passing }: Extract<Course, { form: 'interlude' }>): boolean {
  return isWet(background.state) && !isWet(passing.state);
}

function isInEvening(time: Boundary | Span): boolean {
  if ('start' in time) return false;
  if ('part' in time) return time.part === 'evening' || time.part === 'lateEvening';
  return ('hour' in time ? time.hour : time.from) >= EVENING_HOUR;
}

/** The temperatures that no warning of heat or frost names. */
export function withoutExtremes(
  temperature: Temperature,
  dangers: readonly Danger[],
): Temperature | null {
  const values = dangers.flatMap((danger) => ('value' in danger ? [danger.value] : []));
  if (values.length === 0) return temperature;
  const isSaid = (value: number) =>
    values.some((said) => Math.abs(said - value) < MIN_DIFFERENCE_K);
  // A night that gets colder than the frost of its day has its low told.
  const isLowSaid = (value: number) =>
    isSaid(value) && roundHalfAwayFromZero(value) >= roundHalfAwayFromZero(Math.min(...values));
  switch (temperature.form) {
    case 'highAndLow': {
      const { high, low } = temperature;
      if (isSaid(high)) {
        return isLowSaid(low) || !temperature.lowIsAtNight
          ? null
          : { form: 'low', value: low, atNight: true };
      }
      return isLowSaid(low) ? { form: 'high', value: high } : temperature;
    }
    case 'high':
      return isSaid(temperature.value) ? null : temperature;
    case 'low':
      return isLowSaid(temperature.value) ? null : temperature;
    case 'highs':
      return isSaid(temperature.high) ? null : temperature;
    case 'change':
      return isSaid(temperature.from) || isSaid(temperature.to) ? null : temperature;
    default:
      return null;
  }
}

export function planTemperatureStatement(temperature: Temperature | null): Statement[] {
  return temperature ? [{ kind: 'temperature', opening: null, temperature }] : [];
}

/** Beside the sky of an evening, the low would be heard as that of the evening. */
export function isOfNightAfter(rest: Temperature | null): boolean {
  return rest?.form === 'low' && rest.atNight === true;
}

/** After a sentence about the night, a high alone stands with the sky of the day. */
export function hasRoomBeside(night: NightPlan | null, rest: Temperature | null): boolean {
  return night === null || rest?.form === 'high';
}
