import type { Lexicon, NearMatchWords } from '../languages/lexicon.ts';
import { getRewriter } from '../languages/rewrites.ts';

/** One word of a sentence. */
export interface Token {
  /** The spoken word in lower case. */
  text: string;
  /** The comparison key: digits for number words, otherwise the text. */
  key: string;
}

/**
 * Splits a sentence into words without punctuation. Drops fillers unless there are no other words. Preserves a
 * period after one or two digits, which may be an ordinal.
 */
export function tokenize(sentence: string, words: Lexicon): Token[] {
  const all = joinNumberWords(splitWords(sentence, words), words);
  const significant = all.filter((word) => !words.fillers.has(word));
  return (significant.length > 0 ? significant : all).map((text) => ({
    text,
    key: normalizeWord(text, words),
  }));
}

const modelKeys = new WeakMap<Lexicon, Map<string, readonly string[]>>();

/** The keys of a text of a model, read once: samples, and the locales of a language, share most of theirs. */
export function readModelKeys(text: string, words: Lexicon): readonly string[] {
  const known = modelKeys.get(words) ?? new Map<string, readonly string[]>();
  modelKeys.set(words, known);
  const keys = known.get(text) ?? tokenize(text, words).map(({ key }) => key);
  known.set(text, keys);
  return keys;
}

/** The number that a word stands for: `drei`, `3`, `03`. */
export function parseNumber(word: string, { numbers }: Lexicon): number | undefined {
  const digits = /^(\d{1,4})\.?$/.exec(word)?.[1];
  return digits === undefined ? numbers.get(word) : Number(digits);
}

/** Conjunctions of all languages before what somebody does: "if I go for a run now". */
export const CONDITION =
  /(?:wenn|falls|weil) (?:ich|wir|man|die)\s|(?:if|when|while|because) (?:i|we|i'm|we're|i've|the)\s|(?:als|wanneer|want) (?:ik|we|wij|de)\s|(?:si|quand) (?:je|j'|on|nous)|(?:si|cuando) (?:salgo|voy|vamos|salimos|me)\s|(?:se|quando) (?:esco|vado|andiamo|usciamo|faccio)\s|(?:om|när|eftersom) (?:jag|vi|man)\s|(?:jeśli|jesli|jak|gdy|kiedy|bo) (?:wyjdę|wyjde|pójdę|pojde|pojadę|pojade|będę|bede|idę|ide|jadę|jade|wyjdziemy|pójdziemy|pojedziemy|idziemy|jedziemy)\s/iu;
