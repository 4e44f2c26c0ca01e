import { addDays, getWeekday, type LocalDate } from '../time/local-time.ts';
import { createListFormat, joinWords } from '../wording/grammar.ts';
import { isFarAhead, type Day } from '../wording/plan/statement.ts';
import { getDayOfMonth } from './skeleton-time.ts';

/** A day in a sentence, after "na" and "pro", and after "od" and "do". */
type Name = Readonly<Record<'on' | 'accusative' | 'genitive', string>>;

interface DayWords {
  /** BCP 47, for the lists. */
  tag: string;
  /** From Sunday on. */
  weekdays: readonly Name[];
  /** From today on. */
  relativeDays: readonly Name[];
  /** In the genitive, in one line. */
  months: string;
  /** In the genitive. */
  ordinal: (dayOfMonth: number) => string;
}

export function createCzechSlovakDays({ tag, weekdays, relativeDays, months, ordinal }: DayWords) {
  const monthNames = months.split(' ');
  const list = createListFormat(tag);
  return {
    describeDay,
    dayGenitive,
    dayAccusative,
    absoluteAccusative,
    isRelative,
    listRelativeDays,
  };

  function isRelative({ ahead, byWeekday }: Day): boolean {
    return ahead !== null && !byWeekday && relativeDays[ahead] !== undefined;
  }

  /** `dnes, zítra a pozítří`; undefined where one of the days has no such word. */
  function listRelativeDays(first: Day, last: Day, form: keyof Name = 'on'): string | undefined {
    if (!isRelative(first) || !isRelative({ ...last, byWeekday: false })) return undefined;
    const days = relativeDays.slice(first.ahead ?? 0, (last.ahead ?? 0) + 1);
    return list.format(days.map((day) => day[form])).replaceAll('\u00A0', ' ');
  }

  /** `dnes`, `ve středu`, `v sobotu osmadvacátého listopadu`. */
  function describeDay(day: Day): string {
    return nameOf(day, 'on');
  }

  /** After "od" and "do": `dneška`, `středy`, `soboty osmadvacátého listopadu`. */
  function dayGenitive(day: Day): string {
    return nameOf(day, 'genitive');
  }

  /** After "na" and "pro": `dnešek`, `středu`. */
  function dayAccusative(day: Day): string {
    return nameOf(day, 'accusative');
  }

  /** The same, never as seen from today. */
  function absoluteAccusative(day: Day): string {
    return absoluteName(day, 'accusative');
  }

  function nameOf(day: Day, form: keyof Name): string {
    const relative = isRelative(day) ? relativeDays[day.ahead ?? 0] : undefined;
    return relative ? relative[form] : absoluteName(day, form);
  }

  function absoluteName(day: Day, form: keyof Name): string {
    const name = weekdays[getWeekday(day.date)]?.[form] ?? '';
    return isFarAhead(day) ? joinWords(name, describeDate(day.date)) : name;
  }

  /** `osmadvacátého listopadu`. */
  function describeDate(date: LocalDate): string {
    return joinWords(ordinal(getDayOfMonth(date)), monthNames[Number(date.slice(5, 7)) - 1] ?? '');
  }
}

export function nextDay(day: Day): Day {
  const ahead = day.ahead === null ? null : day.ahead + 1;
  return { ...day, date: addDays(day.date, 1), ahead };
}
