import { weekday, type LocalDate } from '../weather/local-time.ts';
import type { Day } from './plan/statement.ts';

/** Today, tomorrow and so on by the words that a language has for them; undefined for later days. */
export function relativeDay({ ahead }: Day, words: readonly string[]): string | undefined {
  return ahead === null ? undefined : words[ahead];
}

/** The weekday of a date; the names begin with Sunday. */
export function weekdayName(date: LocalDate, names: readonly string[]): string {
  return names[weekday(date)] ?? '';
}