/** What somebody is about to do, which is no question: "I gotta walk the dog". */
export const OWN_PLAN =
  /(?:^|[\s,;.!?])(?:(?:i|we)(?:'ve got to| gotta|'m (?:gonna|going to|about to)|'re (?:gonna|going to|about to))|(?:ich|wir) (?:muss|müssen|will|wollen|möchten?)|idę|ide|idziemy|wychodzę|wychodze|wychodzimy|chcę|chcemy|planuję|planujemy|zamierzam|zamierzamy)\s/iu;
/** Questions for clothes of all languages, after what somebody does: "I'm going for a run what do I wear". */
const CLOTHES_QUESTION =
  /(?:was (?:ziehe?|soll) ich|what (?:do|should|shall) i wear|qué (?:ropa )?me pongo|cómo me visto|je mets quoi|qu'est-ce que je mets|je m'habille|comment m'habiller|come mi vesto|(?:che )?cosa mi metto|wat (?:trek|doe|moet) ik|vad (?:ska|bör) (?:jag|vi) (?:ha|ta) på|co (?:mam )?(?:na siebie )?(?:założyć|zalozyc|ubrać|ubrac)|jak się ubrać|jak sie ubrac)(?!\p{L})/iu;
/** Questions for the weather, after an occasion without a comma: "sabato ho la partita piove". */
const WEATHER_QUESTION =
  /(?:che tempo (?:fa|farà|trovo|troviamo|c'è)|com'è il tempo|quanto vento|piove(?:rà)?|nevica|c'è (?:il sole|la nebbia|nebbia|vento)|(?:regent|waait|sneeuwt) het(?: dan| daar)?$|blijft het droog|wat voor weer|hoe (?:is|wordt) het weer|hoeveel wind)(?!\p{L})/iu;
/** Before it: "perché piove" is another question. */
const NOT_ASKED =
  /(?<!(?<!\p{L})(?:perch[eé]|mai|quando|dove|come|se|che|non|quanto|quante|ora|giorno|giorni|volte|waarom|hoe|hard|lang|laat|veel|waar|dag|wanneer|als|of))/iu;
const CLAUSE_BREAK = new RegExp(
  `[,;.!?]\\s+|\\s+(?=${CONDITION.source}|${CLOTHES_QUESTION.source})|${NOT_ASKED.source}\\s+(?=${WEATHER_QUESTION.source})|\\s*(?=${OWN_PLAN.source})`,
  'iu',
);

/** The clauses of a sentence; those that tell a plan come last. */
export function splitClauses(sentence: string): string[] {
  const clauses = sentence.split(CLAUSE_BREAK).filter((clause) => clause !== '');
  return [
    ...clauses.filter((clause) => !OWN_PLAN.test(clause)),
    ...clauses.filter((clause) => OWN_PLAN.test(clause)),
  ];
}

/** "When" and "at what time" of all languages, at the beginning. */
export const WHEN =
  /^\P{L}*(?:(?:and|und|et|y|e|en|och|a|i) )?(?:when|wann|quand|cuándo|quando|wanneer|(?:at )?what time|um wie ?viel uhr|à quelle heure|a qué hora|a che ora|hoe laat|när|hur dags|vilken tid|kiedy|o której|o ktorej)(?!\p{L})/iu;

/** "Or" of all languages, but for "or not". */
export const OR =
  /\s(?:or|oder|ou|o|oppure|of|eller|czy|albo|lub)\s(?!(?:not|nicht|pas|non|no|niet|inte|nie)(?!\p{L}))/u;

function splitWords(sentence: string, { rewrites }: Lexicon): string[] {
  const said = sentence.normalize('NFC').toLowerCase().replaceAll('’', "'");
  const text = getRewriter(rewrites).rewrite(said);
  return text.match(/\d{1,2}\.|[\p{L}\p{N}'][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
}

/** Joins "twenty one" to "twenty-one", "tjugo fem" to "tjugofem", and "two hundred fourteen" to 214. */
export function joinNumberWords(plain: readonly string[], words: Lexicon): string[] {
  const { numbers, ordinals } = words;
  const joined: string[] = [];
  for (const word of plain) {
    const before = joined.at(-1) ?? '';
    const pair = `${before}-${word}`;
    if (numbers.has(pair) || ordinals.has(pair)) joined[joined.length - 1] = pair;
    else if (isTens(before, words) && numbers.has(before + word)) {
      joined[joined.length - 1] = before + word;
    } else joined.push(word);
  }
  return joinHundreds(joined, words);
}

function isTens(word: string, { numbers }: Lexicon): boolean {
  const value = numbers.get(word) ?? 0;
  return value >= 20 && value < HUNDRED && value % 10 === 0;
}

const HUNDRED = 100;

/** "Hundred and ten", "zweihundertfünfzig" and "sto dziesięć" are one number; "nine hundred" and "fourteen hundred" are times. */
function joinHundreds(tokens: readonly string[], words: Lexicon): string[] {
  const { numbers, ones, hundreds = [] } = words;
  const valueOf = (word = '') => numbers.get(word) ?? 0;
  const joined: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const word = tokens[at] ?? '';
    const isBare = hundreds.includes(word);
    const before = isBare ? valueOf(joined.at(-1)) : 0;
    const compound = before < 10 ? parseHundreds(word, words) : undefined;
    const restAt = AND.test(tokens[at + 1] ?? '') ? at + 2 : at + 1;
    // "From six hundred to nine hundred".
    const isOfNext = hundreds.includes(tokens[restAt + 1] ?? '');
    const canHaveRest = compound !== undefined && compound % HUNDRED === 0 && !isOfNext;
    const rest = canHaveRest ? valueOf(tokens[restAt]) : 0;
    const hasRest = rest > 0 && rest < HUNDRED;
    at = hasRest ? restAt + 1 : at + 1;
    // In English "nine hundred" is a time, elsewhere the word alone is a number.
    const isAlone = isBare && !hasRest && (before === 0 || !numbers.has(word));
    if (compound === undefined || isAlone) {
      joined.push(word);
      continue;
    }
    // "A hundred and five".
    if (before > 0 || (isBare && ones.has(joined.at(-1) ?? ''))) joined.pop();
    joined.push(String(compound * Math.max(before, 1) + (hasRest ? rest : 0)));
  }
  return joined;
}

/** Between a hundred and the rest, in English, German and Dutch. */
const AND = /^(?:and|und|en)$/;

/** `hundertzehn`, `zweihundert`: 110, 200; undefined for another word. */
function parseHundreds(word: string, { numbers, hundreds = [] }: Lexicon): number | undefined {
  for (const hundred of hundreds) {
    const at = word.indexOf(hundred);
    if (at === -1) continue;
    const [before, after] = [word.slice(0, at), word.slice(at + hundred.length)];
    const [count, rest] = [numbers.get(before), numbers.get(after)];
    const isNumber = (before === '' || count !== undefined) && (after === '' || rest !== undefined);
    if (isNumber) return (count ?? 1) * HUNDRED + (rest ?? 0);
  }
  return undefined;
}

function normalizeWord(text: string, words: Lexicon): string {
  return words.numbers.get(text)?.toString() ?? text;
}

/** Minimum length, so that "is" and "es" stay unchanged. */
const MIN_STEM_CHARACTERS = 3;
const MIN_SIMILAR_CHARACTERS = 5;
const MIN_PREFIX_SIMILARITY = 0.8;
const COMPOUND_SIMILARITY = 0.75;
const TYPO_SIMILARITY = 0.85;

const stemCache = new WeakMap<readonly string[], Map<string, string>>();
/** More than the samples of a language have. */
const MAX_CACHED_STEMS = 5000;

/** A word without its endings: `sunnier` and `sunny` are `sun`. */
export function stemWord(word: string, { endings }: Pick<NearMatchWords, 'endings'>): string {
  const stems = stemCache.get(endings) ?? new Map<string, string>();
  stemCache.set(endings, stems);
  const stem = stems.get(word) ?? stripEndings(word, endings);
  if (stems.size < MAX_CACHED_STEMS) stems.set(word, stem);
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

/** Similarity of two stems, 0 to 1: parts of a compound, other endings, or typos. */
export function compareStems(
  word: string,
  stems: string,
  { hasCompounds }: NearMatchWords,
): number {
  if (word === stems) return 1;
  if (Math.min(word.length, stems.length) < MIN_SIMILAR_CHARACTERS) return 0;
  if (hasCompounds && (word.startsWith(stems) || word.endsWith(stems))) return COMPOUND_SIMILARITY;
  const shared = countSharedPrefix(word, stems);
  const prefix = (2 * shared) / (word.length + stems.length);
  if (shared >= MIN_SIMILAR_CHARACTERS && prefix >= MIN_PREFIX_SIMILARITY) return prefix;
  return isTypo(word, stems) ? TYPO_SIMILARITY : 0;
}

function countSharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** One letter inserted, deleted, replaced or swapped after an equal first letter. */
function isTypo(one: string, other: string): boolean {
  const from = countSharedPrefix(one, other);
  if (from === 0 || Math.abs(one.length - other.length) > 1) return false;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
