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

/** A kind of file: where its bytes turn into something, and how long that is the newest. */
export interface Product<T> {
  decode(body: Uint8Array): T | Promise<T>;
  /** Epoch milliseconds until which no newer file is to be expected; `now` is that of the download. */
  staleAt(value: T, now: number): number;
  /** Epoch milliseconds until which it serves on where the server fails. */
  expiresAt(value: T, now: number): number;
  /** Milliseconds after which a newer file that is late is asked for again; else five minutes. */
  lateRetryMs?: number;
  /** Milliseconds after which a file that is missing is asked for again; else an hour. */
  missingRetryMs?: number;
  /**
   * It changes so seldom that what is known of it serves on where renewing it takes long, and where
   * the server has lost it.
   */
  staleWhileRevalidate?: true;
}

/** A file as it is known: what it says, or that it is missing. */
export interface CachedFile<T> {
  value: T | undefined;
  entry: CacheEntry;
  /** Why it serves on though the server was asked for a newer one. */
  failure?: unknown;
}

/**
 * Gets the newest of a file, where what is known of it is no longer fresh.
 *
 * @throws {OpenDataError} when the server fails, or the file cannot be decoded, and nothing is known
 *   that can serve on
 */
export type Revalidate<T> = (
  resource: Resource,
  known: CachedFile<T> | undefined,
) => Promise<CachedFile<T>>;

export interface FetchOptions {
  server: OpenDataServer;
  clock: () => Date;
  /** Without one, files are kept in the process alone. */
  cache?: ProductCache;
}

/** A run that is late is asked for every five minutes; a file that is missing, every hour. */
const LATE_RETRY_MS = 5 * MINUTE_MS;
const MISSING_RETRY_MS = HOUR_MS;
/** A server that fails is asked again after a minute. */
export const FAILURE_RETRY_MS = MINUTE_MS;

/** So long a file is held to be missing where the server fails. */
const MISSING_EXPIRY_MS = 6 * HOUR_MS;

/** So long is waited for another process' download, and so often is looked for it, milliseconds. */
const LOCK_WAIT_TIMEOUT_MS = 3000;
const LOCK_POLL_MS = 50;

const NOT_MODIFIED: FileResponse = { status: 304 };

/** The way of the data: from the cache that processes share, else, one of them at a time, the server. */
export function createRevalidator<T>(
  product: Product<T>,
  { server, clock, cache = noCache }: FetchOptions,
): Revalidate<T> {
  async function renew(
    resource: Resource,
    known: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    const givesUpAt = performance.now() + LOCK_WAIT_TIMEOUT_MS;
    let newest = known;
    for (;;) {
      const release = await cache.acquireLock(resource);
      try {
        newest = await fromCache(resource, newest);
        if (newest && isFresh(newest.entry, now())) return newest;
        if (release || performance.now() >= givesUpAt) return await fromServer(resource, newest);
      } finally {
        release?.();
      }
      await sleep(LOCK_POLL_MS);
    }
  }

  /** What the cache knows, where that is newer. */
  async function fromCache(
    resource: Resource,
    known: CachedFile<T> | undefined,
  ): Promise<CachedFile<T> | undefined> {
    const entry = await cache.find(resource);
    if (!entry || (known && entry.fetchedAt <= known.entry.fetchedAt)) return known;
    if (entry.version === known?.entry.version) return { value: known.value, entry };
    if (entry.size === undefined) return lasts(known) ? known : { value: undefined, entry };
    const body = await cache.readBody(resource, entry);
    // What no longer decodes is as good as nothing.
    const value = body && (await decode(body).catch(() => undefined));
    return value === undefined ? known : { value, entry };
  }

  async function fromServer(
    resource: Resource,
    before: CachedFile<T> | undefined,
  ): Promise<CachedFile<T>> {
    const fetchedAt = now();
    try {
      const reply = await ask(resource, before);
      if (reply.status === 304) return await confirm(resource, before, fetchedAt);
      return await accept(resource, reply, fetchedAt);
    } catch (failure) {
      if (!before || now() >= before.entry.expiresAt) throw failure;
      return serveOn(resource, before, failure);
    }
  }

  async function ask(resource: Resource, before: CachedFile<T> | undefined): Promise<FileResponse> {
    const reply = await server.get(resource, before?.entry);
    return reply.status === 404 && lasts(before) ? NOT_MODIFIED : reply;
  }

  async function accept(
    resource: Resource,
    reply: Exclude<FileResponse, { status: 304 }>,
    fetchedAt: number,
  ): Promise<CachedFile<T>> {
    const version = randomUUID();
    if (reply.status === 404) {
      const entry = { version, ...timesOf(undefined, fetchedAt) };
      await cache.put(resource, entry);
      return { value: undefined, entry };
    }
    const { body, etag, lastModified } = reply;
    const value = await decode(body);
    const times = timesOf(value, fetchedAt);
    const entry = { version, size: body.length, etag, lastModified, ...times };
    await cache.put(resource, entry, body);
    return { value, entry };
  }

  async function confirm(
    resource: Resource,
    before: CachedFile<T> | undefined,
    fetchedAt: number,
  ): Promise<CachedFile<T>> {
    if (!before) {
      throw new OpenDataError(`The open-data server sends no ${stripQuery(resource.path)}`);
    }
    const entry = { ...before.entry, ...timesOf(before.value, fetchedAt) };
    await cache.touch(resource, entry);
    return { value: before.value, entry };
  }

  async function serveOn(
    resource: Resource,
    { value, entry }: CachedFile<T>,
    failure: unknown,
  ): Promise<CachedFile<T>> {
    const fetchedAt = now();
    const staleAt = Math.min(fetchedAt + FAILURE_RETRY_MS, entry.expiresAt);
    const postponed = { ...entry, fetchedAt, staleAt };
    await cache.touch(resource, postponed);
    return { value, entry: postponed, failure };
  }

  function timesOf(
    value: T | undefined,
    fetchedAt: number,
  ): Pick<CacheEntry, 'fetchedAt' | 'staleAt' | 'expiresAt'> {
    if (value === undefined) {
      const staleAt = fetchedAt + (product.missingRetryMs ?? MISSING_RETRY_MS);
      return { fetchedAt, staleAt, expiresAt: fetchedAt + MISSING_EXPIRY_MS };
    }
    const askLateAt = fetchedAt + (product.lateRetryMs ?? LATE_RETRY_MS);
    const staleAt = Math.max(product.staleAt(value, fetchedAt), askLateAt);
    const expiresAt = Math.max(product.expiresAt(value, fetchedAt), staleAt);
    return { fetchedAt, staleAt, expiresAt };
  }

  async function decode(body: Uint8Array): Promise<T> {
    return product.decode(body);
  }

  function lasts(known: CachedFile<T> | undefined): boolean {
    return product.staleWhileRevalidate === true && known?.value !== undefined;
  }

  function now(): number {
    return clock().getTime();
  }

  return renew;
}
