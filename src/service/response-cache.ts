import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { OperationId } from '../contract/operations.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { contextOf } from '../telemetry/request-log.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { NOWCAST_STEP_MS } from '../weather/nowcast.ts';

/** An answer, ready to send. */
export interface CachedResponse {
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

export function createResponseCache(): ResponseCache {
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

export function createCachedResponse(
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

/** Writes all headers at once: Node then sends them without storing each. */
export function sendResponse(
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

/** Texts mention now, today and hours; these change on a quarter of an hour in every time zone. */
const QUARTER_HOUR_MS = HOUR_MS / 4;

/** A late run may arrive at any time. */
const LATE_RUN_INTERVAL_MS = MINUTE_MS;

/**
 * Update intervals of answers. Radar runs arrive every five minutes, but at any minute, and texts count
 * minutes from now: all answers that radar has a part in change at once, so that they agree. Pollen files
 * arrive within five minutes of their scheduled time, warnings at any time; stations report every ten
 * minutes.
 */
const UPDATE_INTERVALS_MS: Partial<Record<OperationId, number>> = {
  precipitationNextHour: MINUTE_MS,
  forecastNextThreeHours: MINUTE_MS,
  forecastHours: MINUTE_MS,
  forecastDayPart: MINUTE_MS,
  forecastDays: MINUTE_MS,
  forecastWeekend: MINUTE_MS,
  forecastNextThreeDays: MINUTE_MS,
  forecastByCoordinates: MINUTE_MS,
  forecastByLocation: MINUTE_MS,
  forecastSummaryByCoordinates: MINUTE_MS,
  forecastSpacesByCoordinates: MINUTE_MS,
  hourlyForecastByCoordinates: MINUTE_MS,
  forecast2ByCoordinates: MINUTE_MS,
  forecast2ByLocation: MINUTE_MS,
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
  pastReadingsByCoordinates: 10 * MINUTE_MS,
};

/** The next update, as forecasts and forecast2 name it. */
const NextUpdate = z.object({
  nextUpdate: z.string().optional(),
  metadata: z.object({ next_update: z.string() }).optional(),
});

/** Epoch milliseconds until which an answer created now stays up to date. */
function computeExpiry(id: OperationId, body: object, now: number): number {
  if (id === 'precipitationNextHour' && !isFromRadar(body)) return now;
  const interval = UPDATE_INTERVALS_MS[id] ?? QUARTER_HOUR_MS;
  return Math.min(
    endOfInterval(interval, now),
    endOfInterval(QUARTER_HOUR_MS, now),
    parseNextUpdate(body, now),
  );
}

/** False if the answer falls back to the forecast: radar may be available the next moment. */
function isFromRadar(body: object): boolean {
  return (
    'items' in body && Array.isArray(body.items) && body.items.length === HOUR_MS / NOWCAST_STEP_MS
  );
}

function parseNextUpdate(body: object, now: number): number {
  const { nextUpdate, metadata } = NextUpdate.safeParse(body).data ?? {};
  const instant = Date.parse(nextUpdate ?? metadata?.next_update ?? '');
  if (Number.isNaN(instant)) return Infinity;
  return instant > now ? instant : now + LATE_RUN_INTERVAL_MS;
}

function endOfInterval(period: number, now: number): number {
  return now - (now % period) + period;
}

/** Shares one call of `make` between concurrent calls with the same key. */
interface Coalescer<T> {
  share: (key: string, make: () => Promise<T>) => Promise<T>;
  isInFlight: (key: string) => boolean;
}

export function createCoalescer<T>(): Coalescer<T> {
  const inFlight = new Map<string, Promise<T>>();
  return {
    async share(key, make) {
      const shared = inFlight.get(key);
      if (shared) return shared;
      const result = make().finally(() => inFlight.delete(key));
      inFlight.set(key, result);
      return result;
    },
    isInFlight: (key) => inFlight.has(key),
  };
}
