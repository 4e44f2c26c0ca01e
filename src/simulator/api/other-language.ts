import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Gazetteer } from '../../place/gazetteer.ts';
import type { Place } from '../../place/place.ts';
import { languageSubtag } from '../../skill-package/locales.ts';
import { listUnderstoodLocales } from '../../understanding/lexicons.ts';
import { isNotUnderstood, recognizeHeard } from '../../understanding/recognize-heard.ts';

/** Below it, a sentence is a guess, and may be one in any language. */
const MIN_CONFIDENCE = 0.9;

interface TypedSentence {
  utterance: string;
  /** The language that was chosen, BCP 47. */
  locale: string;
  place: Place;
  now: Date;
}

/**
 * Finds another language of the skill in which a sentence is understood, the clearest first. Loading the words of a
 * language takes time, so other requests go on between two of them.
 *
 * @returns the first locale of that language; undefined if there is none
 */
export async function findOtherLanguage(
  { utterance, locale, place, now }: TypedSentence,
  gazetteer: Gazetteer,
): Promise<string | undefined> {
  let clearest: { locale: string; confidence: number } | undefined;
  for (const other of listOtherLocales(locale)) {
    await nextTurn();
    const context = { locale: other, place, now, gazetteer, attributes: {} };
    const recognized = recognizeHeard(utterance, context);
    if (!recognized || isNotUnderstood(recognized)) continue;
    const { confidence = 0 } = recognized;
    if (confidence < MIN_CONFIDENCE || confidence <= (clearest?.confidence ?? 0)) continue;
    if (confidence === 1) return other;
    clearest = { locale: other, confidence };
  }
  return clearest?.locale;
}

/** The first locale of each other language. */
function listOtherLocales(locale: string): string[] {
  const byLanguage = new Map<string, string>();
  for (const each of listUnderstoodLocales()) {
    const language = languageSubtag(each);
    if (!byLanguage.has(language)) byLanguage.set(language, each);
  }
  byLanguage.delete(languageSubtag(locale));
  return [...byLanguage.values()];
}
