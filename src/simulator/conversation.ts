import { randomUUID } from 'node:crypto';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { request } from 'undici';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { RecordedTurn } from '../speech/skill-dependencies.ts';
import type { WeatherCall } from '../slots/query.ts';
import { isPreviousPlace, parseSlots } from '../slots/spoken-slots.ts';
import { loadInteractionModel } from '../skill-package/interaction-model.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import {
  createRequestEnvelope,
  type SimulatedDevice,
  type SimulatedSession,
  extractSpeechText,
} from './envelope.ts';
import { recognizeIntent, type RecognizedIntent } from '../understanding/recognize-intent.ts';

const FALLBACK_INTENT = 'AMAZON.FallbackIntent';

/** One turn as it went through the skill. */
export interface ConversationTurn {
  utterance: string;
  locale: string;
  /** Name of the intent, or `LaunchRequest`. */
  intent: string;
  /** The slots that were filled; of custom types the id. */
  slots: Record<string, string>;
  place: { name: string; latitude: number; longitude: number } | null;
  /** The operations that were called, by the contract. */
  calls: WeatherCall[];
  /** What the listener hears, without markup. */
  speech: string;
  reprompt: string | null;
  request: RequestEnvelope;
  response: ResponseEnvelope;
}

/** A turn, and what an onlooker noticed of it. */
export interface MeasuredTurn {
  turn: ConversationTurn;
  /** How sure the simulator is that the intent was meant, 0 to 1. */
  confidence?: number;
  /** How long the skill took. */
  milliseconds: number;
}

/** In what a conversation takes place; any of it may change between two turns. */
export interface ConversationSettings {
  /** The skill's endpoint: `http://localhost:3000/alexa`. */
  endpoint: string;
  locale: string;
  /** The device, and what its owner told the platform. */
  device: Omit<SimulatedDevice, 'id' | 'endpoint' | 'applicationId'>;
  clock: () => Date;
}

export interface ConversationOptions extends ConversationSettings {
  applicationId: string;
  gazetteer: Gazetteer;
  /** Of the process, where the endpoint asks for it. */
  key?: string | undefined;
  /** Where the platform's API is for the device; by default at the endpoint's origin. */
  platform?: string | undefined;
  /** What the skill was seen to do with a request. */
  findTurn: (requestId: string) => RecordedTurn | undefined;
}

/** Talks to the skill as a device would: sentence in, request over HTTP, speech out. */
export interface Conversation {
  /**
   * @param changed what is no longer as it was; another locale begins a new session
   * @throws {Error} when the endpoint does not answer with a response
   */
  say(utterance: string, changed?: Partial<ConversationSettings>): Promise<ConversationTurn>;
  /** Says it, and is looked at. */
  sayAndMeasure(utterance: string, changed?: Partial<ConversationSettings>): Promise<MeasuredTurn>;
  /** What is said next begins a new session. */
  resetSession(): void;
}

export function startConversation(options: ConversationOptions): Conversation {
  const { applicationId, gazetteer, key, platform, findTurn } = options;
  const id = randomUUID();
  let circumstances: ConversationSettings = options;
  let sessions = 0;
  let session = newSession();

  async function observe(
    utterance: string,
    changed: Partial<ConversationSettings> = {},
  ): Promise<MeasuredTurn> {
    if (changed.locale !== undefined && changed.locale !== circumstances.locale) startOver();
    circumstances = { ...circumstances, ...changed };
    const { endpoint, locale, clock } = circumstances;
    const now = clock();
    const understood = recognizeUtterance(utterance, circumstances, now, gazetteer);
    const device = {
      ...circumstances.device,
      id,
      endpoint: platform ?? new URL(endpoint).origin,
      applicationId,
    };
    const envelope = createRequestEnvelope({ understood, locale, now, device, session });
    const sent = performance.now();
    const response = await postRequest(endpoint, envelope, key);
    const milliseconds = performance.now() - sent;
    const { shouldEndSession } = response.response;
    session = shouldEndSession === false ? continueSession(session, response) : newSession();
    const seen = findTurn(envelope.request.requestId);
    const turn = createTurn({
      utterance,
      locale,
      understood,
      request: envelope,
      response,
      recordedTurn: seen,
    });
    const { confidence } = understood ?? {};
    return { turn, milliseconds, ...(confidence !== undefined && { confidence }) };
  }

  async function say(
    utterance: string,
    changed?: Partial<ConversationSettings>,
  ): Promise<ConversationTurn> {
    return (await observe(utterance, changed)).turn;
  }

  function startOver(): void {
    session = newSession();
  }

  /** Counted, so that a script hears the same wordings whenever it is played. */
  function newSession(): SimulatedSession {
    sessions += 1;
    return { id: `simulated-${sessions}`, isNew: true, attributes: {} };
  }

  return { say, sayAndMeasure: observe, resetSession: startOver };
}

/** As Alexa does, takes words for a place that no gazetteer holds where nothing else fits. */
function recognizeUtterance(
  utterance: string,
  { locale, device: { place } }: ConversationSettings,
  now: Date,
  gazetteer: Gazetteer,
): RecognizedIntent | undefined {
  const language = languageSubtag(locale);
  const isPlace = (name: string) =>
    isPreviousPlace({ place: name }) || gazetteer.find(name, { ...place, language }) !== undefined;
  const model = loadInteractionModel(locale);
  const listening = { model, locale, now, timeZone: place.timeZone };
  const understood = recognizeIntent(utterance, { ...listening, isPlace });
  const isUnclear = understood?.intent === FALLBACK_INTENT;
  return isUnclear ? recognizeIntent(utterance, listening) : understood;
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
  if (statusCode !== 200) throw new Error(`The skill answers with status ${statusCode}: ${text}`);
  return JSON.parse(text);
}

interface TurnParts extends Pick<
  ConversationTurn,
  'utterance' | 'locale' | 'request' | 'response'
> {
  understood: RecognizedIntent | undefined;
  recordedTurn: RecordedTurn | undefined;
}

function createTurn(parts: TurnParts): ConversationTurn {
  const { utterance, locale, understood, request: envelope, response, recordedTurn } = parts;
  const { outputSpeech, reprompt } = response.response;
  return {
    utterance,
    locale,
    intent: understood?.intent ?? 'LaunchRequest',
    slots: omitUndefined(parseSlots(understood?.slots)),
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
