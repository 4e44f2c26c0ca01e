import type { SkillLanguage } from './language.ts';
import type { Country } from './languages/en/words.ts';
import { entryFor, loaderOf, type LocaleEntry } from './locale.ts';
import { BRITISH, METRIC, METRIC_LITRES, US, type Units } from './units.ts';

export const german = async () => (await import('./languages/de/sentences.ts')).german;
const english = (country: Country) => async () =>
  (await import('./languages/en/sentences.ts')).english(country);
const french = async () => (await import('./languages/fr/sentences.ts')).french;
const italian = async () => (await import('./languages/it/sentences.ts')).italian;
const spanish = async () => (await import('./languages/es/sentences.ts')).spanish;
const dutch = async () => (await import('./languages/nl/sentences.ts')).dutch;

/** The language of the documents' own texts; what is spoken where nothing better is known. */
export const DEFAULT_TAG = 'de-DE';

/** What the skill speaks. The first of a language serves where only that is asked for. */
export const skillEntries: readonly LocaleEntry<SkillLanguage>[] = [
  { tag: DEFAULT_TAG, units: METRIC_LITRES, words: german },
  { tag: 'en-US', units: US, words: english('US') },
  { tag: 'en-GB', units: BRITISH, words: english('GB') },
  { tag: 'en-CA', units: METRIC, words: english('US') },
  { tag: 'en-AU', units: METRIC, words: english('GB') },
  { tag: 'en-IN', units: METRIC, words: english('GB') },
  { tag: 'fr-FR', units: METRIC, words: french },
  { tag: 'fr-CA', units: METRIC, words: french },
  { tag: 'it-IT', units: METRIC, words: italian },
  { tag: 'es-ES', units: METRIC_LITRES, words: spanish },
  { tag: 'es-MX', units: METRIC, words: spanish },
  { tag: 'es-US', units: US, words: spanish },
  { tag: 'nl-NL', units: METRIC, words: dutch },
];

export const skillTags: readonly string[] = skillEntries.map(({ tag }) => tag);

/** The locale of a language tag: itself, else one of its language, else the default. */
export const loadSkillLocale = loaderOf(skillEntries);

/** The units of a language's country; the default's where the skill does not speak it. */
export function unitsOf(tag: string): Units {
  return entryFor(tag, skillEntries)?.units ?? METRIC_LITRES;
}
