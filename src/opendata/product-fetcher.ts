import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { noCache, type CacheEntry } from './cache/cache.ts';
import { SOURCE_TIMEOUTS, withTimeout } from './timeouts.ts';
import type { CachedFile, FetchOptions, Product } from './product.ts';
import { OpenDataError, stripQuery, type FileResponse, type Resource } from './server.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';

/**
 * Fetches a decoded file; undefined if the server has none. Files are cached until a newer one is
 * expected. If the server fails then, they are served stale for a while. Concurrent calls share one
 * download and its error.
 *
 * @throws {OpenDataError} if the server or the decoder fails and there is no stale file
 */
export type FetchProduct<T> = (resource: Resource) => Promise<T | undefined>;

/** Decoded stations are about 50 KB each. */
const MAX_CACHED_FILES = 500;

interface CachedFailure {
  cause: unknown;
  fetchedAt: number;
  staleAt: number;
}

interface InFlightRevalidation<T> {
  revalidated: Promise<CachedFile<T>>;
  /** Resolves to undefined on errors and on timeout. */
  soon: Promise<CachedFile<T> | undefined>;
}

/** Caches decoded files in memory and revalidates them with `createRevalidator`. */
export function createProductFetcher<T>(
  product: Product<T>,
  options: FetchOptions,
): FetchProduct<T> {
  const revalidate = createRevalidator(product, options);
  const files = new LRUCache<string, CachedFile<T>>({ max: MAX_CACHED_FILES });
  const failures = new LRUCache<string, CachedFailure>({ max: MAX_CACHED_FILES });
  const inFlight = new Map<string, InFlightRevalidation<T>>();
  const { rarelyNewerFileMs, newerFileMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const timeoutMs = product.staleWhileRevalidate ? rarelyNewerFileMs : newerFileMs;

  async function get(resource: Resource): Promise<T | undefined> {
    const key = resource.host + resource.path;
    const cached = files.get(key);
    if (cached && isFresh(cached.entry, now())) return cached.value;
    const failure = failures.get(key);
    if (failure && isFresh(failure, now())) throw failure.cause;
    const { revalidated, soon } = inFlight.get(key) ?? startRevalidation(key, resource, cached);
    if (cached && now() < cached.entry.expiresAt) return ((await soon) ?? cached).value;
    return (await revalidated).value;
  }

  function startRevalidation(
    key: string,
    resource: Resource,
    cached: CachedFile<T> | undefined,
  ): InFlightRevalidation<T> {
    const revalidated = revalidateAndCache(key, resource, cached).finally(() =>
      inFlight.delete(key),
    );
    const soon = withTimeout(
      revalidated.catch(() => undefined),
      timeoutMs,
    );
    const revalidation = { revalidated, soon };
    inFlight.set(key, revalidation);
    return revalidation;
  }

  async function revalidateAndCache(
    key: string,
    resource: Resource,
    cached: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    try {
      const newest = await revalidate(resource, cached);
      files.set(key, newest);
      failures.delete(key);
      return newest;
    } catch (cause) {
      const fetchedAt = now();
      // The first failure may be transient: the next call retries at once.
      const isFirst = !cached && !failures.has(key);
      failures.set(key, {
        cause,
        fetchedAt,
        staleAt: fetchedAt + (isFirst ? 0 : FAILURE_RETRY_MS),
      });
      throw cause;
    }
  }

  function now(): number {
    return options.clock().getTime();
  }

  return get;
}

/** Tolerated difference between the clocks of machines that share a cache. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;

/** Whether an entry is fresh; one fetched in the future is not, because a clock has jumped. */
export function isFresh(
  { fetchedAt, staleAt }: Pick<CacheEntry, 'fetchedAt' | 'staleAt'>,
  now: number,
): boolean {
  return fetchedAt - MAX_CLOCK_SKEW_MS <= now && now < staleAt;
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

const LATE_RETRY_MS = 5 * MINUTE_MS;
const MISSING_RETRY_MS = HOUR_MS;
const FAILURE_RETRY_MS = MINUTE_MS;

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
