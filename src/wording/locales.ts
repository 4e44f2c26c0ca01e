import type { Language, SkillLanguage } from './language.ts';
import type { Country } from './languages/en/words.ts';
import { BRITISH, METRIC, METRIC_LITRES, METRIC_METRES, US, type Units } from './units.ts';

/** A language with the units that its country speaks in. */
export interface Locale {
  /** BCP 47: `de-DE`. */
  tag: string;
  language: Language;
  units: Units;
}

/** A locale that the skill speaks in. */
export interface SkillLocale extends Locale {
  language: SkillLanguage;
}

/** A locale whose words are loaded when they are first needed: one that is not spoken takes no time. */
interface Entry<Words extends Language> {
  tag: string;
  units: Units;
  words: () => Promise<Words>;
}

const german = async () => (await import('./languages/de/sentences.ts')).german;
const english = (country: Country) => async () =>
  (await import('./languages/en/sentences.ts')).english(country);
const french = async () => (await import('./languages/fr/sentences.ts')).french;
const italian = async () => (await import('./languages/it/sentences.ts')).italian;
const spanish = async () => (await import('./languages/es/sentences.ts')).spanish;
const dutch = async () => (await import('./languages/nl/sentences.ts')).dutch;

/** The language of the documents' own texts; what is spoken where nothing better is known. */
export const DEFAULT_TAG = 'de-DE';

/** What the skill speaks. The first of a language serves where only that is asked for. */
const skillEntries: readonly Entry<SkillLanguage>[] = [
  { tag: DEFAULT_TAG, units: METRIC_LITRES, words: german },
  { tag: 'en-US', units: US, words: english('US') },
  { tag: 'en-GB', units: BRITISH, words: english('GB') },
  { tag: 'en-CA', units: METRIC, words: english('US') },
  { tag: 'en-AU', units: METRIC, words: english('GB') },
  { tag: 'en-IN', units: METRIC, words: english('GB') },
  { tag: 'fr-FR', units: METRIC, words: french },
  { tag: 'it-IT', units: METRIC, words: italian },
  { tag: 'es-ES', units: METRIC_LITRES, words: spanish },
  { tag: 'es-US', units: US, words: spanish },
  { tag: 'nl-NL', units: METRIC, words: dutch },
];

/** What operations have texts in. The first of a language serves where only that is asked for. */
const entries: readonly Entry<Language>[] = [
  ...skillEntries,
  {
    tag: 'de-AT',
    units: METRIC_LITRES,
    words: async () => {
      const { austrian, spelled } = await import('./languages/spelled.ts');
      return spelled(await german(), austrian);
    },
  },
  {
    tag: 'de-CH',
    units: METRIC_LITRES,
    words: async () => {
      const { spelled, swiss } = await import('./languages/spelled.ts');
      return spelled(await german(), swiss);
    },
  },
  {
    tag: 'cs-CZ',
    units: METRIC,
    words: async () => (await import('./languages/cs/sentences.ts')).czech,
  },
  {
    tag: 'da-DK',
    units: METRIC_METRES,
    words: async () => (await import('./languages/da/sentences.ts')).danish,
  },
  {
    tag: 'pl-PL',
    units: METRIC,
    words: async () => (await import('./languages/pl/sentences.ts')).polish,
  },
  {
    tag: 'ro-RO',
    units: METRIC_LITRES,
    words: async () => (await import('./languages/ro/sentences.ts')).romanian,
  },
  {
    tag: 'sk-SK',
    units: METRIC,
    words: async () => (await import('./languages/sk/sentences.ts')).slovak,
  },
  {
    tag: 'sv-SE',
    units: METRIC_METRES,
    words: async () => (await import('./languages/sv/sentences.ts')).swedish,
  },
];

/** All that operations have texts in. */
export const localeTags: readonly string[] = entries.map(({ tag }) => tag);

/** Those that the skill speaks, too. */
export const skillTags: readonly string[] = skillEntries.map(({ tag }) => tag);

/** The tag of a locale that there is: itself, else one of its language; undefined where there is none. */
export function findTag(tag: string): string | undefined {
  return find(tag, entries)?.tag;
}

/** The units that a locale's country speaks in; the default's where there is no such locale. */
export function unitsOf(tag: string): Units {
  return entryOf(tag, entries).units;
}

/** The locale of a language tag: itself, else one of its language, else the default. */
export const loadLocale = loaderOf(entries);

/** The same among those that the skill speaks in. */
export const loadSkillLocale = loaderOf(skillEntries);

function loaderOf<Words extends Language>(among: readonly Entry<Words>[]) {
  const loaded = new Map<Entry<Words>, Promise<Locale & { language: Words }>>();
  return async (tag: string): Promise<Locale & { language: Words }> => {
    const entry = entryOf(tag, among);
    let locale = loaded.get(entry);
    if (!locale) {
      locale = load(entry);
      loaded.set(entry, locale);
    }
    return locale;
  };
}

async function load<Words extends Language>({ tag, units, words }: Entry<Words>) {
  return { tag, units, language: await words() };
}

function entryOf<Found extends { tag: string }>(tag: string, among: readonly Found[]): Found {
  const found = find(tag, among) ?? among[0];
  if (!found) throw new Error('There is no locale at all');
  return found;
}

function find<Found extends { tag: string }>(
  tag: string,
  among: readonly Found[],
): Found | undefined {
  const wanted = tag.toLowerCase();
  const [language] = wanted.split('-');
  return (
    among.find((locale) => locale.tag === tag) ??
    among.find((locale) => locale.tag.toLowerCase() === wanted) ??
    among.find((locale) => locale.tag.split('-')[0] === language)
  );
}
