import type { Language } from '../wording/language.ts';
import {
  findLocaleEntry,
  createLocaleLoader,
  type LocaleEntry,
  loadGerman,
  skillLocaleEntries,
} from './skill-locales.ts';
import { METRIC, METRIC_LITRES, METRIC_METRES } from '../wording/units.ts';

const loadAustrian = async () => {
  const { spellAustrian: spell, respellLanguage } = await import('./de/regional-spelling.ts');
  return respellLanguage(await loadGerman(), spell);
};
const loadSwiss = async () => {
  const { respellLanguage, spellSwiss: spell } = await import('./de/regional-spelling.ts');
  return respellLanguage(await loadGerman(), spell);
};
const loadCzech = async () => (await import('./cs/sentences.ts')).czech;
const loadDanish = async () => (await import('./da/sentences.ts')).danish;
const loadPolish = async () => (await import('./pl/sentences.ts')).polish;
const loadRomanian = async () => (await import('./ro/sentences.ts')).romanian;
const loadSlovak = async () => (await import('./sk/sentences.ts')).slovak;
const loadSwedish = async () => (await import('./sv/sentences.ts')).swedish;

/** The locales of operation texts. The first of a language is its default. */
const localeEntries: readonly LocaleEntry<Language>[] = [
  ...skillLocaleEntries,
  { tag: 'de-AT', units: METRIC_LITRES, loadLanguage: loadAustrian },
  { tag: 'de-CH', units: METRIC_LITRES, loadLanguage: loadSwiss },
  { tag: 'cs-CZ', units: METRIC, loadLanguage: loadCzech },
  { tag: 'da-DK', units: METRIC_METRES, loadLanguage: loadDanish },
  { tag: 'pl-PL', units: METRIC, loadLanguage: loadPolish },
  { tag: 'ro-RO', units: METRIC_LITRES, loadLanguage: loadRomanian },
  { tag: 'sk-SK', units: METRIC, loadLanguage: loadSlovak },
  { tag: 'sv-SE', units: METRIC_METRES, loadLanguage: loadSwedish },
];

export const localeTags: readonly string[] = localeEntries.map(({ tag }) => tag);

/** The tag of a supported locale: the same, else one of the same language; undefined if there is none. */
export function findLocaleTag(tag: string): string | undefined {
  return findLocaleEntry(tag, localeEntries)?.tag;
}

/**
 * Matches a language range of `Accept-Language`: a full tag matches only itself (`de-LI` matches none), a bare
 * language its first locale. Undefined if none matches.
 */
export function matchLanguageRange(range: string): string | undefined {
  const found = findLocaleTag(range);
  const isBare = !range.includes('-');
  return isBare || found?.toLowerCase() === range.toLowerCase() ? found : undefined;
}

/** Loads the locale of a language tag: the same, else one of the same language, else the default. */
export const loadLocale = createLocaleLoader(localeEntries);
