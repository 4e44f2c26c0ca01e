import type { Filled, Fit, FitsOf } from '../match.ts';
import type { Phrase } from '../samples.ts';
import type { Token } from '../tokens.ts';

/** What is found of slots in a sentence, and what is left of it. */
export interface Layout {
  filled: Filled[];
  /** Positions of the words that are in no slot. */
  left: number[];
  /** Positions behind names of places. */
  behindPlace: number[];
  /** Places' names that no word leads to. */
  bare: number;
  cost: number;
}

/** What the search must know of a word. */
export interface Cost {
  /** Of leaving a word out of every slot. */
  left: (at: number) => number;
  /** Whether a place's name may follow the word before this one. */
  isLed: (at: number) => boolean;
  /** Whether a word is as well one of the samples' or of time. */
  isCommon: (at: number) => boolean;
  /** Whether a place may be named without a word that leads to it. */
  mayBeBare: boolean;
  /** Whether a word is about something, and so no part of a name that nothing leads to. */
  isNoName: (at: number) => boolean;
  isPlain: (at: number) => boolean;
}

const SLOT = 0.15;
const GUESS = 0.3;
const BARE = 0.2;
const COMMON = 0.5;

/**
 * The cheapest way to fill slots with words of a sentence, each slot once, the rest left over. A
 * word in a slot that knows it costs nothing, a guessed one a little, one that is left over what
 * it might have told.
 */
export function layoutOf(
  said: readonly Token[],
  phrases: readonly Phrase[],
  fitsOf: FitsOf,
  cost: Cost,
): Layout {
  const fits = said.map((_, at) => phrases.flatMap((phrase) => fitsOf(phrase)[at] ?? []));
  // By position, the best layout for each set of slots that are filled so far.
  const open = Array.from({ length: said.length + 1 }, () => new Map<string, Layout>());
  open[0]?.set('', { filled: [], left: [], behindPlace: [], bare: 0, cost: 0 });
  for (const [at, layouts] of open.entries()) {
    if (at === said.length) break;
    for (const [slots, layout] of layouts) {
      const left = [...layout.left, at];
      keep(open[at + 1], slots, { ...layout, left, cost: layout.cost + cost.left(at) });
      for (const fit of fits[at] ?? []) {
        if (isFree(fit, layout) && mayStand(fit, at, cost)) {
          const next = extended(layout, fit, at, cost);
          keep(open[fit.end], slotsOf(next), next);
        }
      }
    }
  }
  const ended = [...(open[said.length]?.values() ?? [])];
  return ended.reduce((best, layout) => (layout.cost < best.cost ? layout : best));
}

function keep(layouts: Map<string, Layout> | undefined, slots: string, layout: Layout): void {
  const known = layouts?.get(slots);
  if (!known || layout.cost < known.cost) layouts?.set(slots, layout);
}

function slotsOf({ filled }: Layout): string {
  return filled
    .map(({ slot }) => slot)
    .toSorted()
    .join(' ');
}

function isFree(fit: Fit, { filled }: Layout): boolean {
  return fit.filled.every(({ slot }) => filled.every((other) => other.slot !== slot));
}

function mayStand(fit: Fit, at: number, { mayBeBare, isLed, isNoName, isPlain }: Cost): boolean {
  // A short number is hardly a postcode.
  if (fit.filled.some(({ type, meaning }) => type === 'AMAZON.NUMBER' && meaning.guesses > 0)) {
    return false;
  }
  if (isLoneNumber(fit)) return false;
  if (!isOpen(fit)) return true;
  const name = positions(fit);
  if (name.every(isPlain)) return false;
  return !fit.isBare || isLed(at) || (mayBeBare && !name.some(isNoName));
}

/** "one" without "at", which is as well an article or a pronoun. */
function isLoneNumber({ phrase, filled, slotWords }: Fit): boolean {
  return (
    phrase.parts.length === 1 && slotWords === 1 && filled.some(({ meaning }) => meaning.vague)
  );
}

/** Of the words in the slots of a fit that has one. */
function positions({ end, slotWords }: Fit): number[] {
  return Array.from({ length: slotWords }, (_, i) => end - slotWords + i);
}

function extended(layout: Layout, fit: Fit, at: number, cost: Cost): Layout {
  const isBare = fit.isBare && !cost.isLed(at);
  return {
    filled: [...layout.filled, ...fit.filled],
    left: layout.left,
    behindPlace: isOpen(fit) ? [...layout.behindPlace, fit.end] : layout.behindPlace,
    bare: layout.bare + Number(isBare),
    cost: layout.cost + costOf(fit, at, isBare, cost),
  };
}

function isOpen({ filled }: Fit): boolean {
  return filled.some(({ meaning }) => meaning.open);
}

function costOf(fit: Fit, at: number, isBare: boolean, { isCommon }: Cost): number {
  const guesses = fit.filled.reduce((sum, { meaning }) => sum + meaning.guesses, 0);
  const common = isOpen(fit) ? positions(fit).filter(isCommon).length : 0;
  // A name of common words only is hardly one: "nice", "rain".
  const doubt = common === fit.slotWords && isBare ? 2 * COMMON : 0;
  return (
    SLOT * fit.filled.length +
    GUESS * guesses +
    COMMON * common +
    doubt +
    (isBare ? BARE : 0) +
    // Of two that are alike, the one that says more.
    0.001 * (at - fit.end)
  );
}
