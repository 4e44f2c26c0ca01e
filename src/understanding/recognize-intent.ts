import type { Slot } from 'ask-sdk-model';
import { getGrammar, PLACE_SLOT_TYPE, type Grammar } from './grammar.ts';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import {
  findBestInterpretation,
  createPhraseMatcher,
  type Interpretation,
  type FilledSlot,
} from './sample-match.ts';
import { findFuzzyInterpretation, type FuzzyInterpretation } from './fuzzy-match.ts';
import { joinKeys, type ResolutionContext } from './recognizers/recognizer.ts';
import { createPlaceRecognizer } from './recognizers/values.ts';
import { tokenize, type Token } from './tokens.ts';
import { selectLexicon } from '../languages/select-lexicon.ts';
import type { TimePeriod } from '../languages/lexicon.ts';

interface RecognitionOptions {
  model: InteractionModel;
  /** BCP 47; its language's words are used. */
  locale: string;
  now: Date;
  /** IANA zone of the device, whose "today" counts. */
  timeZone: string;
  /** Says whether words are a place's name; without it nearly any words may be one. */
  isPlace?: (name: string) => boolean;
}

/** The intent and slots of a request, as Alexa sends them. */
export interface RecognizedIntent {
  intent: string;
  slots: Record<string, Slot>;
  /** How sure it is that this was meant, 0 to 1; 1 for what can be put together from samples. */
  confidence?: number;
}

const FALLBACK_RESULT: RecognizedIntent = {
  intent: 'AMAZON.FallbackIntent',
  slots: {},
  confidence: 0,
};

/**
 * Understands a sentence with the samples of an interaction model, in place of Alexa: as one that is
 * put together from what samples have, or else as like one of them.
 *
 * @returns the fallback intent for what the model does not hold; undefined when nothing was asked,
 * as in "open weather voice".
 * @throws {Error} for a language or slot type that it has no words or recogniser for.
 */
export function recognizeIntent(
  utterance: string,
  listening: RecognitionOptions,
): RecognizedIntent | undefined {
  const words = selectLexicon(listening.locale);
  const grammar = getGrammar(listening.model, words);
  const said = stripInvocation(tokenize(utterance, words), grammar);
  if (said.length === 0) return undefined;
  const builtIn = grammar.builtIns.get(joinKeys(said));
  if (builtIn !== undefined) return { intent: builtIn, slots: {}, confidence: 1 };
  const reading = findInterpretation(said, grammar, listening.isPlace);
  if (!reading) return FALLBACK_RESULT;
  const { intent, confidence } = reading;
  return { intent: intent.intent, slots: buildAlexaSlots(reading, listening), confidence };
}

/** Takes off "alexa", and "frage wetter stimme nach". */
function stripInvocation(
  said: readonly Token[],
  { words, invocationName }: Grammar,
): readonly Token[] {
  const awake = said[0]?.text === 'alexa' ? said.slice(1) : said;
  const { verbs, joiners } = words.invocation;
  const start = verbs.has(awake[0]?.text ?? '') ? 1 : 0;
  if (invocationName.some(({ key }, i) => awake[start + i]?.key !== key)) return awake;
  const request = awake.slice(start + invocationName.length);
  return joiners.has(request[0]?.text ?? '') ? request.slice(1) : request;
}

function findInterpretation(
  said: readonly Token[],
  grammar: Grammar,
  isPlace: RecognitionOptions['isPlace'],
): FuzzyInterpretation | undefined {
  const placeNames = createPlaceRecognizer(
    grammar.timeWords,
    isPlace ?? ((name) => canBePlace(name, grammar)),
  );
  const fits = createPhraseMatcher(
    said,
    new Map(grammar.recognisers).set(PLACE_SLOT_TYPE, placeNames),
  );
  const reading = findBestInterpretation(said, grammar.intents, fits, (one) =>
    isPlausible(one, grammar, Boolean(isPlace)),
  );
  return reading
    ? { ...reading, confidence: 1 }
    : findFuzzyInterpretation(said, grammar, fits, Boolean(isPlace));
}

