import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type { Resource } from '../server.ts';
import {
  noCache,
  type CacheEntry,
  type ProductCache,
  computeDownloadChecksum,
  createDamageReporter,
  computeEntryExpiry,
  parseEntry,
  formatEntry,
  createOutageLog,
} from './cache.ts';
import { HOUR_MS } from '../../time/units.ts';

export interface DiskCacheOptions {
  directory: string;
  clock: () => Date;
  log: Logger;
}

/** Name of a cache file or a temporary file; the cleanup ignores all other files. */
const FILE_NAME = /^[\da-f]{32}(?<unfinished>\.[\da-f-]{36})?$/;
const CLEANUP_INTERVAL_MS = HOUR_MS;
/** Older temporary files are leftovers of a crash. */
const MAX_UNFINISHED_AGE_MS = HOUR_MS;

/**
 * First line of a file: version of the format and checksum of the rest. Version 1 had no such line.
 */
const HEADER_LINE = /^weather-voice-cache 2 (?<checksum>[\da-f]{8})\n$/;
const HEADER_BYTES = 31;

const LINE_FEED = 0x0a;

interface StoredFile {
  entry: CacheEntry;
  body: Uint8Array;
}

/**
 * Caches downloads as files in a directory: a line with a checksum, a line with the entry, then the
 * body. The modification time of a file is its expiry, after which the cleanup removes it. Damaged
 * files are removed when they are read. A full or read-only disk never causes an error.
 */
export function createDiskCache({ directory, clock, log }: DiskCacheOptions): ProductCache {
  const outage = createOutageLog(log);
  const reportDamage = createDamageReporter(log, clock);
  let lastCleanupAt = -Infinity;

  async function put(resource: Resource, entry: CacheEntry, body?: Uint8Array): Promise<void> {
    const file = fileOf(resource);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(directory, { recursive: true });
      const parts = [`${formatEntry(entry)}\n`, body ?? ''];
      const header = `weather-voice-cache 2 ${computeDownloadChecksum(resource, ...parts)}\n`;
      await writeFile(unfinished, [header, ...parts]);
      await utimes(unfinished, clock(), new Date(computeEntryExpiry(entry)));
      await rename(unfinished, file);
      outage.reportSuccess('write');
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      outage.reportFailure('write', error);
    }
    void cleanUpIfDue();
  }

  async function readBody(
    resource: Resource,
    { version }: CacheEntry,
  ): Promise<Uint8Array | undefined> {
    const stored = await read(resource);
    return stored?.entry.version === version ? stored.body : undefined;
  }

  async function touch(resource: Resource, entry: CacheEntry): Promise<void> {
    const body = await readBody(resource, entry);
    if (body) await put(resource, entry, body);
  }

  async function read(resource: Resource): Promise<StoredFile | undefined> {
    const file = fileOf(resource);
    try {
      const content = await readFile(file);
      outage.reportSuccess('read');
      const stored = parseStoredFile(resource, content);
      if (!stored) await removeDamaged(file);
      return stored;
    } catch (error) {
      if (!isNotFound(error)) outage.reportFailure('read', error);
      return undefined;
    }
  }

  async function removeDamaged(file: string): Promise<void> {
    reportDamage(basename(file));
    await rm(file, { force: true });
  }

  async function cleanUpIfDue(): Promise<void> {
    const sinceCleanup = Math.abs(clock().getTime() - lastCleanupAt);
    if (sinceCleanup < CLEANUP_INTERVAL_MS) return;
    lastCleanupAt = clock().getTime();
    // If the cleanup fails, writing fails too, and that is logged.
    await cleanUp().catch(() => undefined);
  }

  async function cleanUp(): Promise<void> {
    for (const name of await readdir(directory)) {
      const match = FILE_NAME.exec(name);
      if (!match) continue;
      const file = join(directory, name);
      const { mtimeMs } = await stat(file);
      const expiresAt = match.groups?.['unfinished'] ? mtimeMs + MAX_UNFINISHED_AGE_MS : mtimeMs;
      if (expiresAt < clock().getTime()) await rm(file, { force: true });
    }
  }

  function fileOf({ host, path }: Resource): string {
    const hash = createHash('sha256').update(host + path);
    return join(directory, hash.digest('hex').slice(0, 32));
  }

  return {
    ...noCache,
    find: async (resource) => (await read(resource))?.entry,
    readBody,
    put,
    touch,
  };
}

/** Returns undefined for damaged files and other formats. */
function parseStoredFile(resource: Resource, content: Buffer): StoredFile | undefined {
  const header = HEADER_LINE.exec(content.toString('latin1', 0, HEADER_BYTES));
  const rest = content.subarray(HEADER_BYTES);
  if (header?.groups?.['checksum'] !== computeDownloadChecksum(resource, rest)) return undefined;
  const end = rest.indexOf(LINE_FEED) + 1;
  const entry = parseEntry(rest.toString('utf8', 0, end));
  const body = rest.subarray(end);
  return entry && body.length === (entry.size ?? 0) ? { entry, body } : undefined;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Matches the URL of a shared cache. */
export const REDIS_URL = /^rediss?:\/\//;

/**
 * Opens the configured cache: a Redis URL, a directory, or none. The Redis client is loaded only for
 * a URL.
 */
export async function openCache(
  location: string | undefined,
  clock: () => Date,
  log: Logger,
): Promise<ProductCache> {
  if (location === undefined) return noCache;
  if (!REDIS_URL.test(location)) return createDiskCache({ directory: location, clock, log });
  const { createRedisCache } = await import('./redis.ts');
  return createRedisCache({ url: location, clock, log });
}
