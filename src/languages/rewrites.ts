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
  const findPossible = indexByLetters(rewrites.map(([from]) => from));
  return {
    rewrite: (sentence) => {
      let text = sentence;
      const possible = findPossible(text);
      for (let at = 0; at < rewrites.length; at += 1) {
        const rule = possible[at] === 1 ? rewrites[at] : undefined;
        if (!rule) continue;
        const changed = text.replace(...rule);
        if (changed !== text) findPossible(changed);
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

/** A tree of the first letters of texts, by their codes. */
interface Letters {
  next: Map<number, Letters>;
  /** The patterns whose text begins, or is, with the letters up to here. */
  candidates: Candidate[];
}

/** A pattern that a text may have, as the text has one of the texts that it needs. */
interface Candidate {
  needed: string;
  at: number;
  /** What else it needs. */
  others: readonly NeededTexts[];
}

/** @returns finds the patterns that a text may have: 1 at their positions, in an array that the next text reuses */
export function indexByLetters(patterns: readonly RegExp[]): (text: string) => Uint8Array {
  const always = new Uint8Array(patterns.length);
  const root: Letters = { next: new Map(), candidates: [] };
  for (const [at, pattern] of patterns.entries()) {
    const [texts, ...others] = findNeededTexts(pattern);
    if (!texts) always[at] = 1;
    for (const needed of texts ?? []) growTo(needed, root).candidates.push({ needed, at, others });
  }
  const possible = new Uint8Array(patterns.length);
  return (text) => {
    possible.set(always);
    const hasOneOf = (texts: NeededTexts) => texts.some((one) => text.includes(one));
    for (let from = 0; from < text.length; from += 1) {
      let here = root.next.get(text.charCodeAt(from));
      for (let next = from + 1; here; next += 1) {
        for (const { needed, at, others } of here.candidates) {
          const isHere = possible[at] === 0 && text.startsWith(needed, from);
          if (isHere && others.every(hasOneOf)) possible[at] = 1;
        }
        here = here.next.get(text.charCodeAt(next));
      }
    }
    return possible;
  };
}

function growTo(text: string, root: Letters): Letters {
  let here = root;
  for (let at = 0; at < Math.min(text.length, MAX_KEY_LETTERS); at += 1) {
    const code = text.charCodeAt(at);
    const next = here.next.get(code) ?? { next: new Map(), candidates: [] };
    here.next.set(code, next);
    here = next;
  }
  return here;
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

/** Texts of which each match of a pattern has at least one, or stands beside one. */
type NeededTexts = readonly string[];

/** What a text has if a pattern is of it, the rarest first; nothing if it may do without any. */
export function findNeededTexts({ source, ignoreCase }: RegExp): NeededTexts[] {
  const needed = ignoreCase ? [] : readAlternatives({ source, at: 0 });
  return needed.toSorted((one, other) => rate(other) - rate(one));
}

/** Reads to the end of the group. */
function readAlternatives(cursor: Cursor): NeededTexts[] {
  const first = readSequence(cursor);
  const alternatives = [first];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    alternatives.push(readSequence(cursor));
  }
  cursor.at += 1;
  if (alternatives.length === 1) return first;
  const rarest = alternatives.map(findRarest);
  return rarest.some(({ length }) => length === 0) ? [] : [rarest.flat()];
}

function findRarest(needed: readonly NeededTexts[]): NeededTexts {
  return needed.reduce((best, texts) => (rate(texts) > rate(best) ? texts : best), []);
}

/** Reads to the end of the alternative. */
function readSequence(cursor: Cursor): NeededTexts[] {
  const { source } = cursor;
  const needed: NeededTexts[] = [];
  let run = '';
  const endRun = () => {
    if (run !== '') needed.push([run]);
    run = '';
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
    endRun();
    if (isGroup && !atom.endsWith('!') && !isOptional) needed.push(...inner);
    const signs = readClass(atom);
    if (signs.length > 0 && !isOptional) needed.push(signs);
  }
  endRun();
  return needed;
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

const DIGITS = Array.from('0123456789');
/** A class that names its characters, without ranges. */
const PLAIN_CLASS = /^\[(-?[^\\\]^-]+)\]$/u;

/** The characters of a small class; none of another atom. */
function readClass(atom: string): string[] {
  return atom === '\\d' ? DIGITS : Array.from(PLAIN_CLASS.exec(atom)?.[1] ?? '');
}

/** From this length on, a text is rare enough. */
const MIN_RARE_LETTERS = 4;

/** Long texts are rare, and so is one of few. */
function rate(texts: NeededTexts): number {
  const shortest = Math.min(...texts.map(({ length }) => length), MIN_RARE_LETTERS);
  return texts.length === 0 ? 0 : shortest + 1 / texts.length;
}
