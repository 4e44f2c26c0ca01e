import { LRUCache } from 'lru-cache';
import type { IntentPatterns, Sample } from './samples.ts';
import type { NearMatchWords, Lexicon } from '../languages/lexicon.ts';
import { compareStems, stemWord } from './tokens.ts';

/** Weights of words, from 0 for what tells nothing of the intent to 1 for what one intent has. */
const PLAIN_WEIGHT = 0.08;
const MIN_WEIGHT = 0.15;
/** Where the plain words are known, every other one is about something. */
const MIN_CONTENT_WEIGHT = 0.7;
const UNKNOWN_WORD_WEIGHT = 1.5;
const OTHER_SKILL_WEIGHT = 3;
/** A word of time in no slot. */
const UNUSED_TIME_WEIGHT = 0.4;
/** A number or month in no slot: a time that was not understood. */
const UNPARSED_TIME_WEIGHT = 3;

/** How alike words are that share a stem. */
const INFLECTION_SIMILARITY = 0.95;

/** From this weight on a word tells what is asked. */
export const MIN_DISTINCTIVE_WEIGHT = 0.5;
const MIN_DISTINCTIVE_SLOT_WEIGHT = 0.4;

/** Languages without near words of their own. */
const EMPTY_NEAR_WORDS: NearMatchWords = {
  plain: new Set(),
  elsewhere: new Set(),
  endings: [],
  hasCompounds: false,
};

/** A sample, or several that differ in slots that every question may have. */
interface IndexedSample {
  intent: IntentPatterns;
  weight: number;
  hasWords: boolean;
  /** None of them is said without slots: "I live in". */
  needsSlot: boolean;
}

/** What a sample that has no telling word is known by: how it begins. */
const OPENING_WEIGHT = 0.6;

/** A stem or `{slot}` of samples that a word of a sentence stands for. */
export interface FeatureMatch {
  feature: string | undefined;
  weight: number;
  /** How alike the word and the sample's are, 0 to 1. */
  similarity: number;
}

/** What words and slots say about the intent, over all samples of a model. */
export interface SampleIndex {
  samples: readonly IndexedSample[];
  /** By stem or `{slot}`: positions of the samples that have it. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Whether a word itself tells what is asked: "rain". */
  isTopicWord: (word: string) => boolean;
  /** Whether a word may be part of a name: none that tells what is asked, here or elsewhere. */
  canBeName: (word: string) => boolean;
  /** Whether a word says nothing of what is asked. */
  isPlain: (word: string) => boolean;
  /** What a word that is in no slot tells. */
  matchWord: (word: string) => FeatureMatch;
  /** What it tells that a slot is filled; undefined for such as every question may have. */
  matchSlot: (slot: string) => FeatureMatch | undefined;
}

export function createSampleIndex(
  intents: readonly IntentPatterns[],
  words: Lexicon,
  timeWords: ReadonlySet<string>,
): SampleIndex {
  const near = words.near ?? EMPTY_NEAR_WORDS;
  const asked = intents.filter(
    ({ intent, samples }) => samples.length > 0 && isCustomIntent(intent),
  );
  const weights = computeWeights(asked, near);
  const { samples, postings } = buildPostings(asked, weights, near);
  const known = [...weights].filter(
    ([feature, weight]) => weight >= MIN_DISTINCTIVE_WEIGHT && isWordFeature(feature),
  );
  const plainWords = collectPlainWords(near);
  const isPlain = (word: string) =>
    plainWords.has(word) || words.leads.has(word) || words.trails.has(word);

  const written = new Set(asked.flatMap(({ samples: all }) => all.flatMap((one) => one.words)));
  const remembered = new LRUCache<string, FeatureMatch>({ max: 2000 });
  const found = (word: string): FeatureMatch => {
    const sign = remembered.get(word) ?? signOf(word);
    remembered.set(word, sign);
    return sign;
  };
  const signOf = (word: string): FeatureMatch => {
    const feature = stemWord(word, near);
    if (isPlain(word)) return { feature, weight: PLAIN_WEIGHT, similarity: 1 };
    if (near.elsewhere.has(word)) {
      return { feature: undefined, weight: OTHER_SKILL_WEIGHT, similarity: 0 };
    }
    const weight = weights.get(feature);
    if (weight !== undefined) {
      return { feature, weight, similarity: written.has(word) ? 1 : INFLECTION_SIMILARITY };
    }
    const isMissed = words.date.months.has(word) || /^\d/.test(word);
    const ofTime = isMissed ? UNPARSED_TIME_WEIGHT : UNUSED_TIME_WEIGHT;
    const unknown = isMissed || timeWords.has(word) ? ofTime : UNKNOWN_WORD_WEIGHT;
    return known.reduce<FeatureMatch>(
      (best, [other, weightOfOther]) => {
        const alike = compareStems(feature, other, near);
        return alike > best.similarity
          ? { feature: other, weight: weightOfOther, similarity: alike }
          : best;
      },
      { feature: undefined, weight: unknown, similarity: 0 },
    );
  };
  const asks = (word: string) => {
    const { weight, similarity: alike } = found(word);
    return alike === 1 && weight >= MIN_DISTINCTIVE_WEIGHT;
  };
  return {
    samples,
    postings,
    isPlain,
    isTopicWord: asks,
    canBeName: (word) => !near.elsewhere.has(word) && !asks(word),
    matchWord: found,
    matchSlot: (slot) => {
      const feature = `{${slot}}`;
      const weight = weights.get(feature) ?? 0;
      return weight >= MIN_DISTINCTIVE_SLOT_WEIGHT ? { feature, weight, similarity: 1 } : undefined;
    },
  };
}

