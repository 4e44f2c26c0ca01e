import {
  createValueFinder,
  type SlotMeaning,
  type ResolutionContext,
  type RunRecognizer,
  type ValueFinder,
} from './recognizers/recognizer.ts';
import {
  formatPhraseSet,
  type Carrier,
  type IntentCoverage,
  type IntentPatterns,
  type Phrase,
} from './samples.ts';
import type { Token } from './tokens.ts';

/** A filled slot. */
export interface FilledSlot {
  slot: string;
  type: string;
  meaning: SlotMeaning;
}

/** An interpretation of a whole sentence. */
export interface Interpretation {
  intent: IntentPatterns;
  phrases: Phrase[];
  filled: FilledSlot[];
  /** Number of words in slots. */
  slotWords: number;
  carrier: readonly Token[];
  /** Number of words that are only guesses. */
  guesses: number;
  /** Whether a place has no leading word: "wetter hamburg". */
  isBare: boolean;
  /** Whether a guessed name or short number occurs in no sample with this carrier. */
  isStray: boolean;
  /** Whether no sample has this carrier with exactly these phrases. */
  isRecombined: boolean;
}

/** A slot phrase that matches some words of the sentence. */
export interface PhraseMatch {
  phrase: Phrase;
  end: number;
  filled: FilledSlot[];
  slotWords: number;
  isBare: boolean;
}

/** The slot type whose values open a question for yes or no: "is it", "are there". */
export const WHETHER_SLOT_TYPE = 'Whether';

/** Those of which a sample may have the words as they are: "no, I meant {place}". */
const LITERAL_TYPES: ReadonlySet<string> = new Set(['KeepsTime', 'IsThere', 'Gusts']);

/** Slot types of words that say how something is asked, not what. */
const CARRIER_TYPES: ReadonlySet<string> = new Set([...LITERAL_TYPES, WHETHER_SLOT_TYPE]);

/** Finds all interpretations of a sentence, by any intent that matches the whole of it. */
export function findInterpretations(
  tokens: readonly Token[],
  { intents, coverage }: { intents: readonly IntentPatterns[]; coverage: IntentCoverage },
  matchesFrom: PhraseMatcher,
): Interpretation[] {
  const covering = findCovering(tokens, coverage, matchesFrom);
  return intents.flatMap((intent, at) =>
    (covering >> BigInt(at)) & 1n ? findLayouts(tokens, intent, matchesFrom) : [],
  );
}

/** The intents that have each word of a sentence in a carrier or in a slot phrase: a bit for each. */
function findCovering(
  tokens: readonly Token[],
  { all, byWord, byPhrase }: IntentCoverage,
  matchesFrom: PhraseMatcher,
): bigint {
  const reached = [all];
  const reach = (end: number, intents: bigint) => {
    reached[end] = (reached[end] ?? 0n) | intents;
  };
  for (const [at, { key }] of tokens.entries()) {
    const here = reached[at] ?? 0n;
    if (here === 0n) continue;
    reach(at + 1, here & (byWord.get(key) ?? 0n));
    for (const { phrase, end } of matchesFrom(at)) reach(end, here & (byPhrase.get(phrase) ?? 0n));
  }
  return reached[tokens.length] ?? 0n;
}

/** Whether no slot contradicts itself. */
export function isConsistent({ filled }: Interpretation, context: ResolutionContext): boolean {
  return filled.every(({ meaning }) => meaning.isConsistent?.(context) !== false);
}

/**
 * Selects the interpretation with the fewest guesses, then the fewest slots, then the fewest vague slots, then the most
 * words in slots, then one with the phrases of a sample. A name without a leading word is one more guess. Undefined if
 * there are none.
 */
export function selectBest(interpretations: readonly Interpretation[]): Interpretation | undefined {
  return interpretations.reduce<Interpretation | undefined>(
    (best, interpretation) => (best && !isBetter(interpretation, best) ? best : interpretation),
    undefined,
  );
}

function isBetter(a: Interpretation, b: Interpretation): boolean {
  const guesses = (interpretation: Interpretation) =>
    interpretation.guesses + Number(interpretation.isBare);
  const difference =
    guesses(a) - guesses(b) ||
    countTelling(a) - countTelling(b) ||
    countVague(a) - countVague(b) ||
    b.slotWords - a.slotWords ||
    Number(a.isRecombined) - Number(b.isRecombined);
  return difference < 0;
}

/** Words that only ask for yes or no, or that correct, are no slot more than as part of the carrier. */
function countTelling({ filled }: Interpretation): number {
  return filled.filter(({ type }) => !CARRIER_TYPES.has(type)).length;
}

function countVague({ filled }: Interpretation): number {
  return filled.filter(({ meaning }) => meaning.isVague).length;
}

/** The matches of all phrases whose first word is at a position. */
export type PhraseMatcher = (from: number) => readonly PhraseMatch[];

/** Matches slot phrases with a sentence, each once, because intents share phrases. */
export function createPhraseMatcher(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  recognizeRun: RunRecognizer,
): PhraseMatcher {
  const valuesFrom = createValueFinder(tokens, recognizeRun);
  const cache: PhraseMatch[][] = [];
  const canStart = ({ parts: [first] }: Phrase, from: number) =>
    first &&
    ('slot' in first ? valuesFrom(first.type, from).length > 0 : first.word === tokens[from]?.key);
  return (from) =>
    (cache[from] ??= phrases
      .filter((phrase) => canStart(phrase, from))
      .flatMap((phrase) => matchPhrase(phrase, tokens, from, valuesFrom)));
}

