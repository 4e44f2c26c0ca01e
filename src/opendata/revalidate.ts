import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFresh, noCache, type CacheEntry, type ProductCache } from './cache/cache.ts';
import {
  OpenDataError,
  stripQuery,
  type OpenDataServer,
  type FileResponse,
  type Resource,
} from './server.ts';
import { MINUTE_MS, HOUR_MS } from '../time/units.ts';

/** A type of file: its decoder and its freshness. */
export interface Product<T> {
  decode(body: Uint8Array): T | Promise<T>;
  /** When to expect a newer file, epoch milliseconds; `now` is the time of the download. */
  staleAt(value: T, now: number): number;
  /** Until when the file may be served stale if the server fails, epoch milliseconds. */
  expiresAt(value: T, now: number): number;
  /** Retry interval of a late file; default five minutes. */
  lateRetryMs?: number;
  /** Retry interval of a missing file; default one hour. */
  missingRetryMs?: number;
  /**
   * For files that change rarely: the cached file is served stale while revalidation is slow, and if
   * the server no longer has the file.
   */
  staleWhileRevalidate?: true;
}

/** A cached file; its value is undefined if the server has no such file. */
export interface CachedFile<T> {
  value: T | undefined;
  entry: CacheEntry;
  /** Why revalidation failed, if the file is served stale. */
  failure?: unknown;
}

/**
 * Fetches the newest version of a file.
 *
 * @param cached the stale file, if there is one
 * @throws {OpenDataError} if the server or the decoder fails and there is no stale file to serve
 */
export type Revalidate<T> = (
  resource: Resource,
  cached: CachedFile<T> | undefined,
) => Promise<CachedFile<T>>;

/** How long an answer waits for data, milliseconds. What arrives later serves the next answer. */
export interface SourceTimeouts {
  /** A whole download. */
  downloadMs: number;
  /** Decoding a file in a worker: it takes up to a second, and ten on a slow machine. */
  decodeMs: number;
  /** The download of the same file by another process. */
  lockMs: number;
  /** A newer file, before the stale one is used. */
  newerFileMs: number;
  /** The same for files that change rarely. */
  rarelyNewerFileMs: number;
  /** The list of stations, and the text of the lexicon before its web page is requested too. */
  stationListMs: number;
  /** SYNOP reports, before the archives of a station are read without them. */
  reportsMs: number;
  /** What completes a reading: today's rain, archives, closer stations. */
  completionMs: number;
  /** Radar and the other optional sources of a nowcast. */
  nowcastMs: number;
  /** Warnings in a forecast: icons do not justify a long wait. */
  warningIconsMs: number;
  /** The name of the area of warnings. */
  warningAreaMs: number;
  /** The postcodes of a place. */
  postcodesMs: number;
}

/** What an answer waits for besides its forecast fits into an operation, which has 5500 ms. */
export const SOURCE_TIMEOUTS: SourceTimeouts = {
  downloadMs: 6000,
  decodeMs: 10_000,
  lockMs: 3000,
  newerFileMs: 1000,
  rarelyNewerFileMs: 200,
  stationListMs: 1500,
  reportsMs: 2500,
  completionMs: 2000,
  nowcastMs: 3500,
  warningIconsMs: 1500,
  warningAreaMs: 2000,
  postcodesMs: 2000,
};

export interface FetchOptions {
  server: OpenDataServer;
  clock: () => Date;
  /** Shared cache; without one, each process caches its own files. */
  cache?: ProductCache;
  timeouts?: SourceTimeouts | undefined;
}

const LATE_RETRY_MS = 5 * MINUTE_MS;
const MISSING_RETRY_MS = HOUR_MS;
export const FAILURE_RETRY_MS = MINUTE_MS;

/** How long a missing file counts as missing if the server fails. */
const MISSING_EXPIRY_MS = 6 * HOUR_MS;

const LOCK_POLL_MS = 50;

const NOT_MODIFIED: FileResponse = { status: 304 };

