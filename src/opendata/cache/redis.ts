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
import { withTimeout } from '../timeouts.ts';

export interface RedisCacheOptions {
  /** `redis://` or, with TLS, `rediss://`; may contain user, password and database number. */
  url: string;
  clock: () => Date;
  log: Logger;
}

const KEY_PREFIX = 'weather-voice:file:';
const LOCK_KEY_PREFIX = 'weather-voice:claim:';

/** The lock of a dead process expires then; a download takes up to six seconds. */
const LOCK_TTL_MS = 8000;

/** Deletes the lock only if this process still owns it: it may have expired. */
const RELEASE_SCRIPT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

const TOUCH_SCRIPT = `
if redis.call('HGET', KEYS[1], 'version') == ARGV[1] then
  redis.call('HSET', KEYS[1], 'entry', ARGV[2], 'entrySum', ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end`;

const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer };

/**
 * Shares downloads through Redis or Valkey. Each download is a hash with the entry, the body and a
 * checksum of both.
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

  async function readBody(resource: Resource, entry: CacheEntry): Promise<Uint8Array | undefined> {
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

  async function put(resource: Resource, entry: CacheEntry, body?: Uint8Array): Promise<void> {
    const key = createKey(resource);
    const { version } = entry;
    const text = formatEntry(entry);
    const bodyFields = body && {
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
          ...bodyFields,
        })
        .pExpire(key, computeTtlMs(entry))
        .exec(),
    );
  }

  async function touch(resource: Resource, entry: CacheEntry): Promise<void> {
    const text = formatEntry(entry);
    const scriptArguments = [
      entry.version,
      text,
      String(computeTtlMs(entry)),
      computeDownloadChecksum(resource, text),
    ];
    await redis.execute('write', async (client) =>
      client.eval(TOUCH_SCRIPT, { keys: [createKey(resource)], arguments: scriptArguments }),
    );
  }

  async function acquireLock({ host, path }: Resource): Promise<ReleaseLock | undefined> {
    const key = `${LOCK_KEY_PREFIX}${host}${path}`;
    const token = randomUUID();
    const release = async (client: RedisClient): Promise<unknown> =>
      client.eval(RELEASE_SCRIPT, { keys: [key], arguments: [token] });
    let isPending = true;
    const reply = await redis.execute('lock', async (client) => {
      const set = await client.set(key, token, {
        condition: 'NX',
        expiration: { type: 'PX', value: LOCK_TTL_MS },
      });
      if (!isPending) await release(client);
      return set;
    });
    isPending = false;
    if (reply === null) return undefined;
    return reply === undefined
      ? releaseNothing
      : () => redis.executeInBackground('release', release);
  }

  function computeTtlMs(entry: CacheEntry): number {
    return Math.max(1, Math.round(computeEntryExpiry(entry) - clock().getTime()));
  }

  return {
    find,
    readBody,
    put,
    touch,
    acquireLock,
    close: async () => redis.close(),
  };
}

/** Checksum of the body and its version. */
function computeBodyChecksum(
  resource: Resource,
  { version }: CacheEntry,
  body: Uint8Array,
): string {
  return computeDownloadChecksum(resource, version, body);
}

/** Removes the query for the log: it may contain a location. */
function stripResourceQuery({ host, path }: Resource): Resource {
  return { host, path: stripQuery(path) };
}

function createKey({ host, path }: Resource): string {
  return `${KEY_PREFIX}${host}${path}`;
}

/** Connection to Redis or Valkey with short timeouts. */
interface RedisConnection {
  /** Returns undefined on errors, on timeout and without a connection. */
  execute<T>(task: string, command: (client: RedisClient) => Promise<T>): Promise<T | undefined>;
  /** Runs a command without waiting for its result. */
  executeInBackground(task: string, command: (client: RedisClient) => Promise<unknown>): void;
  close(): void;
}

type RedisClient = ReturnType<typeof createRedisClient>;

/** Timeout of a command, and of the first connection. */
const COMMAND_TIMEOUT_MS = 500;

/** A connection that does not answer for so long is replaced. */
const SILENCE_TIMEOUT_MS = 4000;
const MAX_RECONNECT_DELAY_MS = 2000;

const timeoutError = new Error('TIMEOUT');

/** Connects in the background and reconnects after errors. */
async function connectToRedis(url: string, outage: OutageLog): Promise<RedisConnection> {
  let isHung = false;
  let watchdog: NodeJS.Timeout | undefined;
  let client = connect();
  // The error handler below logs failures.
  const ready = once(client, 'ready').catch(() => undefined);
  await withTimeout(ready, COMMAND_TIMEOUT_MS);

  function connect(): RedisClient {
    const newClient = createRedisClient(url);
    newClient.on('error', (error) => outage.reportFailure('connect', error));
    newClient.on('ready', () => {
      isHung = false;
      clearTimeout(watchdog);
      outage.reportSuccess();
    });
    newClient.on('reconnecting', startWatchdog);
    startWatchdog();
    // The client retries until it is closed; the handlers above log each failure.
    newClient.connect().catch(() => undefined);
    return newClient;
  }

  function startWatchdog(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      // Lost packets cause no error for a long time.
      outage.reportFailure('connect', timeoutError);
      client.destroy();
      client = connect();
    }, SILENCE_TIMEOUT_MS).unref();
  }

  async function execute<T>(
    task: string,
    command: (client: RedisClient) => Promise<T>,
  ): Promise<T | undefined> {
    if (isHung || !client.isReady) return undefined;
    const result = await withTimeout(runCommand(task, command), COMMAND_TIMEOUT_MS);
    if (!result) waitForPing(task);
    return result?.value;
  }

  function executeInBackground(
    task: string,
    command: (client: RedisClient) => Promise<unknown>,
  ): void {
    if (client.isReady) void runCommand(task, command);
  }

  /** Returns no value if Redis rejects the command. */
  async function runCommand<T>(
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

  /** Suspends commands until Redis answers a ping, so that only one call runs into the timeout. */
  function waitForPing(task: string): void {
    outage.reportFailure(task, timeoutError);
    isHung = true;
    startWatchdog();
    const onPong = () => {
      isHung = false;
      clearTimeout(watchdog);
      outage.reportSuccess(task);
    };
    // If the connection breaks instead, the new one emits `ready`.
    client.ping().then(onPong, () => undefined);
  }

  function close(): void {
    clearTimeout(watchdog);
    client.destroy();
  }

  return { execute, executeInBackground, close };
}

function createRedisClient(url: string) {
  return createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY_MS) },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
}
