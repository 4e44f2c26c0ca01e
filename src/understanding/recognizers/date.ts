import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { addDays, toLocalDate, getWeekday, type LocalDate } from '../../time/local-time.ts';
import { parseNumber } from '../tokens.ts';
import type { DatePattern, Lexicon } from '../../languages/lexicon.ts';
import {
  exactMeaning,
  type DateWord,
  type ResolutionContext,
  type SlotMeaning,
  type Recognizer,
  restrictRange,
  matchPattern,
  type PatternCaptures,
  type WordClasses,
} from './recognizer.ts';

const SEASON_CODES = ['SP', 'SU', 'FA', 'WI'];
const MAX_DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SATURDAY = 6;

/**
 * Recognizes dates as AMAZON.DATE values: `2026-11-21`, `2026-W48`, `2026-W47-WE`, `2026-12`, `2027`,
 * `2026-WI`, `PRESENT_REF`.
 *
 * A weekday is the next occurrence, including today; "next" Monday is the first after today. A date without
 * year or month is its first occurrence from today on.
 */
export function createDateRecognizer(words: Lexicon): Recognizer {
  const classes = createWordClasses(words);
  const patterns = words.date.patterns.flatMap(([kind, list]) =>
    list.map((pattern) => ({ kind, parts: pattern.split(' ') })),
  );
  const byLength = Map.groupBy(patterns, ({ parts }) => parts.length);
  return ({ tokens, key }) => {
    // A guess, because custom slot values with "now" take precedence.
    if (words.date.now.has(key)) return { guesses: 1, value: () => 'PRESENT_REF' };
    const days = words.date.days.get(key);
    if (days !== undefined) return createDayMeaning(days);
    for (const { kind, parts } of byLength.get(tokens.length) ?? []) {
      const captured = matchPattern(parts, tokens, classes);
      if (captured) return DATE_MEANINGS[kind](captured);
    }
    return undefined;
  };
}

const DATE_MEANINGS: Record<DatePattern, (captured: PatternCaptures) => SlotMeaning | undefined> = {
  ahead: ({ count = 0, unit = 1 }) =>
    exactMeaning((context) => addDays(getLocalToday(context), count * unit)),
  weekAfter: (captured) => createLaterDayMeaning(captured, 7),
  fortnightAfter: (captured) => createLaterDayMeaning(captured, 14),
  monthsAhead: ({ count = 0, longUnit = 1 }) =>
    exactMeaning((context) =>
      lightFormat(addMonths(parseISO(getLocalToday(context)), count * longUnit), 'yyyy-MM-dd'),
    ),
  weekday: ({ weekday: wanted = 0, step = 0 }) =>
    withDateWord('weekday', (context) => findWeekday(findFirstDay(context), wanted, step)),
  calendarDay: ({ day = 0, month, monthNumber, year }) =>
    createCalendarDayMeaning(day, month ?? monthNumber ?? 0, year),
  dayOfMonth: ({ ordinal = 0 }) => ({
    guesses: 0,
    isVague: true,
    value: (context) => findDayOfMonth(ordinal, context),
  }),
  week: ({ step = 0 }) =>
    exactMeaning((context) => formatIsoWeek(addDays(getLocalToday(context), 7 * step))),
  weekdayOfWeek: ({ weekday: wanted = 0, step = 0 }) =>
    exactMeaning((context) => findDayOfWeek(addDays(getLocalToday(context), 7 * step), wanted)),
  weekend: ({ step = 0 }) =>
    exactMeaning((context) => `${formatIsoWeek(addDays(getLocalToday(context), 7 * step))}-WE`),
  comingWeekend: () =>
    exactMeaning(
      (context) => `${formatIsoWeek(findWeekday(getLocalToday(context), SATURDAY, 1))}-WE`,
    ),
  month: ({ month, step = 0, year }) =>
    exactMeaning((context) => formatMonth(getLocalToday(context), month, step, year)),
  year: ({ step = 0 }) =>
    exactMeaning((context) =>
      lightFormat(addYears(parseISO(getLocalToday(context)), step), 'yyyy'),
    ),
  // "Tomorrow, Saturday", "yesterday, July 14".
  namedTwice: ({ dayWord = 0, weekday: wanted, day = 0, month }) => ({
    ...exactMeaning((context) => addDays(getLocalToday(context), dayWord)),
    isConsistent: (context) => {
      const date = addDays(getLocalToday(context), dayWord);
      return wanted === undefined
        ? date === formatIsoDay(Number(date.slice(0, 4)), month ?? 0, day)
        : getWeekday(date) === wanted;
    },
  }),
  // Alone it is a guess, because "fall" is usually a verb.
  season: ({ season = 0, step }) => ({
    guesses: step === undefined ? 1 : 0,
    value: (context) => formatSeason(getLocalToday(context), season, step ?? 0),
  }),
};

/** Days after today: "tomorrow". */
function createDayMeaning(days: number): SlotMeaning {
  const value = (context: ResolutionContext) => addDays(getLocalToday(context), days);
  return days === 2 ? withDateWord('dayAfterTomorrow', value) : exactMeaning(value);
}

/** A date with what it was called, which Alexa does not tell. */
function withDateWord(dateWord: DateWord, value: SlotMeaning['value']): SlotMeaning {
  return { ...exactMeaning(value), dateWord };
}

