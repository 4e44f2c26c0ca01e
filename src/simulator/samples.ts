import type { InteractionModel, IntentModel } from '../skill-package/interaction-model.ts';
import { tokenise } from './tokens.ts';
import type { Words } from './words/words.ts';

/** A word of a sample, by its key, or a slot. */
export type Part = { word: string } | Slot;

interface Slot {
  slot: string;
  type: string;
}

/** Carrier words of samples, as a tree: each path from the root to a node where samples end is a carrier. */
export interface Carrier {
  next: Map<string, Carrier>;
  /** The slots of each sample with this carrier, as `slotsKey`; empty where none ends here. */
  saidWith: Set<string>;
}

/** The same for the same slots in any order. */
export function slotsKey(slots: readonly string[]): string {
  return slots.toSorted().join(' ');
}

/**
 * What an intent's samples teach, taken apart so that it can be put together anew: carriers ("wie
 * wird das wetter") and slot phrases ("am {date}", "von {time} bis {untilTime}"). As Alexa does,
 * this understands phrases in another order or with another carrier than the samples have them.
 */
export interface IntentPatterns {
  intent: string;
  slots: string[];
  /** Every sample has a slot: "and" alone asks nothing. */
  needsSlot: boolean;
  carriers: Carrier;
  phrases: Part[][];
}

export function patternsOf(model: InteractionModel, words: Words): IntentPatterns[] {
  const known = new Map<string, Part[]>();
  // Phrases that intents share are one object, so that each is fitted to a sentence once.
  const shared = (phrase: Part[]): Part[] => {
    const key = JSON.stringify(phrase);
    const first = known.get(key) ?? phrase;
    known.set(key, first);
    return first;
  };
  return model.interactionModel.languageModel.intents.map((intent) => {
    const samples = intent.samples.map((sample) => takenApart(sample, intent, words));
    return {
      intent: intent.name,
      slots: intent.slots.map(({ name }) => name),
      needsSlot: samples.every(({ phrases }) => phrases.length > 0),
      carriers: carrierTree(samples),
      phrases: [...new Set(samples.flatMap(({ phrases }) => phrases.map(shared)))],
    };
  });
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

interface TakenApart {
  carrier: string[];
  phrases: Part[][];
}

function takenApart(sample: string, intent: IntentModel, words: Words): TakenApart {
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

function carrierTree(samples: readonly TakenApart[]): Carrier {
  const root: Carrier = { next: new Map(), saidWith: new Set() };
  for (const { carrier, phrases } of samples) {
    let node = root;
    for (const word of carrier) {
      const next = node.next.get(word) ?? { next: new Map(), saidWith: new Set() };
      node.next.set(word, next);
      node = next;
    }
    const slots = phrases.flat().flatMap((part) => ('slot' in part ? [part.slot] : []));
    node.saidWith.add(slotsKey(slots));
  }
  return root;
}
