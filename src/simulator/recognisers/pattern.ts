import type { Token } from '../tokens.ts';

/** What the `{classes}` of a pattern stood for. */
export type Captured = Readonly<Record<string, number>>;

/** The number that a word stands for as one of a class, if it does. */
export type WordClasses = Readonly<Record<string, (word: string) => number | undefined>>;

/**
 * Compares words with the parts of a pattern such as `{hour} uhr {minute}`.
 *
 * @returns what the classes stood for; undefined when the words do not fit.
 */
export function fit(
  parts: readonly string[],
  said: readonly Token[],
  classes: WordClasses,
): Captured | undefined {
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
export function between(
  low: number,
  high: number,
  numberOf: (word: string) => number | undefined,
): (word: string) => number | undefined {
  return (word) => {
    const number = numberOf(word);
    return number !== undefined && number >= low && number <= high ? number : undefined;
  };
}
