import type { Grammar } from './grammar.ts';
import type { FilledSlot, PhraseMatcher } from './sample-match.ts';
import { SUBSCRIPTION_INTENTS, type IntentPatterns } from './samples.ts';
import type { Token } from './tokens.ts';
import {
  matchOpenings,
  MIN_DISTINCTIVE_WEIGHT,
  type SampleIndex,
  type FeatureMatch,
} from './sample-index.ts';
import { createLayoutFinder, type LayoutCosts, type SlotLayout } from './slot-layout.ts';

/** A sentence that is similar to a sample, with its filled slots. */
export interface FuzzyInterpretation {
  intent: IntentPatterns;
  filled: FilledSlot[];
  /** 0 to 1. */
  confidence: number;
}

/** Below this a sentence is rejected. */
const MIN_CONFIDENCE = 0.5;
/**
 * Higher threshold for intents without a date, which are no weather questions, for what no forecast has, and for "good"
 * and "bad", which are said of anything.
 */
const MIN_UNDATED_CONFIDENCE = 0.75;
/** Penalty if only undistinctive words match. */
const NO_DISTINCTIVE_WORD_FACTOR = 0.6;
/** Penalty if only slots match. */
const NO_SHARED_WORD_FACTOR = 0.6;
/** Cost of a word in no slot. */
const SKIP_KNOWN_COST = 0.2;
const SKIP_UNKNOWN_COST = 0.6;
/** A word behind "in" that is no more than so similar to one of the samples may be a name. */
const MAX_TYPO_SIMILARITY = 0.85;
/** Share of the sentence in the similarity; the rest is the share of the sample. */
const SENTENCE_SHARE = 0.6;
const BARE_PLACE_WEIGHT = 0.3;
/** Longer sentences are rejected. */
const MAX_WORDS = 40;
const MAX_FUZZY_CONFIDENCE = 0.99;
/** Slots of intents that are whole sentences: "when exactly", "good morning". */
const EXACT_SLOTS: ReadonlySet<string> = new Set(['detail', 'smallTalk']);

/**
 * Without the words between its two days, "which day is warmer" is that of the warmest day; with others, such as "of the
 * weekend", it does not compare what was told before. Any question with two names would compare places. Nobody asks to be
 * told by a sentence that only resembles it.
 */
const EXACT_INTENTS: ReadonlySet<string> = new Set([
  'WhichDayIntent',
  'CompareThatIntent',
  'WhichPlaceIntent',
  ...SUBSCRIPTION_INTENTS,
]);

/**
 * Finds the intent with the most similar sample. Slots match at any position; the remaining words are compared
 * with the carriers of the samples in any order, weighted by how distinctive they are for an intent. Unknown
 * words count against all samples.
 *
 * Undefined if no sample is similar enough, or if `knowsPlaces` and a word may be an unknown place.
 */
export function findFuzzyInterpretation(
  tokens: readonly Token[],
  grammar: Grammar,
  matchesFrom: PhraseMatcher,
  knowsPlaces: boolean,
): FuzzyInterpretation | undefined {
  if (tokens.length > MAX_WORDS) return undefined;
  const { sampleIndex } = grammar;
  const features = tokens.map(({ text }) => sampleIndex.matchWord(text));
  const cost = createLayoutCosts(tokens, features, grammar, knowsPlaces);
  const openings = matchOpenings(tokens.map(({ text }) => text));
  const findLayout = createLayoutFinder(tokens, matchesFrom, cost);
  const score = createSampleScorer(features, openings, sampleIndex);
  let best: FuzzyInterpretation | undefined;
  for (const intents of grammar.bySlots) {
    if (intents[0]?.slots.some((slot) => EXACT_SLOTS.has(slot))) continue;
    const layout = findLayout(intents[0]?.phrases ?? new Set());
    if (knowsPlaces && hasUnknownPlace(layout, tokens, features, grammar)) continue;
    const found = findMostSimilarSample(layout, intents, score(layout), sampleIndex);
    if (!found) continue;
    const isQuestion = hasDateSlot(found.intent);
    if (!isQuestion && isIncomplete(tokens, grammar)) continue;
    const isOffered = isQuestion && !found.intent.slots.includes('subject');
    const isOfAnything = found.filled.some(({ slot }) => slot === 'fine');
    const threshold = isOffered && !isOfAnything ? MIN_CONFIDENCE : MIN_UNDATED_CONFIDENCE;
    if (found.confidence <= threshold) continue;
    if (!best || isLikelier(found, best)) best = found;
  }
  return best;
}

