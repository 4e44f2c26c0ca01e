import { getWeekday, type LocalDate } from '../time/local-time.ts';
import { joinWords } from '../wording/grammar.ts';
import { isFarAhead, type Day } from '../wording/plan/statement.ts';
import { getDayOfMonth } from './skeleton-time.ts';

/** A day in a sentence, after "na" and "pro", and after "od" and "do". */
type Name = Readonly<Record<'on' | 'accusative' | 'genitive', string>>;

interface DayWords {
  /** From Sunday on. */
  weekdays: readonly Name[];
  /** From today on. */
  relativeDays: readonly Name[];
  /** In the genitive, in one line. */
  months: string;
  /** In the genitive. */
  ordinal: (dayOfMonth: number) => string;
}

export function createCzechSlovakDays({ weekdays, relativeDays, months, ordinal }: DayWords) {
  const monthNames = months.split(' ');
  return { describeDay, dayGenitive, dayAccusative, absoluteAccusative };

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
    const relative = day.ahead === null ? undefined : relativeDays[day.ahead];
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
