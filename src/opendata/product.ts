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
  /** Radar in a forecast: without it, the hours are those of the forecast alone. */
  radarHoursMs: number;
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
  radarHoursMs: 1500,
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
