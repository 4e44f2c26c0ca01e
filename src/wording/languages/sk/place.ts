import { joined } from '../../joined.ts';

/** What takes the place of a preposition after which a name would be inflected. */
const AREAS: Readonly<Record<string, string>> = {
  v: 'v oblasti',
  vo: 'v oblasti',
  na: 'v oblasti',
  pre: 'pre oblasť',
};

/** A sentence after the name of its place, which stays as it is: `Bratislava. Zajtra bude pršať`. */
export function placed(place: string | null, words: string): string {
  if (place === null) return words;
  const sentence = words.charAt(0).toLocaleUpperCase('sk') + words.slice(1);
  return `${place}${place.endsWith('.') ? '' : '.'} ${sentence}`;
}

/** `v oblasti Bratislava` after "v"; after any other word the name. */
export function placeAfter(word: string, place: string): string {
  return joined(AREAS[word.toLowerCase()] ?? word, place);
}
