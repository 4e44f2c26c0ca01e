import { LRUCache } from 'lru-cache';
import { inTime } from './in-time.ts';
import type { OpenDataServer, Reply, Resource } from './server.ts';

/** A kind of file: where its bytes turn into something, and how long that is the newest. */
export interface Product<T> {
  decode(body: Uint8Array): T | Promise<T>;
  /** Epoch milliseconds until which no newer file is to be expected; `now` is that of the download. */
  freshUntil(value: T, now: number): number;
  /**
   * It changes so seldom that what is known of it serves on: where renewing it takes long, and where
   * the server fails or has lost it.
   */
  lasting?: true;
}

/**
 * Gives the decoded file, or undefined where the server has none. Files are kept until a newer one
 * is to be expected; many askers at once share one download.
 *
 * @throws {OpenDataError} when the server fails or the file cannot be decoded
 */
export type Fetch<T> = (resource: Resource) => Promise<T | undefined>;

/** Bytes as they were downloaded, for the next start of the program. */
export interface DownloadStore {
  read(resource: Resource): Promise<Download | undefined>;
  write(resource: Resource, download: Download): Promise<void>;
}

export interface Download {
  body: Uint8Array;
  etag?: string | undefined;
  lastModified?: string | undefined;
}

interface Kept<T> {
  value: T | undefined;
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Epoch milliseconds from which the server is asked again. */
  askAgainAt: number;
}

const MINUTE = 60_000;

/** A run that is late is asked for every five minutes; a file that is missing, every hour. */
const ASK_LATE_EVERY = 5 * MINUTE;
const ASK_MISSING_EVERY = 60 * MINUTE;

/** Decoded stations are about 50 KB each. */
const MOST_KEPT = 500;

/** So long is waited for a newer file of what lasts, milliseconds. */
const PATIENCE = 200;

const UNCHANGED: Reply = { status: 304 };

export interface FetchOptions {
  server: OpenDataServer;
  clock: () => Date;
  store?: DownloadStore | undefined;
}

export function fetchProduct<T>(
  product: Product<T>,
  { server, clock, store }: FetchOptions,
): Fetch<T> {
  const kept = new LRUCache<string, Kept<T>>({ max: MOST_KEPT });
  const underway = new Map<string, Promise<Kept<T>>>();

  async function get(resource: Resource): Promise<T | undefined> {
    const key = resource.host + resource.path;
    const known = kept.get(key);
    if (known && clock().getTime() < known.askAgainAt) return known.value;
    const running = underway.get(key) ?? start(key, resource, known);
    if (product.lasting && known?.value !== undefined) {
      const renewed = running.catch(() => undefined);
      return (await inTime(renewed, PATIENCE))?.value ?? known.value;
    }
    return (await running).value;
  }

  function start(key: string, resource: Resource, known: Kept<T> | undefined): Promise<Kept<T>> {
    const running = renew(resource, known)
      .then((renewed) => {
        kept.set(key, renewed);
        return renewed;
      })
      .finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  }

  async function renew(resource: Resource, known: Kept<T> | undefined): Promise<Kept<T>> {
    const before = known ?? (await fromStore(resource));
    const reply = await ask(resource, before);
    if (reply.status === 304 && before) return { ...before, askAgainAt: nextAsking(before.value) };
    return keep(resource, reply);
  }

  async function ask(resource: Resource, before: Kept<T> | undefined): Promise<Reply> {
    if (!product.lasting || before?.value === undefined) return server.get(resource, before);
    const reply = await server.get(resource, before).catch(() => UNCHANGED);
    return reply.status === 404 ? UNCHANGED : reply;
  }

  async function keep(resource: Resource, reply: Reply): Promise<Kept<T>> {
    if (reply.status !== 200) {
      return { value: undefined, askAgainAt: clock().getTime() + ASK_MISSING_EVERY };
    }
    const renewed = await decoded(reply);
    await store?.write(resource, reply);
    return renewed;
  }

  async function fromStore(resource: Resource): Promise<Kept<T> | undefined> {
    const download = await store?.read(resource);
    if (!download) return undefined;
    // A stored file that no longer decodes is as good as none.
    return decoded(download).catch(() => undefined);
  }

  async function decoded({ body, etag, lastModified }: Download): Promise<Kept<T>> {
    const value = await product.decode(body);
    return { value, etag, lastModified, askAgainAt: nextAsking(value) };
  }

  function nextAsking(value: T | undefined): number {
    const now = clock().getTime();
    const fresh = value === undefined ? now : product.freshUntil(value, now);
    return Math.max(fresh, now + ASK_LATE_EVERY);
  }

  return get;
}