/** "Could it snow" resembles what will fall and what fell alike: it is about what is to come. */
function isLikelier(one: FuzzyInterpretation, other: FuzzyInterpretation): boolean {
  if (one.confidence !== other.confidence) return one.confidence > other.confidence;
  return asksForPast(other) && !asksForPast(one);
}

function asksForPast({ intent: { intent } }: FuzzyInterpretation): boolean {
  return intent.startsWith('Past');
}

/** "I live in" */
function isIncomplete(tokens: readonly Token[], { placeLeads }: Grammar): boolean {
  return placeLeads.has(tokens.at(-1)?.text ?? '');
}

function hasDateSlot({ slots }: IntentPatterns): boolean {
  return slots.includes('date');
}

function createLayoutCosts(
  tokens: readonly Token[],
  features: readonly FeatureMatch[],
  grammar: Grammar,
  mayBeBare: boolean,
): LayoutCosts {
  const { placeLeads, sampleWords, timeWords, words } = grammar;
  const leads = [placeLeads, words.near?.spatial ?? new Set()];
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const canNamePlaceAt = (at: number) => {
    const before = words.leads.has(textAt(at - 2)) ? [at - 1, at - 2] : [at - 1];
    return before.some((one) => leads.some((list) => list.has(textAt(one))));
  };
  return {
    skipWord: (at) => {
      const { weight = 0, similarity = 0 } = features[at] ?? {};
      // "A Verona" is no typo of "vedono".
      const isName = similarity <= MAX_TYPO_SIMILARITY && canNamePlaceAt(at);
      return similarity > 0 && !isName
        ? SKIP_KNOWN_COST
        : Math.max(SKIP_UNKNOWN_COST, weight * SKIP_UNKNOWN_COST);
    },
    canNamePlaceAt,
    canBeBare: mayBeBare,
    isNeverName: (at) => !grammar.sampleIndex.canBeName(textAt(at)) && !timeWords.has(textAt(at)),
    isPlain: (at) => grammar.sampleIndex.isPlain(textAt(at)),
    isCommon: (at) => sampleWords.has(textAt(at)) || timeWords.has(textAt(at)),
  };
}

/** Whether an unknown word remains after "in", after a place or at the end. */
function hasUnknownPlace(
  { unfilled, afterPlace }: SlotLayout,
  tokens: readonly Token[],
  features: readonly FeatureMatch[],
  { placeLeads, timeWords }: Grammar,
): boolean {
  return unfilled.some((at) => {
    const text = tokens[at]?.text ?? '';
    const isKnown = features[at]?.feature !== undefined || timeWords.has(text);
    if (isKnown || !/^\p{L}/u.test(text)) return false;
    const isLast = at === tokens.length - 1;
    return isLast || afterPlace.includes(at) || placeLeads.has(tokens[at - 1]?.text ?? '');
  });
}

/** What the samples share with a sentence, by their positions in the index. */
interface SampleScores {
  /** Summed weight of the shared words and slots. */
  shared: Float64Array;
  /** 1 where a shared one is distinctive. */
  isDistinctive: Uint8Array;
  /** 1 where a word is shared. */
  sharesWord: Uint8Array;
  /** Summed weight of the sentence's words and slots. */
  sentenceWeight: number;
}

type SampleScorer = (layout: SlotLayout) => SampleScores;

/** Scores each layout once: those of intents with other slots are often the same. */
function createSampleScorer(
  features: readonly FeatureMatch[],
  openings: readonly FeatureMatch[],
  index: SampleIndex,
): SampleScorer {
  const cache = new Map<string, SampleScores>();
  return ({ unfilled, filled }) => {
    const ofSlots = filled.flatMap(({ slot }) => index.matchSlot(slot) ?? []);
    const key = [...unfilled, ...ofSlots.map(({ feature }) => feature)].join(' ');
    const ofWords = unfilled.flatMap((at) => features[at] ?? []);
    const scores = cache.get(key) ?? scoreSamples([...ofWords, ...ofSlots], openings, index);
    cache.set(key, scores);
    return scores;
  };
}

