import type { SlotMeaning, Recognizer } from './recognizers/recognizer.ts';
import { formatPhraseSet, type Carrier, type IntentPatterns, type Phrase } from './samples.ts';
import type { Token } from './tokens.ts';

/** A slot with the words that fill it. */
export interface FilledSlot {
  slot: string;
  type: string;
  meaning: SlotMeaning;
}

/** One way to understand a whole sentence. */
export interface Interpretation {
  intent: IntentPatterns;
  phrases: Phrase[];
  filled: FilledSlot[];
  /** Words of the sentence in slots. */
  slotWords: number;
  carrier: readonly Token[];
  /** Words that are only guessed to belong to their slot. */
  guesses: number;
  /** A place's name stands without a word that leads to it: "wetter hamburg". */
  isBare: boolean;
  /** What is guessed to be a name or a short number stands as no sample with this carrier has it. */
  isStray: boolean;
  /** No sample has this carrier with just these phrases. */
  isRecombined: boolean;
}

/** A slot phrase that fits some words of the sentence. */
export interface PhraseMatch {
  phrase: Phrase;
  end: number;
  filled: FilledSlot[];
  slotWords: number;
  isBare: boolean;
}

const MAX_SLOT_WORDS = 7;

/**
 * The best reading of a sentence: the fewest guesses, then the fewest slots, then the fewest vague
 * ones, then the most words that a slot's type knows, then one with the phrases of a sample. A name
 * without a word that leads to it is one guess more. Undefined when no intent takes the sentence
 * as a whole.
 */
export function findBestInterpretation(
  said: readonly Token[],
  intents: readonly IntentPatterns[],
  fits: PhraseMatcher,
  accepts: (reading: Interpretation) => boolean,
): Interpretation | undefined {
  return intents
    .flatMap((intent) => findInterpretations(said, intent, fits))
    .filter(accepts)
    .reduce<Interpretation | undefined>(
      (best, reading) => (best && !isBetter(reading, best) ? best : reading),
      undefined,
    );
}

function isBetter(a: Interpretation, b: Interpretation): boolean {
  const guesses = (reading: Interpretation) => reading.guesses + Number(reading.isBare);
  const difference =
    guesses(a) - guesses(b) ||
    a.filled.length - b.filled.length ||
    countVague(a) - countVague(b) ||
    b.slotWords - a.slotWords ||
    Number(a.isRecombined) - Number(b.isRecombined);
  return difference < 0;
}

function countVague({ filled }: Interpretation): number {
  return filled.filter(({ meaning }) => meaning.isVague).length;
}

type RecognizeRange = (type: string, from: number, to: number) => SlotMeaning | undefined;

function memoizeRecognizers(
  said: readonly Token[],
  recognisers: ReadonlyMap<string, Recognizer>,
): RecognizeRange {
  const known = new Map<string, SlotMeaning | undefined>();
  return (type, from, to) => {
    const key = `${type} ${from} ${to}`;
    if (!known.has(key)) known.set(key, recognisers.get(type)?.(said.slice(from, to)));
    return known.get(key);
  };
}

/** The fits of a phrase, by the word of the sentence that they begin with. */
export type PhraseMatcher = (phrase: Phrase) => readonly (readonly PhraseMatch[])[];

/** How slot phrases fit a sentence, each found once: intents share phrases. */
export function createPhraseMatcher(
  said: readonly Token[],
  recognisers: ReadonlyMap<string, Recognizer>,
): PhraseMatcher {
  const recognise = memoizeRecognizers(said, recognisers);
  const known = new Map<Phrase, PhraseMatch[][]>();
  return (phrase) => {
    const fits =
      known.get(phrase) ?? said.map((_, from) => matchPhrase(phrase, said, from, recognise));
    known.set(phrase, fits);
    return fits;
  };
}

