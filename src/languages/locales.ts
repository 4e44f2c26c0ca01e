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

/** What operations have texts in. The first of a language serves where only that is asked for. */
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

/** The tag of a locale that there is: itself, else one of its language; undefined where there is none. */
export function findLocaleTag(wanted: string): string | undefined {
  return findLocaleEntry(wanted, localeEntries)?.tag;
}

/**
 * The tag that a language range of `Accept-Language` asks for: a full tag stands for itself alone (`de-LI` for
 * none), a bare language for its first locale. Undefined where there is none.
 */
export function matchLanguageRange(range: string): string | undefined {
  const found = findLocaleTag(range);
  const isBare = !range.includes('-');
  return isBare || found?.toLowerCase() === range.toLowerCase() ? found : undefined;
}

/** The locale of a language tag: itself, else one of its language, else the default. */
export const loadLocale = createLocaleLoader(localeEntries);