/**
 * Where nobody knows the places, words alone are not taken for one; nor what "what is" stands
 * before.
 */
function isPlausible(
  { isBare, isStray, carrier }: Interpretation,
  { sampleIndex }: Grammar,
  knowsPlaces: boolean,
): boolean {
  if (!isBare && !isStray) return true;
  const asks = carrier.some(({ text }) => sampleIndex.isTopicWord(text));
  return asks || (!isStray && (knowsPlaces || carrier.length > 0));
}

/**
 * Without a gazetteer: words of which one is in no sample and tells no time, from the first on or
 * after such as "an der". What tells what is asked is no part of it.
 */
function canBePlace(name: string, grammar: Grammar): boolean {
  const { sampleWords, timeWords, words, sampleIndex } = grammar;
  const parts = name.split(' ').filter((part) => !words.leads.has(part));
  const [first] = parts;
  if (first === undefined || sampleWords.has(first) || timeWords.has(first)) return false;
  return !sampleIndex.isPlain(first) && parts.every((part) => sampleIndex.canBeName(part));
}

const TIME_PERIODS: readonly TimePeriod[] = ['MO', 'AF', 'EV', 'NI'];

/** The slots of a reading as Alexa sends them, those that nothing was said for included. */
function buildAlexaSlots(
  { intent, filled }: Pick<Interpretation, 'intent' | 'filled'>,
  clock: { now: Date; timeZone: string },
): Record<string, Slot> {
  const values = resolveSlotValues(filled, clock);
  return Object.fromEntries(
    intent.slots.map((name) => {
      const fill = filled.find(({ slot }) => slot === name);
      const value = values.get(name);
      const empty: Slot = { name, confirmationStatus: 'NONE' };
      return [
        name,
        fill && value !== undefined ? { ...empty, value, ...buildResolutions(fill) } : empty,
      ];
    }),
  );
}

/** Settles the sure meanings first: dates, then times, and the vague ones with what these gave. */
function resolveSlotValues(
  filled: readonly FilledSlot[],
  { now, timeZone }: { now: Date; timeZone: string },
): Map<string, string> {
  const values = new Map<string, string>();
  const valueOf = (fill: FilledSlot | undefined) => fill && values.get(fill.slot);
  for (const fill of filled.toSorted((a, b) => resolutionOrder(a) - resolutionOrder(b))) {
    const same = filled.filter(({ type }) => type === fill.type);
    const at = same.indexOf(fill);
    const context: ResolutionContext = {
      now,
      timeZone,
      earlier: valueOf(same[at - 1]),
      later: valueOf(same[at + 1]),
      date: valueOf(filled.find(({ type }) => type === 'AMAZON.DATE')),
      period: findTimePeriod(filled),
    };
    values.set(fill.slot, fill.meaning.value(context));
  }
  return values;
}

function resolutionOrder({ type, meaning }: FilledSlot): number {
  return (type === 'AMAZON.TIME' ? 2 : 0) + (meaning.isVague ? 1 : 0);
}

function findTimePeriod(filled: readonly FilledSlot[]): TimePeriod | undefined {
  return TIME_PERIODS.find((period) => filled.some(({ meaning }) => meaning.entry?.id === period));
}

/** Alexa names the skill in the authority; there is none here. */
function buildResolutions({ type, meaning: { entry } }: FilledSlot): Pick<Slot, 'resolutions'> {
  if (!entry) return {};
  return {
    resolutions: {
      resolutionsPerAuthority: [
        {
          authority: `amzn1.er-authority.echo-sdk.simulator.${type}`,
          status: { code: 'ER_SUCCESS_MATCH' },
          values: [{ value: { name: entry.name, id: entry.id } }],
        },
      ],
    },
  };
}
