import { randomUUID, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response, Request } from 'express';
import type { Logger } from 'pino';
import { runInRequestContext, type RequestContext } from '../telemetry/log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { parseTraceparent } from '../telemetry/trace.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { matchLanguageRange } from '../languages/locales.ts';
import { DEFAULT_TAG } from '../languages/skill-locales.ts';
import { methodNotAllowed, unexpectedBody, serviceClosed, unauthorized } from '../http/problems.ts';
import {
  readClientAddress,
  limitRate,
  createFailedAuthLimiter,
  type FailedAuthLimiter,
} from '../http/rate-limit.ts';

/** What handlers of a request hand on to each other. */
interface ContextLocals {
  context?: RequestContext;
}

function setContext(
  { locals }: Pick<Response<unknown, ContextLocals>, 'locals'>,
  context: RequestContext,
): void {
  locals.context = context;
}

/** Undefined where nobody observes requests. */
export function contextOf({
  locals,
}: Pick<Response<unknown, ContextLocals>, 'locals'>): RequestContext | undefined {
  return locals.context;
}

/** The headers that every answer has, whatever it is. */
function buildCommonHeaders(response: Response): Record<string, string> {
  const trace = contextOf(response)?.trace;
  return trace === undefined ? securityHeaders : { ...securityHeaders, 'x-trace-id': trace };
}

export function setCommonHeaders(response: Response): void {
  response.set(buildCommonHeaders(response));
}

/** Before whatever takes longer: has the headers set, and the trace in every line of the log. */
export const requestContext: RequestHandler = (_request, response, next) => {
  setCommonHeaders(response);
  const context = contextOf(response);
  if (context) runInRequestContext(context, next);
  else next();
};

/** Milliseconds from which an answer was slow: listeners notice. */
const SLOW_REQUEST_MS = 2000;

/** The client went away before it was answered; nginx' number for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** What is asked for that is no operation. */
const OTHER_OPERATION = 'other';

/**
 * First in an app: gives each request its context, tells the figures, and logs a line. What goes well
 * and what is the caller's fault is in the figures, and in the log at `debug`; an operator's log has
 * the slow answers as warnings and the failed ones, with their cause, as errors.
 */
export function logRequests(log: Logger, metrics: Metrics): RequestHandler {
  const happened = metrics.events({
    name: 'request',
    help: 'Requests by operation and status',
    labels: ['operation', 'status'],
    timed: true,
  });

  return (request, response, next) => {
    const begun = performance.now();
    const { socket } = request;
    const sentBefore: number | undefined = socket.bytesWritten;
    const trace = parseTraceparent(request.get('traceparent')) ?? createTrace();
    const context: RequestContext = { trace, operation: OTHER_OPERATION };
    response.once('close', () => {
      const { operation, cause } = context;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const milliseconds = performance.now() - begun;
      happened({ operation, status: String(status) }, milliseconds / 1000);
      const level = cause === undefined ? selectLogLevel(milliseconds) : 'error';
      if (!log.isLevelEnabled(level)) return;
      const line = {
        trace,
        operation,
        status,
        milliseconds: Math.round(milliseconds),
        // There is no socket on AWS Lambda.
        ...(sentBefore !== undefined && { bytes: socket.bytesWritten - sentBefore }),
        ...(response.writableFinished ? {} : { isCutOff: true }),
        ...(cause !== undefined && { err: cause }),
      };
      log[level](line, 'answered');
    });
    setContext(response, context);
    next();
  };
}

/** Calls what a route answers by a name, in figures and log. */
export function tagOperation(operation: string): RequestHandler {
  return (_request, response, next) => {
    const context = contextOf(response);
    if (context) context.operation = operation;
    next();
  };
}

/** All but a few bits of a UUID is chance. */
function createTrace(): string {
  return randomUUID().replaceAll('-', '');
}

/** What has no cause is no fault, whatever its status. */
function selectLogLevel(milliseconds: number): 'debug' | 'warn' {
  return milliseconds >= SLOW_REQUEST_MS ? 'warn' : 'debug';
}

/**
 * The tag that texts are given in: of the languages in a request's `Accept-Language`, by their weights, the first
 * that there are texts in; German where there is none.
 */
