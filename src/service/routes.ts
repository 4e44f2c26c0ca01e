import { hash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { operationIds, operations, type OperationId } from '../contract/operations.ts';
import { computeExpiry } from './expiry.ts';
import { createCoalescer } from './middleware.ts';
import type { Limiter } from '../http/overload.ts';
import { executeOperation, type RunLimited, type OperationHandlers } from './operation-handler.ts';
import {
  negotiateLanguage,
  allowMethods,
  versionedPaths,
  type OwnRequestCheck,
} from './middleware.ts';
import { contextOf, tagOperation } from '../telemetry/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sendOverloaded } from './problem-handler.ts';

interface RouteOptions {
  clock: () => Date;
  /** Middleware that runs before every answer, fresh or cached. */
  guards: readonly RequestHandler[];
  /** Whether callers need a key, so that shared caches must not store answers. */
  isPrivate: boolean;
  /** Timeout of an operation. */
  timeoutMs: number;
  limiter: Limiter;
  /** Recognizes the skill in the same process, whose requests skip the queue. */
  isOwnRequest: OwnRequestCheck | undefined;
}

/** The operations of the contract over HTTP. */
export interface ServiceRoutes {
  /** Sends cached answers. It comes before all middleware that only fresh answers need. */
  cachedRoutes: Router;
  /** One GET route for each operation. */
  routes: Router;
}

/** Locals of a response that identify the answer. */
interface LookupLocals {
  lookup?: CacheLookup;
}

interface CacheLookup {
  /** Tag of the language of the answer. */
  language: string;
  key: string;
}

/** Looks the request up once: the cached routes and the routes share the result. */
function lookupOf(
  request: Request,
  { locals }: Pick<Response<unknown, LookupLocals>, 'locals'>,
): CacheLookup {
  if (locals.lookup) return locals.lookup;
  const language = negotiateLanguage(request);
  locals.lookup = { language, key: `${language} ${request.originalUrl}` };
  return locals.lookup;
}

export function createServiceRoutes(
  handlers: OperationHandlers,
  options: RouteOptions,
): ServiceRoutes {
  const { clock, guards, isPrivate, timeoutMs, limiter, isOwnRequest } = options;
  const cache = createResponseCache();
  const coalescer = createCoalescer<CachedResponse>();
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;
  const nowByClock = () => clock().getTime();

  const findCached: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead && cache.get(lookupOf(request, response).key, nowByClock());
    if (!cached) return next('router');
    response.locals['answer'] = cached;
    const context = contextOf(response);
    if (context) context.operation = cached.operation;
    next();
  };

  const sendCached: RequestHandler<object, unknown, unknown, object, { answer: CachedResponse }> = (
    request,
    response,
  ) => sendResponse(request, response, response.locals.answer, scope, nowByClock());

  function createHandler(id: OperationId): RequestHandler {
    return async (request, response) => {
      const { language, key } = lookupOf(request, response);
      const isOwn = isOwnRequest?.(request) === true;
      // A request of the skill must not join one that waits in the queue.
      const sharedKey = `${isOwn} ${key}`;
      // Under overload, most requests end here: an error would cost as much as the rest of the request.
      if (!isOwn && limiter.isFull() && !coalescer.isInFlight(sharedKey)) {
        return sendOverloaded(response);
      }
      const answer = await coalescer.share(sharedKey, async () =>
        createResponse(id, request, language, isOwn ? limiter.runPreferred : limiter.run),
      );
      cache.set(key, answer);
      sendResponse(request, response, answer, scope, nowByClock());
    };
  }

  async function createResponse(
    id: OperationId,
    { query, params }: Request,
    language: string,
    limit: RunLimited,
  ): Promise<CachedResponse> {
    let now = NaN;
    const body = await executeOperation(
      { id, rawParameters: { ...query, ...params }, language },
      handlers,
      timeoutMs,
      async (task) =>
        limit(async (waitedMs) => {
          now = nowByClock();
          return task(waitedMs);
        }),
    );
    return createCachedResponse(id, body, { language, vary, now });
  }

  const cachedRoutes = Router();
  cachedRoutes.use(findCached, ...guards, sendCached);
  const routes = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    routes
      .route(versionedPaths(path))
      .all(tagOperation(id), ...guards)
      .get(createHandler(id))
      .all(allowMethods('GET', 'HEAD'));
  }
  return { cachedRoutes, routes };
}

/** Writes all headers at once: Node then sends them without storing each. */
function sendResponse(
  { headers }: Pick<Request, 'headers'>,
  response: Response,
  answer: CachedResponse,
  scope: string,
  now: number,
): void {
  const context = contextOf(response);
  const maxAgeS = Math.max(0, Math.floor((answer.expiresAt - now) / 1000));
  const responseHeaders: Record<string, string | number> = {
    ...answer.headers,
    'cache-control': `${scope}, max-age=${maxAgeS}`,
    ...(context && { 'x-trace-id': context.trace }),
  };
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, responseHeaders).end();
    return;
  }
  responseHeaders['content-type'] = 'application/json; charset=utf-8';
  responseHeaders['content-length'] = answer.bytes.length;
  response.writeHead(200, responseHeaders).end(answer.bytes);
}

/** An answer, ready to send. */
interface CachedResponse {
  operation: OperationId;
  bytes: Buffer;
  /** Weak, `W/"…"`: compressed and uncompressed bodies share it. */
  etag: string;
  /** The headers that stay the same while the answer is cached. */
  headers: Record<string, string>;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

interface ResponseCache {
  /** Returns undefined unless there is an answer that is fresh at `now`, epoch milliseconds. */
  get(key: string, now: number): CachedResponse | undefined;
  set(key: string, answer: CachedResponse): void;
}

/** Size of the whole cache. An answer has 1 to 10 kB, an hourly forecast 200 kB. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Rough memory of an entry beside its bytes. */
const ENTRY_OVERHEAD_BYTES = 1000;

function createResponseCache(): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  return {
    get(key, now) {
      const answer = entries.get(key);
      return answer && answer.createdAt <= now && now < answer.expiresAt ? answer : undefined;
    },
    set: (key, answer) => void entries.set(key, answer),
  };
}

function createCachedResponse(
  operation: OperationId,
  body: object,
  { language, vary, now }: { language: string; vary: string; now: number },
): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  // A hash of the text: equal answers share a tag, whenever they were computed.
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  return {
    operation,
    bytes,
    etag,
    headers: { ...securityHeaders, 'content-language': language, etag, vary },
    createdAt: now,
    expiresAt: computeExpiry(operation, body, now),
  };
}

/** Whether `If-None-Match` (a list of tags, or `*`) matches a tag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => [etag, etag.slice(2), '*'].includes(tag.trim()));
}
