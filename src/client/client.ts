import { Pool } from 'undici';
import {
  loadCall,
  type CallId,
  type CallParameters,
  type CallResponse,
  type ClientCall,
} from '../contract/client-calls.ts';
import type { DayName } from '../contract/parameters.ts';
import { createSharedTimer } from '../time/shared-timer.ts';
import { createTraceparent } from '../telemetry/request-log.ts';
import {
  createCircuitBreaker,
  sendGet,
  type UpstreamReply,
  withRetry,
  type Attempt,
  type CallTiming,
} from './request.ts';
import {
  isOutage,
  UpstreamError,
  UpstreamUnreachable,
  UpstreamMalformed,
  UpstreamRefusal,
} from './errors.ts';
import { createStaleAnswers, isUsableStale } from './stale-answers.ts';
import { ProblemDetails } from '../contract/problem.ts';

/** An operation's response, validated against the contract. */
export interface WeatherResponse<Id extends CallId> {
  body: CallResponse<Id>;
  /** `Content-Language`; undefined if the service does not send it. */
  language: string | undefined;
  /** Age of a stale answer in milliseconds; undefined for a fresh one. */
  age?: number;
}

interface CallOptions extends CallTiming {
  /** Language of the texts, BCP 47. */
  language: string;
  /** What the listener called the day; sent with calls about a day, to our own service only. */
  dayName?: DayName | undefined;
  /** Trace of the turn, from `deriveTrace`. */
  trace?: string;
  /**
   * IANA time zone of the place. If the service fails, the last good answer of the same local day is
   * used.
   */
  timeZone?: string;
}

/** Calls the operations of the contract. */
export interface WeatherClient {
  /** @throws {UpstreamError} unreachable, refused or malformed */
  call<Id extends CallId>(
    id: Id,
    parameters: CallParameters<Id>,
    options: CallOptions,
  ): Promise<WeatherResponse<Id>>;
}

export interface ClosableWeatherClient extends WeatherClient {
  /** Closes its connections when the calls in flight have ended. */
  close(): Promise<void>;
}

export interface WeatherClientOptions {
  /** Includes the version segment: `http://localhost:3000/v4_0`. */
  baseUrl: string;
  /** Sent as `x-api-key`. */
  apiKey?: string | undefined;
  /** Paths that differ from the contract's, for a foreign service. */
  paths?: Partial<Record<CallId, string>> | undefined;
  /** Whether it is a service of this project, which knows the parameters that extend the documents. */
  hasExtensions?: boolean | undefined;
  /** Called with the parameters and the outcome of each call. */
  observe?: ((parameters: object, exchange: Exchange) => void) | undefined;
  /** Clock for the age of answers. */
  clock?: (() => Date) | undefined;
}

/** The operations whose text may name one day. */
const TAKES_DAY_NAME: ReadonlySet<CallId> = new Set([
  'forecastHours',
  'forecastDayPart',
  'forecastDays',
]);

/** Connections to the service, each for one call at a time. */
const MAX_CONNECTIONS = 256;

/**
 * Lifetime of a connection. undici can mistake a closed one for busy forever; once all are, every call
 * hangs.
 */
const CONNECTION_TTL_MS = 30_000;

