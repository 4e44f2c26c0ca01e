import type { Language, Locale, SkillLanguage } from '../wording/language.ts';
import { type Units, BRITISH, METRIC, METRIC_LITRES, US } from '../wording/units.ts';
import type { Country } from './en/words.ts';

/** A locale whose language is loaded on first use. */
export interface LocaleEntry<Words extends Language> {
  tag: string;
  units: Units;
  loadLanguage: () => Promise<Words>;
}

/** Creates a loader for the locale of a language tag: the same, else one of the same language, else the first. */
export function createLocaleLoader<Words extends Language>(among: readonly LocaleEntry<Words>[]) {
  const loaded = new Map<string, Promise<Locale & { language: Words }>>();
  return async (wanted: string): Promise<Locale & { language: Words }> => {
    const entry = findLocaleEntry(wanted, among) ?? among[0];
    if (!entry) throw new Error('There is no locale');
    let locale = loaded.get(entry.tag);
    if (!locale) loaded.set(entry.tag, (locale = loadLocaleEntry(entry)));
    return locale;
  };
}

async function loadLocaleEntry<Words extends Language>({
  tag,
  units,
  loadLanguage,
}: LocaleEntry<Words>) {
  return { tag, units, language: await loadLanguage() };
}

/** Finds the locale of a language tag: the same, else one of the same language; undefined if there is none. */
export function findLocaleEntry<Found extends { tag: string }>(
  wanted: string,
  among: readonly Found[],
): Found | undefined {
  const itself = among.find((locale) => locale.tag === wanted);
  if (itself) return itself;
  const tag = wanted.toLowerCase();
  const [language] = tag.split('-');
  return (
    among.find((locale) => locale.tag.toLowerCase() === tag) ??
    among.find((locale) => locale.tag.split('-')[0] === language)
  );
}

export const loadGerman = async () => (await import('./de/sentences.ts')).german;
const loadEnglish = (country: Country) => async () =>
  (await import('./en/sentences.ts')).english(country);
const loadFrench = async () => (await import('./fr/sentences.ts')).french;
const loadItalian = async () => (await import('./it/sentences.ts')).italian;
const loadSpanish = async () => (await import('./es/sentences.ts')).spanish;
const loadDutch = async () => (await import('./nl/sentences.ts')).dutch;

/** The language of the texts in the API document, and the default. */
export const DEFAULT_TAG = 'de-DE';

/** The locales of the skill. The first of a language is its default. */
export const skillLocaleEntries: readonly LocaleEntry<SkillLanguage>[] = [
  { tag: DEFAULT_TAG, units: METRIC_LITRES, loadLanguage: loadGerman },
  { tag: 'en-US', units: US, loadLanguage: loadEnglish('US') },
  { tag: 'en-GB', units: BRITISH, loadLanguage: loadEnglish('GB') },
  { tag: 'en-CA', units: METRIC, loadLanguage: loadEnglish('US') },
  { tag: 'en-AU', units: METRIC, loadLanguage: loadEnglish('GB') },
  { tag: 'en-IN', units: METRIC, loadLanguage: loadEnglish('GB') },
  { tag: 'fr-FR', units: METRIC, loadLanguage: loadFrench },
  { tag: 'fr-CA', units: METRIC, loadLanguage: loadFrench },
  { tag: 'it-IT', units: METRIC, loadLanguage: loadItalian },
  { tag: 'es-ES', units: METRIC_LITRES, loadLanguage: loadSpanish },
  { tag: 'es-MX', units: METRIC, loadLanguage: loadSpanish },
  { tag: 'es-US', units: US, loadLanguage: loadSpanish },
  { tag: 'nl-NL', units: METRIC, loadLanguage: loadDutch },
];

export const skillTags: readonly string[] = skillLocaleEntries.map(({ tag }) => tag);

/** Loads the locale of a language tag: the same, else one of the same language, else the default. */
export const loadSkillLocale = createLocaleLoader(skillLocaleEntries);

/** The units of a locale; those of the default if the skill does not support it. */
export function findUnits(tag: string): Units {
  return findLocaleEntry(tag, skillLocaleEntries)?.units ?? METRIC_LITRES;
}
