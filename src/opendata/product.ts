import type { SourceTimeouts } from './timeouts.ts';
import type { CacheEntry, ProductCache } from './cache/cache.ts';
import type { OpenDataServer } from './server.ts';

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

export interface FetchOptions {
  server: OpenDataServer;
  clock: () => Date;
  /** Shared cache; without one, each process caches its own files. */
  cache?: ProductCache;
  timeouts?: SourceTimeouts | undefined;
}
