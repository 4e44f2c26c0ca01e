import { getWeekday, type LocalDate } from '../time/local-time.ts';
import { findSkyClass, getWeatherFamily } from '../weather/state.ts';
import { isNextDay, type CourseStatement, type Day, type Sky } from './plan/statement.ts';

/** Joins words with spaces; drops empty ones. */
export function joinWords(...words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ');
}

/** Joins clauses with commas; drops empty ones. */
export function joinClauses(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/**
 * The CLDR rules of a language are created on first use: the first of a kind takes Node.js 10 ms, and few texts
 * have a list.
 */

/** Formats a list in a language: `Birke, Erle und Hasel`. */
export function createListFormat(
  tag: string,
  type: Intl.ListFormatType = 'conjunction',
): Pick<Intl.ListFormat, 'format'> {
  let lists: Intl.ListFormat | undefined;
  return { format: (items) => (lists ??= new Intl.ListFormat(tag, { type })).format(items) };
}

/** Selects the plural class of a number: `few`. */
export function createPluralRules(tag: string): Pick<Intl.PluralRules, 'select'> {
  let plurals: Intl.PluralRules | undefined;
  return { select: (count) => (plurals ??= new Intl.PluralRules(tag)).select(count) };
}

/** The word for today, tomorrow and so on; undefined for later days. */
export function findRelativeDayName(
  { ahead, byWeekday }: Day,
  words: readonly string[],
  yesterday?: string,
): string | undefined {
  if (byWeekday) return undefined;
  if (ahead === -1) return yesterday;
  return ahead === null ? undefined : words[ahead];
}

/** The name of the weekday of a date; `names` starts with Sunday. */
export function findWeekdayName(date: LocalDate, names: readonly string[]): string {
  return names[getWeekday(date)] ?? '';
}

type Daily = Pick<CourseStatement, 'opening' | 'daily' | 'ofTwoDays' | 'course' | 'within'>;

/** `ogni giorno` of a course that repeats, of two days `in entrambi i giorni`; nothing of one that does not. */
export function wordDaily(statement: Daily, each: string, both: string): string {
  if (!statement.daily) return '';
  if (!isOfTwoDays(statement)) return each;
  return isOfNamedParts(statement) ? '' : both;
}

/** Whether two days are named, and a part of both: "tomorrow and on Friday, thunderstorms in the evening". */
function isOfNamedParts({ opening, course, within }: Daily): boolean {
  const span = course.form === 'interlude' ? course.span : within;
  return opening?.when.kind === 'days' && span !== undefined && 'part' in span;
}

/** Whether a course is that of two days, which nobody calls "each day". */
export function isOfTwoDays({ opening, ofTwoDays = false }: Daily): boolean {
  const when = opening?.when;
  if (when?.kind === 'days') return ofTwoDays || isNextDay(when.first, when.last);
  return ofTwoDays || when?.kind === 'weekend';
}

/** Whether the same falls later without a strength that is named: "heavy rain, then rain" is said by nobody. */
export function findStrengthChange(first: Sky, second: Sky): 'weaker' | 'stronger' | undefined {
  const [before = '', after = ''] = [first, second].map((sky) =>
    findSkyClass(sky.state, sky)?.toLowerCase(),
  );
  if ([`heavy${after}`, `abundant${after}`].includes(before)) return 'weaker';
  return before === `light${after}` ? 'stronger' : undefined;
}

/** What falls later, as a change of what fell before where it has no strength of its own: `lässt der Regen nach`. */
export function asStrengthChange(first: Sky, second: Sky): Sky {
  const change = second.sequel ? undefined : findStrengthChange(first, second);
  return change ? { ...second, sequel: change } : second;
}

/** Words for a sky that are others where it takes up what was told: `regnet es weiter`. */
export function withSequel<Words>(
  selectWords: (sky: Sky) => Words,
  takeUp: (words: Words, sequel: NonNullable<Sky['sequel']>, isSnow: boolean) => Words,
): (sky: Sky) => Words {
  return (sky) => {
    const words = selectWords(sky);
    if (sky.sequel === undefined) return words;
    return takeUp(words, sky.sequel, getWeatherFamily(sky.state) === 'snow');
  };
}

/** A first letter, after `'s ` that of the next word: `'s Avonds`. */
const FIRST_LETTER = /^(?:'s )?./u;

/** Words with a capital letter and a full stop. */
export function toSentence(words: string, tag: string): string {
  const capital = words.replace(FIRST_LETTER, (start) => {
    const last = start.length - 1;
    return start.slice(0, last) + start.slice(last).toLocaleUpperCase(tag);
  });
  return `${capital}.`;
}
