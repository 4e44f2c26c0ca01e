import type { Lexicon, NearMatchWords } from '../languages/lexicon.ts';

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
export function tokenize(sentence: string, words: Lexicon): Token[] {
  const all = joinNumberWords(splitWords(sentence, words), words);
  const telling = all.filter((word) => !words.fillers.has(word));
  return (telling.length > 0 ? telling : all).map((text) => ({
    text,
    key: normalizeWord(text, words),
  }));
}

/** The number that a word stands for: `drei`, `3`, `03`. */
export function parseNumber(word: string, { numbers }: Lexicon): number | undefined {
  const digits = /^(\d{1,4})\.?$/.exec(word)?.[1];
  return digits === undefined ? numbers.get(word) : Number(digits);
}

function splitWords(sentence: string, { rewrites }: Lexicon): string[] {
  let text = sentence.normalize('NFC').toLowerCase().replaceAll('’', "'");
  for (const [from, to] of rewrites) text = text.replace(from, to);
  return text.match(/\d{1,2}\.|[\p{L}\p{N}'][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
}

/** Puts "twenty one" together as "twenty-one", and "two hundred fourteen" as 214. */
function joinNumberWords(
  plain: readonly string[],
  { numbers, ordinals, hundred }: Lexicon,
): string[] {
  const joined: string[] = [];
  for (const word of plain) {
    const pair = `${joined.at(-1) ?? ''}-${word}`;
    if (numbers.has(pair) || ordinals.has(pair)) joined[joined.length - 1] = pair;
    else joined.push(word);
  }
  return hundred === undefined ? joined : joinHundreds(joined, numbers, hundred);
}

function joinHundreds(
  said: readonly string[],
  numbers: Lexicon['numbers'],
  hundred: string,
): string[] {
  const at = said.indexOf(hundred);
  const [hundreds = 0, rest] = [numbers.get(said[at - 1] ?? ''), numbers.get(said[at + 1] ?? '')];
  if (at === -1 || hundreds === 0 || rest === undefined) return [...said];
  return [...said.slice(0, at - 1), String(hundreds * 100 + rest), ...said.slice(at + 2)];
}

function normalizeWord(text: string, words: Lexicon): string {
  return words.numbers.get(text)?.toString() ?? text;
}

/** No stem is shorter, so that "is" and "es" stay what they are. */
const MIN_STEM_CHARACTERS = 3;
const MIN_SIMILAR_CHARACTERS = 5;
const MIN_PREFIX_SIMILARITY = 0.8;
const COMPOUND_SIMILARITY = 0.75;
const TYPO_SIMILARITY = 0.85;

const stemCache = new WeakMap<readonly string[], Map<string, string>>();
/** As many as the samples of a language have. */
const MAX_CACHED_STEMS = 5000;

/** A word without its endings: `sunnier` and `sunny` are `sun`. */
export function stemWord(word: string, { endings }: Pick<NearMatchWords, 'endings'>): string {
  const known = stemCache.get(endings) ?? new Map<string, string>();
  stemCache.set(endings, known);
  const stem = known.get(word) ?? stripEndings(word, endings);
  if (known.size < MAX_CACHED_STEMS) known.set(word, stem);
  return stem;
}

function stripEndings(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (end) => word.endsWith(end) && word.length - end.length >= MIN_STEM_CHARACTERS,
  );
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  const single = stem.replace(/([^aeioul])\1$/, '$1');
  return stripEndings(single.length >= MIN_STEM_CHARACTERS ? single : stem, endings);
}

/** How alike two stems are, 0 to 1: as parts of a compound, with another ending, by a slip. */
export function compareStems(
  word: string,
  known: string,
  { hasCompounds }: NearMatchWords,
): number {
  if (word === known) return 1;
  if (Math.min(word.length, known.length) < MIN_SIMILAR_CHARACTERS) return 0;
  if (hasCompounds && (word.startsWith(known) || word.endsWith(known))) return COMPOUND_SIMILARITY;
  const shared = countSharedPrefix(word, known);
  const prefix = (2 * shared) / (word.length + known.length);
  if (shared >= MIN_SIMILAR_CHARACTERS && prefix >= MIN_PREFIX_SIMILARITY) return prefix;
  return isTypo(word, known) ? TYPO_SIMILARITY : 0;
}

function countSharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** One letter more, less, another or in the other's place, behind the same first letter. */
function isTypo(one: string, other: string): boolean {
  const from = countSharedPrefix(one, other);
  if (from === 0 || Math.abs(one.length - other.length) > 1) return false;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
