import type { PollenType } from '../contract/parameters.ts';
import type { LocalDate } from '../weather/local-time.ts';
import type { PollenDay } from '../weather/pollen.ts';
import type { Locale } from './locale.ts';
import { dayOf } from './plan/day.ts';
import { planPollenTemplate } from './plan/pollen.ts';
import { say } from './say.ts';

/** What a template's placeholders stand for. */
export interface TemplateValues {
  /** The day that the text is about. */
  date: LocalDate;
  /** Null where the listener's own today is another date than the place's. */
  today: LocalDate | null;
  place: string;
}

/** A placeholder with the word before it. */
const DAY = /(?:(\p{L}+)\s+)?<DayID>/giu;
const LOCATION = /(?:(\p{L}+)\s+)?<Location>/giu;

const SENTENCE_END = /(?:^|[.!?])\s*$/u;

/**
 * The texts of operation 2: both with `<DayID>`, the long one also with `<Location>` and with what
 * is to be said of the types that it does not name.
 */
export function pollenTemplates(
  day: PollenDay,
  type: PollenType | undefined,
  locale: Locale,
): { short: string; long: string } {
  return {
    short: say(planPollenTemplate(day, type, 'day').slice(0, 1), locale),
    long: say(planPollenTemplate(day, type, 'dayAndPlace'), locale),
  };
}

/** What `<DayID>` may be replaced by: `am Samstag`, and the same as seen from today, `heute`. */
export function dayWords(
  day: LocalDate,
  today: LocalDate,
  { language }: Locale,
): { weekday: string; relative: string } {
  const words = (from: LocalDate | null) => language.day(dayOf(day, { today: from, place: null }));
  return { weekday: words(null), relative: words(today) };
}

/**
 * A template as it is spoken: with a day and a place that follow their prepositions, whoever wrote
 * it. `Am <DayID> in <Location>` -> `Heute auf Sylt`.
 */
export function fillTemplate(
  text: string,
  { date, today, place }: TemplateValues,
  { tag, language }: Locale,
): string {
  const day = dayOf(date, { today, place });
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
  const filled = (template: string, placeholder: RegExp, words: (word: string) => string) =>
    template.replaceAll(placeholder, (_, word: string | undefined, at: number) =>
      SENTENCE_END.test(template.slice(0, at)) ? capital(words(word ?? '')) : words(word ?? ''),
    );
  const withDay = filled(text, DAY, (word) => language.dayAfter(word, day));
  return filled(withDay, LOCATION, (word) => language.placeAfter(word, place))
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;:!?])/gu, '')
    .trim();
}
