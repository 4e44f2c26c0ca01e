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

/** A match that may be of a layout. */
interface Candidate {
  /** Its number in the sentence. */
  id: number;
  fit: PhraseMatch;
  isBare: boolean;
  isOpen: boolean;
  cost: number;
  /** Its slots, each a power of two: a sentence has few of the fifty. */
  slots: number;
}

/** A layout up to a position: what the one before it has, and a match or an unfilled word. */
interface PartialLayout {
  before: PartialLayout | undefined;
  match: Candidate | undefined;
  end: number;
  filled: readonly FilledSlot[];
  slots: number;
  cost: number;
}

type LayoutFinder = (phrases: ReadonlySet<Phrase>) => SlotLayout;

/**
 * Finds the cheapest layout of the slots of some phrases, each filled at most once. Recognized words are free, guesses
 * cost a little, unfilled words cost by their weight. Phrases of which the sentence has the same ones have one layout.
 */
export function createLayoutFinder(
  tokens: readonly Token[],
  matchesFrom: PhraseMatcher,
  cost: LayoutCosts,
): LayoutFinder {
  const candidates = listCandidates(tokens, matchesFrom, cost);
  const skipCosts = tokens.map((_, at) => cost.skipWord(at));
  const known = new Map<string, SlotLayout>();
  return (phrases) => {
    const matches = candidates.map((list) => list.filter(({ fit }) => phrases.has(fit.phrase)));
    const key = matches.flatMap((list) => list.map(({ id }) => id)).join(' ');
    const layout = known.get(key) ?? describeLayout(findCheapest(matches, skipCosts));
    known.set(key, layout);
    return layout;
  };
}

function listCandidates(
  tokens: readonly Token[],
  matchesFrom: PhraseMatcher,
  cost: LayoutCosts,
): Candidate[][] {
  const bits = new Map<string, number>();
  const bitOf = (slot: string) => {
    const bit = bits.get(slot) ?? 2 ** bits.size;
    bits.set(slot, bit);
    return bit;
  };
  let id = 0;
  return tokens.map((_, at) =>
    matchesFrom(at)
      .filter((fit) => canUseMatch(fit, at, cost))
      .map((fit): Candidate => {
        const isBare = fit.isBare && !cost.canNamePlaceAt(at);
        const slots = fit.filled.reduce((sum, { slot }) => sum + bitOf(slot), 0);
        const costOfMatch = computeMatchCost(fit, at, isBare, cost);
        id += 1;
        return { id, fit, isBare, isOpen: hasOpenSlot(fit), cost: costOfMatch, slots };
      }),
  );
}

function findCheapest(
  matches: readonly (readonly Candidate[])[],
  skipCosts: readonly number[],
): PartialLayout {
  const start = { before: undefined, match: undefined, end: 0, filled: [], slots: 0, cost: 0 };
  // By position, the cheapest layout for each set of filled slots.
  const open = Array.from({ length: matches.length + 1 }, () => new Map<number, PartialLayout>());
  open[0]?.set(0, start);
  for (const [at, skipCost] of skipCosts.entries()) {
    for (const before of open[at]?.values() ?? []) {
      const { filled, slots, cost } = before;
      const end = at + 1;
      const skipped = { before, match: undefined, end, filled, slots, cost: cost + skipCost };
      keepCheapest(open[end], skipped);
      for (const match of matches[at] ?? []) {
        if (areSlotsFree(match.fit, before)) {
          keepCheapest(open[match.fit.end], append(before, match));
        }
      }
    }
  }
  const complete = [...(open[matches.length]?.values() ?? [])];
  return complete.reduce((best, layout) => (layout.cost < best.cost ? layout : best));
}

function keepCheapest(
  layouts: Map<number, PartialLayout> | undefined,
  layout: PartialLayout,
): void {
  const existing = layouts?.get(layout.slots);
  if (!existing || layout.cost < existing.cost) layouts?.set(layout.slots, layout);
}

function append(before: PartialLayout, match: Candidate): PartialLayout {
  return {
    before,
    match,
    end: match.fit.end,
    filled: [...before.filled, ...match.fit.filled],
    slots: before.slots + match.slots,
    cost: before.cost + match.cost,
  };
}

function describeLayout(layout: PartialLayout): SlotLayout {
  const unfilled: number[] = [];
  const matches: Candidate[] = [];
  for (let part = layout; part.before; part = part.before) {
    if (part.match) matches.unshift(part.match);
    else unfilled.unshift(part.end - 1);
  }
  return {
    filled: [...layout.filled],
    unfilled,
    afterPlace: matches.filter(({ isOpen }) => isOpen).map(({ fit }) => fit.end),
    barePlaces: matches.filter(({ isBare }) => isBare).length,
  };
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
