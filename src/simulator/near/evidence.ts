import { LRUCache } from 'lru-cache';
import type { IntentPatterns, Sample } from '../samples.ts';
import type { NearWords, Words } from '../words/words.ts';
import { likeness, stemOf } from './stems.ts';

/** Weights of words, from 0 for what tells nothing of the intent to 1 for what one intent has. */
const PLAIN = 0.08;
const LEAST = 0.15;
/** Where the plain words are known, every other one is about something. */
const LEAST_IF_NOT_PLAIN = 0.7;
const UNKNOWN = 1.5;
const ELSEWHERE = 3;
/** A word of time in no slot. */
const TIME = 0.4;
/** A number or month in no slot: a time that was not understood. */
const MISSED_TIME = 3;

/** How alike words are that share a stem. */
const AS_INFLECTED = 0.95;

/** From this weight on a word tells what is asked. */
export const TELLING = 0.5;
const TELLING_SLOT = 0.4;

/** Languages without near words of their own. */
const NO_NEAR_WORDS: NearWords = {
  plain: new Set(),
  elsewhere: new Set(),
  endings: [],
  hasCompounds: false,
};

/** A sample, or several that differ in slots that every question may have. */
interface Known {
  intent: IntentPatterns;
  weight: number;
  hasWords: boolean;
  /** None of them is said without slots: "I live in". */
  needsSlot: boolean;
}

/** What a sample that has no telling word is known by: how it begins. */
const OPENING = 0.6;

/** A stem or `{slot}` of samples that a word of a sentence stands for. */
export interface Sign {
  feature: string | undefined;
  weight: number;
  /** How alike the word and the sample's are, 0 to 1. */
  likeness: number;
}

/** What words and slots say about the intent, over all samples of a model. */
export interface Evidence {
  samples: readonly Known[];
  /** By stem or `{slot}`: positions of the samples that have it. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Whether a word itself tells what is asked: "rain". */
  asks: (word: string) => boolean;
  /** Whether a word may be part of a name: none that tells what is asked, here or elsewhere. */
  mayName: (word: string) => boolean;
  /** Whether a word says nothing of what is asked. */
  isPlain: (word: string) => boolean;
  /** What a word that is in no slot tells. */
  signOf: (word: string) => Sign;
  /** What it tells that a slot is filled; undefined for such as every question may have. */
  signOfSlot: (slot: string) => Sign | undefined;
}

export function evidenceOf(
  intents: readonly IntentPatterns[],
  words: Words,
  timeWords: ReadonlySet<string>,
): Evidence {
  const near = words.near ?? NO_NEAR_WORDS;
  const asked = intents.filter(({ intent, samples }) => samples.length > 0 && isOurs(intent));
  const weights = weightsOf(asked, near);
  const { samples, postings } = indexed(asked, weights, near);
  const known = [...weights].filter(([feature, weight]) => weight >= TELLING && isWord(feature));
  const plainWords = plainWordsOf(near);
  const isPlain = (word: string) =>
    plainWords.has(word) || words.leads.has(word) || words.trails.has(word);

  const written = new Set(asked.flatMap(({ samples: all }) => all.flatMap((one) => one.words)));
  const remembered = new LRUCache<string, Sign>({ max: 2000 });
  const found = (word: string): Sign => {
    const sign = remembered.get(word) ?? signOf(word);
    remembered.set(word, sign);
    return sign;
  };
  const signOf = (word: string): Sign => {
    const feature = stemOf(word, near);
    if (isPlain(word)) return { feature, weight: PLAIN, likeness: 1 };
    if (near.elsewhere.has(word)) return { feature: undefined, weight: ELSEWHERE, likeness: 0 };
    const weight = weights.get(feature);
    if (weight !== undefined) {
      return { feature, weight, likeness: written.has(word) ? 1 : AS_INFLECTED };
    }
    const isMissed = words.date.months.has(word) || /^\d/.test(word);
    const ofTime = isMissed ? MISSED_TIME : TIME;
    const unknown = isMissed || timeWords.has(word) ? ofTime : UNKNOWN;
    return known.reduce<Sign>(
      (best, [other, weightOfOther]) => {
        const alike = likeness(feature, other, near);
        return alike > best.likeness
          ? { feature: other, weight: weightOfOther, likeness: alike }
          : best;
      },
      { feature: undefined, weight: unknown, likeness: 0 },
    );
  };
  const asks = (word: string) => {
    const { weight, likeness: alike } = found(word);
    return alike === 1 && weight >= TELLING;
  };
  return {
    samples,
    postings,
    isPlain,
    asks,
    mayName: (word) => !near.elsewhere.has(word) && !asks(word),
    signOf: found,
    signOfSlot: (slot) => {
      const feature = `{${slot}}`;
      const weight = weights.get(feature) ?? 0;
      return weight >= TELLING_SLOT ? { feature, weight, likeness: 1 } : undefined;
    },
  };
}

