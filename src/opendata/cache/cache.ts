import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Logger } from 'pino';
import type { Validators, Resource } from '../server.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';

/** Metadata of a cached file. Times are epoch milliseconds. */
export interface CacheEntry extends Validators {
  /** Identifies the download, so that a process does not decode the same bytes twice. */
  version: string;
  /** Number of bytes; undefined if the server has no such file. */
  size?: number | undefined;
  /** Time of the last request to the server. */
  fetchedAt: number;
  /** When to revalidate the file. */
  staleAt: number;
  /** Until when the file may be served stale; caches drop it then. */
  expiresAt: number;
}

/** Releases a lock in the background. */
export type ReleaseLock = () => void;

/**
 * Cache of downloads for several processes or several starts of one. It never throws and never blocks
 * for long: on errors it behaves like an empty cache.
 */
export interface ProductCache {
  find(resource: Resource): Promise<CacheEntry | undefined>;
  /** Returns undefined if another entry has replaced this one. */
  readBody(resource: Resource, entry: CacheEntry): Promise<Uint8Array | undefined>;
  /** Replaces the cached file; without a body, the entry says that the file is missing. */
  put(resource: Resource, entry: CacheEntry, body?: Uint8Array): Promise<void>;
  /** Updates the times of an entry unless another one has replaced it. */
  touch(resource: Resource, entry: CacheEntry): Promise<void>;
  /**
   * Acquires the right to download a file; undefined while another process has it. The lock of a dead
   * process expires soon; on cache errors, every process gets the lock.
   */
  acquireLock(resource: Resource): Promise<ReleaseLock | undefined>;
  close(): Promise<void>;
}

/** Release function of a cache without locks. */
export const releaseNothing: ReleaseLock = () => undefined;

/** A directory, or the URL of a Redis. Errors never repeat the URL, which can hold a password. */
export const cacheLocation = z
  .string()
  .refine(
    (location) => !location.includes('://') || isRedisAddress(location),
    'must be a directory or an address like redis://host:6379 or rediss://host:6379/0',
  );

function isRedisAddress(text: string): boolean {
  const { protocol, hostname, pathname } = URL.parse(text) ?? {};
  return (
    (protocol === 'redis:' || protocol === 'rediss:') &&
    hostname !== '' &&
    /^(\/\d*)?$/.test(pathname ?? '')
  );
}

/** No cache: a single process already caches its decoded files in memory. */
export const noCache: ProductCache = {
  find: async () => undefined,
  readBody: async () => undefined,
  put: async () => undefined,
  touch: async () => undefined,
  acquireLock: async () => releaseNothing,
  close: async () => undefined,
};

const StoredEntry = z.lazy(() =>
  z.object({
    version: z.string(),
    size: z.int().optional(),
    fetchedAt: z.number(),
    staleAt: z.number(),
    expiresAt: z.number(),
    etag: z.string().optional(),
    lastModified: z.string().optional(),
  }),
);

/** Upper limit for entries that never expire, from the last request on. */
const MAX_ENTRY_AGE_MS = 400 * DAY_MS;

/** Formats an entry as JSON. */
export function formatEntry(entry: CacheEntry): string {
  const expiresAt = computeEntryExpiry(entry);
  const staleAt = Math.min(entry.staleAt, expiresAt);
  return JSON.stringify({ ...entry, staleAt, expiresAt });
}

/** Returns undefined for an invalid entry. */
export function parseEntry(text: string): CacheEntry | undefined {
  try {
    return StoredEntry.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** When a cache may drop an entry, epoch milliseconds. */
export function computeEntryExpiry({ fetchedAt, expiresAt }: CacheEntry): number {
  return Math.min(expiresAt, fetchedAt + MAX_ENTRY_AGE_MS);
}

/**
 * Computes the checksum of cached data, eight hexadecimal digits. It includes the resource, so that
 * data of another resource do not match. CRC-32 takes 0.2 ms per mebibyte, SHA-1 and SHA-256 take
 * three times as long.
 */
export function computeDownloadChecksum(
  { host, path }: Resource,
  ...parts: readonly (string | Uint8Array)[]
): string {
  const sum = parts.reduce<number>(
    (before, part) => crc32(part, before),
    crc32(`${host} ${path}\n`),
  );
  return sum.toString(16).padStart(8, '0');
}

/** Logs an outage once, and its end once. */
export interface OutageLog {
  /** @param task the failed task; each task recovers separately */
  reportFailure(task: string, error: unknown): void;
  /** @param task the task that works again; default all */
  reportSuccess(task?: string): void;
}

export function createOutageLog(log: Logger): OutageLog {
  const failing = new Set<string>();
  return {
    reportFailure(task, error) {
      if (failing.size === 0) {
        const message =
          'The open-data cache is unavailable; downloading files from the open-data server';
        log.warn({ reason: describeReason(error) }, message);
      }
      failing.add(task);
    },
    reportSuccess(task) {
      if (failing.size === 0) return;
      if (task === undefined) failing.clear();
      else failing.delete(task);
      if (failing.size === 0) log.info('The open-data cache is available again');
    },
  };
}

/** `ECONNREFUSED`, `ENOSPC`, or `OOM` of Redis; never the message, which may contain addresses. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.constructor.name;
}

/**
 * Creates a function that logs damaged cache entries, as a warning at most once an hour: after a
 * change of the format, all entries are damaged.
 *
 * @returns function that takes the name of the entry
 */
export function createDamageReporter(log: Logger, clock: () => Date): (name: string) => void {
  let lastWarningAt = -Infinity;
  return (name) => {
    const now = clock().getTime();
    const hasWarned = Math.abs(now - lastWarningAt) < HOUR_MS;
    if (!hasWarned) lastWarningAt = now;
    log[hasWarned ? 'debug' : 'warn']({ name }, 'Damaged cache file; downloading it again');
  };
}
