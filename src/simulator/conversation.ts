import { randomUUID } from 'node:crypto';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { request } from 'undici';
import * as z from 'zod';
import type { Gazetteer } from '../place/gazetteer.ts';
import { matchChoice, type PlaceChoice } from '../place/choices.ts';
import type { Place } from '../place/place.ts';
import type { RecordedTurn } from '../speech/skill-dependencies.ts';
import type { WeatherCall } from '../slots/query.ts';
import { parseSlots } from '../slots/spoken-slots.ts';
import { loadInteractionModel } from '../skill-package/interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from '../skill-package/locales.ts';
import {
  createRequestEnvelope,
  type SimulatedDevice,
  type SimulatedSession,
  extractSpeechText,
} from './envelope.ts';
import { recognizeAsked } from '../understanding/recognize-asked.ts';
import { recognizeIntent, type RecognizedIntent } from '../understanding/recognize-intent.ts';

const FALLBACK_INTENT = 'AMAZON.FallbackIntent';
const MIN_CLEAR_CONFIDENCE = 0.8;

/** A completed turn. */
export interface ConversationTurn {
  utterance: string;
  locale: string;
  /** Name of the intent, or `LaunchRequest`. */
  intent: string;
  /** The filled slots; for custom types the id. */
  slots: Record<string, string>;
  place: { name: string; latitude: number; longitude: number } | null;
  /** The called operations. */
  calls: WeatherCall[];
  /** The speech without markup. */
  speech: string;
  reprompt: string | null;
  request: RequestEnvelope;
  response: ResponseEnvelope;
}

/** A turn with its measurements. */
export interface MeasuredTurn {
  turn: ConversationTurn;
  /** Confidence of the recognized intent, 0 to 1. */
  confidence?: number;
  /** Duration of the skill request. */
  milliseconds: number;
}

/** The settings of a conversation, which may change between turns. */
export interface ConversationSettings {
  /** The skill's endpoint: `http://localhost:3000/alexa`. */
  endpoint: string;
  locale: string;
  /** The device with its platform settings. */
  device: Omit<SimulatedDevice, 'id' | 'endpoint' | 'applicationId'>;
  clock: () => Date;
}

export interface ConversationOptions extends ConversationSettings {
  applicationId: string;
  gazetteer: Gazetteer;
  /** The API key of the process, if the endpoint requires it. */
  key?: string | undefined;
  /** Origin of the platform API; defaults to that of the endpoint. */
  platform?: string | undefined;
  /** Finds the recorded turn of a request. */
  findTurn: (requestId: string) => RecordedTurn | undefined;
  /** Called with each sentence that is not understood. */
  observeRefused?: ((refused: RefusedSentence) => void) | undefined;
}

/** A sentence that is not understood, without who said it. */
export interface RefusedSentence {
  sentence: string;
  locale: string;
}

/** A conversation with the skill, like that of a device: sentence in, request over HTTP, speech out. */
export interface Conversation {
  /**
   * @param changes new settings; another locale starts a new session
   * @throws {Error} if the endpoint does not return a response
   */
  say(utterance: string, changes?: Partial<ConversationSettings>): Promise<MeasuredTurn>;
  /** Starts a new session with the next utterance. */
  resetSession(): void;
}

export function startConversation(options: ConversationOptions): Conversation {
  const { applicationId, gazetteer, key, platform, findTurn } = options;
  const id = randomUUID();
  let settings: ConversationSettings = options;
  let sessions = 0;
  let session = newSession();

  async function say(
    utterance: string,
    changes: Partial<ConversationSettings> = {},
  ): Promise<MeasuredTurn> {
    if (changes.locale !== undefined && changes.locale !== settings.locale) resetSession();
    settings = { ...settings, ...changes };
    const { endpoint, locale, clock } = settings;
    const now = clock();
    const recognized = recognizeUtterance(utterance, settings, now, {
      gazetteer,
      choices: readChoices(session),
    });
    if (recognized?.intent === FALLBACK_INTENT) {
      options.observeRefused?.({ sentence: utterance, locale });
    }
    const device = {
      ...settings.device,
      id,
      endpoint: platform ?? new URL(endpoint).origin,
      applicationId,
    };
    const envelope = createRequestEnvelope({ recognized, locale, now, device, session });
    const startedAt = performance.now();
    const response = await postRequest(endpoint, envelope, key);
    const milliseconds = performance.now() - startedAt;
    const { shouldEndSession } = response.response;
    session = shouldEndSession === false ? continueSession(session, response) : newSession();
    const recordedTurn = findTurn(envelope.request.requestId);
    const turn = createTurn({
      utterance,
      locale,
      recognized,
      request: envelope,
      response,
      recordedTurn,
    });
    const { confidence } = recognized ?? {};
    return { turn, milliseconds, ...(confidence !== undefined && { confidence }) };
  }

  function resetSession(): void {
    session = newSession();
  }

  /** Session ids are counted, so that a replayed script gets the same phrase variants. */
  function newSession(): SimulatedSession {
    sessions += 1;
    return { id: `simulated-${sessions}`, isNew: true, attributes: {} };
  }

  return { say, resetSession };
}

