import type { Token } from '../tokens.ts';
import type { TimePeriod } from '../words/words.ts';

/** What a slot's words mean. */
export interface Meaning {
  /** How many of the words are only guessed to belong to the slot. */
  guesses: number;
  /** The slot's value as Alexa would send it. */
  value: (context: Context) => string;
  /** The type takes words that nothing here knows: a place's name. */
  open?: boolean;
  /** Depends on what else was said: settled after the rest. */
  vague?: boolean;
  /** For a custom type: the entry that the words stand for. */
  entry?: { id: string; name: string };
}

/** What else is known when a slot's value is settled. */
export interface Context {
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
export type Recogniser = (said: readonly Token[]) => Meaning | undefined;

/** A meaning that leaves nothing to guess. */
export function sure(value: Meaning['value']): Meaning {
  return { guesses: 0, value };
}

export function textOf(said: readonly Token[]): string {
  return said.map(({ text }) => text).join(' ');
}

export function keyOf(said: readonly Token[]): string {
  return said.map(({ key }) => key).join(' ');
}
