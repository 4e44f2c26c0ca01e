import type { InteractionModel, IntentModel } from '../skill-package/interaction-model.ts';
import { readModelKeys } from './tokens.ts';
import type { Lexicon } from '../languages/lexicon.ts';

/** A word of a sample, by its key, or a slot. */
export type SamplePart = { word: string } | SlotPart;

interface SlotPart {
  slot: string;
  type: string;
}

/** A slot or a range of two, with its surrounding words: `in {place}`. */
export interface Phrase {
  /** The text in samples, unique in a model. */
  text: string;
  parts: SamplePart[];
}

/** A tree of the carrier words of samples: a path from the root to a node where a sample ends is a carrier. */
export interface Carrier {
  next: ReadonlyMap<string, Carrier>;
  /** The phrase sets of samples with this carrier, as `formatPhraseSet`; empty if none ends here. */
  phraseSets: ReadonlySet<string>;
  /** All phrases of samples with this carrier. */
  phrases: ReadonlySet<Phrase>;
  /** The slots that every sample with this carrier has, other than when and where: "will it be {sky}"; if one ends here. */
  neededSlots: readonly string[] | undefined;
}

/** Formats phrases independent of their order. */
export function formatPhraseSet(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ text }) => text)
    .toSorted()
    .join(', ');
}

/**
 * The samples of an intent, split into parts that can be recombined: carriers ("wie wird das wetter") and slot
 * phrases ("am {date}", "von {time} bis {untilTime}"). Like Alexa, this matches phrases in another order or
 * with another carrier than in the samples.
 */
export interface IntentPatterns {
  intent: string;
  slots: string[];
  /**
   * The slots of which every sample has one: without a number, "warmer than {number}" is another question, and
   * so is "{direction} in Rome than in Milan" without a direction or what there is more of.
   */
  neededSlots: string[][];
  carriers: Carrier;
  phrases: ReadonlySet<Phrase>;
}

/** The carrier words and slots of a sample, for similarity. */
export interface Sample {
  words: string[];
  slots: string[];
}

/** Intents of those who want to be told unasked. */
export const SUBSCRIPTION_INTENTS: ReadonlySet<string> = new Set([
  'SubscribeIntent',
  'UnsubscribeIntent',
  'WhichSubscriptionsIntent',
  'QuietHoursIntent',
]);

/** The samples of each intent: as large as the patterns, and of no use once they are in an index. */
export type SamplesOf = ReadonlyMap<IntentPatterns, readonly Sample[]>;

/** The intents that have a word in a carrier, and those that have a phrase: a bit for each, by their position. */
export interface IntentCoverage {
  all: bigint;
  byWord: ReadonlyMap<string, bigint>;
  byPhrase: ReadonlyMap<Phrase, bigint>;
}

export function indexCoverage(intents: readonly IntentPatterns[]): IntentCoverage {
  const byWord = new Map<string, bigint>();
  const byPhrase = new Map<Phrase, bigint>();
  for (const [at, { carriers, phrases }] of intents.entries()) {
    const bit = 1n << BigInt(at);
    for (const word of collectCarrierWords(carriers, new Set())) addBit(byWord, word, bit);
    for (const phrase of phrases) addBit(byPhrase, phrase, bit);
  }
  return { all: (1n << BigInt(intents.length)) - 1n, byWord, byPhrase };
}

function addBit<Key>(bits: Map<Key, bigint>, key: Key, bit: bigint): void {
  bits.set(key, (bits.get(key) ?? 0n) | bit);
}

/** @returns the patterns of all intents, the phrases of all their samples, and these */
export function compileSamples(
  model: InteractionModel,
  words: Lexicon,
): { intents: IntentPatterns[]; phrases: Phrase[]; samplesOf: SamplesOf } {
  const phrasesByText = new Map<string, Phrase>();
  // Shared phrases are one object, so that each is matched with a sentence once.
  const internPhrase = (parts: SamplePart[]): Phrase => {
    const text = parts.map((part) => ('slot' in part ? `{${part.slot}}` : part.word)).join(' ');
    const phrase = phrasesByText.get(text) ?? { text, parts };
    phrasesByText.set(text, phrase);
    return phrase;
  };
  const share = createSharing();
  const patternsOfIntents = model.interactionModel.languageModel.intents.map((intent) => {
    const samples = intent.samples.map((sample) => {
      const { carrier, phrases } = splitSample(parseSample(sample, intent, words), words);
      return { carrier, phrases: phrases.map(internPhrase) };
    });
    const slots = intent.slots.map(({ name }) => name);
    const summaries = samples.map(summarizeSample);
    const patterns = {
      intent: intent.name,
      slots,
      neededSlots: findNeededSlots(slots, summaries),
      carriers: buildCarrierTree(samples, share),
    };
    return { patterns, summaries };
  });
  // Phrases apply to all intents with their slots: "am {date}" fits every question with a date.
  const phrases = [...phrasesByText.values()];
  const samplesOf = new Map(
    patternsOfIntents.map(({ patterns, summaries }) => [
      {
        ...patterns,
        phrases: new Set(phrases.filter(({ parts }) => usesOnlySlots(patterns.slots, parts))),
      },
      summaries,
    ]),
  );
  return { intents: [...samplesOf.keys()], phrases, samplesOf };
}

function summarizeSample({ carrier, phrases }: SplitSample): Sample {
  const parts = phrases.flatMap((phrase) => phrase.parts);
  return { words: carrier, slots: parts.flatMap((part) => ('slot' in part ? [part.slot] : [])) };
}

