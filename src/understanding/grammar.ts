import { LRUCache } from 'lru-cache';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { createDateRecognizer } from './recognizers/date.ts';
import { createDurationRecognizer, createTimeRecognizer } from './recognizers/time.ts';
import {
  createListRecognizer,
  createNumberRecognizer,
  collectTimeWords,
} from './recognizers/values.ts';
import {
  joinKeys,
  type Recognizer,
  type RunRecognizer,
  type TypedMeaning,
} from './recognizers/recognizer.ts';
import { createSampleIndex, type SampleIndex } from './sample-index.ts';
import {
  collectCarrierWords,
  compileSamples,
  indexCoverage,
  SUBSCRIPTION_INTENTS,
  type IntentCoverage,
  type IntentPatterns,
  type Phrase,
  type SamplesOf,
} from './samples.ts';
import { tokenize, type Token } from './tokens.ts';
import type { Lexicon } from '../languages/lexicon.ts';

/** The slot type whose values the gazetteer recognizes. */
export const PLACE_SLOT_TYPE = 'AMAZON.City';

/** An interaction model compiled for matching. */
export interface Grammar {
  words: Lexicon;
  invocationName: Token[];
  intents: IntentPatterns[];
  coverage: IntentCoverage;
  /** The phrases of all samples. */
  phrases: Phrase[];
  /** Built-in intents by their utterances. */
  builtIns: ReadonlyMap<string, string>;
  /** Recognizes the values of all slot types, without the names of places. */
  recognizeRun: RunRecognizer;
  /** Words of time, leading words of slots, and fillers. */
  timeWords: ReadonlySet<string>;
  /** Words of samples outside of slots. */
  sampleWords: ReadonlySet<string>;
  /** Words before a place in samples. */
  placeLeads: ReadonlySet<string>;
  /** Intents grouped by equal slots. */
  bySlots: readonly (readonly IntentPatterns[])[];
  /** Index for sentences that are only similar to a sample. */
  sampleIndex: SampleIndex;
}

const grammarCache = new WeakMap<InteractionModel, Grammar>();

/**
 * Compiles the grammar of a model, once.
 *
 * @throws {Error} for a slot type without a recognizer
 */
export function getGrammar(model: InteractionModel, words: Lexicon): Grammar {
  const cached = grammarCache.get(model);
  if (cached?.words === words) return cached;
  const grammar = compileGrammar(model, words);
  grammarCache.set(model, grammar);
  return grammar;
}

function compileGrammar(model: InteractionModel, words: Lexicon): Grammar {
  const { invocationName, intents, types } = model.interactionModel.languageModel;
  const ofWords = createWordRecognizers(words);
  const known = new Set([PLACE_SLOT_TYPE, ...ofWords.keys(), ...types.map(({ name }) => name)]);
  for (const { type } of intents.flatMap(({ slots }) => slots)) {
    if (!known.has(type)) throw new Error(`Slot type "${type}" has no recognizer.`);
  }
  const { intents: patterns, phrases, samplesOf } = compileSamples(model, words);
  const timeWords = collectTimeWords(words);
  return {
    words,
    invocationName: tokenize(invocationName, words),
    intents: patterns,
    coverage: indexCoverage(patterns),
    phrases,
    builtIns: indexBuiltIns(words),
    recognizeRun: memoizeRuns(combineRecognizers(ofWords, createListRecognizer(types, words))),
    timeWords,
    sampleWords: patterns.reduce<Set<string>>(
      (all, { carriers }) => collectCarrierWords(carriers, all),
      new Set(phrases.flatMap(collectPhraseWords)),
    ),
    placeLeads: new Set(phrases.flatMap(findPlaceLead)),
    bySlots: groupBySlots(patterns),
    sampleIndex: createSampleIndex(withoutSubscriptions(samplesOf), words, timeWords),
  };
}

/** What is no question about the weather does not make its words less distinctive. */
function withoutSubscriptions(samplesOf: SamplesOf): SamplesOf {
  return new Map([...samplesOf].filter(([{ intent }]) => !SUBSCRIPTION_INTENTS.has(intent)));
}

function createWordRecognizers(words: Lexicon): ReadonlyMap<string, Recognizer> {
  return new Map([
    ['AMAZON.DATE', createDateRecognizer(words)],
    ['AMAZON.TIME', createTimeRecognizer(words)],
    ['AMAZON.DURATION', createDurationRecognizer(words)],
    ['AMAZON.NUMBER', createNumberRecognizer(words)],
  ]);
}

function combineRecognizers(
  ofWords: ReadonlyMap<string, Recognizer>,
  recognizeListed: RunRecognizer,
): RunRecognizer {
  return (run) => {
    const ofTypes = Array.from(ofWords, ([type, recognize]) => ({ type, meaning: recognize(run) }));
    const found = ofTypes.filter((one): one is TypedMeaning => one.meaning !== undefined);
    return [...found, ...recognizeListed(run)];
  };
}

/** The same words are in the forms of a sentence, and in many sentences. */
const MAX_CACHED_RUNS = 2000;

function memoizeRuns(recognize: RunRecognizer): RunRecognizer {
  const cache = new LRUCache<string, readonly TypedMeaning[]>({ max: MAX_CACHED_RUNS });
  return (run) => {
    const known = cache.get(run.text);
    if (known) return known;
    const meanings = recognize(run);
    cache.set(run.text, meanings);
    return meanings;
  };
}

function indexBuiltIns(words: Lexicon): Map<string, string> {
  return new Map(
    Object.entries(words.builtIns).flatMap(([intent, sentences]) =>
      sentences.map((sentence) => [joinKeys(tokenize(sentence, words)), intent]),
    ),
  );
}

function collectPhraseWords({ parts }: Phrase): string[] {
  return parts.flatMap((part) => ('word' in part ? [part.word] : []));
}

/** The word directly before the place. */
function findPlaceLead({ parts }: Phrase): string[] {
  const [word, place] = parts.slice(-2);
  const leads =
    word && 'word' in word && place && 'slot' in place && place.type === PLACE_SLOT_TYPE;
  return leads ? [word.word] : [];
}

function groupBySlots(patterns: readonly IntentPatterns[]): IntentPatterns[][] {
  return [...Map.groupBy(patterns, ({ slots }) => slots.toSorted().join(' ')).values()];
}

/**
 * Recognizes places without a gazetteer: words that start, except for words such as "an der", with one that is
 * in no sample and not of time, and that include no topic word.
 */
export function canBePlace(name: string, grammar: Grammar): boolean {
  const { sampleWords, timeWords, words, sampleIndex } = grammar;
  const parts = name.split(' ').filter((part) => !words.leads.has(part));
  const [first] = parts;
  if (first === undefined || sampleWords.has(first) || timeWords.has(first)) return false;
  return !sampleIndex.isPlain(first) && parts.every((part) => sampleIndex.canBeName(part));
}
