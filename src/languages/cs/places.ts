import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';
import {
  CZECH_TOWNS,
  GERMAN_NAMES,
  GERMAN_TOWNS,
  EUROPEAN_TOWNS,
  FOREIGN_NAMES,
  OVERSEAS_TOWNS,
} from './towns.ts';

/** `ve Vídni`, `ve Zlíně`: v and f, and s and z before another consonant. */
const NEEDS_VOWEL = /^(?:[vwf]|[sšzž][^aáãeéěiíoóuúůyý])/i;

export const { describePlace, labelPlace, prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [CZECH_TOWNS, GERMAN_TOWNS, EUROPEAN_TOWNS, OVERSEAS_TOWNS, GERMAN_NAMES, FOREIGN_NAMES],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 've' : 'v'),
});

/** What takes the place of a preposition after which an unknown name would be inflected. */
const AREAS: Readonly<Record<string, string>> = {
  v: 'v lokalitě',
  ve: 'v lokalitě',
  na: 'v lokalitě',
  pro: 'pro lokalitu',
};

/** `v Praze` and `v lokalitě Pcim` after "v"; after any other word the name. */
export function placeAfter(word: string, place: string): string {
  const area = AREAS[word.toLowerCase()];
  const phrase = area?.startsWith('v ') ? findPlacePhrase(place) : undefined;
  return phrase ?? joinWords(area ?? word, place);
}
