import { getLocale, type HandlerInput } from 'ask-sdk-core';
import { germanPhrases, germanScreenLabels } from './de/phrases.ts';
import type { Country } from './en/words.ts';
import type { Country as SpanishCountry } from './es/country.ts';
import type { Phrases, Variants, ScreenLabels } from './types.ts';
import type { Locale } from '../wording/language.ts';

/** What the skill says and shows of its own in a locale. */
interface OwnTexts {
  phrases: Phrases;
  labels: ScreenLabels;
}

/** There from the start: the default. */
const GERMAN: OwnTexts = { phrases: germanPhrases, labels: germanScreenLabels };

const loadEnglish = (country: Country) => async () => {
  const { createEnglishPhrases, englishScreenLabels } = await import('./en/phrases.ts');
  return { phrases: createEnglishPhrases(country), labels: englishScreenLabels };
};
const loadSpanish = (country: SpanishCountry) => async () => {
  const { createSpanishPhrases, spanishScreenLabels } = await import('./es/phrases.ts');
  return { phrases: createSpanishPhrases(country), labels: spanishScreenLabels };
};
const loadFrench = (country: 'FR' | 'CA') => async () => {
  const { createFrenchPhrases, frenchScreenLabels } = await import('./fr/phrases.ts');
  return { phrases: createFrenchPhrases(country), labels: frenchScreenLabels };
};
const loadItalian = async () => {
  const { italianPhrases, italianScreenLabels } = await import('./it/phrases.ts');
  return { phrases: italianPhrases, labels: italianScreenLabels };
};
const loadDutch = async () => {
  const { dutchPhrases, dutchScreenLabels } = await import('./nl/phrases.ts');
  return { phrases: dutchPhrases, labels: dutchScreenLabels };
};
const loadSwedish = async () => {
  const { swedishPhrases, swedishScreenLabels } = await import('./sv/phrases.ts');
  return { phrases: swedishPhrases, labels: swedishScreenLabels };
};
const loadPolish = async () => {
  const { polishPhrases, polishScreenLabels } = await import('./pl/phrases.ts');
  return { phrases: polishPhrases, labels: polishScreenLabels };
};

/** By language, or by locale. */
const LOADERS: Readonly<Record<string, () => Promise<OwnTexts>>> = {
  en: loadEnglish('US'),
  'en-CA': loadEnglish('CA'),
  'en-GB': loadEnglish('GB'),
  'en-AU': loadEnglish('AU'),
  'en-IN': loadEnglish('IN'),
  es: loadSpanish('ES'),
  'es-MX': loadSpanish('MX'),
  'es-US': loadSpanish('US'),
  fr: loadFrench('FR'),
  'fr-CA': loadFrench('CA'),
  it: loadItalian,
  nl: loadDutch,
  sv: loadSwedish,
  pl: loadPolish,
};

const loaded = new Map<string, OwnTexts>();

/** The locale, else its language; undefined for German, where there are none in it, or no locale is sent. */
function findName(sent?: string | null): string | undefined {
  const [language = ''] = (sent ?? '').split('-');
  return [sent ?? '', language].find((each) => Object.hasOwn(LOADERS, each));
}

/** Loads the sentences and labels of a locale; a turn does it before its handler runs. */
export function loadPhrases(sent?: string | null): Promise<void> | undefined {
  const name = findName(sent);
  return name === undefined || loaded.has(name) ? undefined : loadByName(name);
}

async function loadByName(name: string): Promise<void> {
  const texts = await LOADERS[name]?.();
  if (texts && !loaded.has(name)) loaded.set(name, texts);
}

/** Loads those of all locales, for a process that answers many turns. */
export async function loadAllPhrases(): Promise<void> {
  await Promise.all(Object.keys(LOADERS).map(loadByName));
}

function selectTexts(sent?: string | null): OwnTexts {
  const name = findName(sent);
  const texts = name === undefined ? GERMAN : loaded.get(name);
  if (!texts) throw new Error(`The sentences of ${name} are not loaded`);
  return texts;
}

/** The loaded sentences of a locale, else of its language; German where there are none in it, or no locale is sent. */
export function selectPhrases(sent?: string | null): Phrases {
  return selectTexts(sent).phrases;
}

/** The sentences for whoever made a request. */
export function selectRequestPhrases({ requestEnvelope }: HandlerInput): Phrases {
  return selectPhrases(getLocale(requestEnvelope));
}

/** One of some wordings: another session may have another, but within one it stays the same. */
export function pickVariant<T>({ requestEnvelope }: HandlerInput, variants: Variants<T>): T {
  const id = requestEnvelope.session?.sessionId ?? '';
  const sum = Buffer.from(id).reduce((all, byte) => all + byte, 0);
  return variants[sum % variants.length] ?? variants[0];
}

/** The loaded labels of a locale's language; German where there are none in it. */
export function selectScreenLabels({ tag }: Locale): ScreenLabels {
  return selectTexts(tag).labels;
}
