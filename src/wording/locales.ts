import type { Language } from './language.ts';
import { entryFor, loaderOf, type LocaleEntry } from './locale.ts';
import { german, skillEntries } from './skill-locales.ts';
import { METRIC, METRIC_LITRES, METRIC_METRES } from './units.ts';

const austrian = async () => {
  const { austrian: spell, spelled } = await import('./languages/spelled.ts');
  return spelled(await german(), spell);
};
const swiss = async () => {
  const { spelled, swiss: spell } = await import('./languages/spelled.ts');
  return spelled(await german(), spell);
};
const czech = async () => (await import('./languages/cs/sentences.ts')).czech;
const danish = async () => (await import('./languages/da/sentences.ts')).danish;
const polish = async () => (await import('./languages/pl/sentences.ts')).polish;
const romanian = async () => (await import('./languages/ro/sentences.ts')).romanian;
const slovak = async () => (await import('./languages/sk/sentences.ts')).slovak;
const swedish = async () => (await import('./languages/sv/sentences.ts')).swedish;

/** What operations have texts in. The first of a language serves where only that is asked for. */
const entries: readonly LocaleEntry<Language>[] = [
  ...skillEntries,
  { tag: 'de-AT', units: METRIC_LITRES, words: austrian },
  { tag: 'de-CH', units: METRIC_LITRES, words: swiss },
  { tag: 'cs-CZ', units: METRIC, words: czech },
  { tag: 'da-DK', units: METRIC_METRES, words: danish },
  { tag: 'pl-PL', units: METRIC, words: polish },
  { tag: 'ro-RO', units: METRIC_LITRES, words: romanian },
  { tag: 'sk-SK', units: METRIC, words: slovak },
  { tag: 'sv-SE', units: METRIC_METRES, words: swedish },
];

export const localeTags: readonly string[] = entries.map(({ tag }) => tag);

/** The tag of a locale that there is: itself, else one of its language; undefined where there is none. */
export function findTag(wanted: string): string | undefined {
  return entryFor(wanted, entries)?.tag;
}

/**
 * The tag that a language range of `Accept-Language` asks for: a full tag stands for itself alone (`de-LI` for
 * none), a bare language for its first locale. Undefined where there is none.
 */
export function findRange(range: string): string | undefined {
  const found = findTag(range);
  const isBare = !range.includes('-');
  return isBare || found?.toLowerCase() === range.toLowerCase() ? found : undefined;
}

/** The locale of a language tag: itself, else one of its language, else the default. */
export const loadLocale = loaderOf(entries);