export function negotiateLanguage(request: Pick<Request, 'headers' | 'acceptsLanguages'>): string {
  if (request.headers['accept-language'] === undefined) return DEFAULT_TAG;
  for (const asked of request.acceptsLanguages()) {
    const tag = matchLanguageRange(asked);
    if (tag !== undefined) return tag;
  }
  return DEFAULT_TAG;
}

/** Last of a route: tells which methods there are, and refuses all others. */
export function allowMethods(...methods: string[]): RequestHandler {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    if (request.method !== 'OPTIONS') throw methodNotAllowed(request.method, allowed);
    response.status(204).end();
  };
}

/** Whether a body follows a request's head; its bytes are still to come. */
export function hasBody({ headers }: Pick<Parameters<RequestHandler>[0], 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) !== 0;
}

/** Questions have no body: one that comes all the same is not read. */
export const rejectBodies: RequestHandler = (request, _response, next) => {
  next(hasBody(request) ? unexpectedBody() : undefined);
};

/** The version of the API that this service speaks. */
export const API_VERSION_PATH = '/v4_0';

/** A path in this version; a path without one means the same. */
export function versionedPaths(path: string): string[] {
  return [API_VERSION_PATH + path, path];
}

/** Whom the service lets in, and how often. */
export interface AdmissionOptions {
  /** Any of them must be sent as `x-api-key`; none lets everyone in, unless a key is needed. */
  keys?: readonly string[] | undefined;
  /** Whether a key is needed even where none is set, which only the skill in the same process has. */
  needsKey?: boolean | undefined;
  /** Key of the skill in the same process, which is never limited. */
  ownKey?: string | undefined;
  /** Requests a minute of a key, or of an address where no key is needed; undefined: any number. */
  perMinute?: number | undefined;
  /** Comes first where no key is needed: pages of other sites know none. */
  checkSite?: RequestHandler | undefined;
  /** Shared by all that asks for keys in a process. */
  failedAuthLimiter?: FailedAuthLimiter | undefined;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

const passThrough: RequestHandler = (_request, _response, next) => next();

export function requiresKey({ keys = [], needsKey = false }: AdmissionOptions): boolean {
  return needsKey || keys.length > 0;
}

/** Lets requests in by their key, and each caller so often. */
export function createAdmission(options: AdmissionOptions): RequestHandler {
  const { ownKey, perMinute, now, checkSite = passThrough } = options;
  const owns = createKeyMatcher(ownKey === undefined ? [] : [ownKey]);
  const limit = perMinute === undefined ? passThrough : limitRate({ perMinute, callerOf, now });
  const admitKnown = requiresKey(options) ? admitByKey(options, limit) : undefined;

  const admitAnyone: RequestHandler = (request, response, next) => {
    void checkSite(request, response, (error?: unknown) => {
      if (error === undefined) void limit(request, response, next);
      else next(error);
    });
  };

  return (request, response, next) => {
    if (owns(request.get('x-api-key')) !== undefined) return next();
    return (admitKnown ?? admitAnyone)(request, response, next);
  };
}

/** A key that is missing is refused at once; one that is wrong is counted. */
function admitByKey(
  { keys = [], failedAuthLimiter = createFailedAuthLimiter() }: AdmissionOptions,
  limit: RequestHandler,
): RequestHandler {
  const knows = createKeyMatcher(keys);
  const refused = keys.length > 0 ? unauthorized : serviceClosed;
  return (request, response, next) => {
    const given = request.get('x-api-key');
    const number = knows(given);
    if (number !== undefined) {
      response.locals['caller'] = `key ${number}`;
      return limit(request, response, next);
    }
    if (given === undefined) return next(refused());
    failedAuthLimiter.refuse(request, response, () => next(refused()));
  };
}

function callerOf(request: Request, { locals }: Response): string {
  const caller: unknown = locals['caller'];
  return typeof caller === 'string' ? caller : readClientAddress(request);
}

/** A key that nobody can know, for the client in the same process. */
export function createKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The number of a key among others; compared with each, in the same time whichever it is. */
export function createKeyMatcher(
  keys: readonly string[],
): (given: string | undefined) => number | undefined {
  const digests = keys.map(hashKey);
  return (given) => {
    if (given === undefined || digests.length === 0) return undefined;
    const digest = hashKey(given);
    const matches = digests.map((expected) => timingSafeEqual(digest, expected));
    const number = matches.indexOf(true);
    return number === -1 ? undefined : number;
  };
}

/** Of one length whatever the key, so that comparing takes the same time. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