/** Alexa itself understands its own intents, by their whole sentences. */
function isCustomIntent(intent: string): boolean {
  return !intent.startsWith('AMAZON.');
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

/** The fewer intents have a word, the more it tells. */
function computeWeights(
  intents: readonly IntentPatterns[],
  near: NearMatchWords,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { samples } of intents) {
    for (const feature of new Set(samples.flatMap((sample) => extractFeatures(sample, near)))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const most = Math.log(intents.length);
  const plain = new Set([...collectPlainWords(near)].map((word) => stemWord(word, near)));
  const least = plain.size > 0 ? MIN_CONTENT_WEIGHT : MIN_WEIGHT;
  const weightOf = (feature: string, count: number) => {
    if (plain.has(feature)) return PLAIN_WEIGHT;
    const rarity = 1 - Math.log(count) / most;
    return isWordFeature(feature) ? Math.max(least, rarity) : rarity;
  };
  return new Map(Array.from(counts, ([feature, count]) => [feature, weightOf(feature, count)]));
}

/** Its first two words. */
function formatOpening(words: readonly string[]): string | undefined {
  return words.length > 0 ? `^${words.slice(0, 2).join(' ')}` : undefined;
}

/** How a sentence begins, as samples without a telling word may. */
export function matchOpenings(words: readonly string[]): FeatureMatch[] {
  const openings = new Set([formatOpening(words.slice(0, 1)), formatOpening(words)]);
  return [...openings].map((feature) => ({ feature, weight: OPENING_WEIGHT, similarity: 1 }));
}

function extractFeatures({ words, slots }: Sample, near: NearMatchWords): string[] {
  return [...words.map((word) => stemWord(word, near)), ...slots.map((slot) => `{${slot}}`)];
}

function buildPostings(
  intents: readonly IntentPatterns[],
  weights: ReadonlyMap<string, number>,
  near: NearMatchWords,
) {
  const weightOf = (feature: string) => weights.get(feature) ?? 0;
  const samples: IndexedSample[] = [];
  const postings = new Map<string, number[]>();
  for (const { intent, features, gist } of groupEquivalentSamples(intents, weightOf, near)) {
    for (const feature of features) {
      const posted = postings.get(feature) ?? [];
      posted.push(samples.length);
      postings.set(feature, posted);
    }
    const weight = features.reduce(
      (sum, feature) => sum + (feature.startsWith('^') ? OPENING_WEIGHT : weightOf(feature)),
      0,
    );
    const needsSlot = gist.every(({ slots }) => slots.length > 0);
    samples.push({ intent, weight, hasWords: features.some(isWordFeature), needsSlot });
  }
  return { samples, postings };
}

/** Samples by intent and features: those that differ only in slots that tell nothing are one. */
function groupEquivalentSamples(
  intents: readonly IntentPatterns[],
  weightOf: (feature: string) => number,
  near: NearMatchWords,
) {
  return intents.flatMap((intent) => {
    const gists = Map.groupBy(intent.samples, (sample) =>
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
  const asksByItself = features.some(
    (one) => isWordFeature(one) && weightOf(one) >= MIN_DISTINCTIVE_WEIGHT,
  );
  const opening = asksByItself ? undefined : formatOpening(sample.words);
  return opening === undefined ? features : [...features, opening];
}