function usesOnlySlots(slots: readonly string[], parts: readonly SamplePart[]): boolean {
  return parts.every((part) => !('slot' in part) || slots.includes(part.slot));
}

/** Parses a sample into parts: `wetter in {place}`. */
function parseSample(sample: string, { slots }: IntentModel, words: Lexicon): SamplePart[] {
  return sample.split(/(\{\w+\})/).flatMap((piece): SamplePart[] => {
    if (!piece.startsWith('{')) return readModelKeys(piece, words).map((word) => ({ word }));
    const slot = slots.find(({ name }) => name === piece.slice(1, -1));
    if (!slot) throw new Error(`The sample "${sample}" has a slot that its intent lacks.`);
    return [{ slot: slot.name, type: slot.type }];
  });
}

function splitSample(sample: readonly SamplePart[], words: Lexicon) {
  const carrier: string[] = [];
  const phrases: SamplePart[][] = [];
  let rest = sample;
  while (rest.length > 0) {
    const length = measurePhrase(rest, words);
    const [first] = rest;
    if (length > 0) phrases.push(rest.slice(0, length));
    else if (first && 'word' in first) carrier.push(first.word);
    rest = rest.slice(Math.max(length, 1));
  }
  return { carrier, phrases };
}

/** Counts the leading parts that form a slot phrase; 0 for a carrier word. */
function measurePhrase(parts: readonly SamplePart[], { leads, trails }: Lexicon): number {
  const at = parts.findIndex((part) => 'slot' in part || !leads.has(part.word));
  const from = parts[at];
  if (!from || !('slot' in from)) return 0;
  // A second slot of the same type is the other end of a range.
  const until = parts.findLastIndex((part) => 'slot' in part && part.type === from.type);
  const after = parts[until + 1];
  return after && 'word' in after && trails.has(after.word) ? until + 2 : until + 1;
}

/** A sample in two parts. */
interface SplitSample {
  carrier: string[];
  phrases: Phrase[];
}

const NO_CARRIERS: Carrier['next'] = new Map();
const NO_ENDING: Pick<Carrier, 'phraseSets' | 'phrases'> = {
  phraseSets: new Set(),
  phrases: new Set(),
};

/** A carrier while the samples come in: with the phrases of each that ends here. */
interface GrowingCarrier {
  next: Map<string, GrowingCarrier>;
  ending: Phrase[][];
}

function createCarrier(): GrowingCarrier {
  return { next: new Map(), ending: [] };
}

function buildCarrierTree(
  samples: readonly SplitSample[],
  share: (phrases: readonly Phrase[][]) => Pick<Carrier, 'phraseSets' | 'phrases'>,
): Carrier {
  const root = createCarrier();
  for (const { carrier, phrases } of samples) {
    let here = root;
    for (const word of carrier) {
      const next = here.next.get(word) ?? createCarrier();
      here.next.set(word, next);
      here = next;
    }
    here.ending.push(phrases);
  }
  const finish = ({ next, ending }: GrowingCarrier): Carrier => ({
    next:
      next.size === 0
        ? NO_CARRIERS
        : new Map(Array.from(next, ([word, longer]) => [word, finish(longer)])),
    ...(ending.length === 0 ? NO_ENDING : share(ending)),
    neededSlots: ending.reduce(keepNeededSlots, undefined),
  });
  return finish(root);
}

/** Most carriers have the phrases of many others: each collection is there once. */
function createSharing() {
  const known = new Map<string, Pick<Carrier, 'phraseSets' | 'phrases'>>();
  return (all: readonly Phrase[][]) => {
    const phraseSets = new Set(all.map(formatPhraseSet));
    const key = JSON.stringify([...phraseSets].toSorted());
    const shared = known.get(key) ?? { phraseSets, phrases: new Set(all.flat()) };
    known.set(key, shared);
    return shared;
  };
}

/** Adds the words of a carrier, and of all that go on from it, to a set. */
export function collectCarrierWords({ next }: Carrier, words: Set<string>): Set<string> {
  for (const [word, carrier] of next) collectCarrierWords(carrier, words.add(word));
  return words;
}

function keepNeededSlots(
  needed: readonly string[] | undefined,
  phrases: readonly Phrase[],
): readonly string[] {
  const slots = phrases.flatMap(({ parts }) =>
    parts.flatMap((part) => ('slot' in part ? [part.slot] : [])),
  );
  const own = slots.filter((slot) => !SLOTS_OF_ANY_QUESTION.has(slot) && !slot.startsWith('other'));
  return needed?.filter((slot) => own.includes(slot)) ?? own;
}

/** Slots for when and where; a question may go without. */
export const SLOTS_OF_ANY_QUESTION: ReadonlySet<string> = new Set([
  'date',
  'untilDate',
  'time',
  'untilTime',
  'dayPart',
  'duration',
  'span',
  'place',
  'postcode',
]);

/** Single slots, and pairs of which each sample has at least one. */
function findNeededSlots(slots: readonly string[], samples: readonly Sample[]): string[][] {
  const isInEach = (needed: string[]) =>
    samples.every((sample) => needed.some((slot) => sample.slots.includes(slot)));
  const single = slots.filter((slot) => isInEach([slot]));
  const others = slots.filter((slot) => !single.includes(slot) && !SLOTS_OF_ANY_QUESTION.has(slot));
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  return [...single.map((slot) => [slot]), ...pairs.filter(isInEach)];
}
