import type { Words } from './words/words.ts';

/** One word of a sentence. */
export interface Token {
  /** As it was said, in lower case. */
  text: string;
  /** What it is compared by: a number word as digits, any other as its text. */
  key: string;
}

/**
 * Cuts a sentence into words, without punctuation. Words that change nothing are left out, unless
 * there are no others. A period stays behind one or two digits, where it may make an ordinal.
 */
export function tokenise(sentence: string, words: Words): Token[] {
  const all = joinedNumbers(plainWords(sentence, words), words);
  const telling = all.filter((word) => !words.fillers.has(word));
  return (telling.length > 0 ? telling : all).map((text) => ({ text, key: keyOf(text, words) }));
}

/** The number that a word stands for: `drei`, `3`, `03`. */
export function numberOf(word: string, { numbers }: Words): number | undefined {
  const digits = /^(\d{1,4})\.?$/.exec(word)?.[1];
  return digits === undefined ? numbers.get(word) : Number(digits);
}

function plainWords(sentence: string, { rewrites }: Words): string[] {
  let text = sentence.normalize('NFC').toLowerCase().replaceAll('’', "'");
  for (const [from, to] of rewrites) text = text.replace(from, to);
  return text.match(/\d{1,2}\.|[\p{L}\p{N}'][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
}

/** Puts "twenty one" together as "twenty-one", and "two hundred fourteen" as 214. */
function joinedNumbers(plain: readonly string[], { numbers, ordinals, hundred }: Words): string[] {
  const joined: string[] = [];
  for (const word of plain) {
    const pair = `${joined.at(-1) ?? ''}-${word}`;
    if (numbers.has(pair) || ordinals.has(pair)) joined[joined.length - 1] = pair;
    else joined.push(word);
  }
  return hundred === undefined ? joined : withHundreds(joined, numbers, hundred);
}

function withHundreds(
  said: readonly string[],
  numbers: Words['numbers'],
  hundred: string,
): string[] {
  const at = said.indexOf(hundred);
  const [hundreds = 0, rest] = [numbers.get(said[at - 1] ?? ''), numbers.get(said[at + 1] ?? '')];
  if (at === -1 || hundreds === 0 || rest === undefined) return [...said];
  return [...said.slice(0, at - 1), String(hundreds * 100 + rest), ...said.slice(at + 2)];
}

function keyOf(text: string, words: Words): string {
  return words.numbers.get(text)?.toString() ?? text;
}
