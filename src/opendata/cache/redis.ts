import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { RESP_TYPES, createClient } from '@redis/client';
import type { Logger } from 'pino';
import { stripQuery, type Resource } from '../server.ts';
import {
  releaseNothing,
  type CacheEntry,
  type ProductCache,
  type ReleaseLock,
  computeDownloadChecksum,
  createDamageReporter,
  computeEntryExpiry,
  parseEntry,
  formatEntry,
  createOutageLog,
  type OutageLog,
} from './cache.ts';
import { withTimeout } from '../../time/timeout.ts';

export interface RedisCacheOptions {
  /** `redis://` or, with TLS, `rediss://`; may hold user, password and the number of a database. */
  url: string;
  clock: () => Date;
  log: Logger;
}

const KEY_PREFIX = 'weather-voice:file:';
const LOCK_KEY_PREFIX = 'weather-voice:claim:';

/** Milliseconds after which the claim of who died is lost: a download takes up to six seconds. */
const LOCK_TTL_MS = 8000;

/** The owner alone gives a claim back: it may have been lost, and be another's by now. */
const RELEASE_SCRIPT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

const TOUCH_SCRIPT = `
if redis.call('HGET', KEYS[1], 'version') == ARGV[1] then
  redis.call('HSET', KEYS[1], 'entry', ARGV[2], 'entrySum', ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end`;

const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer };

/**
 * Shares downloads with all processes that have the same Redis or Valkey, as a hash for each: the entry and
 * the bytes, both with their checksums.
 */
export async function createRedisCache({
  url,
  clock,
  log,
}: RedisCacheOptions): Promise<ProductCache> {
  const redis = await connectToRedis(url, createOutageLog(log));
  const reportDamage = createDamageReporter(log, clock);

  async function find(resource: Resource): Promise<CacheEntry | undefined> {
    const fields = await redis.execute('find', async (client) =>
      client.hmGet(createKey(resource), ['entry', 'entrySum']),
    );
    const [text, sum] = fields ?? [];
    if (text == null) return undefined;
    const entry = sum === computeDownloadChecksum(resource, text) ? parseEntry(text) : undefined;
    if (!entry) reportDamage(createKey(stripResourceQuery(resource)));
    return entry;
  }

  async function bytes(resource: Resource, entry: CacheEntry): Promise<Uint8Array | undefined> {
    const fields = await redis.execute('read', async (client) =>
      client.withTypeMapping(asBytes).hmGet(createKey(resource), ['version', 'body', 'bodySum']),
    );
    const [version, body, sum] = fields ?? [];
    if (!body || version?.toString() !== entry.version) return undefined;
    if (
      body.length === entry.size &&
      sum?.toString() === computeBodyChecksum(resource, entry, body)
    ) {
      return body;
    }
    reportDamage(createKey(stripResourceQuery(resource)));
    return undefined;
  }

  async function keep(resource: Resource, entry: CacheEntry, body?: Uint8Array): Promise<void> {
    const key = createKey(resource);
    const { version } = entry;
    const text = formatEntry(entry);
    const bytesOf = body && {
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      bodySum: computeBodyChecksum(resource, entry, body),
    };
    await redis.execute('write', async (client) =>
      client
        .multi()
        .del(key)
        .hSet(key, {
          version,
          entry: text,
          entrySum: computeDownloadChecksum(resource, text),
          ...bytesOf,
        })
        .pExpire(key, lifeOf(entry))
        .exec(),
    );
  }

  async function postpone(resource: Resource, entry: CacheEntry): Promise<void> {
    const text = formatEntry(entry);
    const given = [
      entry.version,
      text,
      String(lifeOf(entry)),
      computeDownloadChecksum(resource, text),
    ];
    await redis.execute('write', async (client) =>
      client.eval(TOUCH_SCRIPT, { keys: [createKey(resource)], arguments: given }),
    );
  }

  async function claim({ host, path }: Resource): Promise<ReleaseLock | undefined> {
    const key = `${LOCK_KEY_PREFIX}${host}${path}`;
    const token = randomUUID();
    const giveBack = async (client: RedisClient): Promise<unknown> =>
      client.eval(RELEASE_SCRIPT, { keys: [key], arguments: [token] });
    let isWaitedFor = true;
    const reply = await redis.execute('claim', async (client) => {
      const set = await client.set(key, token, {
        condition: 'NX',
        expiration: { type: 'PX', value: LOCK_TTL_MS },
      });
      if (!isWaitedFor) await giveBack(client);
      return set;
    });
    isWaitedFor = false;
    if (reply === null) return undefined;
    return reply === undefined
      ? releaseNothing
      : () => redis.executeInBackground('release', giveBack);
  }

  function lifeOf(entry: CacheEntry): number {
    return Math.max(1, Math.round(computeEntryExpiry(entry) - clock().getTime()));
  }

  return {
    find,
    readBody: bytes,
    put: keep,
    touch: postpone,
    acquireLock: claim,
    close: async () => redis.close(),
  };
}

