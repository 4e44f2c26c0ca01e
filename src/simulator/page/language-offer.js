/** @import { LocaleOption, TurnRequest } from './contract.ts' */
import { ownVariant } from './locale-choice.js';
import { findLanguage } from './server.js';
import { loadWords } from './words.js';

/**
 * Looks for another language in which a sentence is understood.
 *
 * @param {Pick<TurnRequest, 'utterance' | 'locale' | 'place'>} sentence
 * @param {LocaleOption[]} locales
 * @returns {Promise<{ locale: string, text: string, action: string } | undefined>} an offer in that language;
 *   undefined if there is none
 */
export async function findOffer(sentence, locales) {
  const found = await findLanguage(sentence).catch(() => null);
  if (found === null) return undefined;
  const locale = ownVariant(locales, found);
  const { offer, switchLanguage } = await loadWords(locale);
  return { locale, text: offer, action: switchLanguage };
}
