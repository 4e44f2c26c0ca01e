import type { Language } from '../wording/language.ts';
import { createLocaleSet, type LocaleEntry } from './locale-set.ts';
import { respellLanguage } from './locale-set.ts';
import { loadGerman, skillLocaleEntries } from './skill-locales.ts';
import { METRIC, METRIC_LITRES, METRIC_METRES } from '../wording/units.ts';

const loadAustrian = async () => {
  const { spellAustrian: spell } = await import('./de/sentences.ts');
  return respellLanguage(await loadGerman(), spell);
};
const loadSwiss = async () => {
  const { spellSwiss: spell } = await import('./de/sentences.ts');
  return respellLanguage(await loadGerman(), spell);
};
const loadCzech = async () => (await import('./cs/sentences.ts')).czech;
const loadDanish = async () => (await import('./da/sentences.ts')).danish;
const loadRomanian = async () => (await import('./ro/sentences.ts')).romanian;
const loadSlovak = async () => (await import('./sk/sentences.ts')).slovak;

/** The locales of operation texts. The first of a language is its default. */
const localeEntries: readonly LocaleEntry<Language>[] = [
  ...skillLocaleEntries,
  { tag: 'de-AT', units: METRIC_LITRES, loadLanguage: loadAustrian },
  { tag: 'de-CH', units: METRIC_LITRES, loadLanguage: loadSwiss },
  { tag: 'cs-CZ', units: METRIC, loadLanguage: loadCzech },
  { tag: 'da-DK', units: METRIC_METRES, loadLanguage: loadDanish },
  { tag: 'ro-RO', units: METRIC_LITRES, loadLanguage: loadRomanian },
  { tag: 'sk-SK', units: METRIC, loadLanguage: loadSlovak },
];

export const {
  tags: localeTags,
  findTag: findLocaleTag,
  matchRange: matchLanguageRange,
  load: loadLocale,
} = createLocaleSet(localeEntries);
