import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Logger } from 'pino';
import type { Validators, Resource } from '../server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/units.ts';

/** What is known of a file, apart from its bytes. Times are epoch milliseconds. */
export interface CacheEntry extends Validators {
  /** Names the download: who has decoded its bytes need not read them again. */
  version: string;
  /** Number of bytes; undefined where the server has no such file, which is worth knowing, too. */
  size?: number | undefined;
  /** When the server was asked last. */
  fetchedAt: number;
  /** From then on it is to be asked again. */
  staleAt: number;
  /** Until then it serves on where the server fails, and from then on it is in no cache. */
  expiresAt: number;
}

/** Gives a claim back, which nobody need wait for. */
export type ReleaseLock = () => void;

/**
 * Downloaded files, for more than one process or more than one start of it. It never throws and never
 * keeps anyone waiting for long: where it fails it is as if nothing were in it.
 */
export interface ProductCache {
  find(resource: Resource): Promise<CacheEntry | undefined>;
  /** Undefined where another entry has taken the place of this one. */
  readBody(resource: Resource, entry: CacheEntry): Promise<Uint8Array | undefined>;
  /** Takes the place of what is there; without a body it is the entry of a file that is missing. */
  put(resource: Resource, entry: CacheEntry, body?: Uint8Array): Promise<void>;
  /** Gives an entry new times where it still is the one that is there. */
  touch(resource: Resource, entry: CacheEntry): Promise<void>;
  /**
   * The right to ask the server, which one at a time has of all who share the cache; undefined while
   * another has it. Who dies with it loses it soon; where the cache fails, everyone gets it.
   */
  acquireLock(resource: Resource): Promise<ReleaseLock | undefined>;
  close(): Promise<void>;
}

/** Clocks of machines that share a cache may differ by so much, milliseconds. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;

/** Whether the server need not be asked; what was asked for in the future says that a clock jumped. */
export function isFresh(
  { fetchedAt, staleAt }: Pick<CacheEntry, 'fetchedAt' | 'staleAt'>,
  now: number,
): boolean {
  return fetchedAt - MAX_CLOCK_SKEW_MS <= now && now < staleAt;
}

/** What there is to give back where nobody else could claim it. */
export const releaseNothing: ReleaseLock = () => undefined;

/**
 * The cache of a process alone, which keeps its files decoded already: it holds nothing beside them.
 */
export const noCache: ProductCache = {
  find: async () => undefined,
  readBody: async () => undefined,
  put: async () => undefined,
  touch: async () => undefined,
  acquireLock: async () => releaseNothing,
  close: async () => undefined,
};

const StoredEntry = z.object({
  version: z.string(),
  size: z.int().optional(),
  fetchedAt: z.number(),
  staleAt: z.number(),
  expiresAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** What never gets old is kept for so long after the server was last asked, milliseconds. */
const MAX_ENTRY_AGE_MS = 400 * DAY_MS;

/** An entry as JSON. */
export function formatEntry(entry: CacheEntry): string {
  const expiresAt = computeEntryExpiry(entry);
  const staleAt = Math.min(entry.staleAt, expiresAt);
  return JSON.stringify({ ...entry, staleAt, expiresAt });
}

/** Undefined for what is no entry. */
export function parseEntry(text: string): CacheEntry | undefined {
  try {
    return StoredEntry.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Epoch milliseconds from which a cache need not hold an entry. */
export function computeEntryExpiry({ fetchedAt, expiresAt }: CacheEntry): number {
  return Math.min(expiresAt, fetchedAt + MAX_ENTRY_AGE_MS);
}

/**
 * The checksum of what a cache keeps of a resource, as eight hexadecimal digits. The resource is part
 * of it: what was kept of another one is noticed. CRC-32 takes 0.2 ms for a mebibyte, SHA-1 and SHA-256
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

/** Tells the log once that something fails, and once that it is well again. */
export interface OutageLog {
  /** @param task what could not be done; each has its own end */
  reportFailure(task: string, error: unknown): void;
  /** @param task what can be done again; everything, where none is named */
  reportSuccess(task?: string): void;
}

export function createOutageLog(log: Logger): OutageLog {
  const failing = new Set<string>();
  return {
    reportFailure(task, error) {
      if (failing.size === 0) {
        const message = 'The cache of open data fails: files come from the open-data server';
        log.warn({ reason: describeReason(error) }, message);
      }
      failing.add(task);
    },
    reportSuccess(task) {
      if (failing.size === 0) return;
      if (task === undefined) failing.clear();
      else failing.delete(task);
      if (failing.size === 0) log.info('The cache of open data is back');
    },
  };
}

/** `ECONNREFUSED`, `ENOSPC`, or Redis' `OOM`: never the message, which may hold addresses. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.constructor.name;
}

/**
 * Tells the log that something in a cache is not what was written there: once an hour, however much it
 * is, for instance all of it after the format has changed.
 *
 * @returns takes the name under which it lies
 */
export function createDamageReporter(log: Logger, clock: () => Date): (name: string) => void {
  let toldAt = -Infinity;
  return (name) => {
    const now = clock().getTime();
    const isTold = Math.abs(now - toldAt) < HOUR_MS;
    if (!isTold) toldAt = now;
    log[isTold ? 'debug' : 'warn']({ name }, 'A cached file is damaged and is downloaded again');
  };
}
