import { distance } from 'fastest-levenshtein';
import { toPlainLetters } from '../place/name-forms.ts';

/** Letters of one sound, in the spelling of any of our languages. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph|[vw]/g, 'f'],
  [/tsch|sch|sh|ch|cz|[ckqgj]/g, 'k'],
  [/[sz]+/g, 's'],
  [/th|d/g, 't'],
  [/b/g, 'p'],
  [/n/g, 'm'],
];

/** Those of a language alone: final consonants that are silent, letters that sound alike. */
const OWN_SOUNDS: Readonly<Record<string, typeof SOUNDS>> = {
  fr: [
    [/c(?=[eiy])/g, 's'],
    [/(?:[aeou]ux|[stxzdp]|e?s)$/g, ''],
  ],
  es: [
    [/c(?=[ei])/g, 's'],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/^(?:h|gu?|gü)(?=ue|e)/g, ''],
    [/^h/g, ''],
  ],
};

/** Shorter words are too much alike. */
const MIN_MISHEARD_LETTERS = 4;
const MAX_DIFFERENCE_OF_LENGTHS = 4;

/** Maximum share of the letters that differ: of words that sound alike, and of others. */
const MAX_DIFFERENCE_OF_SOUNDALIKES = 0.45;
const MAX_DIFFERENCE = 0.24;

/** A form of a word as it is compared. */
interface Form {
  /** Without accents and signs. */
  letters: string;
  /** Its consonants by their sounds, each once in a row. */
  consonants: string;
}

/** A word as it is written, and as its language speaks it if that is another form. */
export interface Sound extends Form {
  word: string;
  spoken?: Form;
}

/**
 * How different a misheard word is from the one that may be meant, 0 to 1 by its letters; undefined if nobody would take
 * one for the other.
 */
export function compareSounds(heard: string, meant: string): number | undefined {
  return compare(readSound(heard), readSound(meant));
}

export function compare(heard: Sound, meant: Sound): number | undefined {
  const asWritten = compareForms(heard, meant);
  if (!heard.spoken && !meant.spoken) return asWritten;
  const asSpoken = compareForms(heard.spoken ?? heard, meant.spoken ?? meant);
  return asWritten === undefined || (asSpoken ?? Infinity) < asWritten ? asSpoken : asWritten;
}

function compareForms(heard: Form, meant: Form): number | undefined {
  const [one, other] = [heard.letters, meant.letters];
  const [length, least] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  if (least < MIN_MISHEARD_LETTERS || length - least > MAX_DIFFERENCE_OF_LENGTHS) return undefined;
  const isAlike = heard.consonants === meant.consonants;
  const difference = distance(one, other) / length;
  return difference <= (isAlike ? MAX_DIFFERENCE_OF_SOUNDALIKES : MAX_DIFFERENCE)
    ? difference
    : undefined;
}

/** A word with the sounds of a language; without one, those that all languages share. */
export function readSound(word: string, language = ''): Sound {
  const letters = toPlainLetters(word.toLowerCase()).replaceAll(' ', '');
  const spoken = replaceAll(letters, OWN_SOUNDS[language] ?? []);
  const written = { word, ...readForm(letters) };
  return spoken === letters ? written : { ...written, spoken: readForm(spoken) };
}

function readForm(letters: string): Form {
  const start = /^[aeiouyh]/.test(letters) ? 'a' : '';
  const sounds = replaceAll(letters, SOUNDS);
  const consonants = start + sounds.replaceAll(/[aeiouyh]/g, '').replaceAll(/(.)\1+/g, '$1');
  return { letters, consonants };
}

function replaceAll(text: string, pairs: typeof SOUNDS): string {
  return pairs.reduce((replaced, [of, sound]) => replaced.replaceAll(of, sound), text);
}
