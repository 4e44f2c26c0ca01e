import { Pool } from 'undici';
import {
  voiceTextOperations,
  type VoiceTextId,
  type VoiceTextParameters,
  type VoiceTextResponse,
} from '../contract/voice-text/operations.ts';
import { traceparentOf } from '../contract/trace.ts';
import { createBreaker } from './breaker.ts';
import { isOutage, UpstreamError, UpstreamUnreachable } from './errors.ts';
import { observed, type Exchange } from './exchange.ts';
import { get, type Reply } from './get.ts';
import { createLastGood, isUseful } from './last-good.ts';
import { pathAndQuery } from './path.ts';
import { languageOf, readBody } from './read-answer.ts';
import { withRetry, type Attempt } from './retry.ts';
import type { Timing } from './timing.ts';

/** An operation's answer, checked against the contract. */
export interface Answer<Id extends VoiceTextId> {
  body: VoiceTextResponse<Id>;
  /** `Content-Language`; undefined where the service does not say. */
  language: string | undefined;
  /** Milliseconds since it was given, where the service has failed since then. */
  age?: number;
}

export interface CallOptions extends Timing {
  /** BCP 47: what the texts shall be in. */
  language: string;
  /** Of the turn that calls, as `traceOf` makes it. */
  trace?: string;
  /** IANA, of the place asked for: on one day there, the last good answer is given where the service fails. */
  timeZone?: string;
}

/** Calls the operations of the contract. */
export interface Client {
  /** @throws {UpstreamError} unreachable, refused or malformed */
  call<Id extends VoiceTextId>(
    id: Id,
    parameters: VoiceTextParameters<Id>,
    options: CallOptions,
  ): Promise<Answer<Id>>;
}

/** A client with connections of its own. */
export interface OpenClient extends Client {
  /** Closes its connections, once the calls in flight are over. */
  close(): Promise<void>;
}

export interface ClientOptions {
  /** With the version segment: `http://localhost:3000/v4_0`. */
  baseUrl: string;
  /** Sent as `x-api-key`. */
  apiKey?: string | undefined;
  /** Paths of a foreign service that differ from the contract's. */
  paths?: Partial<Record<VoiceTextId, string>> | undefined;
  /** Told how each call went, by the parameters that it was made with. */
  observe?: ((parameters: object, exchange: Exchange) => void) | undefined;
  /** By which answers age. */
  clock?: (() => Date) | undefined;
}

/** Connections kept open to the service, each for one call at a time. */
const CONNECTIONS = 256;

/**
 * Milliseconds after which another takes its place: undici may take one that was closed for busy for
 * ever, and with all of them so, every call waits in vain.
 */
const CONNECTION_LIFE = 30_000;

export function createClient({
  baseUrl,
  apiKey,
  paths = {},
  observe,
  clock = () => new Date(),
}: ClientOptions): OpenClient {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const server = new Pool(origin, { connections: CONNECTIONS, clientTtl: CONNECTION_LIFE });
  const key: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };
  const breaker = createBreaker();
  const lastGood = createLastGood();

  async function reach(path: string, options: CallOptions): Promise<Reply> {
    const { language, trace } = options;
    const common = { accept: 'application/json', 'accept-language': language, ...key };
    const headers = trace === undefined ? common : { ...common, traceparent: traceparentOf(trace) };
    const attempt: Attempt = async (signal, longest) => get(server, path, headers, signal, longest);
    try {
      return await breaker(async () => withRetry(attempt, options), options);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      throw new UpstreamUnreachable('The weather service cannot be reached in time', { cause });
    }
  }

  function givenBefore<Id extends VoiceTextId>(
    id: Id,
    parameters: VoiceTextParameters<Id>,
    name: string,
    { timeZone }: CallOptions,
  ): Answer<Id> | undefined {
    const kept = lastGood.find(name);
    if (!kept || timeZone === undefined) return undefined;
    const { at, text, language } = kept;
    const body = readBody(id, { status: 200, text });
    const now = clock().getTime();
    if (!isUseful(id, { body, parameters, at }, now, timeZone)) return undefined;
    return { body, language, age: Math.max(now - at, 0) };
  }

  return {
    async call(id, parameters, options) {
      const path = prefix + pathAndQuery(paths[id] ?? voiceTextOperations[id].path, parameters);
      const name = `${options.language} ${path}`;
      const asking = reach(path, options);
      try {
        const reply = await (observe
          ? observed(asking, (exchange) => observe(parameters, exchange))
          : asking);
        const body = readBody(id, reply);
        const language = languageOf(reply);
        lastGood.keep(name, { text: reply.text, language, at: clock().getTime() });
        return { body, language };
      } catch (error) {
        const aged = isOutage(error) ? givenBefore(id, parameters, name, options) : undefined;
        if (!aged) throw error;
        return aged;
      }
    },
    close: async () => server.close(),
  };
}
