import { hash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { operationIds, operations, type OperationId } from '../contract/operations.ts';
import { type Limiter, createCoalescer } from '../http/overload.ts';
import { executeOperation, type RunLimited, type OperationHandlers } from './operation-handler.ts';
import {
  negotiateLanguage,
  allowMethods,
  tagOperation,
  contextOf,
  versionedPaths,
} from './middleware.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { NOWCAST_STEP_MS } from '../weather/nowcast.ts';

interface RouteOptions {
  clock: () => Date;
  /** What comes before an answer, whether it is made or kept. */
  guards: readonly RequestHandler[];
  /** Whether answers are for those alone who have a key. */
  isPrivate: boolean;
  /** Milliseconds that an answer may take. */
  timeoutMs: number;
  limiter: Limiter;
  /** Whether a request is the skill's own, which never waits for others. */
  isPreferred: (request: Request) => boolean;
}

/** The operations of the contract over HTTP. */
export interface ServiceRoutes {
  /** Sends what is kept: it comes before all that only other answers need, and needs no route. */
  cachedRoutes: Router;
  /** One GET route for each operation. */
  routes: Router;
}

export function createServiceRoutes(
  answers: OperationHandlers,
  options: RouteOptions,
): ServiceRoutes {
  const { clock, guards, isPrivate, timeoutMs, limiter, isPreferred } = options;
  const kept = createResponseCache();
  const share = createCoalescer<CachedResponse>();
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;
  const nowByClock = () => clock().getTime();

  const find: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead && kept.get(cacheKey(request, negotiateLanguage(request)), nowByClock());
    if (!found) return next('router');
    response.locals['answer'] = found;
    const context = contextOf(response);
    if (context) context.operation = found.operation;
    next();
  };

  const sendFound: RequestHandler<object, unknown, unknown, object, { answer: CachedResponse }> = (
    request,
    response,
  ) => sendResponse(request, response, response.locals.answer, scope, nowByClock());

  function route<Id extends OperationId>(id: Id, by: Pick<OperationHandlers, Id>): RequestHandler {
    return async (request, response) => {
      const question = cacheKey(request, negotiateLanguage(request));
      const isOwn = isPreferred(request);
      // The skill's own call must not wait in the queue with another's.
      const answer = await share(`${isOwn} ${question}`, async () =>
        make(id, by, request, isOwn ? limiter.runPreferred : limiter.run),
      );
      kept.set(question, answer);
      sendResponse(request, response, answer, scope, nowByClock());
    };
  }

  async function make<Id extends OperationId>(
    id: Id,
    by: Pick<OperationHandlers, Id>,
    request: Request,
    limit: RunLimited,
  ): Promise<CachedResponse> {
    const language = negotiateLanguage(request);
    const given = { ...request.query, ...request.params };
    let now = NaN;
    const body = await executeOperation(
      { id, rawParameters: given, language },
      by,
      timeoutMs,
      async (task) =>
        limit(async (waitedMs) => {
          now = nowByClock();
          return task(waitedMs);
        }),
    );
    return createCachedResponse(id, body, { language, vary, now });
  }

  const ofKept = Router();
  ofKept.use(find, ...guards, sendFound);
  const made = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    made
      .route(versionedPaths(path))
      .all(tagOperation(id), ...guards)
      .get(route(id, answers))
      .all(allowMethods('GET', 'HEAD'));
  }
  return { cachedRoutes: ofKept, routes: made };
}

/** With all headers at once: node then writes them as they are, without keeping each. */
function sendResponse(
  { headers }: Pick<Request, 'headers'>,
  response: Response,
  answer: CachedResponse,
  scope: string,
  now: number,
): void {
  const context = contextOf(response);
  const seconds = Math.max(0, Math.floor((answer.expiresAt - now) / 1000));
  const all: Record<string, string | number> = {
    ...answer.headers,
    'cache-control': `${scope}, max-age=${seconds}`,
    ...(context && { 'x-trace-id': context.trace }),
  };
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, all).end();
    return;
  }
  all['content-type'] = 'application/json; charset=utf-8';
  all['content-length'] = answer.bytes.length;
  response.writeHead(200, all).end(answer.bytes);
}

/** What makes two requests the same. */
function cacheKey({ originalUrl }: Request, tag: string): string {
  return `${tag} ${originalUrl}`;
}

