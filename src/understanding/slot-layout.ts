import {
  areSlotsFree,
  type FilledSlot,
  type PhraseMatch,
  type PhraseMatcher,
} from './sample-match.ts';
import type { Phrase } from './samples.ts';
import type { Token } from './tokens.ts';

/** The filled slots of a sentence and its remaining words. */
export interface SlotLayout {
  filled: FilledSlot[];
  /** Positions of words in no slot. */
  unfilled: number[];
  /** Positions after names of places. */
  afterPlace: number[];
  /** Number of places without a leading word. */
  barePlaces: number;
  cost: number;
}

/** The costs and constraints of the search. */
export interface LayoutCosts {
  /** Cost of a word in no slot. */
  skipWord: (at: number) => number;
  /** Whether the preceding word may lead to a place. */
  canNamePlaceAt: (at: number) => boolean;
  /** Whether a word also occurs in samples or is of time. */
  isCommon: (at: number) => boolean;
  /** Whether a place may occur without a leading word. */
  canBeBare: boolean;
  /** Whether a word has content and so cannot be part of a bare name. */
  isNeverName: (at: number) => boolean;
  isPlain: (at: number) => boolean;
}

const SLOT_COST = 0.15;
const GUESS_COST = 0.3;
const BARE_PLACE_COST = 0.2;
const COMMON_WORD_COST = 0.5;

/**
 * Finds the cheapest layout of slots, each filled at most once. Recognized words are free, guesses cost a
 * little, unfilled words cost by their weight.
 */
export function findCheapestLayout(
  tokens: readonly Token[],
  phrases: ReadonlySet<Phrase>,
  matchesFrom: PhraseMatcher,
  cost: LayoutCosts,
): SlotLayout {
  const matches = tokens.map((_, at) =>
    matchesFrom(at).filter(({ phrase }) => phrases.has(phrase)),
  );
  // By position, the cheapest layout for each set of filled slots.
  const open = Array.from({ length: tokens.length + 1 }, () => new Map<string, SlotLayout>());
  open[0]?.set('', { filled: [], unfilled: [], afterPlace: [], barePlaces: 0, cost: 0 });
  for (const [at, layouts] of open.entries()) {
    if (at === tokens.length) break;
    for (const [slots, layout] of layouts) {
      const unfilled = [...layout.unfilled, at];
      setIfCheaper(open[at + 1], slots, {
        ...layout,
        unfilled,
        cost: layout.cost + cost.skipWord(at),
      });
      for (const fit of matches[at] ?? []) {
        if (areSlotsFree(fit, layout) && canUseMatch(fit, at, cost)) {
          const next = extendLayout(layout, fit, at, cost);
          setIfCheaper(open[fit.end], formatSlotSet(next), next);
        }
      }
    }
  }
  const complete = [...(open[tokens.length]?.values() ?? [])];
  return complete.reduce((best, layout) => (layout.cost < best.cost ? layout : best));
}

function setIfCheaper(
  layouts: Map<string, SlotLayout> | undefined,
  slots: string,
  layout: SlotLayout,
): void {
  const existing = layouts?.get(slots);
  if (!existing || layout.cost < existing.cost) layouts?.set(slots, layout);
}

function formatSlotSet({ filled }: SlotLayout): string {
  return filled
    .map(({ slot }) => slot)
    .toSorted()
    .join(' ');
}

const ONLY_IN_SAMPLES: ReadonlySet<string> = new Set([
  'wrongPlace',
  'otherDate',
  'otherDayPart',
  'moreOf',
  'whether',
  'either',
  'when',
  'clock',
  'keepsTime',
  'isThere',
]);

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
  // Only the words of a correction or of a comparison tell which place is rejected, which day the other one, and
  // that "does it rain" asks where it rains more; only those of a question, that "is it" asks for yes or no.
  if (fit.filled.some(({ slot }) => ONLY_IN_SAMPLES.has(slot))) return false;
  if (!hasOpenSlot(fit)) return true;
  const name = listSlotPositions(fit);
  if (name.every(isPlain)) return false;
  return !fit.isBare || canNamePlaceAt(at) || (canBeBare && !name.some(isNeverName));
}

/** "one" without "at", which may be an article or a pronoun. */
function isLoneNumber({ phrase, filled, slotWords }: PhraseMatch): boolean {
  return (
    phrase.parts.length === 1 && slotWords === 1 && filled.some(({ meaning }) => meaning.isVague)
  );
}

/** Positions of the words in the slots of a match. */
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
  // A name of only common words is unlikely: "nice", "rain".
  const doubt = common === fit.slotWords && isBare ? 2 * COMMON_WORD_COST : 0;
  return (
    SLOT_COST * fit.filled.length +
    GUESS_COST * guesses +
    COMMON_WORD_COST * common +
    doubt +
    (isBare ? BARE_PLACE_COST : 0) +
    // Prefers the longer match of ties.
    0.001 * (at - fit.end)
  );
}
