import { distance } from 'fastest-levenshtein';

/** Letters of one sound, in the spelling of any of our languages. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|[vw]/g, 'f'],
  [/tsch|sch|sh|ch|cz|[ckqgxj]/g, 'k'],
  [/[sz]+/g, 's'],
  [/th|d/g, 't'],
  [/b/g, 'p'],
  [/n/g, 'm'],
];

/** Minimum letters of a word that may be misheard: shorter ones are too much alike. */
export const MIN_MISHEARD_LETTERS = 4;

/** Maximum letters that differ: of words that sound alike, and of others. */
const MAX_DIFFERENCE_OF_SOUNDALIKES = 0.45;
const MAX_DIFFERENCE = 0.25;

/**
 * How different a misheard word is from the one that may be meant, 0 to 1 by its letters; undefined if nobody would take
 * one for the other.
 */
export function compareSounds(heard: string, meant: string): number | undefined {
  const [one, other] = [heard, meant].map(foldLetters);
  if (one === undefined || other === undefined) return undefined;
  const length = Math.max(one.length, other.length);
  const isLong = Math.min(one.length, other.length) >= MIN_MISHEARD_LETTERS;
  const limit =
    spellSounds(one) === spellSounds(other) ? MAX_DIFFERENCE_OF_SOUNDALIKES : MAX_DIFFERENCE;
  if (!isLong || Math.abs(one.length - other.length) > length * limit) return undefined;
  const difference = distance(one, other) / length;
  return difference <= limit ? difference : undefined;
}

function foldLetters(word: string): string {
  return word.normalize('NFD').toLowerCase().replaceAll('ß', 'ss').replaceAll(/\P{L}/gu, '');
}

/** The consonants of a word by their sounds, each once in a row. */
function spellSounds(word: string): string {
  const first = /^[aeiouyhäöü]/.test(word) ? 'a' : '';
  const sounds = SOUNDS.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word);
  return first + sounds.replaceAll(/[aeiouyh]/g, '').replaceAll(/(.)\1+/g, '$1');
}
