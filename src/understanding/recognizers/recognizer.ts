import type { Token } from '../tokens.ts';
import type { TimePeriod } from '../../languages/lexicon.ts';

/** What a slot's words mean. */
export interface SlotMeaning {
  /** How many of the words are only guessed to belong to the slot. */
  guesses: number;
  /** The slot's value as Alexa would send it. */
  value: (context: ResolutionContext) => string;
  /** The type takes words that nothing here knows: a place's name. */
  isOpen?: boolean;
  /** Depends on what else was said: settled after the rest. */
  isVague?: boolean;
  /** For a custom type: the entry that the words stand for. */
  entry?: { id: string; name: string };
}

/** What else is known when a slot's value is settled. */
export interface ResolutionContext {
  now: Date;
  timeZone: string;
  /** Value of the slot of the same type that was said before: "from". */
  earlier?: string | undefined;
  /** Value of the slot of the same type that was said after: "to". */
  later?: string | undefined;
  /** The AMAZON.DATE that was said. */
  date?: string | undefined;
  /** The part of the day that was said. */
  period?: TimePeriod | undefined;
}

/** Says what a run of words means; undefined where it is not of the recogniser's type. */
export type Recognizer = (said: readonly Token[]) => SlotMeaning | undefined;

/** A meaning that leaves nothing to guess. */
export function exactMeaning(value: SlotMeaning['value']): SlotMeaning {
  return { guesses: 0, value };
}

export function joinText(said: readonly Token[]): string {
  return said.map(({ text }) => text).join(' ');
}

export function joinKeys(said: readonly Token[]): string {
  return said.map(({ key }) => key).join(' ');
}

/** What the `{classes}` of a pattern stood for. */
export type PatternCaptures = Readonly<Record<string, number>>;

/** The number that a word stands for as one of a class, if it does. */
export type WordClasses = Readonly<Record<string, (word: string) => number | undefined>>;

/**
 * Compares words with the parts of a pattern such as `{hour} uhr {minute}`.
 *
 * @returns what the classes stood for; undefined when the words do not fit.
 */
export function matchPattern(
  parts: readonly string[],
  said: readonly Token[],
  classes: WordClasses,
): PatternCaptures | undefined {
  if (parts.length !== said.length) return undefined;
  const captured: Record<string, number> = {};
  for (const [i, part] of parts.entries()) {
    const word = said[i]?.key ?? '';
    if (word === part) continue;
    const value = part.startsWith('{') ? classes[part.slice(1, -1)]?.(word) : undefined;
    if (value === undefined) return undefined;
    captured[part.slice(1, -1)] = value;
  }
  return captured;
}

/** A number's class: within bounds. */
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