/** Of bytes, and of the download that they belong to. */
function computeBodyChecksum(
  resource: Resource,
  { version }: CacheEntry,
  body: Uint8Array,
): string {
  return computeDownloadChecksum(resource, version, body);
}

/** What a log may name: a query may tell where somebody is. */
function stripResourceQuery({ host, path }: Resource): Resource {
  return { host, path: stripQuery(path) };
}

function createKey({ host, path }: Resource): string {
  return `${KEY_PREFIX}${host}${path}`;
}

/** Redis or Valkey, for whom an answer never waits for long. */
interface RedisConnection {
  /** Undefined where Redis is gone, refuses, or takes too long. */
  execute<T>(task: string, command: (client: RedisClient) => Promise<T>): Promise<T | undefined>;
  /** For what nobody waits for: it is done as soon as Redis answers. */
  executeInBackground(task: string, command: (client: RedisClient) => Promise<unknown>): void;
  close(): void;
}

type RedisClient = ReturnType<typeof createRedisClient>;

/** Milliseconds that a command may take, and the connecting before the first of them. */
const COMMAND_TIMEOUT_MS = 500;

/** Milliseconds. A connection that has been silent for so long when asked is made anew. */
const SILENCE_TIMEOUT_MS = 4000;
const MAX_RECONNECT_DELAY_MS = 2000;

const timeoutError = new Error('TIMEOUT');

/** Connects in the background, again and again where that fails. */
async function connectToRedis(url: string, outage: OutageLog): Promise<RedisConnection> {
  let isHung = false;
  let watch: NodeJS.Timeout | undefined;
  let client = connect();
  // Where that fails, it is told below.
  const ready = once(client, 'ready').catch(() => undefined);
  await withTimeout(ready, COMMAND_TIMEOUT_MS);

  function connect(): RedisClient {
    const made = createRedisClient(url);
    made.on('error', (error) => outage.reportFailure('connect', error));
    made.on('ready', () => {
      isHung = false;
      clearTimeout(watch);
      outage.reportSuccess();
    });
    made.on('reconnecting', watchOver);
    watchOver();
    // It goes on trying until it is closed: each failure is told above.
    made.connect().catch(() => undefined);
    return made;
  }

  function watchOver(): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      // Where packets vanish, there is no error for a long time.
      outage.reportFailure('connect', timeoutError);
      client.destroy();
      client = connect();
    }, SILENCE_TIMEOUT_MS).unref();
  }

  async function ask<T>(
    task: string,
    command: (client: RedisClient) => Promise<T>,
  ): Promise<T | undefined> {
    if (isHung || !client.isReady) return undefined;
    const inGoodTime = await withTimeout(answerTo(task, command), COMMAND_TIMEOUT_MS);
    if (!inGoodTime) waitOut(task);
    return inGoodTime?.value;
  }

  function tell(task: string, command: (client: RedisClient) => Promise<unknown>): void {
    if (client.isReady) void answerTo(task, command);
  }

  /** Without a value where Redis refuses. */
  async function answerTo<T>(
    task: string,
    command: (client: RedisClient) => Promise<T>,
  ): Promise<{ value?: T }> {
    try {
      const value = await command(client);
      outage.reportSuccess(task);
      return { value };
    } catch (error) {
      outage.reportFailure(task, error);
      return {};
    }
  }

  /** One waits in vain, not everybody: nobody asks until Redis answers again. */
  function waitOut(task: string): void {
    outage.reportFailure(task, timeoutError);
    isHung = true;
    watchOver();
    const answers = () => {
      isHung = false;
      clearTimeout(watch);
      outage.reportSuccess(task);
    };
    // Where the connection breaks instead, its successor says that it is ready.
    client.ping().then(answers, () => undefined);
  }

  function close(): void {
    clearTimeout(watch);
    client.destroy();
  }

  return { execute: ask, executeInBackground: tell, close };
}

function createRedisClient(url: string) {
  return createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY_MS) },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
}
