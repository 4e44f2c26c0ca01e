import { languageSubtag } from '../skill-package/locales.ts';
import {
  compileRewrites,
  getRewriter,
  indexByLetters,
  type Rewrite,
} from '../languages/rewrites.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import requests from '../languages/subscription-requests.json' with { type: 'json' };
import { selectLexicon } from './lexicons.ts';
import { recognizeAsked, type AskedOptions } from './recognize-asked.ts';
import { SUBSCRIPTION_INTENTS } from './samples.ts';
import { joinNumberWords } from './tokens.ts';
import type { RecognizedIntent } from './recognize-intent.ts';

/** How people of a language ask to be told, in other words than the samples: each pattern with the words of a sample. */
interface RequestPatterns {
  /** How words are written before all else. */
  spelling: readonly Rewrite[];
  /** Words that deny. */
  negation: RegExp;
  /** Words of being told, without which nothing is about quiet hours, and nothing ends all. */
  notice: RegExp;
  /** How a question begins. */
  question: RegExp;
  /** Words that change nothing, but in what is said of quiet hours. */
  fillers: RegExp;
  quiet: Rephrasings;
  /** Which there are, or to stop them. */
  ofExisting: Rephrasings;
  ask: Rephrasings;
  /** What is done to what a pattern captures, one after the other. */
  conditions: readonly Rewrite[];
}

/** Patterns, of which the first that a sentence has says it in the words of a sample. */
interface Rephrasings {
  patterns: readonly Rewrite[];
  /** The patterns whose letters a sentence has, 1 at their positions: of most sentences none. */
  findPossible: (text: string) => Uint8Array;
}

const SOURCES: Readonly<Record<string, (typeof requests)['de']>> = requests;
const compiled = new Map<string, RequestPatterns>();

/**
 * Recognizes what somebody says about being told unasked: "give me a shout if it's going to rain", "you can drop the
 * frost ones". Undefined for all else.
 */
export function recognizeSubscription(
  utterance: string,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const { locale } = options;
  const patterns = findPatterns(languageSubtag(locale));
  if (!patterns) return undefined;
  const sentences = utterance.split(/(?<=[.?!])\s+/u);
  for (const text of sentences.length > 1 ? [utterance, ...sentences] : sentences) {
    const found = recognizeSentence(normalize(text, patterns, locale), patterns, options);
    if (found) return found;
  }
  return undefined;
}

function recognizeSentence(
  said: string,
  patterns: RequestPatterns,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const isOfTelling = patterns.notice.test(said);
  const isQuestion = patterns.question.test(said);
  const plain = collapse(said.replaceAll(patterns.fillers, ' '));
  const canonical =
    (isOfTelling && !isQuestion ? rephrase(said, patterns.quiet, patterns) : undefined) ??
    rephrase(plain, patterns.ofExisting, patterns);
  if (canonical === undefined) return recognizeWish(plain, patterns, options);
  const found = recognizeCanonical(canonical, options);
  // "Forget that" may be about anything.
  return found && endsAll(found) && !isOfTelling ? undefined : found;
}

/** A wish; one that is denied, "don't warn me about fog", ends what it would begin. */
function recognizeWish(
  plain: string,
  patterns: RequestPatterns,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const { negation, ask } = patterns;
  const affirmed = collapse(plain.replace(negation, ' '));
  const wish = rephrase(plain, ask, patterns) ?? rephrase(affirmed, ask, patterns);
  // "When it does not rain" is told of nobody.
  if (wish === undefined || negation.test(wish)) return undefined;
  const found = recognizeCanonical(wish, options);
  return found?.intent === 'SubscribeIntent' && affirmed !== plain ? toStop(found) : found;
}

function recognizeCanonical(
  canonical: string,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const recognized = recognizeAsked(canonical, options);
  if (!recognized || !SUBSCRIPTION_INTENTS.has(recognized.intent)) return undefined;
  // "Turn the telly off" names no place.
  const { value: place, resolutions } = recognized.slots['place'] ?? {};
  const isPlace = place === undefined || resolutions !== undefined || options.isPlace(place);
  return isPlace ? recognized : undefined;
}

const STOP_SLOTS: ReadonlySet<string> = new Set(['alert', 'alertLevel', 'pollenType', 'place']);

function toStop({ slots, confidence = 1 }: RecognizedIntent): RecognizedIntent {
  const kept = Object.entries(slots).filter(([name]) => STOP_SLOTS.has(name));
  return { intent: 'UnsubscribeIntent', slots: Object.fromEntries(kept), confidence };
}

function endsAll({ intent, slots }: RecognizedIntent): boolean {
  const isOfSome = [slots['alert'], slots['pollenType']].some((slot) => slot?.value !== undefined);
  return intent === 'UnsubscribeIntent' && !isOfSome;
}

function findPatterns(language: string): RequestPatterns | undefined {
  const source = SOURCES[language];
  const known = compiled.get(language);
  if (known || !source) return known;
  const { spelling, negation, notice, question, fillers, quiet, which, stop, ask, conditions } =
    source;
  const patterns = {
    spelling: compileRewrites(spelling),
    negation: new RegExp(negation, 'u'),
    notice: new RegExp(notice, 'u'),
    question: new RegExp(question, 'u'),
    fillers: new RegExp(fillers, 'gu'),
    quiet: compileRephrasings(quiet),
    ofExisting: compileRephrasings([...which, ...stop]),
    ask: compileRephrasings(ask),
    conditions: compileOnce(conditions),
  };
  compiled.set(language, patterns);
  return patterns;
}

function compileRephrasings(pairs: readonly string[][]): Rephrasings {
  const patterns = compileOnce(pairs);
  return { patterns, findPossible: indexByLetters(patterns.map(([from]) => from)) };
}

/** Patterns that are of a text once. */
function compileOnce(pairs: readonly string[][]): Rewrite[] {
  return pairs.map(([from = '', to = '']) => [new RegExp(from, 'u'), to]);
}

function normalize(utterance: string, { spelling }: RequestPatterns, locale: string): string {
  const plain = collapse(
    utterance
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[¿¡]|[?!.,;:]+(?= |$)/gu, ' '),
  );
  const words = plain.split(' ');
  const lexicon = selectLexicon(locale);
  const joined = joinNumberWords(words, lexicon)
    .map((word) => (words.includes(word) ? word : writeNumber(word, lexicon)))
    .join(' ');
  return getRewriter(spelling).rewrite(joined);
}

/** A number of several words in digits; an ordinal stays in two words. */
function writeNumber(word: string, { numbers }: Lexicon): string {
  return numbers.get(word)?.toString() ?? word.replaceAll('-', ' ');
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The sentence in the words of the samples, by the first pattern that it has. */
function rephrase(
  said: string,
  { patterns, findPossible }: Rephrasings,
  { conditions }: RequestPatterns,
): string | undefined {
  const possible = findPossible(said);
  for (const [at, [from, to]] of patterns.entries()) {
    const match = possible[at] === 1 ? from.exec(said) : null;
    if (!match) continue;
    const words = to.replaceAll(/\$(\d)/gu, (_, group: string) =>
      getRewriter(conditions).rewrite(match[Number(group)]?.trim() ?? ''),
    );
    // Without what it leads to, the last word has no place.
    return to.includes('$') ? collapse(words).replace(DANGLING, '') : words;
  }
  return undefined;
}

/** A word that leads to what was not said. */
const DANGLING =
  / (?:vor|wenn|about|when|sobre|de|cuando|quand|contro|per|quando|voor|als|przed|gdy|om|när|för)$/u;
