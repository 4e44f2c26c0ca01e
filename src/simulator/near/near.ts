import type { Grammar } from '../grammar.ts';
import type { Filled, FitsOf } from '../match.ts';
import type { IntentPatterns } from '../samples.ts';
import type { Token } from '../tokens.ts';
import { openingsOf, TELLING, type Evidence, type Sign } from './evidence.ts';
import { layoutOf, type Cost, type Layout } from './layout.ts';

/** A sentence that is like a sample, with what fills its slots. */
export interface NearReading {
  intent: IntentPatterns;
  filled: Filled[];
  /** 0 to 1. */
  confidence: number;
}

/** Below this a sentence is hardly meant for the skill. */
const ENOUGH = 0.5;
/** What tells the skill something, or goes on with what it said, is no question for a day. */
const ENOUGH_TO_SETTLE = 0.75;
/** What is like a sample in words that tell nothing must be all the more like it. */
const TELLS_NOTHING = 0.6;
/** What shares nothing but slots with a sample is less like it. */
const SHARES_NO_WORD = 0.6;
/** What it costs to leave a word out of every slot. */
const LEFT_KNOWN = 0.2;
const LEFT_UNKNOWN = 0.6;
/** How much of the likeness is about the sentence; the rest is about the sample. */
const OF_SENTENCE = 0.6;
const BARE_PLACE = 0.3;
/** Nobody asks for the weather at such length. */
const MOST_WORDS = 40;
const SURELY_NEAR = 0.99;

/**
 * The intent with the sample that a sentence is most like. Slots are found wherever they stand; the
 * words that are left are compared with the samples' carriers, in any order, each weighing what it
 * tells of the intent. What no sample has weighs against all of them.
 *
 * Undefined where nothing is like enough, or where `knowsPlaces` and a word may name a place that
 * nobody knows.
 */
export function nearReading(
  said: readonly Token[],
  grammar: Grammar,
  fitsOf: FitsOf,
  knowsPlaces: boolean,
): NearReading | undefined {
  if (said.length > MOST_WORDS) return undefined;
  const { evidence } = grammar;
  const signs = said.map(({ text }) => evidence.signOf(text));
  const cost = costOf(said, signs, grammar, knowsPlaces);
  const openings = openingsOf(said.map(({ text }) => text));
  let best: NearReading | undefined;
  for (const intents of grammar.bySlots) {
    const layout = layoutOf(said, intents[0]?.phrases ?? [], fitsOf, cost);
    if (knowsPlaces && namesUnknownPlace(layout, said, signs, grammar)) continue;
    const found = mostAlike(layout, new Set(intents), { signs, openings }, evidence);
    if (!found) continue;
    const isQuestion = takesDates(found.intent);
    if (!isQuestion && isCutShort(said, grammar)) continue;
    const enough = isQuestion ? ENOUGH : ENOUGH_TO_SETTLE;
    if (found.confidence > Math.max(enough, best?.confidence ?? 0)) best = found;
  }
  return best;
}

/** "I live in" */
function isCutShort(said: readonly Token[], { placeLeads }: Grammar): boolean {
  return placeLeads.has(said.at(-1)?.text ?? '');
}

function takesDates({ slots }: IntentPatterns): boolean {
  return slots.includes('date');
}

function costOf(
  said: readonly Token[],
  signs: readonly Sign[],
  grammar: Grammar,
  mayBeBare: boolean,
): Cost {
  const { placeLeads, sampleWords, timeWords, words } = grammar;
  const leads = [placeLeads, words.near?.spatial ?? new Set()];
  const textAt = (at: number) => said[at]?.text ?? '';
  return {
    left: (at) => {
      const { weight = 0, likeness = 0 } = signs[at] ?? {};
      return likeness > 0 ? LEFT_KNOWN : Math.max(LEFT_UNKNOWN, weight * LEFT_UNKNOWN);
    },
    isLed: (at) => {
      const before = words.leads.has(textAt(at - 2)) ? [at - 1, at - 2] : [at - 1];
      return before.some((one) => leads.some((list) => list.has(textAt(one))));
    },
    mayBeBare,
    isNoName: (at) => !grammar.evidence.mayName(textAt(at)) && !timeWords.has(textAt(at)),
    isPlain: (at) => grammar.evidence.isPlain(textAt(at)),
    isCommon: (at) => sampleWords.has(textAt(at)) || timeWords.has(textAt(at)),
  };
}

/** Whether a word is left that no sample has behind "in", behind a place or at the end. */
function namesUnknownPlace(
  { left, behindPlace }: Layout,
  said: readonly Token[],
  signs: readonly Sign[],
  { placeLeads, timeWords }: Grammar,
): boolean {
  return left.some((at) => {
    const text = said[at]?.text ?? '';
    const isKnown = signs[at]?.feature !== undefined || timeWords.has(text);
    if (isKnown || !/^\p{L}/u.test(text)) return false;
    const isLast = at === said.length - 1;
    return isLast || behindPlace.includes(at) || placeLeads.has(said[at - 1]?.text ?? '');
  });
}

function mostAlike(
  { left, filled, bare }: Layout,
  intents: ReadonlySet<IntentPatterns>,
  { signs, openings }: { signs: readonly Sign[]; openings: readonly Sign[] },
  { samples, postings, signOfSlot }: Evidence,
): NearReading | undefined {
  const ofWords = left.flatMap((at) => signs[at] ?? []);
  const ofSlots = filled.flatMap(({ slot }) => signOfSlot(slot) ?? []);
  const found = [...new Map([...ofWords, ...ofSlots].map((sign) => [keyOf(sign), sign])).values()];
  const said = found.reduce((sum, { weight }) => sum + weight, BARE_PLACE * bare);
  const shared = new Float64Array(samples.length);
  const telling = new Uint8Array(samples.length);
  const sharesWord = new Uint8Array(samples.length);
  for (const { feature = '', weight, likeness } of openings) {
    for (const at of postings.get(feature) ?? []) shared[at] = weight * likeness;
  }
  for (const { feature = '', weight, likeness } of found) {
    for (const at of postings.get(feature) ?? []) {
      shared[at] = (shared[at] ?? 0) + weight * likeness;
      if (weight >= TELLING) telling[at] = 1;
      if (!feature.startsWith('{')) sharesWord[at] = 1;
    }
  }
  let best: NearReading | undefined;
  for (const [at, { intent, weight, hasWords, needsSlot }] of samples.entries()) {
    const isWhole = filled.length > 0 || (!needsSlot && telling[at] === 1);
    if (!intents.has(intent) || !isWhole) continue;
    const whole = OF_SENTENCE * said + (1 - OF_SENTENCE) * weight;
    const alike = whole === 0 ? 0 : (shared[at] ?? 0) / whole;
    const confidence =
      Math.min(SURELY_NEAR, alike) *
      (telling[at] ? 1 : TELLS_NOTHING) *
      (hasWords && !sharesWord[at] ? SHARES_NO_WORD : 1);
    if (confidence > (best?.confidence ?? 0)) best = { intent, filled, confidence };
  }
  return best;
}

/** Words that stand for the same count once; unknown ones each. */
function keyOf(sign: Sign): string | Sign {
  return sign.feature ?? sign;
}
