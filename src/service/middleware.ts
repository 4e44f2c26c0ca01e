import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import type { RequestHandler, Response, Request } from 'express';
import { contextOf, runInRequestContext } from '../telemetry/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { LRUCache } from 'lru-cache';
import { loadLocale, matchLanguageRange } from '../languages/locales.ts';
import type { Locale } from '../wording/language.ts';
import { DEFAULT_TAG } from '../languages/skill-locales.ts';
import {
  methodNotAllowed,
  unexpectedBody,
  serviceClosed,
  shuttingDown,
  unauthorized,
} from '../http/problems.ts';
import {
  readClientAddress,
  limitRate,
  createFailedAuthLimiter,
  type FailedAuthLimiter,
} from '../http/rate-limit.ts';

/** The headers of every response. */
function buildCommonHeaders(response: Response): Record<string, string> {
  const trace = contextOf(response)?.trace;
  return trace === undefined ? securityHeaders : { ...securityHeaders, 'x-trace-id': trace };
}

export function setCommonHeaders(response: Response): void {
  response.set(buildCommonHeaders(response));
}

/** Sets the common headers and adds the trace to every log line of the request. */
export const requestContext: RequestHandler = (_request, response, next) => {
  setCommonHeaders(response);
  const context = contextOf(response);
  if (context) runInRequestContext(context, next);
  else next();
};

/** The locale of an answer. */
export interface NegotiatedLocale {
  tag: string;
  locale: Promise<Locale>;
}

type LanguageRequest = Pick<Request, 'headers' | 'acceptsLanguages'>;

const MAX_CACHED_HEADERS = 200;
const MAX_CACHED_HEADER_CHARACTERS = 100;

/** By `Accept-Language`: clients send few different ones. */
const negotiatedLocales = new LRUCache<string, NegotiatedLocale>({ max: MAX_CACHED_HEADERS });

/** Finds the first supported language in `Accept-Language`, by weight; German if there is none. */
export function negotiateLocale(request: LanguageRequest): NegotiatedLocale {
  const header = request.headers['accept-language'] ?? '';
  const cached = negotiatedLocales.get(header);
  if (cached) return cached;
  const tag = matchLanguages(request);
  const negotiated = { tag, locale: loadLocale(tag) };
  if (header.length <= MAX_CACHED_HEADER_CHARACTERS) negotiatedLocales.set(header, negotiated);
  return negotiated;
}

function matchLanguages(request: LanguageRequest): string {
  if (request.headers['accept-language'] === undefined) return DEFAULT_TAG;
  for (const range of request.acceptsLanguages()) {
    const tag = matchLanguageRange(range);
    if (tag !== undefined) return tag;
  }
  return DEFAULT_TAG;
}

/** Last handler of a route: answers `OPTIONS` with the allowed methods and rejects all others. */
export function allowMethods(...methods: string[]): RequestHandler {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    if (request.method !== 'OPTIONS') throw methodNotAllowed(request.method, allowed);
    response.status(204).end();
  };
}

/** Whether the request has a body, by its headers; the body may not have arrived yet. */
export function hasBody({ headers }: Pick<Parameters<RequestHandler>[0], 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) !== 0;
}

/** Rejects requests with a body, without reading it. */
export const rejectBodies: RequestHandler = (request, _response, next) => {
  next(hasBody(request) ? unexpectedBody() : undefined);
};

/** Compresses responses for clients that accept it; the skill does not. */
export function compressResponses(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}

/** Alexa does not retry a turn, so the skill still answers during the grace period. */
const PATHS_DURING_SHUTDOWN = new Set(['/alexa', '/healthz', '/readyz']);

/**
 * Rejects new requests during shutdown and closes their connections.
 *
 * @param isOwnRequest recognizes the skill, whose turns in flight still call the service
 */
export function rejectDuringShutdown(
  shutdown: AbortSignal,
  isOwnRequest: OwnRequestCheck,
): RequestHandler {
  return (request, response, next) => {
    const isAccepted =
      !shutdown.aborted || PATHS_DURING_SHUTDOWN.has(request.path) || isOwnRequest(request);
    if (isAccepted) return next();
    response.set('Connection', 'close');
    next(shuttingDown());
  };
}

