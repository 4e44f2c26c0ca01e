import { joinWords, wordDaily } from '../wording/grammar.ts';
import type { AllDay, ByDay, EndOfSpan, PartOfSpell, PartSpan, PartsSpan, TurnOfCourse } from '../wording/plan/parts-of-day.ts'; // prettier-ignore
import {
  isNextDay,
  type Course,
  type CourseStatement,
  type Day,
  type Opening,
  type When,
  type Within,
} from '../wording/plan/statement.ts';
import { addDays } from '../time/local-time.ts';
import type { HourOfDay } from './skeleton-time.ts';

const EVENING_HOUR = 18;
const NOON_HOUR = 12;
/** From here on an hour of the night is one of the early morning. */
const MORNING_HOUR = 5;

/** Words for the hours in which a stretch over midnight begins and ends. */
interface EveningTable {
  /** `i kväll`, `i natt`, `i morgon bitti`, of today. */
  thisEvening: string;
  tonight: string;
  tomorrowEarly: string;
  describeDay: (day: Day) => string;
  /** `på natten`, `på morgonen`, of other days. */
  ofHour: (hour: number) => string;
}

/** The day beside the first and the last hour of a stretch over midnight: `i kväll`, `i natt`. */
export function createEveningHours(table: EveningTable) {
  const { thisEvening, tonight, tomorrowEarly, describeDay, ofHour } = table;
  return { describeStartDay, describeNightEnd };

  function describeStartDay({ day, hour }: HourOfDay): string {
    return isToday(day) && hour >= EVENING_HOUR ? thisEvening : describeDay(day);
  }

  /** Null where the stretch does not end in the night that follows its first day. */
  function describeNightEnd(from: HourOfDay, to: HourOfDay): string | null {
    const isNight = to.hour > 0 && to.hour <= MORNING_HOUR && from.hour >= NOON_HOUR;
    if (!isNight || !isNextDay(from.day, to.day)) return null;
    if (!isToday(from.day)) return ofHour(to.hour);
    return to.hour < MORNING_HOUR ? tonight : tomorrowEarly;
  }
}

/** The day whose night an hour is in, by its weekday as "tonight" may be another one; null if it is of no night. */
export function findDayOfNightHour(day: Day, hour: number): Day | null {
  const isOfNight = hour > 0 && hour < MORNING_HOUR && day.ahead !== 0;
  return isOfNight ? { ...toPreviousDay(day), byWeekday: true } : null;
}

/** Words for hours that without them could be heard as those of the afternoon: `3 uur 's nachts`. */
export function createSmallHours(night: string, morning: string) {
  return { ofHour, ofSpan };

  function ofHour(hour: number): string {
    if (!isSmallHour(hour)) return '';
    return hour < MORNING_HOUR ? night : morning;
  }

  /** What stands after the first hour and after the second: `tussen 4 en 8 uur 's ochtends`, `tussen 2 uur 's nachts en 9 uur 's ochtends`. */
  function ofSpan(from: number, to: number): readonly [afterFirst: string, afterLast: string] {
    if (!isSmallHour(from)) return ['', ofHour(to)];
    // Who starts at two in the night is in the night until five.
    if (isSmallHour(to)) return ['', ofHour(from)];
    if (to === 0 || to >= NOON_HOUR) return [ofHour(from), ''];
    return from >= MORNING_HOUR - 1 ? ['', morning] : [night, morning];
  }
}

function isSmallHour(hour: number): boolean {
  return hour >= 1 && hour <= MORNING_HOUR;
}

/** Whether a text is about few hours, so that none of them could be heard as one of the afternoon. */
export function isOfHours(when: When | undefined): boolean {
  return when?.kind === 'hours' || when?.kind === 'nextHours';
}

/** Whether days are told by their names: today, tomorrow and the day after tomorrow. */
export function listsDays(when: When | undefined): boolean {
  return when?.kind === 'days' && isToday(when.first) && when.last.ahead === 2;
}

/** A course of each of several days; after their names "each day" says nothing, but "each evening" does. */
export function wordEachDay(statement: CourseStatement, each: string, both: string): string {
  const { opening, course, alone } = statement;
  // Rain from the afternoon on would be heard as one that does not end.
  const isTimed = course.form === 'interlude' || (course.form === 'change' && alone);
  return listsDays(opening?.when) && !isTimed ? '' : wordDaily(statement, each, both);
}

/** Whether a morning is one of hours that nobody calls the forenoon: until seven it snows. */
export function isOfEarlyHours(course: Course, opening: Opening | null): boolean {
  if (opening?.when.kind !== 'part' || opening.when.part !== 'morning') return false;
  const hours = listHours(course);
  // What changes at nine was so before.
  const isEarly = course.form === 'change' || hours.some((hour) => hour < 9);
  return isEarly && hours.length > 0 && hours.every((hour) => hour <= 9);
}

