import type { FilledSlot, PhraseMatch, PhraseMatcher } from './sample-match.ts';
import type { Phrase } from './samples.ts';
import type { Token } from './tokens.ts';

/** What is found of slots in a sentence, and what is left of it. */
export interface SlotLayout {
  filled: FilledSlot[];
  /** Positions of the words that are in no slot. */
  unfilled: number[];
  /** Positions behind names of places. */
  afterPlace: number[];
  /** Places' names that no word leads to. */
  barePlaces: number;
  cost: number;
}

/** What the search must know of a word. */
export interface LayoutCosts {
  /** Of leaving a word out of every slot. */
  skipWord: (at: number) => number;
  /** Whether a place's name may follow the word before this one. */
  canNamePlaceAt: (at: number) => boolean;
  /** Whether a word is as well one of the samples' or of time. */
  isCommon: (at: number) => boolean;
  /** Whether a place may be named without a word that leads to it. */
  canBeBare: boolean;
  /** Whether a word is about something, and so no part of a name that nothing leads to. */
  isNeverName: (at: number) => boolean;
  isPlain: (at: number) => boolean;
}

const SLOT_COST = 0.15;
const GUESS_COST = 0.3;
const BARE_PLACE_COST = 0.2;
const COMMON_WORD_COST = 0.5;

/**
 * The cheapest way to fill slots with words of a sentence, each slot once, the rest left over. A
 * word in a slot that knows it costs nothing, a guessed one a little, one that is left over what
 * it might have told.
 */
export function findCheapestLayout(
  said: readonly Token[],
  phrases: readonly Phrase[],
  fitsOf: PhraseMatcher,
  cost: LayoutCosts,
): SlotLayout {
  const fits = said.map((_, at) => phrases.flatMap((phrase) => fitsOf(phrase)[at] ?? []));
  // By position, the best layout for each set of slots that are filled so far.
  const open = Array.from({ length: said.length + 1 }, () => new Map<string, SlotLayout>());
  open[0]?.set('', { filled: [], unfilled: [], afterPlace: [], barePlaces: 0, cost: 0 });
  for (const [at, layouts] of open.entries()) {
    if (at === said.length) break;
    for (const [slots, layout] of layouts) {
      const left = [...layout.unfilled, at];
      keepCheaper(open[at + 1], slots, {
        ...layout,
        unfilled: left,
        cost: layout.cost + cost.skipWord(at),
      });
      for (const fit of fits[at] ?? []) {
        if (areSlotsFree(fit, layout) && canUseMatch(fit, at, cost)) {
          const next = extendLayout(layout, fit, at, cost);
          keepCheaper(open[fit.end], formatSlotSet(next), next);
        }
      }
    }
  }
  const ended = [...(open[said.length]?.values() ?? [])];
  return ended.reduce((best, layout) => (layout.cost < best.cost ? layout : best));
}

function keepCheaper(
  layouts: Map<string, SlotLayout> | undefined,
  slots: string,
  layout: SlotLayout,
): void {
  const known = layouts?.get(slots);
  if (!known || layout.cost < known.cost) layouts?.set(slots, layout);
}

function formatSlotSet({ filled }: SlotLayout): string {
  return filled
    .map(({ slot }) => slot)
    .toSorted()
    .join(' ');
}

function areSlotsFree(fit: PhraseMatch, { filled }: SlotLayout): boolean {
  return fit.filled.every(({ slot }) => filled.every((other) => other.slot !== slot));
}

function canUseMatch(
  fit: PhraseMatch,
  at: number,
  { canBeBare, canNamePlaceAt, isNeverName, isPlain }: LayoutCosts,
): boolean {
  // A short number is hardly a postcode.
  if (fit.filled.some(({ type, meaning }) => type === 'AMAZON.NUMBER' && meaning.guesses > 0)) {
    return false;
  }
  if (isLoneNumber(fit)) return false;
  if (!hasOpenSlot(fit)) return true;
  const name = listSlotPositions(fit);
  if (name.every(isPlain)) return false;
  return !fit.isBare || canNamePlaceAt(at) || (canBeBare && !name.some(isNeverName));
}

/** "one" without "at", which is as well an article or a pronoun. */
function isLoneNumber({ phrase, filled, slotWords }: PhraseMatch): boolean {
  return (
    phrase.parts.length === 1 && slotWords === 1 && filled.some(({ meaning }) => meaning.isVague)
  );
}

/** Of the words in the slots of a fit that has one. */
function listSlotPositions({ end, slotWords }: PhraseMatch): number[] {
  return Array.from({ length: slotWords }, (_, i) => end - slotWords + i);
}

function extendLayout(
  layout: SlotLayout,
  fit: PhraseMatch,
  at: number,
  cost: LayoutCosts,
): SlotLayout {
  const isBare = fit.isBare && !cost.canNamePlaceAt(at);
  return {
    filled: [...layout.filled, ...fit.filled],
    unfilled: layout.unfilled,
    afterPlace: hasOpenSlot(fit) ? [...layout.afterPlace, fit.end] : layout.afterPlace,
    barePlaces: layout.barePlaces + Number(isBare),
    cost: layout.cost + computeMatchCost(fit, at, isBare, cost),
  };
}

function hasOpenSlot({ filled }: PhraseMatch): boolean {
  return filled.some(({ meaning }) => meaning.isOpen);
}

function computeMatchCost(
  fit: PhraseMatch,
  at: number,
  isBare: boolean,
  { isCommon }: LayoutCosts,
): number {
  const guesses = fit.filled.reduce((sum, { meaning }) => sum + meaning.guesses, 0);
  const common = hasOpenSlot(fit) ? listSlotPositions(fit).filter(isCommon).length : 0;
  // A name of common words only is hardly one: "nice", "rain".
  const doubt = common === fit.slotWords && isBare ? 2 * COMMON_WORD_COST : 0;
  return (
    SLOT_COST * fit.filled.length +
    GUESS_COST * guesses +
    COMMON_WORD_COST * common +
    doubt +
    (isBare ? BARE_PLACE_COST : 0) +
    // Of two that are alike, the one that says more.
    0.001 * (at - fit.end)
  );
}
