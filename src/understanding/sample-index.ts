import { LRUCache } from 'lru-cache';
import type { IntentPatterns, Sample, SamplesOf } from './samples.ts';
import type { NearMatchWords, Lexicon } from '../languages/lexicon.ts';
import { compareStems, stemWord } from './tokens.ts';

/** Weights of words, from 0 for undistinctive to 1 for words of a single intent. */
const PLAIN_WEIGHT = 0.08;
const MIN_WEIGHT = 0.15;
/** If a language lists its plain words, every other word has content. */
const MIN_CONTENT_WEIGHT = 0.7;
const UNKNOWN_WORD_WEIGHT = 1.5;
const OTHER_SKILL_WEIGHT = 3;
/** Weight of a time word in no slot. */
const UNUSED_TIME_WEIGHT = 0.4;
/** Weight of a number or month in no slot, which is an unparsed time. */
const UNPARSED_TIME_WEIGHT = 3;

/** Similarity of words with the same stem. */
const INFLECTION_SIMILARITY = 0.95;

/** Minimum weight of a distinctive word. */
export const MIN_DISTINCTIVE_WEIGHT = 0.5;
const MIN_DISTINCTIVE_SLOT_WEIGHT = 0.4;

/** For languages without near-match words. */
const EMPTY_NEAR_WORDS: NearMatchWords = {
  plain: new Set(),
  elsewhere: new Set(),
  endings: [],
  hasCompounds: false,
};

/** A sample, or several that differ only in undistinctive slots. */
interface IndexedSample {
  /** Its position in the index. */
  at: number;
  intent: IntentPatterns;
  weight: number;
  hasWords: boolean;
  /** Whether all of them have slots: "I live in". */
  needsSlot: boolean;
}

/** Weight of the opening of a sample without a distinctive word. */
const OPENING_WEIGHT = 0.6;

/** A stem or `{slot}` of samples that matches a word of a sentence. */
export interface FeatureMatch {
  feature: string | undefined;
  weight: number;
  /** Similarity to the word of the sample, 0 to 1. */
  similarity: number;
}

/** How distinctive words and slots are for an intent, over all samples of a model. */
export interface SampleIndex {
  samples: readonly IndexedSample[];
  samplesOf: ReadonlyMap<IntentPatterns, readonly IndexedSample[]>;
  /** Positions of samples by stem or `{slot}`. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Whether a word is a topic: "rain". */
  isTopicWord: (word: string) => boolean;
  /** Whether a word may be part of a name: it is no topic of this or another skill. */
  canBeName: (word: string) => boolean;
  /** Whether a word is not distinctive for any intent. */
  isPlain: (word: string) => boolean;
  /** Matches a word outside of slots. */
  matchWord: (word: string) => FeatureMatch;
  /** Matches a filled slot; undefined for undistinctive slots. */
  matchSlot: (slot: string) => FeatureMatch | undefined;
}

export function createSampleIndex(
  samplesOf: SamplesOf,
  words: Lexicon,
  timeWords: ReadonlySet<string>,
): SampleIndex {
  const near = words.near ?? EMPTY_NEAR_WORDS;
  const custom = keepCustomIntents(samplesOf);
  const weights = computeWeights(custom, near);
  const { samples, postings } = buildPostings(custom, weights, near);
  const known = [...weights].filter(
    ([feature, weight]) => weight >= MIN_DISTINCTIVE_WEIGHT && isWordFeature(feature),
  );
  const plainWords = collectPlainWords(near);
  const isPlain = (word: string) =>
    plainWords.has(word) || words.leads.has(word) || words.trails.has(word);

  const sampleWords = collectSampleWords(custom);
  const matchCache = new LRUCache<string, FeatureMatch>({ max: 2000 });
  const findMatch = (word: string): FeatureMatch => {
    const match = matchCache.get(word) ?? computeMatch(word);
    matchCache.set(word, match);
    return match;
  };
  const computeMatch = (word: string): FeatureMatch => {
    const feature = stemWord(word, near);
    if (isPlain(word)) return { feature, weight: PLAIN_WEIGHT, similarity: 1 };
    if (near.elsewhere.has(word)) {
      return { feature: undefined, weight: OTHER_SKILL_WEIGHT, similarity: 0 };
    }
    const weight = weights.get(feature);
    if (weight !== undefined) {
      return { feature, weight, similarity: sampleWords.has(word) ? 1 : INFLECTION_SIMILARITY };
    }
    const isUnparsedTime = words.date.months.has(word) || /^\d/.test(word);
    const timeWeight = isUnparsedTime ? UNPARSED_TIME_WEIGHT : UNUSED_TIME_WEIGHT;
    const unknownWeight = isUnparsedTime || timeWords.has(word) ? timeWeight : UNKNOWN_WORD_WEIGHT;
    return known.reduce<FeatureMatch>(
      (best, [other, weightOfOther]) => {
        const similarity = compareStems(feature, other, near);
        return similarity > best.similarity
          ? { feature: other, weight: weightOfOther, similarity }
          : best;
      },
      { feature: undefined, weight: unknownWeight, similarity: 0 },
    );
  };
  const isTopicWord = (word: string) => {
    const { weight, similarity } = findMatch(word);
    return similarity === 1 && weight >= MIN_DISTINCTIVE_WEIGHT;
  };
  return {
    samples,
    samplesOf: Map.groupBy(samples, ({ intent }) => intent),
    postings,
    isPlain,
    isTopicWord,
    canBeName: (word) => !near.elsewhere.has(word) && !isTopicWord(word),
    matchWord: findMatch,
    matchSlot: (slot) => {
      const feature = `{${slot}}`;
      const weight = weights.get(feature) ?? 0;
      return weight >= MIN_DISTINCTIVE_SLOT_WEIGHT ? { feature, weight, similarity: 1 } : undefined;
    },
  };
}

