import { findNightOfClock } from '../wording/plan/questions/sun-times.ts';
import type { ClockTime } from '../wording/plan/fact-statement.ts';
import {
  createListFormat,
  findRelativeDayName,
  findWeekdayName,
  joinWords,
} from '../wording/grammar.ts';
import type { ClockSpan, DayGroup, Times } from '../wording/plan/plan.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type Span,
  type Within,
  type DayWhen,
  type PartWhen,
  type TimeShare,
  type When,
} from '../wording/plan/statement.ts';
import type { AllDay, ByDay, HoursSpan, PartSpan, PartsSpan, TurnOfCourse } from '../wording/plan/parts-of-day.ts'; // prettier-ignore
import { describeHoursTonight, type HoursTonight } from './day-part-words.ts';
import type { DayPart } from '../contract/parameters.ts';
import { addDays, isSaturday, type LocalDate } from '../time/local-time.ts';
import { HOURS_PER_DAY } from '../time/units.ts';

export { isFarAhead };
export type { Boundary, ClockTime, Day, DayPart, HoursSpan, LocalDate, Span, When, Within };
export type { Opening } from '../wording/plan/statement.ts';

export type WakingPart = Exclude<DayPart, 'night'>;

export interface HourOfDay {
  day: Day;
  hour: number;
}

export function byPart<T>(morning: T, afternoon: T, evening: T): Readonly<Record<WakingPart, T>> {
  return { morning, afternoon, evening };
}

/** The names of days and months, lists in one line; weekdays begin with Sunday, relative days with today. */
export function createCalendarWords(
  weekdays: string,
  months: string,
  relativeDays: readonly string[],
  yesterday?: string,
) {
  const weekdayNames = weekdays.split(' ');
  const monthNames = months.split(' ');
  return {
    relativeDay: (day: Day) => findRelativeDayName(day, relativeDays, yesterday),
    weekday: (date: LocalDate) => findWeekdayName(date, weekdayNames),
    month: (date: LocalDate) => monthNames[Number(date.slice(5, 7)) - 1] ?? '',
  };
}

/** 1 to 31. */
export function getDayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

/** Whether hours are a single one, which is told as a point of time. */
export function isOneHour({ from, to }: HoursSpan): boolean {
  return (to - from + HOURS_PER_DAY) % HOURS_PER_DAY === 1;
}

/** Whether a text is about a night, whose hours need no "at night". */
export function isNightWhen(when: When | undefined): boolean {
  return when?.kind === 'part' && when.part === 'night';
}

/** Days ahead of the Saturdays that "the weekend" means: today, tomorrow and after a Sunday each day is named. */
const [MIN_WEEKEND_AHEAD, MAX_WEEKEND_AHEAD] = [2, 5];

/** Whether a day and the next one are called the weekend. */
function isWeekend({ date, ahead }: Day): boolean {
  if (ahead === null || ahead < MIN_WEEKEND_AHEAD || ahead > MAX_WEEKEND_AHEAD) return false;
  return isSaturday(date);
}

interface TimeTable {
  now: string;
  nextHour?: string;
  /** More than one, unless there is no `nextHour`; `words` are the count in words, or in digits. */
  nextHours: (words: string, count: number) => string;
  /** The words for 2 and the numbers after it, in one line. */
  counts?: string;
  hour: (day: Day, hour: number) => string;
  /** The hours of the night that listeners call tonight: `vannacht tussen 2 en 5 uur`, `vannacht om 3 uur`. */
  tonight?: HoursTonight;
  /** Hours of one day, without the day. */
  between: (from: number, to: number) => string;
  /** The same after the day, where that is said otherwise. */
  fromTo?: (from: number, to: number) => string;
  /** Before its hours, where a day is said otherwise. */
  dayOfHours?: (day: Day, from: number) => string;
  /** Hours of two days; `endsAtMidnight` where the second day has no hour but its first. */
  overnight: (from: HourOfDay, to: HourOfDay, endsAtMidnight: boolean) => string;
  /** `from`: the first hour of what is left of an evening. */
  part: (day: Day, part: WakingPart, running: boolean, from?: number) => string;
  /** `heute Abend und in der Nacht`, from an hour of the evening on. */
  eveningAndNight: (from: number) => string;
  /** The night from a day to the next, which is as far ahead here. */
  night: (day: Day, running: boolean, next: Day) => string;
  /** Between a day and its night. */
  and: string;
  twoDays: (first: Day, last: Day) => string;
  days: (first: Day, last: Day) => string;
  weekend: string;
  afterThat: string;
  during: (span: PartSpan | PartsSpan | AllDay | ByDay) => string;
  until: (hour: number) => string;
  since: (hour: number) => string;
  around: (hour: number) => string;
}

interface LimitWords extends Pick<TimeTable, 'until' | 'since' | 'around'> {
  between: (from: number, to: number) => string;
}

/** Hours by the limits that are told, a single one as a point of time. */
export function describeLimits(span: HoursSpan, words: LimitWords): string {
  const { from, to, told } = span;
  if (told === 'to') return words.until(to);
  if (told === 'from') return words.since(from);
  return isOneHour(span) ? words.around(from) : words.between(from, to);
}