/** The places that words may name. */
interface KnownPlaces {
  gazetteer: Gazetteer;
  /** Those on offer, which a reply may name by a part of their name. */
  choices: readonly PlaceChoice[];
}

const OpenChoices = z.object({ pending: z.object({ choices: z.array(z.custom<PlaceChoice>()) }) });

function readChoices({ attributes }: SimulatedSession): readonly PlaceChoice[] {
  return OpenChoices.safeParse(attributes).data?.pending.choices ?? [];
}

/** Like Alexa, accepts unknown words as a place if nothing else matches. */
function recognizeUtterance(
  utterance: string,
  { locale, device: { place } }: ConversationSettings,
  now: Date,
  { gazetteer, choices }: KnownPlaces,
): RecognizedIntent | undefined {
  const language = languageSubtag(locale);
  const isPlace = (name: string) =>
    matchChoice(name, choices) !== undefined ||
    gazetteer.find(name, { ...place, language }) !== undefined;
  const isFarVillage = (name: string) =>
    isUnlikelyMeant(gazetteer.find(name, { ...place, language }), locale);
  const model = loadInteractionModel(locale);
  const recognition = { model, locale, now, timeZone: place.timeZone };
  if (choices.length === 0) {
    return recognizeAsked(utterance, { ...recognition, isPlace, isFarVillage });
  }
  const recognized = recognizeIntent(utterance, { ...recognition, isPlace });
  return recognized && requireClear(recognized);
}

/** Prominence of a town with some twenty thousand inhabitants. */
const MAX_VILLAGE_FAME = 4.3;

/** Whether a place is a small one of a country in which the language is not spoken. */
export function isUnlikelyMeant(found: Place | undefined, locale: string): boolean {
  if (found === undefined || (found.fame ?? MAX_VILLAGE_FAME) >= MAX_VILLAGE_FAME) return false;
  const isSpokenThere = SKILL_LOCALES.some(
    (one) => languageSubtag(one) === languageSubtag(locale) && one.endsWith(`-${found.country}`),
  );
  return !isSpokenThere;
}

/** While a choice is open, a guess is no answer to it. */
function requireClear(recognized: RecognizedIntent): RecognizedIntent {
  const { confidence = 1 } = recognized;
  return confidence >= MIN_CLEAR_CONFIDENCE ? recognized : { intent: FALLBACK_INTENT, slots: {} };
}

function continueSession(
  { id }: SimulatedSession,
  { sessionAttributes = {} }: ResponseEnvelope,
): SimulatedSession {
  return { id, isNew: false, attributes: sessionAttributes };
}

async function postRequest(
  endpoint: string,
  envelope: RequestEnvelope,
  key: string | undefined,
): Promise<ResponseEnvelope> {
  const { statusCode, body } = await request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) },
    body: JSON.stringify(envelope),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`The skill returned status ${statusCode}: ${text}`);
  return JSON.parse(text);
}

interface TurnParts extends Pick<
  ConversationTurn,
  'utterance' | 'locale' | 'request' | 'response'
> {
  recognized: RecognizedIntent | undefined;
  recordedTurn: RecordedTurn | undefined;
}

function createTurn(parts: TurnParts): ConversationTurn {
  const { utterance, locale, recognized, request: envelope, response, recordedTurn } = parts;
  const { outputSpeech, reprompt } = response.response;
  return {
    utterance,
    locale,
    intent: recognized?.intent ?? 'LaunchRequest',
    slots: omitUndefined({ ...parseSlots(recognized?.slots), dayName: undefined }),
    place: recordedTurn?.place ? toCoordinates(recordedTurn.place) : null,
    calls: recordedTurn?.calls ?? [],
    speech: extractSpeechText(outputSpeech),
    reprompt: reprompt ? extractSpeechText(reprompt.outputSpeech) : null,
    request: envelope,
    response,
  };
}

function omitUndefined(slots: object): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

function toCoordinates({ name, latitude, longitude }: Place) {
  return { name, latitude, longitude };
}
