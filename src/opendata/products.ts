import { LRUCache } from 'lru-cache';
import { isFresh } from './cache/cache.ts';
import { inTime } from './in-time.ts';
import {
  ASK_FAILED_EVERY,
  createRenewal,
  type FetchOptions,
  type Known,
  type Product,
} from './renewal.ts';
import type { Resource } from './server.ts';

export type { FetchOptions, Product } from './renewal.ts';

/**
 * Gives the decoded file, or undefined where the server has none. Files are kept until a newer one
 * is to be expected, and serve on for a while where the server fails then; many askers at once share
 * one download, or one failure.
 *
 * @throws {OpenDataError} when the server fails, or the file cannot be decoded, and nothing serves on
 */
export type Fetch<T> = (resource: Resource) => Promise<T | undefined>;

/** Decoded stations are about 50 KB each. */
const MOST_KEPT = 500;

/** So long is waited for a newer file where one is known that serves on, milliseconds. */
const PATIENCE = 1000;
const PATIENCE_WITH_LASTING = 200;

interface Failure {
  cause: unknown;
  askedAt: number;
  askAgainAt: number;
}

interface Underway<T> {
  renewed: Promise<Known<T>>;
  /** Undefined where it fails, or one's patience has ended. */
  soon: Promise<Known<T> | undefined>;
}

/** Keeps what it decoded, for the process alone; the way to it is that of `createRenewal`. */
export function fetchProduct<T>(product: Product<T>, options: FetchOptions): Fetch<T> {
  const renew = createRenewal(product, options);
  const kept = new LRUCache<string, Known<T>>({ max: MOST_KEPT });
  const failures = new LRUCache<string, Failure>({ max: MOST_KEPT });
  const underway = new Map<string, Underway<T>>();
  const patience = product.lasting ? PATIENCE_WITH_LASTING : PATIENCE;

  async function get(resource: Resource): Promise<T | undefined> {
    const key = resource.host + resource.path;
    const known = kept.get(key);
    if (known && isFresh(known.entry, now())) return known.value;
    const failure = failures.get(key);
    if (failure && isFresh(failure, now())) throw failure.cause;
    const { renewed, soon } = underway.get(key) ?? start(key, resource, known);
    if (known && now() < known.entry.usableUntil) return ((await soon) ?? known).value;
    return (await renewed).value;
  }

  function start(key: string, resource: Resource, known: Known<T> | undefined): Underway<T> {
    const renewed = keep(key, resource, known).finally(() => underway.delete(key));
    const soon = inTime(
      renewed.catch(() => undefined),
      patience,
    );
    const running = { renewed, soon };
    underway.set(key, running);
    return running;
  }

  async function keep(
    key: string,
    resource: Resource,
    known: Known<T> | undefined,
  ): Promise<Known<T>> {
    try {
      const renewed = await renew(resource, known);
      kept.set(key, renewed);
      failures.delete(key);
      return renewed;
    } catch (cause) {
      const askedAt = now();
      // What never was there may have failed by chance: it is tried once more for the next asker.
      const isFirst = !known && !failures.has(key);
      failures.set(key, { cause, askedAt, askAgainAt: askedAt + (isFirst ? 0 : ASK_FAILED_EVERY) });
      throw cause;
    }
  }

  function now(): number {
    return options.clock().getTime();
  }

  return get;
}
