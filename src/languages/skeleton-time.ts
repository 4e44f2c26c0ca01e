import { findNightOfClock } from '../wording/plan/questions/sun-times.ts';
import type { ClockTime } from '../wording/plan/fact-statement.ts';
import { findRelativeDayName, findWeekdayName, joinWords } from '../wording/grammar.ts';
import type { ClockSpan, DayGroup, Times } from '../wording/plan/plan.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type TimeShare,
  type When,
} from '../wording/plan/statement.ts';
import type { DayPart } from '../contract/parameters.ts';
import type { LocalDate } from '../time/local-time.ts';

export { isFarAhead };
export type { ClockTime, Day, DayPart, LocalDate, When };
export type { Opening } from '../wording/plan/statement.ts';

/** The parts of a day but its night. */
export type WakingPart = Exclude<DayPart, 'night'>;

export interface HourOfDay {
  day: Day;
  hour: number;
}

export function byPart<T>(morning: T, afternoon: T, evening: T): Readonly<Record<WakingPart, T>> {
  return { morning, afternoon, evening };
}

export type PartWords = Readonly<Record<PartOfCourse, string>>;

/** Words for the parts of a day in the order of the day. */
export function byPartOfCourse(
  ...words: readonly [
    morning: string,
    midday: string,
    afternoon: string,
    evening: string,
    lateEvening: string,
  ]
): PartWords {
  const [morning, midday, afternoon, evening, lateEvening] = words;
  return { morning, midday, afternoon, evening, lateEvening };
}

/** The names of days and months; weekdays begin with Sunday, relative days with today. */
export function createCalendarWords(
  weekdays: readonly string[],
  months: readonly string[],
  relativeDays: readonly string[],
) {
  return {
    relativeDay: (day: Day) => findRelativeDayName(day, relativeDays),
    weekday: (date: LocalDate) => findWeekdayName(date, weekdays),
    month: (date: LocalDate) => months[Number(date.slice(5, 7)) - 1] ?? '',
  };
}

/** 1 to 31. */
export function getDayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

interface TimeTable {
  now: string;
  nextHours: (count: number) => string;
  day: (day: Day) => string;
  hour: (day: Day, hour: number) => string;
  /** Hours of one day, without the day. */
  between: (from: number, to: number) => string;
  /** The same after the day, where that is said otherwise. */
  fromTo?: (from: number, to: number) => string;
  /** Before its hours, where a day is said otherwise. */
  dayOfHours?: (day: Day) => string;
  /** Hours of two days; `endsAtMidnight` where the second day has no hour but its first. */
  overnight: (from: HourOfDay, to: HourOfDay, endsAtMidnight: boolean) => string;
  part: (day: Day, part: WakingPart, running: boolean) => string;
  night: (day: Day, running: boolean) => string;
  twoDays: (first: Day, last: Day) => string;
  days: (first: Day, last: Day) => string;
  during: PartWords;
}

/** How a language says when something is. */
export function createTime(table: TimeTable) {
  return { describeWhen, describeSpan, describeDayOfClock };

  function describeWhen(when: When): string {
    switch (when.kind) {
      case 'now':
        return table.now;
      case 'nextHours':
        return table.nextHours(when.count);
      case 'hour':
        return table.hour(when.day, when.hour);
      case 'hours':
        return describeHours(when.from, when.to);
      case 'part':
        return when.part === 'night'
          ? table.night(when.day, when.running)
          : table.part(when.day, when.part, when.running);
      case 'day':
        return table.day(when.day);
      case 'days': {
        const { first, last } = when;
        return isNextDay(first, last) ? table.twoDays(first, last) : table.days(first, last);
      }
    }
  }

  function describeHours(from: HourOfDay, to: HourOfDay): string {
    if (from.day.date !== to.day.date) {
      return table.overnight(from, to, to.hour === 0 && isNextDay(from.day, to.day));
    }
    const hours = (table.fromTo ?? table.between)(from.hour, to.hour);
    return joinWords((table.dayOfHours ?? table.day)(from.day), hours);
  }

  function describeSpan(span: Span): string {
    return 'part' in span ? table.during[span.part] : table.between(span.from, span.to);
  }

  /** The day, but the night for what happens in the small hours. */
  function describeDayOfClock(day: Day, clock: ClockTime): string {
    const night = findNightOfClock(day, clock);
    return night ? describeWhen(night) : table.day(day);
  }
}

/** A boundary by its hour, or by its part of the day. */
export function createBoundary<T>(
  atHour: (hour: number) => T,
  atPart: (part: PartOfCourse) => T,
): (at: Boundary) => T {
  return (at) => ('hour' in at ? atHour(at.hour) : atPart(at.part));
}

/** How long the first lasts, and from when on the second. */
export function createTurn(
  atHour: (hour: number) => [until: string, from: string],
  atPart: (part: PartOfCourse) => [until: string, from: string],
) {
  return createBoundary(atHour, atPart);
}

/** A day after a word: one of `replaced` goes before no day, the others have a form of it. */
export function createDayAfter(
  describeDay: (day: Day) => string,
  replaced: readonly string[],
  forms: readonly (readonly [words: readonly string[], form: (day: Day) => string])[] = [],
) {
  return (word: string, day: Day): string => {
    const lowered = word.toLowerCase();
    if (replaced.includes(lowered)) return describeDay(day);
    const [, form = describeDay] = forms.find(([words]) => words.includes(lowered)) ?? [];
    return joinWords(word, form(day));
  };
}

interface TimesTable {
  list: Pick<Intl.ListFormat, 'format'>;
  mostly: string;
  shares: Readonly<Record<TimeShare, string>>;
  from: (hour: number) => string;
  until: (hour: number) => string;
  span: (span: { from: number; to: number }) => string;
}

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
export function createTimes({ list, mostly, shares, from: after, until, span }: TimesTable) {
  return (times: Times | null): string => {
    if (!times) return '';
    if ('spans' in times) return list.format(times.spans.map(describeClockSpan));
    return times.share === 'mostly' ? mostly : shares[times.share];
  };

  function describeClockSpan({ from, to }: ClockSpan): string {
    if (from !== null && to !== null) return span({ from, to });
    if (to !== null) return until(to);
    return from === null ? '' : after(from);
  }
}

export type Days = Exclude<DayGroup['whens'], 'others'>;

/** Days by their names, or how many of how many they are. */
export function createDaysList(
  counted: (count: number, of: number, isFirst: boolean) => string,
  named: (whens: readonly When[]) => string,
) {
  return (whens: Days, isFirst: boolean): string =>
    'count' in whens ? counted(whens.count, whens.of, isFirst) : named(whens);
}
