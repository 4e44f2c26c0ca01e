import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';
import {
  GERMAN_NAMES,
  GERMAN_TOWNS,
  EUROPEAN_TOWNS,
  FOREIGN_NAMES,
  OVERSEAS_TOWNS,
  SLOVAK_TOWNS,
} from './towns.ts';

/** `vo Viedni`, `vo Frankfurte`. */
const NEEDS_VOWEL = /^[vwf]/i;

export const { describePlace, labelPlace, prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [SLOVAK_TOWNS, GERMAN_TOWNS, EUROPEAN_TOWNS, OVERSEAS_TOWNS, GERMAN_NAMES, FOREIGN_NAMES],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 'vo' : 'v'),
});

/** What takes the place of a preposition after which an unknown name would be inflected. */
const AREAS: Readonly<Record<string, string>> = {
  v: 'v lokalite',
  vo: 'v lokalite',
  na: 'v lokalite',
  pre: 'pre lokalitu',
};

/** `v Bratislave` and `v lokalite Pcim` after "v"; after any other word the name. */
export function placeAfter(word: string, place: string): string {
  const area = AREAS[word.toLowerCase()];
  const phrase = area?.startsWith('v ') ? findPlacePhrase(place) : undefined;
  return phrase ?? joinWords(area ?? word, place);
}
