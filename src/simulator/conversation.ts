import { randomUUID } from 'node:crypto';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { request } from 'undici';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { Turn } from '../collaborators.ts';
import type { Call } from '../slots/calls.ts';
import { isThere, readSlots } from '../slots/spoken-slots.ts';
import { loadInteractionModel } from '../skill-package/interaction-model.ts';
import { requestEnvelope, type Device, type Session } from './request-envelope.ts';
import { heard } from './heard.ts';
import { understand, type Understood } from './understand.ts';

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
  calls: Call[];
  /** What the listener hears, without markup. */
  speech: string;
  reprompt: string | null;
  request: RequestEnvelope;
  response: ResponseEnvelope;
}

export interface ConversationOptions {
  /** The skill's endpoint: `http://localhost:3000/alexa`. */
  endpoint: string;
  locale: string;
  /** The device, and what its owner told the platform. */
  device: Omit<Device, 'id' | 'endpoint' | 'applicationId'>;
  applicationId: string;
  clock: () => Date;
  gazetteer: Gazetteer;
  /** What the skill was seen to do with a request. */
  turnOf: (requestId: string) => Turn | undefined;
}

/** Talks to the skill as a device would: sentence in, request over HTTP, speech out. */
export interface Conversation {
  /** @throws {Error} when the endpoint does not answer with a response */
  say(utterance: string): Promise<ConversationTurn>;
}

export function startConversation(options: ConversationOptions): Conversation {
  const { endpoint, locale, clock, gazetteer, turnOf } = options;
  const { place } = options.device;
  const model = loadInteractionModel(locale);
  const [language = ''] = locale.split('-');
  const isPlace = (name: string) =>
    isThere({ place: name }) || gazetteer.find(name, { ...place, language }) !== undefined;
  const device = deviceOf(options);
  let sessions = 0;
  let session = newSession();

  async function say(utterance: string): Promise<ConversationTurn> {
    const now = clock();
    const understood = listenTo(utterance, now);
    const envelope = requestEnvelope({ understood, locale, now, device, session });
    const response = await post(endpoint, envelope);
    const { requestId } = envelope.request;
    const turn = turnOf(requestId);
    const { outputSpeech, reprompt, shouldEndSession } = response.response;
    session = shouldEndSession === false ? nextTurn(session, response) : newSession();
    return {
      utterance,
      locale,
      intent: understood?.intent ?? 'LaunchRequest',
      slots: filled(readSlots(understood?.slots)),
      place: turn?.place ? coordinatesOf(turn.place) : null,
      calls: turn?.calls ?? [],
      speech: heard(outputSpeech),
      reprompt: reprompt ? heard(reprompt.outputSpeech) : null,
      request: envelope,
      response,
    };
  }

  /** As Alexa does, takes words for a place that no gazetteer holds where nothing else fits. */
  function listenTo(utterance: string, now: Date): Understood | undefined {
    const listening = { model, locale, now, timeZone: place.timeZone };
    const understood = understand(utterance, { ...listening, isPlace });
    const isUnclear = understood?.intent === FALLBACK_INTENT;
    return isUnclear ? understand(utterance, listening) : understood;
  }

  /** Counted, so that a script hears the same wordings whenever it is played. */
  function newSession(): Session {
    sessions += 1;
    return { id: `simulated-${sessions}`, isNew: true, attributes: {} };
  }

  return { say };
}

function deviceOf({ device, endpoint, applicationId }: ConversationOptions): Device {
  return { ...device, id: randomUUID(), endpoint: new URL(endpoint).origin, applicationId };
}

function nextTurn({ id }: Session, { sessionAttributes = {} }: ResponseEnvelope): Session {
  return { id, isNew: false, attributes: sessionAttributes };
}

async function post(endpoint: string, envelope: RequestEnvelope): Promise<ResponseEnvelope> {
  const { statusCode, body } = await request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(envelope),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`The skill answers with status ${statusCode}: ${text}`);
  return JSON.parse(text);
}

function filled(slots: object): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

function coordinatesOf({ name, latitude, longitude }: Place) {
  return { name, latitude, longitude };
}