export function createClient({
  baseUrl,
  apiKey,
  paths = {},
  hasExtensions = false,
  observe,
  clock = () => new Date(),
}: WeatherClientOptions): ClosableWeatherClient {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const server = new Pool(origin, { connections: MAX_CONNECTIONS, clientTtl: CONNECTION_TTL_MS });
  const key: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };
  const breaker = createCircuitBreaker();
  const staleAnswers = createStaleAnswers();
  const startTimeout = createSharedTimer();

  async function request(path: string, options: CallOptions): Promise<UpstreamReply> {
    const { language, trace } = options;
    const common = { accept: 'application/json', 'accept-language': language, ...key };
    const headers =
      trace === undefined ? common : { ...common, traceparent: createTraceparent(trace) };
    const attempt: Attempt = (signal, timeoutMs) =>
      sendGet(server, { path, headers, signal, timeoutMs }, startTimeout);
    try {
      return await breaker(() => withRetry(attempt, options), options);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      throw new UpstreamUnreachable('The weather service did not respond in time', { cause });
    }
  }

  function findStaleAnswer<Id extends CallId>(
    id: Id,
    parameters: CallParameters<Id>,
    cacheKey: string,
    call: ClientCall<Id>,
    { timeZone }: CallOptions,
  ): WeatherResponse<Id> | undefined {
    const cached = staleAnswers.find(cacheKey);
    if (!cached || timeZone === undefined) return undefined;
    const { at, text, language } = cached;
    const body = readResponseBody(id, call, cacheKey, { status: 200, text });
    const now = clock().getTime();
    if (!isUsableStale(id, { body, parameters, at }, now, timeZone)) return undefined;
    return { body, language, age: Math.max(now - at, 0) };
  }

  return {
    async call(id, parameters, options) {
      const call = await loadCall(id);
      const dayName = hasExtensions && TAKES_DAY_NAME.has(id) ? options.dayName : undefined;
      const sent = { ...parameters, dayname: dayName };
      const path = prefix + buildPathAndQuery(paths[id] ?? call.path, sent);
      const cacheKey = `${options.language} ${path}`;
      const pending = request(path, options);
      try {
        const reply = await (observe
          ? observeExchange(pending, (exchange) => observe(parameters, exchange))
          : pending);
        const body = readResponseBody(id, call, cacheKey, reply);
        const language = readContentLanguage(reply);
        staleAnswers.save(cacheKey, { text: reply.text, language, at: clock().getTime() });
        return { body, language };
      } catch (error) {
        const stale = isOutage(error)
          ? findStaleAnswer(id, parameters, cacheKey, call, options)
          : undefined;
        if (!stale) throw error;
        return stale;
      }
    },
    close: async () => server.close(),
  };
}

/** Fills the path's placeholders; the other parameters become the query. */
function buildPathAndQuery(
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  let filled = path;
  let query = '';
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const marker = `{${name}}`;
    const encoded = typeof value === 'number' ? String(value) : encodeURIComponent(value);
    const at = filled.indexOf(marker);
    if (at === -1) query += `${query === '' ? '?' : '&'}${name}=${encoded}`;
    else filled = filled.slice(0, at) + encoded + filled.slice(at + marker.length);
  }
  return filled + query;
}

/** Outcome of a call, usable or not, for the simulator and the command line. */
export interface Exchange {
  milliseconds: number;
  /** Undefined if no response arrived. */
  status?: number;
  /** The raw response body. */
  text?: string;
}

/** Reports the outcome of a call to an observer. */
async function observeExchange(
  pending: Promise<UpstreamReply>,
  observe: (exchange: Exchange) => void,
): Promise<UpstreamReply> {
  const startedAt = performance.now();
  try {
    const reply = await pending;
    const { status, text } = reply;
    observe({ milliseconds: performance.now() - startedAt, status, text });
    return reply;
  } catch (error) {
    observe({ milliseconds: performance.now() - startedAt });
    throw error;
  }
}

/**
 * Parses the body of an operation's response and validates it against the contract.
 *
 * @throws {UpstreamError} if the response is a refusal or malformed
 */
function readResponseBody<Id extends CallId>(
  id: Id,
  call: ClientCall<Id>,
  cacheKey: string,
  { status, text }: Pick<UpstreamReply, 'status' | 'text'>,
): CallResponse<Id> {
  if (status !== 200) throw new UpstreamRefusal(id, status, readRefusalReasons(text));
  const parsed = parseBody(id, call, cacheKey, text);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body').join(', ');
  throw new UpstreamMalformed(`The weather service sent invalid ${fields} for ${id}`);
}

/** Undefined if the service does not send `Content-Language`. */
function readContentLanguage({ headers }: UpstreamReply): string | undefined {
  const language = headers['content-language'];
  return Array.isArray(language) ? language[0] : language;
}

function parseBody<Id extends CallId>(
  id: Id,
  call: ClientCall<Id>,
  cacheKey: string,
  text: string,
): ReturnType<ClientCall<Id>['parseBody']> {
  try {
    return call.parseBody(cacheKey, text);
  } catch (cause) {
    throw new UpstreamMalformed(`The weather service sent no JSON for ${id}`, { cause });
  }
}

/**
 * Reads the invalid fields and the end of the forecast from problem details; empty for other bodies.
 */
function readRefusalReasons(text: string): { fields?: string[]; last?: string | undefined } {
  try {
    const { errors = [], last } = ProblemDetails.parse(JSON.parse(text));
    return { fields: errors.map(({ field }) => field), last };
  } catch {
    return {};
  }
}
