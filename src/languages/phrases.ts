import { getLocale, type HandlerInput } from 'ask-sdk-core';
import { germanPhrases, germanScreenLabels } from './de/phrases.ts';
import { createEnglishPhrases, englishScreenLabels } from './en/phrases.ts';
import { createSpanishPhrases, spanishScreenLabels } from './es/phrases.ts';
import { createFrenchPhrases, frenchScreenLabels } from './fr/phrases.ts';
import { italianPhrases, italianScreenLabels } from './it/phrases.ts';
import { dutchPhrases, dutchScreenLabels } from './nl/phrases.ts';
import type { Phrases, Variants, ScreenLabels } from './types.ts';
import type { Locale } from '../wording/language.ts';

/** By language, or by locale; created on first use. */
const PHRASES: Readonly<Record<string, () => Phrases>> = {
  de: () => germanPhrases,
  en: () => createEnglishPhrases('US'),
  'en-CA': () => createEnglishPhrases('CA'),
  'en-GB': () => createEnglishPhrases('GB'),
  'en-AU': () => createEnglishPhrases('AU'),
  'en-IN': () => createEnglishPhrases('IN'),
  es: () => createSpanishPhrases('ES'),
  'es-MX': () => createSpanishPhrases('MX'),
  'es-US': () => createSpanishPhrases('US'),
  fr: () => createFrenchPhrases('FR'),
  'fr-CA': () => createFrenchPhrases('CA'),
  it: () => italianPhrases,
  nl: () => dutchPhrases,
};

const createdPhrases = new Map<string, Phrases>();

/** The sentences of a locale, else of its language; German where there are none in it, or no locale is sent. */
export function selectPhrases(sent?: string | null): Phrases {
  const [language = ''] = (sent ?? '').split('-');
  const name = [sent ?? '', language].find((each) => Object.hasOwn(PHRASES, each)) ?? 'de';
  let phrases = createdPhrases.get(name);
  if (!phrases) createdPhrases.set(name, (phrases = PHRASES[name]?.() ?? germanPhrases));
  return phrases;
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

const SCREEN_LABELS: Readonly<Record<string, ScreenLabels>> = {
  de: germanScreenLabels,
  en: englishScreenLabels,
  es: spanishScreenLabels,
  fr: frenchScreenLabels,
  it: italianScreenLabels,
  nl: dutchScreenLabels,
};

/** The labels of a locale's language; German where there are none in it. */
export function selectScreenLabels({ tag }: Locale): ScreenLabels {
  return SCREEN_LABELS[tag.split('-')[0] ?? ''] ?? germanScreenLabels;
}