/** How a language says when something is. */
export function createTime(describeDay: (day: Day) => string, table: TimeTable) {
  const counts = table.counts?.split(' ') ?? [];
  return { describeWhen, describeSpan, describeDayOfClock };

  function describeWhen(when: When): string {
    const ofTonight = table.tonight && describeHoursTonight(when, table.tonight);
    if (ofTonight) return ofTonight;
    switch (when.kind) {
      case 'now':
      case 'weekend':
      case 'afterThat':
        return table[when.kind];
      case 'nextHours':
        return describeNextHours(when.count);
      case 'hour':
        return table.hour(when.day, when.hour);
      case 'hours':
        return when.bare ? table.between(when.from.hour, when.to.hour) : describeHours(when);
      case 'part':
        return describePart(when);
      case 'day':
        return when.bare ? table.during({ byDay: true }) : describeDayAndNight(when);
      case 'days': {
        const { first, last } = when;
        if (!isNextDay(first, last)) return table.days(first, last);
        return isWeekend(first) ? table.weekend : table.twoDays(first, last);
      }
    }
  }

  function describeDayAndNight({ day, nightBefore, night }: DayWhen): string {
    const before = nightBefore ? describePart(nightBefore) : '';
    const first = night && before ? `${before},` : joinWords(before, before && table.and);
    const after = night ? joinWords(table.and, describePart(night)) : '';
    return joinWords(first, describeDay(day), after);
  }

  function describePart(when: PartWhen): string {
    const { day, part, running, bare, from } = when;
    if (part !== 'night') {
      return bare ? table.during({ part }) : table.part(day, part, running, from);
    }
    if (from !== undefined) return table.eveningAndNight(from);
    return table.night(day, running, { ...day, date: addDays(day.date, 1) });
  }

  function describeNextHours(count: number): string {
    if (count === 1 && table.nextHour !== undefined) return table.nextHour;
    return table.nextHours(counts[count - 2] ?? String(count), count);
  }

  function describeHours({ from, to }: { from: HourOfDay; to: HourOfDay }): string {
    if (from.day.date !== to.day.date) {
      return table.overnight(from, to, to.hour === 0 && isNextDay(from.day, to.day));
    }
    const hours = (table.fromTo ?? table.between)(from.hour, to.hour);
    return joinWords((table.dayOfHours ?? describeDay)(from.day, from.hour), hours);
  }

  function describeSpan(span: Within): string {
    if ('soon' in span) return describeNextHours(1);
    if ('until' in span) return table.until(span.until);
    return 'from' in span ? describeLimits(span, table) : table.during(span);
  }

  /** The day, but the night for what happens in the small hours. */
  function describeDayOfClock(day: Day, clock: ClockTime): string {
    const night = findNightOfClock(day, clock);
    return night ? describeWhen(night) : describeDay(day);
  }
}

/** A boundary by its hour, or by its part of the day. */
export function createBoundary<T>(
  atHour: (hour: number) => T,
  atPart: (part: TurnOfCourse) => T,
): (at: Boundary) => T {
  return (at) => ('hour' in at ? atHour(at.hour) : atPart(at.part));
}

/** A boundary by its hour, or by its part of the day. */
export function createLimit(
  atHour: (hour: number) => string,
  atPart: Readonly<Record<TurnOfCourse, string>>,
) {
  return createBoundary(atHour, (part) => atPart[part]);
}

/** A day after a word: one of `replaced` goes before no day, the others may have a form of it. */
export function createDayAfter(
  describeDay: (day: Day) => string,
  replaced: string,
  forms: Readonly<Record<string, (day: Day) => string>> = {},
) {
  return (word: string, day: Day): string => {
    const isMeant = (words: string) => words.split(' ').includes(word.toLowerCase());
    if (isMeant(replaced)) return describeDay(day);
    const [, form = describeDay] = Object.entries(forms).find(([words]) => isMeant(words)) ?? [];
    return joinWords(word, form(day));
  };
}

export interface TimesTable {
  /** BCP 47, for the lists. */
  tag: string;
  listType?: 'disjunction';
  mostly: string;
  shares: Readonly<Record<TimeShare, string>>;
  from: (hour: number) => string;
  until: (hour: number) => string;
  /** How many of how many days. */
  counted: (count: number, of: number, isFirst: boolean) => string;
  /** Days in a list, where they are not as they are alone. */
  listed?: (whens: readonly string[]) => readonly string[];
}

/** When within a stretch, and on which days of several. */
export function createTimes(
  {
    describeWhen,
    describeSpan,
  }: { describeWhen: (when: When) => string; describeSpan: (span: Span) => string },
  { tag, listType, mostly, shares, from: after, until, counted, listed }: TimesTable,
) {
  const list = createListFormat(tag, listType);
  return { describeTimes, daysList };

  /** `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
  function describeTimes(times: Times | null): string {
    if (!times) return '';
    if ('spans' in times) return list.format(times.spans.map(describeClockSpan));
    return times.share === 'mostly' ? mostly : shares[times.share];
  }

  function describeClockSpan({ from, to }: ClockSpan): string {
    if (from !== null && to !== null) return describeSpan({ from, to });
    if (to !== null) return until(to);
    return from === null ? '' : after(from);
  }

  /** Days by their names, or how many of how many they are. */
  function daysList(whens: Days, isFirst: boolean): string {
    if ('count' in whens) return counted(whens.count, whens.of, isFirst);
    const weekend = findWeekend(whens);
    if (weekend) return describeWhen(weekend);
    const words = whens.map(describeWhen);
    return list.format(listed ? listed(words) : words);
  }
}

export type Days = Exclude<DayGroup['whens'], 'others'>;

/** The weekend, if it is what two days are. */
function findWeekend([first, last, ...others]: readonly When[]): When | undefined {
  if (first?.kind !== 'day' || last?.kind !== 'day' || others.length > 0) return undefined;
  const areOne = isWeekend(first.day) && isNextDay(first.day, last.day);
  return areOne ? { kind: 'weekend', saturday: first.day } : undefined;
}
