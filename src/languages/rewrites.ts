/** What is replaced in a sentence, and by what. */
export type Rewrite = readonly [from: RegExp, to: string];

interface Rewriter {
  /** A text after all rewrites in their order. */
  rewrite: (text: string) => string;
  /** Whether one of them is of a text as it is. */
  isRespelled: (text: string) => boolean;
}

const rewriters = new WeakMap<readonly Rewrite[], Rewriter>();

/** The rewriter of a list, built once. */
export function getRewriter(rewrites: readonly Rewrite[]): Rewriter {
  const known = rewriters.get(rewrites) ?? createRewriter(rewrites);
  rewriters.set(rewrites, known);
  return known;
}

export function compileRewrites(pairs: readonly string[][]): Rewrite[] {
  return pairs.map(([from = '', to = '']) => [new RegExp(from, 'gu'), to]);
}

/** Tries only those of which a text has the letters that they need: of hundreds, a few. */
function createRewriter(rewrites: readonly Rewrite[]): Rewriter {
  const findPossible = indexByLetters(rewrites);
  return {
    rewrite: (sentence) => {
      let text = sentence;
      let possible = findPossible(text);
      for (let at = 0; at < rewrites.length; at += 1) {
        const rule = possible[at] === 1 ? rewrites[at] : undefined;
        if (!rule) continue;
        const changed = text.replace(...rule);
        if (changed !== text) possible = findPossible(changed);
        text = changed;
      }
      return text;
    },
    isRespelled: (text) => {
      const possible = findPossible(text);
      return rewrites.some(([from], at) => possible[at] === 1 && text.search(from) !== -1);
    },
  };
}

/** Letters by which texts are looked up. */
const MAX_KEY_LETTERS = 3;

/** @returns finds the rewrites that may be of a text: 1 at their positions */
function indexByLetters(rewrites: readonly Rewrite[]): (text: string) => Uint8Array {
  const always = new Uint8Array(rewrites.length);
  const byKey = new Map<string, { needed: string; at: number }[]>();
  for (const [at, [from]] of rewrites.entries()) {
    const texts = findNeededTexts(from);
    if (texts.length === 0) always[at] = 1;
    for (const needed of texts) {
      const key = needed.slice(0, MAX_KEY_LETTERS);
      const others = byKey.get(key) ?? [];
      byKey.set(key, others);
      others.push({ needed, at });
    }
  }
  return (text) => {
    const possible = always.slice();
    for (let from = 0; from < text.length; from += 1) {
      for (let length = 1; length <= MAX_KEY_LETTERS; length += 1) {
        for (const { needed, at } of byKey.get(text.slice(from, from + length)) ?? []) {
          if (possible[at] === 0 && text.startsWith(needed, from)) possible[at] = 1;
        }
      }
    }
    return possible;
  };
}

/** A class, an escape, the start of a group, or a character of a pattern. */
const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|[^]/iy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
/** Escapes that stand for themselves. */
const ESCAPED_SIGN = /^\\[^\p{L}\d]$/u;
const ANCHOR = /^(?:[$^]|\\b)$/i;

interface Cursor {
  source: string;
  at: number;
}

/**
 * Texts of which each match of a pattern has at least one, or stands beside one; none if it may do without. Those that
 * fewer sentences have are preferred.
 */
export function findNeededTexts({ source, ignoreCase }: RegExp): string[] {
  return ignoreCase ? [] : readAlternatives({ source, at: 0 });
}

/** Reads to the end of the group. */
function readAlternatives(cursor: Cursor): string[] {
  const alternatives = [readSequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    alternatives.push(readSequence(cursor));
  }
  cursor.at += 1;
  return alternatives.some((texts) => texts.length === 0) ? [] : alternatives.flat();
}

/** Reads to the end of the alternative. */
function readSequence(cursor: Cursor): string[] {
  const { source } = cursor;
  let best: string[] = [];
  let run = '';
  const consider = (texts: string[]) => {
    if (rate(texts) > rate(best)) best = texts;
  };
  while (cursor.at < source.length && !'|)'.includes(source.charAt(cursor.at))) {
    const atom = readToken(ATOM, cursor);
    const isGroup = atom.startsWith('(');
    const inner = isGroup ? readAlternatives(cursor) : [];
    const quantifier = readToken(QUANTIFIER, cursor);
    const isOptional = /^(?:[*?]|\{0)/.test(quantifier);
    if (ANCHOR.test(atom)) continue;
    const sign = readSign(atom);
    if (sign !== undefined && !isOptional) run += sign;
    if (sign !== undefined && quantifier === '') continue;
    consider(run === '' ? [] : [run]);
    run = '';
    if (isGroup && !atom.endsWith('!') && !isOptional) consider(inner);
  }
  consider(run === '' ? [] : [run]);
  return best;
}

function readToken(pattern: RegExp, cursor: Cursor): string {
  pattern.lastIndex = cursor.at;
  const [token = ''] = pattern.exec(cursor.source) ?? [];
  cursor.at += token.length;
  return token;
}

/** The character that an atom stands for; undefined for any of several. */
function readSign(atom: string): string | undefined {
  if (ESCAPED_SIGN.test(atom)) return atom.slice(1);
  return atom.length === 1 && atom !== '.' && atom !== '(' ? atom : undefined;
}

/** From this length on, a text is rare enough. */
const MIN_RARE_LETTERS = 4;

/** Long texts are rare, and so is one of few. */
function rate(texts: readonly string[]): number {
  const shortest = Math.min(...texts.map(({ length }) => length), MIN_RARE_LETTERS);
  return texts.length === 0 ? 0 : shortest + 1 / texts.length;
}