/** The hours of the clock that a course names. */
export function listHours(course: Course): number[] {
  if (course.form === 'change') return 'hour' in course.at ? [course.at.hour] : [];
  const spans = course.form === 'twice' ? course.spans : 'span' in course ? [course.span] : [];
  return spans.flatMap((span) => ('from' in span ? [span.from, span.to] : []));
}

export function isOfSeveralDays(when: When | undefined): boolean {
  return when?.kind === 'days' || when?.kind === 'weekend';
}

function isToday({ ahead, byWeekday }: Day): boolean {
  return ahead === 0 && !byWeekday;
}

/** Whether it is all the time of several days: `durchgehend`. */
export function isAllTime(within: Within | undefined): boolean {
  return within !== undefined && 'allDay' in within && within.ofDays === true;
}

export type PartWords = Readonly<Record<PartOfSpell, string>>;

type PartList = readonly [
  earlyMorning: string,
  allMorning: string,
  morning: string,
  midday: string,
  afternoon: string,
  lateAfternoon: string,
  evening: string,
  lateEvening: string,
];

export type TurnWords = Readonly<Record<TurnOfCourse, string>>;

type TurnList = readonly [
  earlyMorning: string,
  morning: string,
  lateMorning: string,
  midday: string,
  earlyAfternoon: string,
  afternoon: string,
  lateAfternoon: string,
  evening: string,
  lateEvening: string,
];

/** Words for the parts of a day in the order of the day. */
export function byPartOfSpell(...words: PartList): PartWords {
  const [earlyMorning, allMorning, morning, midday, ...later] = words;
  const [afternoon, lateAfternoon, evening, lateEvening] = later;
  const late = { afternoon, lateAfternoon, evening, lateEvening };
  return { earlyMorning, allMorning, morning, midday, ...late };
}

/** Words for where a day turns, in its order. */
export function byTurn(...words: TurnList): TurnWords {
  const [earlyMorning, morning, lateMorning, midday, ...later] = words;
  const [earlyAfternoon, afternoon, lateAfternoon, evening, lateEvening] = later;
  const late = { afternoon, lateAfternoon, evening, lateEvening };
  return { earlyMorning, morning, lateMorning, midday, earlyAfternoon, ...late };
}

const TURNS_BY_NOON = ['earlyMorning', 'morning', 'lateMorning', 'midday'] as const;
type TurnByNoon = (typeof TURNS_BY_NOON)[number];

/** Of a turn until noon it is better said how long the first lasts. */
export function isByNoon(part: TurnOfCourse): part is TurnByNoon {
  return TURNS_BY_NOON.some((one) => one === part);
}

/** Words for the ends of stretches, from midday on. */
export function byEnd(...words: DropThree<TurnList>): Readonly<Record<EndOfSpan, string>> {
  return byTurn('', '', '', ...words);
}

type DropThree<List extends readonly unknown[]> = List extends readonly [unknown, unknown, unknown, ...infer Rest] ? Rest : never; // prettier-ignore

type StartList = readonly [earlyMorning: string, morning: string, midday: string, afternoon: string]; // prettier-ignore

/**
 * How a language says that something is in a part of the day, or from one to another: `vom Mittag bis zum Abend`;
 * `andNight` of what goes on in
 * the night; `inBoth` of what lasts from the afternoon into the evening, where nobody says that as a way from one to the other.
 */
export function createDuring(
  during: PartWords,
  [earlyMorning, morning, midday, afternoon]: StartList,
  ends: Readonly<Record<EndOfSpan, string>>,
  [andNight, allDay, allTime, byDay]: readonly [
    andNight: string,
    allDay: string,
    allTime: string,
    byDay: string,
  ],
  inBoth?: string,
) {
  const starts = { earlyMorning, morning, midday, afternoon };
  return (span: PartSpan | PartsSpan | AllDay | ByDay): string => {
    if ('byDay' in span) return byDay;
    if ('allDay' in span) return span.ofDays ? allTime : allDay;
    if ('part' in span) return joinWords(during[span.part], span.andNight ? andNight : '');
    const isBoth = span.start === 'afternoon' && span.end === 'evening';
    return (isBoth ? inBoth : undefined) ?? joinWords(starts[span.start], ends[span.end]);
  };
}

/** Whether a stretch without a day begins at midnight, which then is no other day's. */
export function startsAtMidnight(span: Within): boolean {
  return 'from' in span && span.from === 0;
}

/** The day that ends where this one begins; the day before today by its weekday. */
export function toPreviousDay(day: Day): Day {
  return { ...day, date: addDays(day.date, -1), ahead: day.ahead ? day.ahead - 1 : null };
}

/** How a language says the hours of tonight. */
export interface HoursTonight {
  name: string;
  between: (from: number, to: number) => string;
  at: (hour: number) => string;
}

/** Undefined of any but the hours of tonight. */
export function describeHoursTonight(when: When, words: HoursTonight): string | undefined {
  if (when.kind === 'hour' && when.tonight) return `${words.name} ${words.at(when.hour)}`;
  if (when.kind !== 'hours' || when.bare || !when.tonight) return undefined;
  return `${words.name} ${words.between(when.from.hour, when.to.hour)}`;
}
