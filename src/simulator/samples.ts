import type { InteractionModel, IntentModel } from '../skill-package/interaction-model.ts';
import { tokenise } from './tokens.ts';
import type { Words } from './words/words.ts';

/** A word of a sample, by its key, or a slot. */
export type Part = { word: string } | Slot;

interface Slot {
  slot: string;
  type: string;
}

/** A slot or a range of two, with the words that go with it: `in {place}`. */
export interface Phrase {
  /** As a sample writes it; no two phrases of a model have the same. */
  text: string;
  parts: Part[];
}

/** Carrier words of samples, as a tree: a path from the root to where samples end is a carrier. */
export interface Carrier {
  next: Map<string, Carrier>;
  /** The phrases of each sample with this carrier, as `togetherness`; empty where none ends here. */
  saidWith: Set<string>;
  /** Each phrase that a sample has with this carrier. */
  phrases: Set<Phrase>;
}

/** The same for the same phrases in any order. */
export function togetherness(phrases: readonly Phrase[]): string {
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

export function patternsOf(model: InteractionModel, words: Words): IntentPatterns[] {
  const known = new Map<string, Phrase>();
  // Phrases that intents share are one object, so that each is fitted to a sentence once.
  const shared = (parts: Part[]): Phrase => {
    const text = parts.map((part) => ('slot' in part ? `{${part.slot}}` : part.word)).join(' ');
    const phrase = known.get(text) ?? { text, parts };
    known.set(text, phrase);
    return phrase;
  };
  const taught = model.interactionModel.languageModel.intents.map((intent) => {
    const samples = intent.samples.map((sample) => {
      const { carrier, phrases } = takenApart(sample, intent, words);
      return { carrier, phrases: phrases.map(shared) };
    });
    const slots = intent.slots.map(({ name }) => name);
    return {
      intent: intent.name,
      slots,
      carriers: carrierTree(samples),
      samples: samples.map(gist),
    };
  });
  // How a slot is said is learned from all intents: "am {date}" goes with every question for a day.
  return taught.map((patterns) => ({
    ...patterns,
    phrases: [...known.values()].filter(({ parts }) => fillsOnly(patterns.slots, parts)),
  }));
}

function gist({ carrier, phrases }: { carrier: string[]; phrases: Phrase[] }): Sample {
  const parts = phrases.flatMap((phrase) => phrase.parts);
  return { words: carrier, slots: parts.flatMap((part) => ('slot' in part ? [part.slot] : [])) };
}

function fillsOnly(slots: readonly string[], parts: readonly Part[]): boolean {
  return parts.every((part) => !('slot' in part) || slots.includes(part.slot));
}

/** The parts of a sample: `wetter in {place}`. */
function partsOf(sample: string, { slots }: IntentModel, words: Words): Part[] {
  return sample.split(/(\{\w+\})/).flatMap((piece): Part[] => {
    if (!piece.startsWith('{')) return tokenise(piece, words).map(({ key }) => ({ word: key }));
    const slot = slots.find(({ name }) => name === piece.slice(1, -1));
    if (!slot) throw new Error(`The sample "${sample}" has a slot that its intent lacks.`);
    return [{ slot: slot.name, type: slot.type }];
  });
}

function takenApart(sample: string, intent: IntentModel, words: Words) {
  const carrier: string[] = [];
  const phrases: Part[][] = [];
  let rest = partsOf(sample, intent, words);
  while (rest.length > 0) {
    const length = phraseLength(rest, words);
    const [first] = rest;
    if (length > 0) phrases.push(rest.slice(0, length));
    else if (first && 'word' in first) carrier.push(first.word);
    rest = rest.slice(Math.max(length, 1));
  }
  return { carrier, phrases };
}

/** How many parts from the first on are one slot phrase; 0 for a carrier word. */
function phraseLength(parts: readonly Part[], { leads, trails }: Words): number {
  const at = parts.findIndex((part) => 'slot' in part || !leads.has(part.word));
  const from = parts[at];
  if (!from || !('slot' in from)) return 0;
  // A second slot of the same type is the other end of a range.
  const until = parts.findLastIndex((part) => 'slot' in part && part.type === from.type);
  const after = parts[until + 1];
  return after && 'word' in after && trails.has(after.word) ? until + 2 : until + 1;
}

function carrierTree(samples: readonly { carrier: string[]; phrases: Phrase[] }[]): Carrier {
  const root = emptyCarrier();
  for (const { carrier, phrases } of samples) {
    let node = root;
    for (const word of carrier) {
      const next = node.next.get(word) ?? emptyCarrier();
      node.next.set(word, next);
      node = next;
    }
    node.saidWith.add(togetherness(phrases));
    for (const phrase of phrases) node.phrases.add(phrase);
  }
  return root;
}

function emptyCarrier(): Carrier {
  return { next: new Map(), saidWith: new Set(), phrases: new Set() };
}
