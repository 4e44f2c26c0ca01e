import { getWeekday, type LocalDate } from '../time/local-time.ts';
import type { Day } from './plan/statement.ts';

/** Puts words together with single spaces, leaving out what is empty. */
export function joinWords(...words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ');
}

/** Puts clauses together with commas, leaving out what is empty. */
export function joinClauses(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/**
 * CLDR's rules of a language, made when they are first used: the first of a kind takes Node.js ten
 * milliseconds, and few texts hold a list.
 */

/** How a language lists things: `Birke, Erle und Hasel`. */
export function createListFormat(
  tag: string,
  type: Intl.ListFormatType = 'conjunction',
): Pick<Intl.ListFormat, 'format'> {
  let lists: Intl.ListFormat | undefined;
  return { format: (items) => (lists ??= new Intl.ListFormat(tag, { type })).format(items) };
}

/** The plural class of a number: `few`. */
export function createPluralRules(tag: string): Pick<Intl.PluralRules, 'select'> {
  let plurals: Intl.PluralRules | undefined;
  return { select: (count) => (plurals ??= new Intl.PluralRules(tag)).select(count) };
}

/** Today, tomorrow and so on by the words that a language has for them; undefined for later days. */
export function findRelativeDayName({ ahead }: Day, words: readonly string[]): string | undefined {
  return ahead === null ? undefined : words[ahead];
}

/** The weekday of a date; the names begin with Sunday. */
export function findWeekdayName(date: LocalDate, names: readonly string[]): string {
  return names[getWeekday(date)] ?? '';
}
