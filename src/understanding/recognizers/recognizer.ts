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

/** Some words of a sentence in a row. */
export interface WordRun {
  tokens: readonly Token[];
  /** Their texts and their keys, each with spaces between. */
  text: string;
  key: string;
}

/** Recognizes a run of words; undefined if it is not of the recognizer's type. */
export type Recognizer = (run: WordRun) => SlotMeaning | undefined;

/** A type with what a run of words is as one of its values. */
export interface TypedMeaning {
  type: string;
  meaning: SlotMeaning;
}

/** Recognizes a run of words as values of any types. */
export type RunRecognizer = (run: WordRun) => readonly TypedMeaning[];

function createRun(tokens: readonly Token[]): WordRun {
  return { tokens, text: joinText(tokens), key: joinKeys(tokens) };
}

/** A value of a slot type and the position after its words. */
interface SlotValue {
  end: number;
  meaning: SlotMeaning;
}

/** The values of a slot type from a position on, shortest first. */
export type ValueFinder = (type: string, from: number) => readonly SlotValue[];

const MAX_SLOT_WORDS = 10;

/** Finds the values of a sentence, those from each position once. */
export function createValueFinder(tokens: readonly Token[], recognize: RunRecognizer): ValueFinder {
  const recognizeAll = (from: number) => {
    const values = new Map<string, SlotValue[]>();
    const last = Math.min(from + MAX_SLOT_WORDS, tokens.length);
    for (let end = from + 1; end <= last; end += 1) {
      for (const { type, meaning } of recognize(createRun(tokens.slice(from, end)))) {
        const others = values.get(type);
        if (others) others.push({ end, meaning });
        else values.set(type, [{ end, meaning }]);
      }
    }
    return values;
  };
  const cache: Map<string, SlotValue[]>[] = [];
  return (type, from) => (cache[from] ??= recognizeAll(from)).get(type) ?? [];
}

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
  for (let i = 0; i < parts.length; i += 1) {
    const [part = '', word = ''] = [parts[i], tokens[i]?.key];
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