/** Revalidates from the shared cache, else from the server; a lock admits one process at a time. */
export function createRevalidator<T>(
  product: Product<T>,
  { server, clock, cache = noCache, timeouts = SOURCE_TIMEOUTS }: FetchOptions,
): Revalidate<T> {
  async function revalidate(
    resource: Resource,
    cached: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    const waitUntil = performance.now() + timeouts.lockMs;
    let newest = cached;
    for (;;) {
      const release = await cache.acquireLock(resource);
      try {
        newest = await loadCached(resource, newest);
        if (newest && isFresh(newest.entry, now())) return newest;
        if (release || performance.now() >= waitUntil) return await download(resource, newest);
      } finally {
        release?.();
      }
      await sleep(LOCK_POLL_MS);
    }
  }

  /** Returns the file of the shared cache if it is newer. */
  async function loadCached(
    resource: Resource,
    cached: CachedFile<T> | undefined,
  ): Promise<CachedFile<T> | undefined> {
    const entry = await cache.find(resource);
    if (!entry || (cached && entry.fetchedAt <= cached.entry.fetchedAt)) return cached;
    if (entry.version === cached?.entry.version) return { value: cached.value, entry };
    if (entry.size === undefined) {
      return canServeStale(cached) ? cached : { value: undefined, entry };
    }
    const body = await cache.readBody(resource, entry);
    // Ignore files that this version cannot decode.
    const value = body && (await decode(body).catch(() => undefined));
    return value === undefined ? cached : { value, entry };
  }

  async function download(
    resource: Resource,
    stale: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    const fetchedAt = now();
    try {
      const response = await request(resource, stale);
      if (response.status === 304) return await touchCached(resource, stale, fetchedAt);
      return await decodeAndCache(resource, response, fetchedAt);
    } catch (failure) {
      if (!stale || now() >= stale.entry.expiresAt) throw failure;
      return serveStale(resource, stale, failure);
    }
  }

  async function request(
    resource: Resource,
    stale: CachedFile<T> | undefined,
  ): Promise<FileResponse> {
    const response = await server.get(resource, stale?.entry);
    return response.status === 404 && canServeStale(stale) ? NOT_MODIFIED : response;
  }

  async function decodeAndCache(
    resource: Resource,
    response: Exclude<FileResponse, { status: 304 }>,
    fetchedAt: number,
  ): Promise<CachedFile<T>> {
    const version = randomUUID();
    if (response.status === 404) {
      const entry = { version, ...computeTimes(undefined, fetchedAt) };
      await cache.put(resource, entry);
      return { value: undefined, entry };
    }
    const { body, etag, lastModified } = response;
    const value = await decode(body);
    const times = computeTimes(value, fetchedAt);
    const entry = { version, size: body.length, etag, lastModified, ...times };
    await cache.put(resource, entry, body);
    return { value, entry };
  }

  async function touchCached(
    resource: Resource,
    stale: CachedFile<T> | undefined,
    fetchedAt: number,
  ): Promise<CachedFile<T>> {
    if (!stale) {
      const file = stripQuery(resource.path);
      throw new OpenDataError(`The open-data server answered 304 for ${file}, which is not cached`);
    }
    const entry = { ...stale.entry, ...computeTimes(stale.value, fetchedAt) };
    await cache.touch(resource, entry);
    return { value: stale.value, entry };
  }

  async function serveStale(
    resource: Resource,
    { value, entry }: CachedFile<T>,
    failure: unknown,
  ): Promise<CachedFile<T>> {
    const fetchedAt = now();
    const staleAt = Math.min(fetchedAt + FAILURE_RETRY_MS, entry.expiresAt);
    const touched = { ...entry, fetchedAt, staleAt };
    await cache.touch(resource, touched);
    return { value, entry: touched, failure };
  }

  function computeTimes(
    value: T | undefined,
    fetchedAt: number,
  ): Pick<CacheEntry, 'fetchedAt' | 'staleAt' | 'expiresAt'> {
    if (value === undefined) {
      const staleAt = fetchedAt + (product.missingRetryMs ?? MISSING_RETRY_MS);
      return { fetchedAt, staleAt, expiresAt: fetchedAt + MISSING_EXPIRY_MS };
    }
    const retryLateAt = fetchedAt + (product.lateRetryMs ?? LATE_RETRY_MS);
    const staleAt = Math.max(product.staleAt(value, fetchedAt), retryLateAt);
    const expiresAt = Math.max(product.expiresAt(value, fetchedAt), staleAt);
    return { fetchedAt, staleAt, expiresAt };
  }

  async function decode(body: Uint8Array): Promise<T> {
    return product.decode(body);
  }

  function canServeStale(cached: CachedFile<T> | undefined): boolean {
    return product.staleWhileRevalidate === true && cached?.value !== undefined;
  }

  function now(): number {
    return clock().getTime();
  }

  return revalidate;
}
