import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { LRUCache } from 'lru-cache';
import type { TurnQueue } from '../http/turn-queue.ts';
import { selectPhrases } from '../languages/phrases.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { readHome } from '../speech/profile.ts';
import { extractSpeechText } from '../speech/spoken-answer.ts';
import { MINUTE_MS } from '../time/units.ts';
import {
  createSpokenRequest,
  isNotUnderstood,
  recognizeHeard,
} from '../understanding/recognize-heard.ts';

/** A sentence, and who said it. */
export interface HeardSentence {
  text: string;
  /** A locale of the skill. */
  locale: string;
  /** Undefined: what the speaker said of late is its conversation. */
  conversation: string | undefined;
  /** The satellite or device; undefined: the house has one memory. */
  speaker: string | undefined;
}

export interface SpokenReply {
  /** Plain text. */
  text: string;
  isUnderstood: boolean;
}

/** Answers sentences by the skill. */
export type Talk = (sentence: HeardSentence) => Promise<SpokenReply>;

export interface TalkOptions {
  skill: Pick<Skill, 'invoke'>;
  turnQueue: TurnQueue;
  gazetteer: Gazetteer;
  /** Where speakers are that were told no home. */
  defaultPlace: Place;
  /** The stored attributes of the user of an envelope. */
  loadAttributes: (envelope: RequestEnvelope) => Promise<object>;
  clock: () => Date;
  /** Called with each sentence that is not understood. */
  observeRefused?: ((refused: { sentence: string; locale: string }) => void) | undefined;
}

/** A session of the skill: one question, or as long as the skill listens. */
interface Session {
  /** Of those of the conversation, from 1. */
  number: number;
  isNew: boolean;
  attributes: Record<string, unknown>;
}

/** As long as a follow-up is one, and twice as long as Home Assistant keeps a conversation. */
const SESSION_TTL_MS = 10 * MINUTE_MS;
/** Least recently used ones are evicted. */
const MAX_SESSIONS = 500;

/** The maximum of a slot, which may contain the whole sentence. */
const MAX_SENTENCE_CHARACTERS = 300;

const APPLICATION = 'wyoming';
const HOUSE = 'house';

export function createTalk(options: TalkOptions): Talk {
  const { skill, turnQueue, gazetteer, defaultPlace, clock } = options;
  const sessions = new LRUCache<string, Session>({
    max: MAX_SESSIONS,
    ttl: SESSION_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  return async (sentence) => {
    const { text, locale, conversation, speaker = HOUSE } = sentence;
    if (text.trim() === '' || text.length > MAX_SENTENCE_CHARACTERS) return refuse(locale);
    // Another language is another session, as it is on a device.
    const key = `${locale} ${conversation === undefined ? `of ${speaker}` : `is ${conversation}`}`;
    const session = sessions.get(key) ?? createSession(1);
    const now = clock();
    const frame = createFrame(sentence, session);
    const launch = { ...frame, request: createSpokenRequest(undefined, { locale, now }) };
    const place = readHome(await options.loadAttributes(launch)) ?? defaultPlace;
    const { attributes } = session;
    const recognized = recognizeHeard(text, { locale, place, now, gazetteer, attributes });
    const isUnderstood = !isNotUnderstood(recognized);
    if (!isUnderstood) options.observeRefused?.({ sentence: text, locale });
    const envelope = { ...frame, request: createSpokenRequest(recognized, { locale, now }) };
    const answer = await turnQueue.run(async (start) => skill.invoke(envelope, start));
    sessions.set(key, continueSession(session, answer));
    return { text: toPlainText(answer), isUnderstood };
  };
}

/** Silence, and what is too long for a question. */
function refuse(locale: string): SpokenReply {
  return { text: selectPhrases(locale).notUnderstood.speech, isUnderstood: false };
}

function createSession(number: number): Session {
  return { number, isNew: true, attributes: {} };
}

function continueSession(
  { number }: Session,
  { sessionAttributes = {}, response: { shouldEndSession } }: ResponseEnvelope,
): Session {
  return shouldEndSession === false
    ? { number, isNew: false, attributes: sessionAttributes }
    : createSession(number + 1);
}

/** An envelope without its request: of a device without position, address, screen or platform. */
function createFrame(
  { conversation, speaker = HOUSE }: HeardSentence,
  { number, isNew, attributes }: Session,
): Omit<RequestEnvelope, 'request'> {
  const application = { applicationId: APPLICATION };
  const user = { userId: `${APPLICATION}-${speaker}` };
  const sessionId = `${conversation ?? speaker}-${number}`;
  const device = { deviceId: speaker, supportedInterfaces: {} };
  return {
    version: '1.0',
    session: { new: isNew, sessionId, application, user, attributes },
    context: { System: { application, user, device, apiEndpoint: '' } },
  };
}

/** One line, as engines of text-to-speech read it. */
function toPlainText({ response }: ResponseEnvelope): string {
  return extractSpeechText(response.outputSpeech).replaceAll(/\s+/g, ' ');
}
