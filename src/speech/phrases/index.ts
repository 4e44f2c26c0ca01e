import { getLocale, type HandlerInput } from 'ask-sdk-core';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import type { Phrases } from './phrases.ts';

const byLanguage = new Map<string, Phrases>(
  Object.entries({
    de: german,
    en: english,
    es: spanish,
    fr: french,
    it: italian,
    nl: dutch,
  }),
);

/** The sentences of a locale's language; German where there are none in it, or no locale is sent. */
export function phrasesFor(locale: string | undefined): Phrases {
  return byLanguage.get(locale?.split('-')[0] ?? '') ?? german;
}

/** The sentences for whoever made a request. */
export function phrasesOf({ requestEnvelope }: HandlerInput): Phrases {
  return phrasesFor(getLocale(requestEnvelope));
}