/** Alexa itself understands its own intents, by their whole sentences. */
function isOurs(intent: string): boolean {
  return !intent.startsWith('AMAZON.');
}

function plainWordsOf({ plain, common = new Set(), spatial = new Set() }: NearWords): Set<string> {
  return new Set([...plain, ...common, ...spatial]);
}

function isWord(feature: string): boolean {
  return !feature.startsWith('{');
}

/** The fewer intents have a word, the more it tells. */
function weightsOf(intents: readonly IntentPatterns[], near: NearWords): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { samples } of intents) {
    for (const feature of new Set(samples.flatMap((sample) => featuresOf(sample, near)))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const most = Math.log(intents.length);
  const plain = new Set([...plainWordsOf(near)].map((word) => stemOf(word, near)));
  const least = plain.size > 0 ? LEAST_IF_NOT_PLAIN : LEAST;
  const weightOf = (feature: string, count: number) => {
    if (plain.has(feature)) return PLAIN;
    const rarity = 1 - Math.log(count) / most;
    return isWord(feature) ? Math.max(least, rarity) : rarity;
  };
  return new Map(Array.from(counts, ([feature, count]) => [feature, weightOf(feature, count)]));
}

/** Its first two words. */
function openingOf(words: readonly string[]): string | undefined {
  return words.length > 0 ? `^${words.slice(0, 2).join(' ')}` : undefined;
}

/** How a sentence begins, as samples without a telling word may. */
export function openingsOf(words: readonly string[]): Sign[] {
  const openings = new Set([openingOf(words.slice(0, 1)), openingOf(words)]);
  return [...openings].map((feature) => ({ feature, weight: OPENING, likeness: 1 }));
}

function featuresOf({ words, slots }: Sample, near: NearWords): string[] {
  return [...words.map((word) => stemOf(word, near)), ...slots.map((slot) => `{${slot}}`)];
}

function indexed(
  intents: readonly IntentPatterns[],
  weights: ReadonlyMap<string, number>,
  near: NearWords,
) {
  const weightOf = (feature: string) => weights.get(feature) ?? 0;
  const samples: Known[] = [];
  const postings = new Map<string, number[]>();
  for (const { intent, features, gist } of gistsOf(intents, weightOf, near)) {
    for (const feature of features) {
      const posted = postings.get(feature) ?? [];
      posted.push(samples.length);
      postings.set(feature, posted);
    }
    const weight = features.reduce(
      (sum, feature) => sum + (feature.startsWith('^') ? OPENING : weightOf(feature)),
      0,
    );
    const needsSlot = gist.every(({ slots }) => slots.length > 0);
    samples.push({ intent, weight, hasWords: features.some(isWord), needsSlot });
  }
  return { samples, postings };
}

/** Samples by intent and features: those that differ only in slots that tell nothing are one. */
function gistsOf(
  intents: readonly IntentPatterns[],
  weightOf: (feature: string) => number,
  near: NearWords,
) {
  return intents.flatMap((intent) => {
    const gists = Map.groupBy(intent.samples, (sample) =>
      tellingFeatures(sample, weightOf, near).join(' / '),
    );
    return Array.from(gists, ([text, gist]) => ({
      intent,
      features: text === '' ? [] : text.split(' / '),
      gist,
    }));
  });
}

function tellingFeatures(
  sample: Sample,
  weightOf: (feature: string) => number,
  near: NearWords,
): string[] {
  const features = [...new Set(featuresOf(sample, near))]
    .filter((feature) => isWord(feature) || weightOf(feature) >= TELLING_SLOT)
    .toSorted();
  const asksByItself = features.some((one) => isWord(one) && weightOf(one) >= TELLING);
  const opening = asksByItself ? undefined : openingOf(sample.words);
  return opening === undefined ? features : [...features, opening];
}