/** Built-in intents have no samples; they match whole sentences. */
function keepCustomIntents(samplesOf: SamplesOf): SamplesOf {
  return new Map(
    [...samplesOf].filter(
      ([{ intent }, samples]) => samples.length > 0 && !intent.startsWith('AMAZON.'),
    ),
  );
}

function collectSampleWords(samplesOf: SamplesOf): Set<string> {
  return new Set([...samplesOf.values()].flatMap((all) => all.flatMap(({ words }) => words)));
}

function collectPlainWords({
  plain,
  common = new Set(),
  spatial = new Set(),
}: NearMatchWords): Set<string> {
  return new Set([...plain, ...common, ...spatial]);
}

function isWordFeature(feature: string): boolean {
  return !feature.startsWith('{');
}

/** The fewer intents have a word, the higher is its weight. */
function computeWeights(samplesOf: SamplesOf, near: NearMatchWords): Map<string, number> {
  const counts = new Map<string, number>();
  for (const samples of samplesOf.values()) {
    for (const feature of new Set(samples.flatMap((sample) => extractFeatures(sample, near)))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const most = Math.log(samplesOf.size);
  const plain = new Set([...collectPlainWords(near)].map((word) => stemWord(word, near)));
  const least = plain.size > 0 ? MIN_CONTENT_WEIGHT : MIN_WEIGHT;
  const weightOf = (feature: string, count: number) => {
    if (plain.has(feature)) return PLAIN_WEIGHT;
    const rarity = 1 - Math.log(count) / most;
    return isWordFeature(feature) ? Math.max(least, rarity) : rarity;
  };
  return new Map(Array.from(counts, ([feature, count]) => [feature, weightOf(feature, count)]));
}

/** The first two words. */
function formatOpening(words: readonly string[]): string | undefined {
  return words.length > 0 ? `^${words.slice(0, 2).join(' ')}` : undefined;
}

/** Matches the opening of a sentence, for samples without a distinctive word. */
export function matchOpenings(words: readonly string[]): FeatureMatch[] {
  const openings = new Set([formatOpening(words.slice(0, 1)), formatOpening(words)]);
  return [...openings].map((feature) => ({ feature, weight: OPENING_WEIGHT, similarity: 1 }));
}

function extractFeatures({ words, slots }: Sample, near: NearMatchWords): string[] {
  return [...words.map((word) => stemWord(word, near)), ...slots.map((slot) => `{${slot}}`)];
}

function buildPostings(
  samplesOf: SamplesOf,
  weights: ReadonlyMap<string, number>,
  near: NearMatchWords,
) {
  const weightOf = (feature: string) => weights.get(feature) ?? 0;
  const samples: IndexedSample[] = [];
  const postings = new Map<string, number[]>();
  for (const { intent, features, gist } of groupEquivalentSamples(samplesOf, weightOf, near)) {
    for (const feature of features) {
      const positions = postings.get(feature) ?? [];
      positions.push(samples.length);
      postings.set(feature, positions);
    }
    const weight = features.reduce(
      (sum, feature) => sum + (feature.startsWith('^') ? OPENING_WEIGHT : weightOf(feature)),
      0,
    );
    const needsSlot = gist.every(({ slots }) => slots.length > 0);
    const hasWords = features.some(isWordFeature);
    samples.push({ at: samples.length, intent, weight, hasWords, needsSlot });
  }
  return { samples, postings };
}

/** Groups samples by intent and features: those that differ only in undistinctive slots are one. */
function groupEquivalentSamples(
  samplesOf: SamplesOf,
  weightOf: (feature: string) => number,
  near: NearMatchWords,
) {
  return [...samplesOf].flatMap(([intent, samples]) => {
    const gists = Map.groupBy(samples, (sample) =>
      extractDistinctiveFeatures(sample, weightOf, near).join(' / '),
    );
    return Array.from(gists, ([text, gist]) => ({
      intent,
      features: text === '' ? [] : text.split(' / '),
      gist,
    }));
  });
}

function extractDistinctiveFeatures(
  sample: Sample,
  weightOf: (feature: string) => number,
  near: NearMatchWords,
): string[] {
  const features = [...new Set(extractFeatures(sample, near))]
    .filter((feature) => isWordFeature(feature) || weightOf(feature) >= MIN_DISTINCTIVE_SLOT_WEIGHT)
    .toSorted();
  const isDistinctive = features.some(
    (one) => isWordFeature(one) && weightOf(one) >= MIN_DISTINCTIVE_WEIGHT,
  );
  const opening = isDistinctive ? undefined : formatOpening(sample.words);
  return opening === undefined ? features : [...features, opening];
}