/** An answer as it is sent. */
interface CachedResponse {
  operation: OperationId;
  bytes: Buffer;
  /** `W/"…"`: the same text, compressed or not. */
  etag: string;
  /** Those that stay the same while the answer is kept. */
  headers: Record<string, string>;
  /** Epoch milliseconds. */
  createdAt: number;
  expiresAt: number;
}

/** Answers that are asked for again while they are fresh. */
interface ResponseCache {
  /** Undefined where there is none that is fresh at an instant. */
  get(question: string, now: number): CachedResponse | undefined;
  set(question: string, answer: CachedResponse): void;
}

/** Bytes of all of them together; an answer has one to ten thousand, a forecast by hours two hundred thousand. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** What an entry takes beside its bytes, more or less. */
const ENTRY_OVERHEAD_BYTES = 1000;

function createResponseCache(): ResponseCache {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }, question) => bytes.length + question.length + ENTRY_OVERHEAD_BYTES,
  });
  return {
    get(question, now) {
      const answer = kept.get(question);
      return answer && answer.createdAt <= now && now < answer.expiresAt ? answer : undefined;
    },
    set: (question, answer) => void kept.set(question, answer),
  };
}

function createCachedResponse(
  operation: OperationId,
  body: object,
  { language, vary, now }: { language: string; vary: string; now: number },
): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  // By its text: the same answer has the same one, whenever it was made.
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

/** Whether a caller has the answer with a tag: `If-None-Match` holds one or several, or `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => [etag, etag.slice(2), '*'].includes(tag.trim()));
}

/** Texts speak of now, today and hours of the clock, which change on the quarter in any zone. */
const QUARTER_HOUR_MS = HOUR_MS / 4;

/** A run that is late may come at any time. */
const LATE_RUN_INTERVAL_MS = MINUTE_MS;

/**
 * Where an answer does not say when newer data are to be expected. There is a radar run every five
 * minutes, and what is said of it counts minutes from now; a pollen file comes within five minutes of
 * its time, a warning at any. Stations report every ten minutes.
 */
const UPDATE_INTERVALS_MS: Partial<Record<OperationId, number>> = {
  precipitationNextHour: MINUTE_MS,
  pollenTextByCoordinates: 5 * MINUTE_MS,
  pollenTextByZip: 5 * MINUTE_MS,
  warningById: MINUTE_MS,
  activeWarningsByWarncell: MINUTE_MS,
  activeWarningsByCoordinates: MINUTE_MS,
  activeWarningsByLocation: MINUTE_MS,
  nowcastByCoordinates: MINUTE_MS,
  nowcastByLocation: MINUTE_MS,
  pollenByCoordinates: 5 * MINUTE_MS,
  pollenByLocation: 5 * MINUTE_MS,
  weatherStations: 10 * MINUTE_MS,
  weatherStationById: 10 * MINUTE_MS,
  closestWeatherStation: 10 * MINUTE_MS,
};

/** Forecasts do, and forecast2 by another name. */
const NextUpdate = z.object({
  nextUpdate: z.string().optional(),
  metadata: z.object({ next_update: z.string() }).optional(),
});

/** Epoch milliseconds until which an answer of now is as good as one that is made then. */
function computeExpiry(id: OperationId, body: object, now: number): number {
  if (id === 'precipitationNextHour' && !isFromRadar(body)) return now;
  const rhythm = UPDATE_INTERVALS_MS[id] ?? QUARTER_HOUR_MS;
  return Math.min(
    endOfInterval(rhythm, now),
    endOfInterval(QUARTER_HOUR_MS, now),
    parseNextUpdate(body, now),
  );
}

/** Where the forecast stands in for the radar, that may be there the next moment. */
function isFromRadar(body: object): boolean {
  return (
    'items' in body && Array.isArray(body.items) && body.items.length === HOUR_MS / NOWCAST_STEP_MS
  );
}

function parseNextUpdate(body: object, now: number): number {
  const { nextUpdate: said, metadata } = NextUpdate.safeParse(body).data ?? {};
  const nextUpdate = Date.parse(said ?? metadata?.next_update ?? '');
  if (Number.isNaN(nextUpdate)) return Infinity;
  return nextUpdate > now ? nextUpdate : now + LATE_RUN_INTERVAL_MS;
}

function endOfInterval(period: number, now: number): number {
  return now - (now % period) + period;
}