/** Every way to lay the sentence out with a carrier's words in order and slot phrases between. */
function findInterpretations(
  said: readonly Token[],
  intent: IntentPatterns,
  fitsOfPhrase: PhraseMatcher,
): Interpretation[] {
  const ofPhrases = intent.phrases.map(fitsOfPhrase);
  const fits = said.map((_, from) => ofPhrases.flatMap((ofPhrase) => ofPhrase[from] ?? []));
  const readings: Interpretation[] = [];
  const extend = (at: number, carrier: Carrier, reading: Interpretation): void => {
    if (at === said.length) {
      const ended = finishInterpretation(reading, carrier);
      if (ended) readings.push(ended);
    }
    const word = said[at];
    const next = word && carrier.next.get(word.key);
    if (next) extend(at + 1, next, { ...reading, carrier: [...reading.carrier, word] });
    for (const fit of fits[at] ?? []) {
      if (areSlotsFree(fit, reading)) extend(fit.end, carrier, addMatch(reading, fit));
    }
  };
  const nothing = { phrases: [], filled: [], carrier: [], slotWords: 0, guesses: 0 };
  extend(0, intent.carriers, {
    intent,
    ...nothing,
    isBare: false,
    isStray: false,
    isRecombined: false,
  });
  return readings;
}

/**
 * The reading with a whole carrier. Undefined where that is none; where it has no slots, or slots
 * have no carrier, and no sample is like that: "and" alone asks nothing.
 */
function finishInterpretation(
  reading: Interpretation,
  carrier: Carrier,
): Interpretation | undefined {
  const { phrases, filled } = reading;
  if (carrier.phraseSets.has(formatPhraseSet(phrases))) return reading;
  if (carrier.phraseSets.size === 0 || phrases.length === 0) return undefined;
  const areSaidAlone = phrases.every((phrase) => carrier.phrases.has(phrase));
  if (reading.carrier.length === 0 && !areSaidAlone) return undefined;
  const isStray = phrases.some(
    (phrase) => !carrier.phrases.has(phrase) && isGuessedSlot(phrase, filled),
  );
  return { ...reading, isStray, isRecombined: true };
}

/** A slot without words that go with it, and of which every word is guessed. */
function isGuessedSlot({ parts }: Phrase, filled: readonly FilledSlot[]): boolean {
  const [only, ...others] = parts;
  if (!only || !('slot' in only) || others.length > 0) return false;
  return filled.some(
    ({ slot, type, meaning }) =>
      slot === only.slot && meaning.guesses > 0 && (meaning.isOpen || type === 'AMAZON.NUMBER'),
  );
}

function areSlotsFree(fit: PhraseMatch, { filled }: Interpretation): boolean {
  return fit.filled.every(({ slot }) => filled.every((other) => other.slot !== slot));
}

function addMatch(reading: Interpretation, fit: PhraseMatch): Interpretation {
  const filled = [...reading.filled, ...fit.filled];
  return {
    ...reading,
    phrases: [...reading.phrases, fit.phrase],
    filled,
    slotWords: reading.slotWords + fit.slotWords,
    guesses: filled.reduce((sum, { meaning }) => sum + meaning.guesses, 0),
    isBare: reading.isBare || fit.isBare,
  };
}

/** Every way in which a slot phrase fits the words from a place in the sentence on. */
function matchPhrase(
  phrase: Phrase,
  said: readonly Token[],
  from: number,
  recognise: RecognizeRange,
): PhraseMatch[] {
  let open: PhraseMatch[] = [{ phrase, end: from, filled: [], slotWords: 0, isBare: false }];
  for (const part of phrase.parts) {
    open = open.flatMap((fit) =>
      'slot' in part
        ? matchSlotWords(fit, part, said.length, recognise)
        : said[fit.end]?.key === part.word
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
  length: number,
  recognise: RecognizeRange,
): PhraseMatch[] {
  const fits: PhraseMatch[] = [];
  for (let end = fit.end + 1; end <= Math.min(length, fit.end + MAX_SLOT_WORDS); end += 1) {
    const meaning = recognise(type, fit.end, end);
    if (meaning) {
      const filled = [...fit.filled, { slot, type, meaning }];
      fits.push({ ...fit, end, filled, slotWords: fit.slotWords + end - fit.end });
    }
  }
  return fits;
}
