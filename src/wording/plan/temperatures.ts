import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { isMainlyDark } from '../../weather/periods.ts';
import { isWet } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import type { NightPlan } from './night.ts';
import type { CourseHour } from './course.ts';
import type { Danger } from './dangers.ts';
import type { PlannedPeriod } from './facts.ts';
import type { AnswerStatement, Statement } from './plan.ts';
import type {
  Boundary,
  Course,
  Degrees,
  ExtremeStatement,
  Span,
  Temperature,
} from './statement.ts';

/** Smaller differences are not worth a sentence, and may vanish in rounding. */
const MIN_CHANGE_K = 3;
const MIN_DIFFERENCE_K = 1;
const MIN_HIGHS_K = 2;

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

/** Minimum rise of a night that nobody says to cool down, K. */
const MIN_RISE_K = 4;

/** Whether a night has its low before midnight and gets warmer, and that low is not the only frost. */
export function warmsAtNight(
  { nightLow = null, nightAfter = [] }: Pick<PlannedPeriod, 'nightLow' | 'nightAfter'>,
  high: number,
): boolean {
  const values = nightAfter.map(({ temperature }) => temperature).filter((one) => one !== null);
  const last = values.at(-1);
  if (nightLow === null || last === undefined || (nightLow <= 0 && high > 0)) return false;
  const [low, afterMidnight] = [nightLow, Math.min(...values)].map(roundHalfAwayFromZero);
  return (afterMidnight ?? 0) > (low ?? 0) && last - nightLow >= MIN_RISE_K;
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
    return min === null ? null : { form: 'low', value: min };
  }
  if (part === 'afternoon') return max === null ? null : { form: 'high', value: max };
  return planTemperatureThrough(hours) ?? planTemperatureRange(min, max);
}

/** Plans the temperature through some hours: a change if it is large, else the high, or the
 * low of the dark; null if it is unknown. */
export function planTemperatureThrough(hours: readonly CourseHour[]): Temperature | null {
  const values = hours.map(({ temperature }) => temperature).filter((value) => value !== null);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [roundHalfAwayFromZero(first), roundHalfAwayFromZero(last)];
  if (Math.abs(to - from) >= MIN_CHANGE_K && isBetween(values, first, last)) {
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

/** Plans the highs of one day, or of several: as one value if they are alike. */
export function planHighs(highs: readonly (number | null)[]): Temperature | null {
  const known = highs.filter((high) => high !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return roundHalfAwayFromZero(high) - roundHalfAwayFromZero(low) < MIN_HIGHS_K
    ? planAlikeHighs(high, known.length)
    : { form: 'highs', low, high };
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

/** Heat or frost and its sky as two sentences, of those that a language tells apart. */
export function tellSkyApart<One extends AnswerStatement>(
  statement: One,
  apart: readonly ExtremeStatement['of'][] = [],
): (One | Statement)[] {
  const told: AnswerStatement = statement;
  if (told.kind !== 'extreme' || !told.sky || !apart.includes(told.of)) return [statement];
  const { sky, ...extreme } = told;
  const course = { form: 'steady', sky } as const;
  return [extreme, { kind: 'course', opening: null, course, temperature: null }];
}

/** Beside the sky of an evening, the low would be heard as that of the evening. */
export function isOfNightAfter(rest: Temperature | null): boolean {
  return rest?.form === 'low' && rest.atNight === true;
}

/** After a sentence about the night, a high alone stands with the sky of the day. */
export function hasRoomBeside(night: NightPlan | null, rest: Temperature | null): boolean {
  return night === null || rest?.form === 'high';
}
