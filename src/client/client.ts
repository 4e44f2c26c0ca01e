import { Pool } from 'undici';
import {
  voiceTextOperations,
  type VoiceTextId,
  type VoiceTextParameters,
  type VoiceTextResponse,
} from '../contract/voice-text/operations.ts';
import { createTraceparent } from '../telemetry/trace.ts';
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

/** An operation's answer, checked against the contract. */
export interface WeatherResponse<Id extends VoiceTextId> {
  body: VoiceTextResponse<Id>;
  /** `Content-Language`; undefined where the service does not say. */
  language: string | undefined;
  /** Milliseconds since it was given, where the service has failed since then. */
  age?: number;
}

interface CallOptions extends CallTiming {
  /** BCP 47: what the texts shall be in. */
  language: string;
  /** Of the turn that calls, as `traceOf` makes it. */
  trace?: string;
  /** IANA, of the place asked for: on one day there, the last good answer is given where the service fails. */
  timeZone?: string;
}

/** Calls the operations of the contract. */
export interface WeatherClient {
  /** @throws {UpstreamError} unreachable, refused or malformed */
  call<Id extends VoiceTextId>(
    id: Id,
    parameters: VoiceTextParameters<Id>,
    options: CallOptions,
  ): Promise<WeatherResponse<Id>>;
}

/** A client with connections of its own. */
export interface ClosableWeatherClient extends WeatherClient {
  /** Closes its connections, once the calls in flight are over. */
  close(): Promise<void>;
}

export interface WeatherClientOptions {
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
const MAX_CONNECTIONS = 256;

/**
 * Milliseconds after which another takes its place: undici may take one that was closed for busy for
 * ever, and with all of them so, every call waits in vain.
 */
const CONNECTION_TTL_MS = 30_000;

export function createClient({
  baseUrl,
  apiKey,
  paths = {},
  observe,
  clock = () => new Date(),
}: WeatherClientOptions): ClosableWeatherClient {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const server = new Pool(origin, { connections: MAX_CONNECTIONS, clientTtl: CONNECTION_TTL_MS });
  const key: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };
  const breaker = createCircuitBreaker();
  const lastGood = createStaleAnswers();

  async function reach(path: string, options: CallOptions): Promise<UpstreamReply> {
    const { language, trace } = options;
    const common = { accept: 'application/json', 'accept-language': language, ...key };
    const headers =
      trace === undefined ? common : { ...common, traceparent: createTraceparent(trace) };
    const attempt: Attempt = async (signal, longest) =>
      sendGet(server, path, headers, signal, longest);
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
  ): WeatherResponse<Id> | undefined {
    const kept = lastGood.find(name);
    if (!kept || timeZone === undefined) return undefined;
    const { at, text, language } = kept;
    const body = readResponseBody(id, { status: 200, text });
    const now = clock().getTime();
    if (!isUsableStale(id, { body, parameters, at }, now, timeZone)) return undefined;
    return { body, language, age: Math.max(now - at, 0) };
  }

  return {
    async call(id, parameters, options) {
      const path =
        prefix + buildPathAndQuery(paths[id] ?? voiceTextOperations[id].path, parameters);
      const name = `${options.language} ${path}`;
      const asking = reach(path, options);
      try {
        const reply = await (observe
          ? observeExchange(asking, (exchange) => observe(parameters, exchange))
          : asking);
        const body = readResponseBody(id, reply);
        const language = readContentLanguage(reply);
        lastGood.save(name, { text: reply.text, language, at: clock().getTime() });
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

/** Fills a path's parameters in; what is left over is the query. */
function buildPathAndQuery(
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  let filled = path;
  const query: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const marker = `{${name}}`;
    const encoded = typeof value === 'number' ? String(value) : encodeURIComponent(value);
    if (filled.includes(marker)) filled = filled.replace(marker, encoded);
    else query.push(`${name}=${encoded}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** How a call went, whether its answer could be used or not; for those who look inside. */
export interface Exchange {
  milliseconds: number;
  /** The answer's; undefined where none came. */
  status?: number;
  /** The answer's body as it came. */
  text?: string;
}

/** Tells how a call goes while it goes. */
async function observeExchange(
  asking: Promise<UpstreamReply>,
  tell: (exchange: Exchange) => void,
): Promise<UpstreamReply> {
  const begun = performance.now();
  try {
    const reply = await asking;
    const { status, text } = reply;
    tell({ milliseconds: performance.now() - begun, status, text });
    return reply;
  } catch (error) {
    tell({ milliseconds: performance.now() - begun });
    throw error;
  }
}

/**
 * The body of an operation's answer, checked against the contract.
 *
 * @throws {UpstreamError} refused or malformed
 */
function readResponseBody<Id extends VoiceTextId>(
  id: Id,
  { status, text }: Pick<UpstreamReply, 'status' | 'text'>,
): VoiceTextResponse<Id> {
  if (status !== 200) throw new UpstreamRefusal(id, status, readRefusalReasons(text));
  const parsed = voiceTextOperations[id].response.safeParse(parseResponseJson(id, text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new UpstreamMalformed(`The weather service answers ${id} with unusable ${fields}`);
}

/** `Content-Language`; undefined where the service does not say. */
function readContentLanguage({ headers }: UpstreamReply): string | undefined {
  const said = headers['content-language'];
  return Array.isArray(said) ? said[0] : said;
}

function parseResponseJson(id: VoiceTextId, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamMalformed(`The weather service answers ${id} with no JSON`, { cause });
  }
}

/** The fields that problem details name, and where the forecast ends; nothing where a refusal is of another form. */
function readRefusalReasons(text: string): { fields?: string[]; last?: string | undefined } {
  try {
    const { errors = [], last } = ProblemDetails.parse(JSON.parse(text));
    return { fields: errors.map(({ field }) => field), last };
  } catch {
    return {};
  }
}
