import { LRUCache } from 'lru-cache';
import { isFresh } from './cache/cache.ts';
import { withTimeout } from '../time/timeout.ts';
import {
  FAILURE_RETRY_MS,
  createRevalidator,
  type FetchOptions,
  type CachedFile,
  type Product,
} from './revalidate.ts';
import type { Resource } from './server.ts';

export type { FetchOptions, Product } from './revalidate.ts';

/**
 * Gives the decoded file, or undefined where the server has none. Files are kept until a newer one
 * is to be expected, and serve on for a while where the server fails then; many askers at once share
 * one download, or one failure.
 *
 * @throws {OpenDataError} when the server fails, or the file cannot be decoded, and nothing serves on
 */
export type FetchProduct<T> = (resource: Resource) => Promise<T | undefined>;

/** Decoded stations are about 50 KB each. */
const MAX_CACHED_FILES = 500;

/** So long is waited for a newer file where one is known that serves on, milliseconds. */
const REVALIDATE_TIMEOUT_MS = 1000;
const BACKGROUND_REVALIDATE_TIMEOUT_MS = 200;

interface CachedFailure {
  cause: unknown;
  fetchedAt: number;
  staleAt: number;
}

interface InFlightRevalidation<T> {
  revalidated: Promise<CachedFile<T>>;
  /** Undefined where it fails, or one's patience has ended. */
  soon: Promise<CachedFile<T> | undefined>;
}

/** Keeps what it decoded, for the process alone; the way to it is that of `createRenewal`. */
export function createProductFetcher<T>(
  product: Product<T>,
  options: FetchOptions,
): FetchProduct<T> {
  const renew = createRevalidator(product, options);
  const kept = new LRUCache<string, CachedFile<T>>({ max: MAX_CACHED_FILES });
  const failures = new LRUCache<string, CachedFailure>({ max: MAX_CACHED_FILES });
  const underway = new Map<string, InFlightRevalidation<T>>();
  const patience = product.staleWhileRevalidate
    ? BACKGROUND_REVALIDATE_TIMEOUT_MS
    : REVALIDATE_TIMEOUT_MS;

  async function get(resource: Resource): Promise<T | undefined> {
    const key = resource.host + resource.path;
    const known = kept.get(key);
    if (known && isFresh(known.entry, now())) return known.value;
    const failure = failures.get(key);
    if (failure && isFresh(failure, now())) throw failure.cause;
    const { revalidated, soon } = underway.get(key) ?? start(key, resource, known);
    if (known && now() < known.entry.expiresAt) return ((await soon) ?? known).value;
    return (await revalidated).value;
  }

  function start(
    key: string,
    resource: Resource,
    known: CachedFile<T> | undefined,
  ): InFlightRevalidation<T> {
    const revalidated = keep(key, resource, known).finally(() => underway.delete(key));
    const soon = withTimeout(
      revalidated.catch(() => undefined),
      patience,
    );
    const running = { revalidated, soon };
    underway.set(key, running);
    return running;
  }

  async function keep(
    key: string,
    resource: Resource,
    known: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    try {
      const renewed = await renew(resource, known);
      kept.set(key, renewed);
      failures.delete(key);
      return renewed;
    } catch (cause) {
      const fetchedAt = now();
      // What never was there may have failed by chance: it is tried once more for the next asker.
      const isFirst = !known && !failures.has(key);
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