/** Path prefix of the API version. */
export const API_VERSION_PATH = '/v4_0';

/** A path with and without the version prefix; both mean the same. */
export function versionedPaths(path: string): string[] {
  return [API_VERSION_PATH + path, path];
}

/** Authentication and rate limit of the service. */
export interface AdmissionOptions {
  /** Valid values of `x-api-key`. If empty, everyone has access, unless `needsKey` is set. */
  keys?: readonly string[] | undefined;
  /** Requires a key even if `keys` is empty: then only the skill in the same process has access. */
  needsKey?: boolean | undefined;
  /** Recognizes the skill in the same process, which has no rate limit. */
  isOwnRequest?: OwnRequestCheck | undefined;
  /** Requests per minute of a key, or of an address if no key is required; undefined: no limit. */
  perMinute?: number | undefined;
  /** Runs first if no key is required: pages of other sites cannot know a key. */
  checkSite?: RequestHandler | undefined;
  /** All routes of a process that check keys share it. */
  failedAuthLimiter?: FailedAuthLimiter | undefined;
  /** Monotonic clock, milliseconds. */
  now?: (() => number) | undefined;
}

const passThrough: RequestHandler = (_request, _response, next) => next();

export function requiresKey({ keys = [], needsKey = false }: AdmissionOptions): boolean {
  return needsKey || keys.length > 0;
}

/** Authenticates requests by their key and limits the rate of each caller. */
export function createAdmission(options: AdmissionOptions): RequestHandler {
  const { isOwnRequest = () => false, perMinute, now, checkSite = passThrough } = options;
  const limit = perMinute === undefined ? passThrough : limitRate({ perMinute, callerOf, now });
  const admitKnown = requiresKey(options) ? admitByKey(options, limit) : undefined;

  const admitAnyone: RequestHandler = (request, response, next) => {
    void checkSite(request, response, (error?: unknown) => {
      if (error === undefined) void limit(request, response, next);
      else next(error);
    });
  };

  return (request, response, next) => {
    if (isOwnRequest(request)) return next();
    return (admitKnown ?? admitAnyone)(request, response, next);
  };
}

/** Rejects missing keys at once; wrong keys count towards the failed-auth limit. */
function admitByKey(
  { keys = [], failedAuthLimiter = createFailedAuthLimiter() }: AdmissionOptions,
  limit: RequestHandler,
): RequestHandler {
  const matchKey = createKeyMatcher(keys);
  const createError = keys.length > 0 ? unauthorized : serviceClosed;
  return (request, response, next) => {
    const key = request.get('x-api-key');
    const index = matchKey(key);
    if (index !== undefined) {
      response.locals['caller'] = `key ${index}`;
      return limit(request, response, next);
    }
    if (key === undefined) return next(createError());
    failedAuthLimiter.refuse(request, response, () => next(createError()));
  };
}

function callerOf(request: Request, { locals }: Response): string {
  const caller: unknown = locals['caller'];
  return typeof caller === 'string' ? caller : readClientAddress(request);
}

/** A random key for the client in the same process. */
export function createKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a request comes from the skill in the same process. */
export type OwnRequestCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/** Recognizes requests of the skill by its key. */
export function createOwnRequestCheck(ownKey: string): OwnRequestCheck {
  const matchKey = createKeyMatcher([ownKey]);
  return ({ headers }) => {
    const key = headers['x-api-key'];
    return typeof key === 'string' && matchKey(key) !== undefined;
  };
}

/** Rejects requests of others than this process. */
export function requireOwnKey(ownKey: string): RequestHandler {
  const isOwnRequest = createOwnRequestCheck(ownKey);
  return (request, _response, next) => {
    next(isOwnRequest(request) ? undefined : unauthorized());
  };
}

/** Finds the index of a key among valid ones. It compares all of them, in constant time. */
function createKeyMatcher(
  keys: readonly string[],
): (key: string | undefined) => number | undefined {
  const digests = keys.map(hashKey);
  return (key) => {
    if (key === undefined || digests.length === 0) return undefined;
    const digest = hashKey(key);
    const matches = digests.map((expected) => timingSafeEqual(digest, expected));
    const index = matches.indexOf(true);
    return index === -1 ? undefined : index;
  };
}

/** Digests have the same length, as the constant-time comparison needs. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
