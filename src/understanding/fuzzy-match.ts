import type { Grammar } from './grammar.ts';
import type { FilledSlot, PhraseMatcher } from './sample-match.ts';
import type { IntentPatterns } from './samples.ts';
import type { Token } from './tokens.ts';
import {
  matchOpenings,
  MIN_DISTINCTIVE_WEIGHT,
  type SampleIndex,
  type FeatureMatch,
} from './sample-index.ts';
import { findCheapestLayout, type LayoutCosts, type SlotLayout } from './slot-layout.ts';

/** A sentence that is like a sample, with what fills its slots. */
export interface FuzzyInterpretation {
  intent: IntentPatterns;
  filled: FilledSlot[];
  /** 0 to 1. */
  confidence: number;
}

/** Below this a sentence is hardly meant for the skill. */
const MIN_CONFIDENCE = 0.5;
/** What tells the skill something, or goes on with what it said, is no question for a day. */
const MIN_UNDATED_CONFIDENCE = 0.75;
/** What is like a sample in words that tell nothing must be all the more like it. */
const NO_DISTINCTIVE_WORD_FACTOR = 0.6;
/** What shares nothing but slots with a sample is less like it. */
const NO_SHARED_WORD_FACTOR = 0.6;
/** What it costs to leave a word out of every slot. */
const SKIP_KNOWN_COST = 0.2;
const SKIP_UNKNOWN_COST = 0.6;
/** How much of the likeness is about the sentence; the rest is about the sample. */
const SENTENCE_SHARE = 0.6;
const BARE_PLACE_WEIGHT = 0.3;
/** Nobody asks for the weather at such length. */
const MAX_WORDS = 40;
const MAX_FUZZY_CONFIDENCE = 0.99;

/**
 * The intent with the sample that a sentence is most like. Slots are found wherever they stand; the
 * words that are left are compared with the samples' carriers, in any order, each weighing what it
 * tells of the intent. What no sample has weighs against all of them.
 *
 * Undefined where nothing is like enough, or where `knowsPlaces` and a word may name a place that
 * nobody knows.
 */
export function findFuzzyInterpretation(
  said: readonly Token[],
  grammar: Grammar,
  fitsOf: PhraseMatcher,
  knowsPlaces: boolean,
): FuzzyInterpretation | undefined {
  if (said.length > MAX_WORDS) return undefined;
  const { sampleIndex } = grammar;
  const signs = said.map(({ text }) => sampleIndex.matchWord(text));
  const cost = createLayoutCosts(said, signs, grammar, knowsPlaces);
  const openings = matchOpenings(said.map(({ text }) => text));
  let best: FuzzyInterpretation | undefined;
  for (const intents of grammar.bySlots) {
    const layout = findCheapestLayout(said, intents[0]?.phrases ?? [], fitsOf, cost);
    if (knowsPlaces && hasUnknownPlace(layout, said, signs, grammar)) continue;
    const found = findMostSimilarSample(layout, new Set(intents), { signs, openings }, sampleIndex);
    if (!found) continue;
    const isQuestion = hasDateSlot(found.intent);
    if (!isQuestion && isIncomplete(said, grammar)) continue;
    const enough = isQuestion ? MIN_CONFIDENCE : MIN_UNDATED_CONFIDENCE;
    if (found.confidence > Math.max(enough, best?.confidence ?? 0)) best = found;
  }
  return best;
}

/** "I live in" */
function isIncomplete(said: readonly Token[], { placeLeads }: Grammar): boolean {
  return placeLeads.has(said.at(-1)?.text ?? '');
}

function hasDateSlot({ slots }: IntentPatterns): boolean {
  return slots.includes('date');
}

