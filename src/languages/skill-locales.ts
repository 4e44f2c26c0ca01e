import type { SkillLanguage } from '../wording/language.ts';
import { BRITISH, METRIC, METRIC_LITRES, METRIC_METRES, US, type Units } from '../wording/units.ts';
import type { Country } from './en/words.ts';
import type { Country as SpanishCountry } from './es/country.ts';
import { createLocaleSet, type LocaleEntry } from './locale-set.ts';

export const loadGerman = async () => (await import('./de/sentences.ts')).german;
const loadEnglish = (country: Country) => async () =>
  (await import('./en/sentences.ts')).english(country);
const loadFrench = async () => (await import('./fr/sentences.ts')).french;
const loadCanadianFrench = async () => (await import('./fr/sentences.ts')).canadianFrench;
const loadItalian = async () => (await import('./it/sentences.ts')).italian;
const loadSpanish = (country: SpanishCountry) => async () =>
  (await import('./es/sentences.ts')).spanish(country);
const loadDutch = async () => (await import('./nl/sentences.ts')).dutch;
const loadSwedish = async () => (await import('./sv/sentences.ts')).swedish;
const loadPolish = async () => (await import('./pl/sentences.ts')).polish;

/** The language of the texts in the API document, and the default. */
export const DEFAULT_TAG = 'de-DE';

/** The locales of the skill. The first of a language is its default. */
export const skillLocaleEntries: readonly LocaleEntry<SkillLanguage>[] = [
  { tag: DEFAULT_TAG, units: METRIC_LITRES, loadLanguage: loadGerman },
  { tag: 'en-US', units: US, loadLanguage: loadEnglish('US') },
  { tag: 'en-GB', units: BRITISH, loadLanguage: loadEnglish('GB') },
  { tag: 'en-CA', units: METRIC, loadLanguage: loadEnglish('CA') },
  { tag: 'en-AU', units: METRIC, loadLanguage: loadEnglish('AU') },
  { tag: 'en-IN', units: METRIC, loadLanguage: loadEnglish('IN') },
  { tag: 'fr-FR', units: METRIC, loadLanguage: loadFrench },
  { tag: 'fr-CA', units: METRIC, loadLanguage: loadCanadianFrench },
  { tag: 'it-IT', units: METRIC, loadLanguage: loadItalian },
  { tag: 'es-ES', units: METRIC_LITRES, loadLanguage: loadSpanish('ES') },
  { tag: 'es-MX', units: METRIC, loadLanguage: loadSpanish('MX') },
  { tag: 'es-US', units: US, loadLanguage: loadSpanish('US') },
  { tag: 'nl-NL', units: METRIC, loadLanguage: loadDutch },
  { tag: 'sv-SE', units: METRIC_METRES, loadLanguage: loadSwedish },
  { tag: 'pl-PL', units: METRIC, loadLanguage: loadPolish },
];

export const {
  tags: skillTags,
  findEntry: findSkillLocale,
  load: loadSkillLocale,
} = createLocaleSet(skillLocaleEntries);

/** The units of a locale of the skill, else of the default. */
export function getSkillUnits(tag: string): Units {
  return findSkillLocale(tag)?.units ?? METRIC_LITRES;
}

/**
 * The locale of a request, or the default if `Intl` rejects it. Supported tags skip that check, which takes 20
 * µs.
 */
export function parseLanguageTag(locale: string): string {
  if (skillTags.includes(locale)) return locale;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_TAG;
  } catch {
    return DEFAULT_TAG;
  }
}