/** Finds all layouts of the sentence with the words of a carrier in order and slot phrases between. */
function findLayouts(
  tokens: readonly Token[],
  intent: IntentPatterns,
  matchesFrom: PhraseMatcher,
): Interpretation[] {
  const interpretations: Interpretation[] = [];
  const extend = (at: number, carrier: Carrier, interpretation: Interpretation): void => {
    if (at === tokens.length) {
      const finished = finishInterpretation(interpretation, carrier);
      if (finished) interpretations.push(finished);
    }
    const word = tokens[at];
    const next = word && carrier.next.get(word.key);
    if (next) {
      extend(at + 1, next, { ...interpretation, carrier: [...interpretation.carrier, word] });
    }
    if (!word) return;
    for (const fit of matchesFrom(at)) {
      if (intent.phrases.has(fit.phrase) && areSlotsFree(fit, interpretation)) {
        extend(fit.end, carrier, addMatch(interpretation, fit));
      }
    }
  };
  const empty = { phrases: [], filled: [], carrier: [], slotWords: 0, guesses: 0 };
  extend(0, intent.carriers, {
    intent,
    ...empty,
    isBare: false,
    isStray: false,
    isRecombined: false,
  });
  return interpretations;
}

/**
 * Completes an interpretation at the end of the sentence. Undefined if the carrier is incomplete, or if only a
 * carrier or only slots match and no sample has that form: "and" alone is no question.
 */
function finishInterpretation(
  interpretation: Interpretation,
  carrier: Carrier,
): Interpretation | undefined {
  const { phrases, filled, intent } = interpretation;
  if (carrier.phraseSets.has(formatPhraseSet(phrases))) return interpretation;
  const names = new Set(filled.map(({ slot }) => slot));
  if (!intent.neededSlots.every((slots) => slots.some((slot) => names.has(slot)))) return undefined;
  if (carrier.phraseSets.size === 0 || phrases.length === 0) return undefined;
  // One of a pair that the intent needs may stand for the other.
  const isOfPair = (slot: string) => intent.neededSlots.some((slots) => slots.includes(slot));
  if (carrier.neededSlots?.some((slot) => !names.has(slot) && !isOfPair(slot))) return undefined;
  const canStandAlone = phrases.every((phrase) => carrier.phrases.has(phrase));
  if (interpretation.carrier.length === 0 && !canStandAlone) return undefined;
  const isStray = phrases.some(
    (phrase) => !carrier.phrases.has(phrase) && isGuessedSlot(phrase, filled),
  );
  return { ...interpretation, isStray, isRecombined: true };
}

/** Whether a phrase is a single slot of guessed words. */
function isGuessedSlot({ parts }: Phrase, filled: readonly FilledSlot[]): boolean {
  const [only, ...others] = parts;
  if (!only || !('slot' in only) || others.length > 0) return false;
  return filled.some(
    ({ slot, type, meaning }) =>
      slot === only.slot && meaning.guesses > 0 && (meaning.isOpen || type === 'AMAZON.NUMBER'),
  );
}

/** Whether none of the slots of a match is filled yet. */
export function areSlotsFree(
  fit: PhraseMatch,
  { filled }: { filled: readonly FilledSlot[] },
): boolean {
  return fit.filled.every(({ slot }) => filled.every((other) => other.slot !== slot));
}

function addMatch(interpretation: Interpretation, fit: PhraseMatch): Interpretation {
  const filled = [...interpretation.filled, ...fit.filled];
  return {
    ...interpretation,
    phrases: [...interpretation.phrases, fit.phrase],
    filled,
    slotWords: interpretation.slotWords + fit.slotWords,
    guesses: filled.reduce((sum, { meaning }) => sum + meaning.guesses, 0),
    isBare: interpretation.isBare || fit.isBare,
  };
}

/** Finds all matches of a slot phrase from a position on. */
function matchPhrase(
  phrase: Phrase,
  tokens: readonly Token[],
  from: number,
  valuesFrom: ValueFinder,
): PhraseMatch[] {
  let open: PhraseMatch[] = [{ phrase, end: from, filled: [], slotWords: 0, isBare: false }];
  for (const part of phrase.parts) {
    open = open.flatMap((fit) =>
      'slot' in part
        ? matchSlotWords(fit, part, valuesFrom)
        : tokens[fit.end]?.key === part.word
          ? [{ ...fit, end: fit.end + 1 }]
          : [],
    );
  }
  const alone = phrase.parts.length === 1;
  return open.map((fit) => ({
    ...fit,
    isBare: alone && fit.filled.some(({ meaning }) => meaning.isOpen),
  }));
}

function matchSlotWords(
  fit: PhraseMatch,
  { slot, type }: { slot: string; type: string },
  valuesFrom: ValueFinder,
): PhraseMatch[] {
  return valuesFrom(type, fit.end).map(({ end, meaning }) => {
    const words = LITERAL_TYPES.has(type) ? 0 : end - fit.end;
    return {
      ...fit,
      end,
      filled: [...fit.filled, { slot, type, meaning }],
      slotWords: fit.slotWords + words,
    };
  });
}
