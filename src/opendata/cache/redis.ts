import { randomUUID } from 'node:crypto';
import { RESP_TYPES } from '@redis/client';
import type { Logger } from 'pino';
import { withoutQuery, type Resource } from '../server.ts';
import { nothingToRelease, type Entry, type ProductCache, type Release } from './cache.ts';
import { checksumOf } from './checksum.ts';
import { createDamageReport } from './damage-report.ts';
import { lastUse, readEntry, writeEntry } from './entry-text.ts';
import { createOutage } from './outage.ts';
import { connectToRedis, type Client } from './redis-connection.ts';

export interface RedisOptions {
  /** `redis://` or, with TLS, `rediss://`; may hold user, password and the number of a database. */
  url: string;
  clock: () => Date;
  log: Logger;
}

const PREFIX = 'weather-voice:file:';
const CLAIM_PREFIX = 'weather-voice:claim:';

/** Milliseconds after which the claim of who died is lost: a download takes up to six seconds. */
const CLAIMED_FOR = 8000;

/** The owner alone gives a claim back: it may have been lost, and be another's by now. */
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

const POSTPONE = `
if redis.call('HGET', KEYS[1], 'version') == ARGV[1] then
  redis.call('HSET', KEYS[1], 'entry', ARGV[2], 'entrySum', ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end`;

const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer };

/**
 * Shares downloads with all processes that have the same Redis or Valkey, as a hash for each: the entry and
 * the bytes, both with their checksums.
 */
export async function createRedisCache({ url, clock, log }: RedisOptions): Promise<ProductCache> {
  const redis = await connectToRedis(url, createOutage(log));
  const reportDamage = createDamageReport(log, clock);

  async function find(resource: Resource): Promise<Entry | undefined> {
    const fields = await redis.ask('find', async (client) =>
      client.hmGet(keyOf(resource), ['entry', 'entrySum']),
    );
    const [text, sum] = fields ?? [];
    if (text == null) return undefined;
    const entry = sum === checksumOf(resource, text) ? readEntry(text) : undefined;
    if (!entry) reportDamage(keyOf(withoutQueryOf(resource)));
    return entry;
  }

  async function bytes(resource: Resource, entry: Entry): Promise<Uint8Array | undefined> {
    const fields = await redis.ask('read', async (client) =>
      client.withTypeMapping(asBytes).hmGet(keyOf(resource), ['version', 'body', 'bodySum']),
    );
    const [version, body, sum] = fields ?? [];
    if (!body || version?.toString() !== entry.version) return undefined;
    if (body.length === entry.size && sum?.toString() === sumOf(resource, entry, body)) return body;
    reportDamage(keyOf(withoutQueryOf(resource)));
    return undefined;
  }

  async function keep(resource: Resource, entry: Entry, body?: Uint8Array): Promise<void> {
    const key = keyOf(resource);
    const { version } = entry;
    const text = writeEntry(entry);
    const bytesOf = body && {
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      bodySum: sumOf(resource, entry, body),
    };
    await redis.ask('write', async (client) =>
      client
        .multi()
        .del(key)
        .hSet(key, { version, entry: text, entrySum: checksumOf(resource, text), ...bytesOf })
        .pExpire(key, lifeOf(entry))
        .exec(),
    );
  }

  async function postpone(resource: Resource, entry: Entry): Promise<void> {
    const text = writeEntry(entry);
    const given = [entry.version, text, String(lifeOf(entry)), checksumOf(resource, text)];
    await redis.ask('write', async (client) =>
      client.eval(POSTPONE, { keys: [keyOf(resource)], arguments: given }),
    );
  }

  async function claim({ host, path }: Resource): Promise<Release | undefined> {
    const key = `${CLAIM_PREFIX}${host}${path}`;
    const token = randomUUID();
    const giveBack = async (client: Client): Promise<unknown> =>
      client.eval(RELEASE, { keys: [key], arguments: [token] });
    let isWaitedFor = true;
    const reply = await redis.ask('claim', async (client) => {
      const set = await client.set(key, token, {
        condition: 'NX',
        expiration: { type: 'PX', value: CLAIMED_FOR },
      });
      if (!isWaitedFor) await giveBack(client);
      return set;
    });
    isWaitedFor = false;
    if (reply === null) return undefined;
    return reply === undefined ? nothingToRelease : () => redis.tell('release', giveBack);
  }

  function lifeOf(entry: Entry): number {
    return Math.max(1, Math.round(lastUse(entry) - clock().getTime()));
  }

  return { find, bytes, keep, postpone, claim, close: async () => redis.close() };
}

/** Of bytes, and of the download that they belong to. */
function sumOf(resource: Resource, { version }: Entry, body: Uint8Array): string {
  return checksumOf(resource, version, body);
}

/** What a log may name: a query may tell where somebody is. */
function withoutQueryOf({ host, path }: Resource): Resource {
  return { host, path: withoutQuery(path) };
}

function keyOf({ host, path }: Resource): string {
  return `${PREFIX}${host}${path}`;
}