function createLayoutCosts(
  said: readonly Token[],
  signs: readonly FeatureMatch[],
  grammar: Grammar,
  mayBeBare: boolean,
): LayoutCosts {
  const { placeLeads, sampleWords, timeWords, words } = grammar;
  const leads = [placeLeads, words.near?.spatial ?? new Set()];
  const textAt = (at: number) => said[at]?.text ?? '';
  return {
    skipWord: (at) => {
      const { weight = 0, similarity = 0 } = signs[at] ?? {};
      return similarity > 0
        ? SKIP_KNOWN_COST
        : Math.max(SKIP_UNKNOWN_COST, weight * SKIP_UNKNOWN_COST);
    },
    canNamePlaceAt: (at) => {
      const before = words.leads.has(textAt(at - 2)) ? [at - 1, at - 2] : [at - 1];
      return before.some((one) => leads.some((list) => list.has(textAt(one))));
    },
    canBeBare: mayBeBare,
    isNeverName: (at) => !grammar.sampleIndex.canBeName(textAt(at)) && !timeWords.has(textAt(at)),
    isPlain: (at) => grammar.sampleIndex.isPlain(textAt(at)),
    isCommon: (at) => sampleWords.has(textAt(at)) || timeWords.has(textAt(at)),
  };
}

/** Whether a word is left that no sample has behind "in", behind a place or at the end. */
function hasUnknownPlace(
  { unfilled, afterPlace }: SlotLayout,
  said: readonly Token[],
  signs: readonly FeatureMatch[],
  { placeLeads, timeWords }: Grammar,
): boolean {
  return unfilled.some((at) => {
    const text = said[at]?.text ?? '';
    const isKnown = signs[at]?.feature !== undefined || timeWords.has(text);
    if (isKnown || !/^\p{L}/u.test(text)) return false;
    const isLast = at === said.length - 1;
    return isLast || afterPlace.includes(at) || placeLeads.has(said[at - 1]?.text ?? '');
  });
}

function findMostSimilarSample(
  { unfilled, filled, barePlaces }: SlotLayout,
  intents: ReadonlySet<IntentPatterns>,
  { signs, openings }: { signs: readonly FeatureMatch[]; openings: readonly FeatureMatch[] },
  { samples, postings, matchSlot }: SampleIndex,
): FuzzyInterpretation | undefined {
  const ofWords = unfilled.flatMap((at) => signs[at] ?? []);
  const ofSlots = filled.flatMap(({ slot }) => matchSlot(slot) ?? []);
  const found = [
    ...new Map([...ofWords, ...ofSlots].map((sign) => [featureKey(sign), sign])).values(),
  ];
  const said = found.reduce((sum, { weight }) => sum + weight, BARE_PLACE_WEIGHT * barePlaces);
  const shared = new Float64Array(samples.length);
  const telling = new Uint8Array(samples.length);
  const sharesWord = new Uint8Array(samples.length);
  for (const { feature = '', weight, similarity } of openings) {
    for (const at of postings.get(feature) ?? []) shared[at] = weight * similarity;
  }
  for (const { feature = '', weight, similarity } of found) {
    for (const at of postings.get(feature) ?? []) {
      shared[at] = (shared[at] ?? 0) + weight * similarity;
      if (weight >= MIN_DISTINCTIVE_WEIGHT) telling[at] = 1;
      if (!feature.startsWith('{')) sharesWord[at] = 1;
    }
  }
  let best: FuzzyInterpretation | undefined;
  for (const [at, { intent, weight, hasWords, needsSlot }] of samples.entries()) {
    const isWhole = filled.length > 0 || (!needsSlot && telling[at] === 1);
    if (!intents.has(intent) || !isWhole) continue;
    const whole = SENTENCE_SHARE * said + (1 - SENTENCE_SHARE) * weight;
    const alike = whole === 0 ? 0 : (shared[at] ?? 0) / whole;
    const confidence =
      Math.min(MAX_FUZZY_CONFIDENCE, alike) *
      (telling[at] ? 1 : NO_DISTINCTIVE_WORD_FACTOR) *
      (hasWords && !sharesWord[at] ? NO_SHARED_WORD_FACTOR : 1);
    if (confidence > (best?.confidence ?? 0)) best = { intent, filled, confidence };
  }
  return best;
}

/** Words that stand for the same count once; unknown ones each. */
function featureKey(sign: FeatureMatch): string | FeatureMatch {
  return sign.feature ?? sign;
}
