import type { NearWords } from '../words/words.ts';

/** No stem is shorter, so that "is" and "es" stay what they are. */
const SHORTEST_STEM = 3;
const SHORTEST_LIKE = 5;
const LIKE_PREFIX = 0.8;
const AS_COMPOUND = 0.75;
const AS_SLIP = 0.85;

const stems = new WeakMap<readonly string[], Map<string, string>>();
/** As many as the samples of a language have. */
const MOST_STEMS = 5000;

/** A word without its endings: `sunnier` and `sunny` are `sun`. */
export function stemOf(word: string, { endings }: Pick<NearWords, 'endings'>): string {
  const known = stems.get(endings) ?? new Map<string, string>();
  stems.set(endings, known);
  const stem = known.get(word) ?? stemmed(word, endings);
  if (known.size < MOST_STEMS) known.set(word, stem);
  return stem;
}

function stemmed(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM,
  );
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  const single = stem.replace(/([^aeioul])\1$/, '$1');
  return stemmed(single.length >= SHORTEST_STEM ? single : stem, endings);
}

/** How alike two stems are, 0 to 1: as parts of a compound, with another ending, by a slip. */
export function likeness(word: string, known: string, { hasCompounds }: NearWords): number {
  if (word === known) return 1;
  if (Math.min(word.length, known.length) < SHORTEST_LIKE) return 0;
  if (hasCompounds && (word.startsWith(known) || word.endsWith(known))) return AS_COMPOUND;
  const shared = sharedPrefix(word, known);
  const prefix = (2 * shared) / (word.length + known.length);
  if (shared >= SHORTEST_LIKE && prefix >= LIKE_PREFIX) return prefix;
  return isSlip(word, known) ? AS_SLIP : 0;
}

function sharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** One letter more, less, another or in the other's place, behind the same first letter. */
function isSlip(one: string, other: string): boolean {
  const from = sharedPrefix(one, other);
  if (from === 0 || Math.abs(one.length - other.length) > 1) return false;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
