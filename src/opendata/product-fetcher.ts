import { LRUCache } from 'lru-cache';
import { isFresh } from './cache/cache.ts';
import { withTimeout } from '../time/timeout.ts';
import {
  FAILURE_RETRY_MS,
  SOURCE_TIMEOUTS,
  createRevalidator,
  type FetchOptions,
  type CachedFile,
  type Product,
} from './revalidate.ts';
import type { Resource } from './server.ts';

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
