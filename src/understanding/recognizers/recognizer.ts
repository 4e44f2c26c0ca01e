import type { Token } from '../tokens.ts';
import type { TimePeriod } from '../../languages/lexicon.ts';

/** What a date or an hour was called, where that is not told by it: an hour of either half of the day. */
export type DateWord = 'weekday' | 'dayAfterTomorrow' | 'eitherHalf';

/** The meaning of the words of a slot. */
export interface SlotMeaning {
  /** Number of words that are only guesses. */
  guesses: number;
  /** The slot value as Alexa sends it. */
  value: (context: ResolutionContext) => string;
  /** Whether the type accepts arbitrary words, such as place names. */
  isOpen?: boolean;
  /** Whether the value depends on other slots and is resolved after them. */
  isVague?: boolean;
  /** False where the words contradict each other: "today, Friday" on a Wednesday. */
  isConsistent?: (context: ResolutionContext) => boolean;
  /** The entry of a custom slot type. */
  entry?: { id: string; name: string };
  dateWord?: DateWord;
}

/** The context for resolving the value of a slot. */
export interface ResolutionContext {
  now: Date;
  timeZone: string;
  /** Value of the preceding slot of the same type: "from". */
  earlier?: string | undefined;
  /** Value of the following slot of the same type: "to". */
  later?: string | undefined;
  /** The spoken AMAZON.DATE. */
  date?: string | undefined;
  /** The spoken part of the day. */
  period?: TimePeriod | undefined;
}

/** Recognizes a run of words; undefined if it is not of the recognizer's type. */
export type Recognizer = (tokens: readonly Token[]) => SlotMeaning | undefined;

/** A meaning without guesses. */
export function exactMeaning(value: SlotMeaning['value']): SlotMeaning {
  return { guesses: 0, value };
}

export function joinText(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

export function joinKeys(tokens: readonly Token[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

/** The captured `{classes}` of a pattern. */
export type PatternCaptures = Readonly<Record<string, number>>;

/** Maps a word to its number in a class. */
export type WordClasses = Readonly<Record<string, (word: string) => number | undefined>>;

/**
 * Matches words with the parts of a pattern such as `{hour} uhr {minute}`.
 *
 * @returns the captured classes; undefined if the words do not match
 */
export function matchPattern(
  parts: readonly string[],
  tokens: readonly Token[],
  classes: WordClasses,
): PatternCaptures | undefined {
  if (parts.length !== tokens.length) return undefined;
  const captured: Record<string, number> = {};
  for (const [i, part] of parts.entries()) {
    const word = tokens[i]?.key ?? '';
    if (word === part) continue;
    const value = part.startsWith('{') ? classes[part.slice(1, -1)]?.(word) : undefined;
    if (value === undefined) return undefined;
    captured[part.slice(1, -1)] = value;
  }
  return captured;
}

/** Restricts a class to a range. */
export function restrictRange(
  low: number,
  high: number,
  numberOf: (word: string) => number | undefined,
): (word: string) => number | undefined {
  return (word) => {
    const number = numberOf(word);
    return number !== undefined && number >= low && number <= high ? number : undefined;
  };
}