function createWordClasses(words: Lexicon): WordClasses {
  const { days, weekdays, months, seasons, steps, units, longUnits } = words.date;
  const number = (word: string) => parseNumber(word, words);
  const ordinal = restrictRange(1, 31, (word) =>
    words.ordinalMark.test(word)
      ? number(word.replace(words.ordinalMark, ''))
      : words.ordinals.get(word),
  );
  return {
    dayWord: (word) => days.get(word),
    weekday: (word) => weekdays.get(word),
    month: (word) => months.get(word),
    season: (word) => seasons.get(word),
    step: (word) => steps.get(word),
    unit: (word) => units.get(word),
    longUnit: (word) => longUnits?.get(word),
    count: (word) => (words.ones.has(word) ? 1 : number(word)),
    ordinal,
    monthNumber: (word) => restrictRange(1, 12, ordinal)(word),
    day: (word) => ordinal(word) ?? restrictRange(1, 31, number)(word),
    year: restrictRange(1900, 2099, number),
  };
}

/** Days after a weekday or a day counted from today; without one, after today. */
function createLaterDayMeaning(
  { weekday, dayWord = 0 }: PatternCaptures,
  later: number,
): SlotMeaning {
  return exactMeaning((context) => {
    const today = getLocalToday(context);
    const day = weekday === undefined ? addDays(today, dayWord) : findWeekday(today, weekday, 0);
    return addDays(day, later);
  });
}

function getLocalToday({ now, timeZone }: ResolutionContext): LocalDate {
  return toLocalDate(now.getTime(), timeZone);
}

/** The first possible day: today, or the start of the range that this date ends. */
function findFirstDay(context: ResolutionContext): LocalDate {
  return isLocalDate(context.earlier) ? context.earlier : getLocalToday(context);
}

function isLocalDate(value: string | undefined): value is LocalDate {
  return value !== undefined && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Step 0: on or after the day; 1: after it; 2: a week later still; -1: before it. */
function findWeekday(day: LocalDate, wanted: number, step: number): LocalDate {
  const ahead = (wanted - getWeekday(day) + 7) % 7;
  if (step === 0) return addDays(day, ahead);
  return addDays(day, step < 0 ? ahead - 7 : (ahead || 7) + 7 * (step - 1));
}

/** A weekday of the week of a day; weeks start on Monday. */
function findDayOfWeek(day: LocalDate, wanted: number): LocalDate {
  return addDays(day, countDaysSinceMonday(wanted) - countDaysSinceMonday(getWeekday(day)));
}

function countDaysSinceMonday(weekdayFromSunday: number): number {
  return (weekdayFromSunday + 6) % 7;
}

function createCalendarDayMeaning(
  day: number,
  month: number,
  year: number | undefined,
): SlotMeaning | undefined {
  if (day > (MAX_DAYS_OF_MONTH[month - 1] ?? 0)) return undefined;
  if (year === undefined) {
    return exactMeaning((context) => {
      const from = findFirstDay(context);
      const years = Array.from({ length: 9 }, (_, i) => Number(from.slice(0, 4)) + i);
      const days = years.map((candidate) => formatIsoDay(candidate, month, day));
      return days.find((date) => date !== undefined && date >= from) ?? from;
    });
  }
  const date = formatIsoDay(year, month, day);
  return date === undefined ? undefined : exactMeaning(() => date);
}

/** The next occurrence of a day of the month, before the end of the range if known. */
function findDayOfMonth(day: number, context: ResolutionContext): LocalDate {
  const from = findFirstDay(context);
  const months = Array.from({ length: 4 }, (_, i) => addMonths(parseISO(from), i));
  const days = months.map((date) => formatIsoDay(date.getFullYear(), date.getMonth() + 1, day));
  const next = days.find((date) => date !== undefined && date >= from) ?? from;
  if (!isLocalDate(context.later)) return next;
  const [year = 0, month = 0] = context.later.split('-').map(Number);
  const sameMonth = formatIsoDay(year, month, day);
  return sameMonth !== undefined && sameMonth >= from ? sameMonth : next;
}

/** Undefined if the month has no such day. */
function formatIsoDay(year: number, month: number, day: number): LocalDate | undefined {
  if (day > getDaysInMonth(new Date(year, month - 1))) return undefined;
  return lightFormat(new Date(year, month - 1, day), 'yyyy-MM-dd');
}

function formatIsoWeek(day: LocalDate): string {
  const date = parseISO(day);
  return `${getISOWeekYear(date)}-W${String(getISOWeek(date)).padStart(2, '0')}`;
}

function formatMonth(
  day: LocalDate,
  month: number | undefined,
  step: number,
  year?: number,
): string {
  if (month === undefined) return lightFormat(addMonths(parseISO(day), step), 'yyyy-MM');
  const thisYear = Number(day.slice(0, 4));
  const isPast = month < Number(day.slice(5, 7));
  // "Last April" is the past one, otherwise the current or next one.
  const near = step < 0 ? thisYear - Number(!isPast) : thisYear + Number(isPast);
  return `${year ?? near}-${String(month).padStart(2, '0')}`;
}

/** The current or next season; winter has the year in which it starts. */
function formatSeason(day: LocalDate, season: number, step: number): string {
  const startMonth = 3 * season + 3;
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) + Math.min(step, 0);
  const monthOfSeasonYear = month < 3 ? month + 12 : month;
  const startYear = month < 3 ? year - 1 : year;
  return `${monthOfSeasonYear < startMonth + 3 ? startYear : startYear + 1}-${SEASON_CODES[season] ?? ''}`;
}
