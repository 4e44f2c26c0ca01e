import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFresh, processMemory, type Entry, type ProductCache } from './cache/cache.ts';
import {
  OpenDataError,
  withoutQuery,
  type OpenDataServer,
  type Reply,
  type Resource,
} from './server.ts';

/** A kind of file: where its bytes turn into something, and how long that is the newest. */
export interface Product<T> {
  decode(body: Uint8Array): T | Promise<T>;
  /** Epoch milliseconds until which no newer file is to be expected; `now` is that of the download. */
  freshUntil(value: T, now: number): number;
  /** Epoch milliseconds until which it serves on where the server fails. */
  usableUntil(value: T, now: number): number;
  /** Milliseconds after which a newer file that is late is asked for again; else five minutes. */
  askLateEvery?: number;
  /** Milliseconds after which a file that is missing is asked for again; else an hour. */
  askMissingEvery?: number;
  /**
   * It changes so seldom that what is known of it serves on where renewing it takes long, and where
   * the server has lost it.
   */
  lasting?: true;
}

/** A file as it is known: what it says, or that it is missing. */
export interface Known<T> {
  value: T | undefined;
  entry: Entry;
  /** Why it serves on though the server was asked for a newer one. */
  failure?: unknown;
}

/**
 * Gets the newest of a file, where what is known of it is no longer fresh.
 *
 * @throws {OpenDataError} when the server fails, or the file cannot be decoded, and nothing is known
 *   that can serve on
 */
export type Renew<T> = (resource: Resource, known: Known<T> | undefined) => Promise<Known<T>>;

export interface FetchOptions {
  server: OpenDataServer;
  clock: () => Date;
  /** Without one, files are kept in the process alone. */
  cache?: ProductCache;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A run that is late is asked for every five minutes; a file that is missing, every hour. */
const ASK_LATE_EVERY = 5 * MINUTE;
const ASK_MISSING_EVERY = HOUR;
/** A server that fails is asked again after a minute. */
export const ASK_FAILED_EVERY = MINUTE;

/** So long a file is held to be missing where the server fails. */
const MISSING_FOR = 6 * HOUR;

/** So long is waited for another process' download, and so often is looked for it, milliseconds. */
const LONGEST_WAIT = 3000;
const LOOK_EVERY = 50;

const UNCHANGED: Reply = { status: 304 };

/** The way of the data: from the cache that processes share, else, one of them at a time, the server. */
export function createRenewal<T>(
  product: Product<T>,
  { server, clock, cache = processMemory }: FetchOptions,
): Renew<T> {
  async function renew(resource: Resource, known: Known<T> | undefined): Promise<Known<T>> {
    const givesUpAt = performance.now() + LONGEST_WAIT;
    let newest = known;
    for (;;) {
      const release = await cache.claim(resource);
      try {
        newest = await fromCache(resource, newest);
        if (newest && isFresh(newest.entry, now())) return newest;
        if (release || performance.now() >= givesUpAt) return await fromServer(resource, newest);
      } finally {
        release?.();
      }
      await sleep(LOOK_EVERY);
    }
  }

  /** What the cache knows, where that is newer. */
  async function fromCache(
    resource: Resource,
    known: Known<T> | undefined,
  ): Promise<Known<T> | undefined> {
    const entry = await cache.find(resource);
    if (!entry || (known && entry.askedAt <= known.entry.askedAt)) return known;
    if (entry.version === known?.entry.version) return { value: known.value, entry };
    if (entry.size === undefined) return lasts(known) ? known : { value: undefined, entry };
    const body = await cache.bytes(resource, entry);
    // What no longer decodes is as good as nothing.
    const value = body && (await decode(body).catch(() => undefined));
    return value === undefined ? known : { value, entry };
  }

  async function fromServer(resource: Resource, before: Known<T> | undefined): Promise<Known<T>> {
    const askedAt = now();
    try {
      const reply = await ask(resource, before);
      if (reply.status === 304) return await confirm(resource, before, askedAt);
      return await accept(resource, reply, askedAt);
    } catch (failure) {
      if (!before || now() >= before.entry.usableUntil) throw failure;
      return serveOn(resource, before, failure);
    }
  }

  async function ask(resource: Resource, before: Known<T> | undefined): Promise<Reply> {
    const reply = await server.get(resource, before?.entry);
    return reply.status === 404 && lasts(before) ? UNCHANGED : reply;
  }

  async function accept(
    resource: Resource,
    reply: Exclude<Reply, { status: 304 }>,
    askedAt: number,
  ): Promise<Known<T>> {
    const version = randomUUID();
    if (reply.status === 404) {
      const entry = { version, ...timesOf(undefined, askedAt) };
      await cache.keep(resource, entry);
      return { value: undefined, entry };
    }
    const { body, etag, lastModified } = reply;
    const value = await decode(body);
    const times = timesOf(value, askedAt);
    const entry = { version, size: body.length, etag, lastModified, ...times };
    await cache.keep(resource, entry, body);
    return { value, entry };
  }

  async function confirm(
    resource: Resource,
    before: Known<T> | undefined,
    askedAt: number,
  ): Promise<Known<T>> {
    if (!before) {
      throw new OpenDataError(`The open-data server sends no ${withoutQuery(resource.path)}`);
    }
    const entry = { ...before.entry, ...timesOf(before.value, askedAt) };
    await cache.postpone(resource, entry);
    return { value: before.value, entry };
  }

  async function serveOn(
    resource: Resource,
    { value, entry }: Known<T>,
    failure: unknown,
  ): Promise<Known<T>> {
    const askedAt = now();
    const askAgainAt = Math.min(askedAt + ASK_FAILED_EVERY, entry.usableUntil);
    const postponed = { ...entry, askedAt, askAgainAt };
    await cache.postpone(resource, postponed);
    return { value, entry: postponed, failure };
  }

  function timesOf(
    value: T | undefined,
    askedAt: number,
  ): Pick<Entry, 'askedAt' | 'askAgainAt' | 'usableUntil'> {
    if (value === undefined) {
      const askAgainAt = askedAt + (product.askMissingEvery ?? ASK_MISSING_EVERY);
      return { askedAt, askAgainAt, usableUntil: askedAt + MISSING_FOR };
    }
    const askLateAt = askedAt + (product.askLateEvery ?? ASK_LATE_EVERY);
    const askAgainAt = Math.max(product.freshUntil(value, askedAt), askLateAt);
    const usableUntil = Math.max(product.usableUntil(value, askedAt), askAgainAt);
    return { askedAt, askAgainAt, usableUntil };
  }

  async function decode(body: Uint8Array): Promise<T> {
    return product.decode(body);
  }

  function lasts(known: Known<T> | undefined): boolean {
    return product.lasting === true && known?.value !== undefined;
  }

  function now(): number {
    return clock().getTime();
  }

  return renew;
}
