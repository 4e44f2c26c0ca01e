import type { InteractionModel, IntentModel } from './interaction-model.ts';
import { tokenise } from './tokens.ts';
import type { Words } from './words/words.ts';

/** A word of a sample, by its key, or a slot. */
export type Part = { word: string } | Slot;

interface Slot {
  slot: string;
  type: string;
}

/** Carrier words of samples, as a tree: each path from the root to a `complete` node is a carrier. */
export interface Carrier {
  next: Map<string, Carrier>;
  complete: boolean;
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
  phrases: Part[][];
}

export function patternsOf(model: InteractionModel, words: Words): IntentPatterns[] {
  return model.interactionModel.languageModel.intents.map((intent) => {
    const samples = intent.samples.map((sample) => takenApart(sample, intent, words));
    const phrases = samples.flatMap((sample) => sample.phrases);
    return {
      intent: intent.name,
      slots: intent.slots.map(({ name }) => name),
      carriers: carrierTree(samples.map(({ carrier }) => carrier)),
      phrases: [...new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values()],
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

function carrierTree(carriers: readonly (readonly string[])[]): Carrier {
  const root: Carrier = { next: new Map(), complete: false };
  for (const carrier of carriers) {
    let node = root;
    for (const word of carrier) {
      const next = node.next.get(word) ?? { next: new Map(), complete: false };
      node.next.set(word, next);
      node = next;
    }
    node.complete = true;
  }
  return root;
}
