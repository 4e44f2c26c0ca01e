import type { Slot } from 'ask-sdk-model';
import { grammarOf, PLACE_TYPE, type Grammar } from './grammar.ts';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { bestReading, fitsIn, type Reading } from './match.ts';
import { nearReading, type NearReading } from './near/near.ts';
import { keyOf } from './recognisers/meaning.ts';
import { placeRecogniser } from './recognisers/place.ts';
import { slotsOf } from './filled-slots.ts';
import { tokenise, type Token } from './tokens.ts';
import { wordsFor } from './words/languages.ts';

export interface Listening {
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
export interface Understood {
  intent: string;
  slots: Record<string, Slot>;
  /** How sure it is that this was meant, 0 to 1; 1 for what can be put together from samples. */
  confidence?: number;
}

const FALLBACK: Understood = { intent: 'AMAZON.FallbackIntent', slots: {}, confidence: 0 };

/**
 * Understands a sentence with the samples of an interaction model, in place of Alexa: as one that is
 * put together from what samples have, or else as like one of them.
 *
 * @returns the fallback intent for what the model does not hold; undefined when nothing was asked,
 * as in "open weather voice".
 * @throws {Error} for a language or slot type that it has no words or recogniser for.
 */
export function understand(utterance: string, listening: Listening): Understood | undefined {
  const words = wordsFor(listening.locale);
  const grammar = grammarOf(listening.model, words);
  const said = withoutInvocation(tokenise(utterance, words), grammar);
  if (said.length === 0) return undefined;
  const builtIn = grammar.builtIns.get(keyOf(said));
  if (builtIn !== undefined) return { intent: builtIn, slots: {}, confidence: 1 };
  const reading = readingOf(said, grammar, listening.isPlace);
  if (!reading) return FALLBACK;
  const { intent, confidence } = reading;
  return { intent: intent.intent, slots: slotsOf(reading, listening), confidence };
}

/** Takes off "alexa", and "frage wetter stimme nach". */
function withoutInvocation(
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

function readingOf(
  said: readonly Token[],
  grammar: Grammar,
  isPlace: Listening['isPlace'],
): NearReading | undefined {
  const placeNames = placeRecogniser(
    grammar.timeWords,
    isPlace ?? ((name) => mayBePlace(name, grammar)),
  );
  const fits = fitsIn(said, new Map(grammar.recognisers).set(PLACE_TYPE, placeNames));
  const reading = bestReading(said, grammar.intents, fits, (one) =>
    isLikely(one, grammar, Boolean(isPlace)),
  );
  return reading
    ? { ...reading, confidence: 1 }
    : nearReading(said, grammar, fits, Boolean(isPlace));
}

/**
 * Where nobody knows the places, words alone are not taken for one; nor what "what is" stands
 * before.
 */
function isLikely(
  { isBare, isStray, carrier }: Reading,
  { evidence }: Grammar,
  knowsPlaces: boolean,
): boolean {
  if (!isBare && !isStray) return true;
  const asks = carrier.some(({ text }) => evidence.asks(text));
  return asks || (!isStray && (knowsPlaces || carrier.length > 0));
}

/**
 * Without a gazetteer: words of which one is in no sample and tells no time, from the first on or
 * after such as "an der". What tells what is asked is no part of it.
 */
function mayBePlace(name: string, grammar: Grammar): boolean {
  const { sampleWords, timeWords, words, evidence } = grammar;
  const parts = name.split(' ').filter((part) => !words.leads.has(part));
  const [first] = parts;
  if (first === undefined || sampleWords.has(first) || timeWords.has(first)) return false;
  return !evidence.isPlain(first) && parts.every((part) => evidence.mayName(part));
}
