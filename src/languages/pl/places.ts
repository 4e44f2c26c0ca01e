import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';
import {
  GERMAN_NAMES,
  GERMAN_TOWNS,
  EUROPEAN_TOWNS,
  FOREIGN_NAMES,
  OVERSEAS_TOWNS,
  POLISH_TOWNS,
} from './towns.ts';

/** `we Wrocławiu`, `we Frankfurcie`: w and f before another consonant. */
const NEEDS_VOWEL = /^[wf][^aąeęioóuüy\s]/i;

export const { prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [POLISH_TOWNS, GERMAN_TOWNS, EUROPEAN_TOWNS, OVERSEAS_TOWNS, GERMAN_NAMES, FOREIGN_NAMES],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 'we' : 'w'),
});

/** What a name would have to be inflected after. */
const BEFORE_PLACE = new Set(['w', 'we', 'na']);

/** What takes the place of the inflection of a name: `w miejscowości Pcim`. */
const SETTLEMENT = 'miejscowości';

/** `w Krakowie` and `w miejscowości Pcim` after "w"; after "miejscowości" the locative takes its place. */
export function placeAfter(word: string, place: string): string {
  const phrase = findPlacePhrase(place);
  if (BEFORE_PLACE.has(word.toLowerCase())) return phrase ?? `w ${SETTLEMENT} ${place}`;
  if (word !== SETTLEMENT || !phrase?.startsWith('w ')) return joinWords(word, place);
  return phrase.slice('w '.length);
}