function scoreSamples(
  signs: readonly FeatureMatch[],
  openings: readonly FeatureMatch[],
  { samples, postings }: SampleIndex,
): SampleScores {
  const found = [...new Map(signs.map((sign) => [featureKey(sign), sign])).values()];
  const shared = new Float64Array(samples.length);
  const isDistinctive = new Uint8Array(samples.length);
  const sharesWord = new Uint8Array(samples.length);
  for (const { feature = '', weight, similarity } of openings) {
    for (const at of postings.get(feature) ?? []) shared[at] = weight * similarity;
  }
  for (const { feature = '', weight, similarity } of found) {
    for (const at of postings.get(feature) ?? []) {
      shared[at] = (shared[at] ?? 0) + weight * similarity;
      if (weight >= MIN_DISTINCTIVE_WEIGHT) isDistinctive[at] = 1;
      if (!feature.startsWith('{')) sharesWord[at] = 1;
    }
  }
  const sentenceWeight = found.reduce((sum, { weight }) => sum + weight, 0);
  return { shared, isDistinctive, sharesWord, sentenceWeight };
}

function findMostSimilarSample(
  { filled, barePlaces }: SlotLayout,
  intents: readonly IntentPatterns[],
  { shared, isDistinctive, sharesWord, sentenceWeight }: SampleScores,
  { samplesOf }: SampleIndex,
): FuzzyInterpretation | undefined {
  const names = new Set(filled.map(({ slot }) => slot));
  const isSaid = ({ intent, neededSlots }: IntentPatterns) =>
    !EXACT_INTENTS.has(intent) &&
    neededSlots.every((slots) => slots.some((slot) => names.has(slot)));
  const weightOfWords = sentenceWeight + BARE_PLACE_WEIGHT * barePlaces;
  let best: FuzzyInterpretation | undefined;
  for (const intent of intents.filter(isSaid)) {
    for (const { at, weight, hasWords, needsSlot } of samplesOf.get(intent) ?? []) {
      const sharedWeight = shared[at] ?? 0;
      const isWhole = filled.length > 0 || (!needsSlot && isDistinctive[at] === 1);
      if (sharedWeight === 0 || !isWhole) continue;
      const whole = SENTENCE_SHARE * weightOfWords + (1 - SENTENCE_SHARE) * weight;
      const confidence =
        Math.min(MAX_FUZZY_CONFIDENCE, sharedWeight / whole) *
        (isDistinctive[at] ? 1 : NO_DISTINCTIVE_WORD_FACTOR) *
        (hasWords && !sharesWord[at] ? NO_SHARED_WORD_FACTOR : 1);
      if (confidence > (best?.confidence ?? 0)) best = { intent, filled, confidence };
    }
  }
  return best;
}

/**
 * The words of a sentence that say when and where, whatever else it says: "at five" of "I'm off at five".
 *
 * @param slots those that are picked
 */
export function pickTimeAndPlace(
  tokens: readonly Token[],
  slots: ReadonlySet<string>,
  grammar: Grammar,
  matchesFrom: PhraseMatcher,
): Token[] {
  const { intents, sampleIndex } = grammar;
  const features = tokens.map(({ text }) => sampleIndex.matchWord(text));
  const cost = createLayoutCosts(tokens, features, grammar, false);
  const ofWeather = intents.find(({ intent }) => intent === 'WeatherIntent')?.phrases ?? [];
  const phrases = [...ofWeather].filter(({ parts }) =>
    parts.every((part) => !('slot' in part) || slots.has(part.slot)),
  );
  const { unfilled } = createLayoutFinder(tokens, matchesFrom, cost)(new Set(phrases));
  return tokens.filter((_, at) => !unfilled.includes(at));
}

/** Words of the same feature count once; each unknown word counts. */
function featureKey(sign: FeatureMatch): string | FeatureMatch {
  return sign.feature ?? sign;
}
