import { joined } from '../../joined.ts';

/** What a name would have to be inflected after. */
const BEFORE_PLACE = new Set(['w', 'we', 'na']);

/** A place that is spoken of in a sentence keeps its name: `w miejscowości Zakopane`. */
export function placeAfter(word: string, place: string): string {
  const isIn = BEFORE_PLACE.has(word.toLowerCase());
  return isIn ? `w miejscowości ${place}` : joined(word, place);
}

/** `Kraków. Jutro będzie pochmurno`: a name before the sentence needs no case. */
export function placed(place: string | null, words: string): string {
  return place === null ? words : followed(place, words);
}

/** Two sentences, of which the second begins small. */
export function followed(first: string, second: string): string {
  const end = first.endsWith('.') ? '' : '.';
  return `${first}${end} ${second.charAt(0).toUpperCase()}${second.slice(1)}`;
}
