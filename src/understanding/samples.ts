import type { InteractionModel, IntentModel } from '../skill-package/interaction-model.ts';
import { tokenize } from './tokens.ts';
import type { Lexicon } from '../languages/lexicon.ts';

/** A word of a sample, by its key, or a slot. */
export type SamplePart = { word: string } | SlotPart;

interface SlotPart {
  slot: string;
  type: string;
}

/** A slot or a range of two, with the words that go with it: `in {place}`. */
export interface Phrase {
  /** As a sample writes it; no two phrases of a model have the same. */
  text: string;
  parts: SamplePart[];
}

/** Carrier words of samples, as a tree: a path from the root to where samples end is a carrier. */
export interface Carrier {
  next: Map<string, Carrier>;
  /** The phrases of each sample with this carrier, as `togetherness`; empty where none ends here. */
  phraseSets: Set<string>;
  /** Each phrase that a sample has with this carrier. */
  phrases: Set<Phrase>;
}

/** The same for the same phrases in any order. */
export function formatPhraseSet(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ text }) => text)
    .toSorted()
    .join(', ');
}

/**
 * What an intent's samples teach, taken apart so that it can be put together anew: carriers ("wie
 * wird das wetter") and slot phrases ("am {date}", "von {time} bis {untilTime}"). As Alexa does,
 * this understands phrases in another order or with another carrier than the samples have them.
 */
export interface IntentPatterns {
  intent: string;
  slots: string[];
  carriers: Carrier;
  phrases: Phrase[];
  /** Each sample's carrier words and the slots that are with them, for what is like a sample. */
  samples: Sample[];
}

export interface Sample {
  words: string[];
  slots: string[];
}

export function compileSamples(model: InteractionModel, words: Lexicon): IntentPatterns[] {
  const known = new Map<string, Phrase>();
  // Phrases that intents share are one object, so that each is fitted to a sentence once.
  const shared = (parts: SamplePart[]): Phrase => {
    const text = parts.map((part) => ('slot' in part ? `{${part.slot}}` : part.word)).join(' ');
    const phrase = known.get(text) ?? { text, parts };
    known.set(text, phrase);
    return phrase;
  };
  const taught = model.interactionModel.languageModel.intents.map((intent) => {
    const samples = intent.samples.map((sample) => {
      const { carrier, phrases } = splitSample(sample, intent, words);
      return { carrier, phrases: phrases.map(shared) };
    });
    const slots = intent.slots.map(({ name }) => name);
    return {
      intent: intent.name,
      slots,
      carriers: buildCarrierTree(samples),
      samples: samples.map(summarizeSample),
    };
  });
  // How a slot is said is learned from all intents: "am {date}" goes with every question for a day.
  return taught.map((patterns) => ({
    ...patterns,
    phrases: [...known.values()].filter(({ parts }) => usesOnlySlots(patterns.slots, parts)),
  }));
}

function summarizeSample({ carrier, phrases }: { carrier: string[]; phrases: Phrase[] }): Sample {
  const parts = phrases.flatMap((phrase) => phrase.parts);
  return { words: carrier, slots: parts.flatMap((part) => ('slot' in part ? [part.slot] : [])) };
}

function usesOnlySlots(slots: readonly string[], parts: readonly SamplePart[]): boolean {
  return parts.every((part) => !('slot' in part) || slots.includes(part.slot));
}

/** The parts of a sample: `wetter in {place}`. */
function parseSample(sample: string, { slots }: IntentModel, words: Lexicon): SamplePart[] {
  return sample.split(/(\{\w+\})/).flatMap((piece): SamplePart[] => {
    if (!piece.startsWith('{')) return tokenize(piece, words).map(({ key }) => ({ word: key }));
    const slot = slots.find(({ name }) => name === piece.slice(1, -1));
    if (!slot) throw new Error(`The sample "${sample}" has a slot that its intent lacks.`);
    return [{ slot: slot.name, type: slot.type }];
  });
}

function splitSample(sample: string, intent: IntentModel, words: Lexicon) {
  const carrier: string[] = [];
  const phrases: SamplePart[][] = [];
  let rest = parseSample(sample, intent, words);
  while (rest.length > 0) {
    const length = measurePhrase(rest, words);
    const [first] = rest;
    if (length > 0) phrases.push(rest.slice(0, length));
    else if (first && 'word' in first) carrier.push(first.word);
    rest = rest.slice(Math.max(length, 1));
  }
  return { carrier, phrases };
}

/** How many parts from the first on are one slot phrase; 0 for a carrier word. */
function measurePhrase(parts: readonly SamplePart[], { leads, trails }: Lexicon): number {
  const at = parts.findIndex((part) => 'slot' in part || !leads.has(part.word));
  const from = parts[at];
  if (!from || !('slot' in from)) return 0;
  // A second slot of the same type is the other end of a range.
  const until = parts.findLastIndex((part) => 'slot' in part && part.type === from.type);
  const after = parts[until + 1];
  return after && 'word' in after && trails.has(after.word) ? until + 2 : until + 1;
}

function buildCarrierTree(samples: readonly { carrier: string[]; phrases: Phrase[] }[]): Carrier {
  const root = createCarrier();
  for (const { carrier, phrases } of samples) {
    let node = root;
    for (const word of carrier) {
      const next = node.next.get(word) ?? createCarrier();
      node.next.set(word, next);
      node = next;
    }
    node.phraseSets.add(formatPhraseSet(phrases));
    for (const phrase of phrases) node.phrases.add(phrase);
  }
  return root;
}

function createCarrier(): Carrier {
  return { next: new Map(), phraseSets: new Set(), phrases: new Set() };
}
