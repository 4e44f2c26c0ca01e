import { randomUUID } from 'node:crypto';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { RecordedTurn } from '../speech/skill-dependencies.ts';
import type { WeatherCall } from '../slots/query.ts';
import { parseSlots } from '../slots/spoken-slots.ts';
import { extractSpeechText } from '../speech/spoken-answer.ts';
import {
  createRequestEnvelope,
  userIdOf,
  type SimulatedDevice,
  type SimulatedSession,
} from './envelope.ts';
import { isNotUnderstood, recognizeHeard } from '../understanding/recognize-heard.ts';
import type { RecognizedIntent } from '../understanding/recognize-intent.ts';
import { postRequest } from './skill-endpoint.ts';

/** A completed turn. */
export interface ConversationTurn {
  utterance: string;
  locale: string;
  /** Name of the intent, or `LaunchRequest`. */
  intent: string;
  /** The filled slots; for custom types the id. */
  slots: Record<string, string>;
  place: { name: string; latitude: number; longitude: number; timeZone: string } | null;
  /** The called operations. */
  calls: WeatherCall[];
  /** The units of the answer; null without one about the weather. */
  units: RecordedTurn['units'] | null;
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
  /** Origin of the platform API; defaults to that of the endpoint. Null: the skill may not call it. */
  platform?: string | null | undefined;
  /** How long a turn may take; defaults to the timeouts of the HTTP client, which are minutes. */
  timeoutMs?: number | undefined;
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
  /** The user id of its requests. */
  userId: string;
  /**
   * @param changes new settings; another locale starts a new session
   * @throws {Error} if the endpoint does not return a response
   */
  say(utterance: string, changes?: Partial<ConversationSettings>): Promise<MeasuredTurn>;
  /** Starts a new session with the next utterance. */
  resetSession(): void;
}

export function startConversation(options: ConversationOptions): Conversation {
  const { applicationId, gazetteer, key, platform, timeoutMs, findTurn } = options;
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
    const { place } = settings.device;
    const { attributes } = session;
    const recognized = recognizeHeard(utterance, { locale, place, now, gazetteer, attributes });
    if (isNotUnderstood(recognized)) {
      options.observeRefused?.({ sentence: utterance, locale });
    }
    const device = {
      ...settings.device,
      id,
      endpoint: platform === null ? undefined : (platform ?? new URL(endpoint).origin),
      applicationId,
    };
    const envelope = createRequestEnvelope({ recognized, locale, now, device, session });
    const startedAt = performance.now();
    const response = await postRequest(endpoint, envelope, { key, timeoutMs });
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

  return { userId: userIdOf(id), say, resetSession };
}

function continueSession(
  { id }: SimulatedSession,
  { sessionAttributes = {} }: ResponseEnvelope,
): SimulatedSession {
  return { id, isNew: false, attributes: sessionAttributes };
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
    place: recordedTurn?.place ? describePlace(recordedTurn.place) : null,
    calls: recordedTurn?.calls ?? [],
    units: recordedTurn?.units ?? null,
    speech: extractSpeechText(outputSpeech ?? undefined),
    reprompt: reprompt ? extractSpeechText(reprompt.outputSpeech ?? undefined) : null,
    request: envelope,
    response,
  };
}

function omitUndefined(slots: object): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

function describePlace({ name, latitude, longitude, timeZone }: Place) {
  return { name, latitude, longitude, timeZone };
}
