import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProductCache } from '../../../src/opendata/cache/cache.ts';
import { logLines } from '../../support/log-lines.ts';
import { opener } from '../../support/product-caches.ts';
import { freePort, HAS_REDIS, REDIS_NOTE, startRedis } from '../../support/redis.ts';
import { FILE, PATH, startFetching } from '../fetched-text.ts';

const FAILS = 'The cache of open data fails: files come from the open-data server';
const IS_BACK = 'The cache of open data is back';
const KEY = `weather-voice:file:opendata${PATH}`;
const CLAIM = `weather-voice:claim:opendata${PATH}`;

/** Milliseconds that one waits for a Redis that hangs, with room for a busy machine. */
const A_SHORT_WAIT = 1000;

async function start(...settings: string[]) {
  const redis = await startRedis(...settings);
  const { log, messages } = logLines();
  return { redis, messages, ...(await startFetching(opener(redis.url, log))) };
}

async function taking(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

describe.skipIf(!HAS_REDIS)(`processes that share a Redis${REDIS_NOTE}`, () => {
  it('download a file once for all who ask at once', async () => {
    const { host, another, asked } = await start();
    host.put(PATH, '16:00 shared');
    host.trouble(PATH, { delay: 100 });
    const processes = await Promise.all(Array.from({ length: 5 }, another));
    const answers = await Promise.all(
      processes.flatMap((fetch) => Array.from({ length: 20 }, () => fetch(FILE))),
    );
    expect(new Set(answers)).toEqual(new Set(['16:00 shared']));
    expect(asked()).toBe(1);
  });

  it('share it when it is late as well, request by request', async () => {
    const { host, another, wait, asked } = await start();
    host.put(PATH, '10:00 late');
    host.trouble(PATH, { delay: 20 });
    const processes = await Promise.all(Array.from({ length: 5 }, another));
    for (const requests of [1, 2, 3]) {
      await Promise.all(processes.map((fetch) => fetch(FILE)));
      expect(asked()).toBe(requests);
      wait(5);
    }
  });

  it('do not wait for long for one that died while it downloaded', async () => {
    const { host, redis, fetch, another, asked } = await start();
    host.put(PATH, '16:00 shared');
    await redis.command('SET', CLAIM, 'of who died', 'PX', '60000');
    const other = await another();
    const taken = await taking(() => Promise.all([fetch(FILE), other(FILE)]));
    expect(taken).toBeGreaterThan(2900);
    expect(taken).toBeLessThan(5000);
    // Who comes later finds what those have downloaded, whoever still holds the claim.
    expect(await taking(async () => (await another())(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(asked()).toBeLessThanOrEqual(2);
  });

  it('leave a claim behind for eight seconds at most, and only until they are done', async () => {
    const { host, redis, fetch } = await start();
    host.put(PATH, '16:00 shared');
    host.trouble(PATH, { delay: 100 });
    const fetching = fetch(FILE);
    await expect.poll(() => redis.command('PTTL', CLAIM)).toBeGreaterThan(1000);
    expect(await redis.command('PTTL', CLAIM)).toBeLessThanOrEqual(8000);
    await fetching;
    expect(await redis.command('EXISTS', CLAIM)).toBe(0);
  });

  it('give back no claim but their own', async () => {
    const { redis, clock } = await start();
    const open = opener(redis.url);
    const [one, other] = await Promise.all([open(clock), open(clock)]);
    const release = await one.claim(FILE);
    expect(release).toBeDefined();
    expect(await other.claim(FILE)).toBeUndefined();
    await redis.command('SET', CLAIM, 'of another');
    await release?.();
    expect(await redis.command('GET', CLAIM)).toBe('of another');
  });

  it('leave to Redis to forget a file when it is of no more use', async () => {
    const { host, redis, fetch } = await start();
    host.put(PATH, '16:00 shared');
    await fetch(FILE);
    const hours = Number(await redis.command('PTTL', KEY)) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
  });
});

describe.skipIf(!HAS_REDIS)(`what is wrong in a Redis${REDIS_NOTE}`, () => {
  it.each([
    ['another kind of value', (_text: string) => [['SET', KEY, 'nonsense']]],
    ['no entry', () => [['HSET', KEY, 'entry', '{"version":']]],
    ['an entry of another program', () => [['HSET', KEY, 'entry', '{"version":"1","etag":"1"}']]],
    ['other bytes', () => [['HSET', KEY, 'body', 'broken']]],
    ['bytes cut off', () => [['HSET', KEY, 'body', '16:00']]],
    [
      'bytes of the same length',
      (text: string) => [['HSET', KEY, 'body', '\u0000'.repeat(text.length)]],
    ],
    ['no bytes', () => [['HDEL', KEY, 'body']]],
  ])('is as good as nothing, and replaced: %s', async (_what, commands) => {
    const { host, redis, fetch, another, asked } = await start();
    const text = 'broken';
    host.put(PATH, '16:00 shared');
    await fetch(FILE);
    for (const command of commands(text)) await redis.command(...command);
    expect(await (await another())(FILE)).toBe('16:00 shared');
    expect(await (await another())(FILE)).toBe('16:00 shared');
    expect(asked()).toBe(2);
  });
});

describe.skipIf(!HAS_REDIS)(`a Redis that fails${REDIS_NOTE}`, () => {
  it('and comes back is told once each time, and the weather goes on', async () => {
    const { host, redis, fetch, wait, asked, messages } = await start();
    host.put(PATH, '10:00 first');
    await fetch(FILE);
    await redis.kill();
    for (const text of ['10:00 second', '10:00 third', '10:00 fourth']) {
      host.put(PATH, text);
      wait(5);
      expect(await fetch(FILE)).toBe(text);
    }
    expect(asked()).toBe(4);
    expect(messages()).toEqual([FAILS]);
    await redis.startAgain();
    await expect.poll(messages, { timeout: 10_000 }).toEqual([FAILS, IS_BACK]);
    host.put(PATH, '22:00 fifth');
    wait(5);
    expect(await fetch(FILE)).toBe('22:00 fifth');
    expect(await redis.command('EXISTS', KEY)).toBe(1);
  });

  it('because it hangs keeps nobody waiting for long, and blocks nothing afterwards', async () => {
    const { host, redis, fetch, another, wait, messages } = await start();
    host.put(PATH, '10:00 first');
    await fetch(FILE);
    redis.pause();
    host.put(PATH, '10:00 second');
    wait(5);
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    wait(5);
    // The first has waited; the next one need not.
    expect(await taking(() => fetch(FILE))).toBeLessThan(250);
    expect(await fetch(FILE)).toBe('10:00 second');
    expect(messages()).toEqual([FAILS]);
    redis.resume();
    await expect.poll(messages, { timeout: 10_000 }).toContain(IS_BACK);
    await expect.poll(() => redis.command('EXISTS', CLAIM)).toBe(0);
    host.put(PATH, '22:00 third');
    wait(5);
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(await (await another())(FILE)).toBe('22:00 third');
  });

  it('because it hangs for long has its connection made anew', async () => {
    const { host, redis, fetch, wait, messages } = await start();
    host.put(PATH, '10:00 first');
    redis.pause();
    await fetch(FILE);
    await new Promise((resolve) => {
      setTimeout(resolve, 6000);
    });
    redis.resume();
    await expect.poll(messages, { timeout: 10_000 }).toEqual([FAILS, IS_BACK]);
    host.put(PATH, '22:00 second');
    wait(5);
    // What was asked for while it hung may have left a claim to nobody, which ends soon.
    await expect.poll(() => fetch(FILE), { timeout: 10_000 }).toBe('22:00 second');
    expect(await redis.command('EXISTS', KEY)).toBe(1);
  });

  it('because it is full leaves the weather to be downloaded, and what it holds to be read', async () => {
    const { host, redis, fetch, another, wait, asked, messages } = await start();
    host.put(PATH, '16:00 first');
    await fetch(FILE);
    await redis.command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await (await another())(FILE)).toBe('16:00 first');
    expect(asked()).toBe(1);
    host.put(PATH, '10:00 second');
    wait(6 * 60);
    expect(await fetch(FILE)).toBe('10:00 second');
    wait(5);
    expect(await fetch(FILE)).toBe('10:00 second');
    // One line of each of the two.
    expect(messages()).toEqual([FAILS, FAILS]);
    await redis.command('CONFIG', 'SET', 'maxmemory', '0');
    host.put(PATH, '22:00 third');
    wait(5);
    expect(await fetch(FILE)).toBe('22:00 third');
    expect(messages()).toEqual([FAILS, FAILS, IS_BACK]);
  });

  it('because it only reads leaves the weather to be downloaded', async () => {
    const { host, redis, fetch, messages } = await start();
    await redis.command('REPLICAOF', '127.0.0.1', String(await freePort()));
    host.put(PATH, '16:00 first');
    expect(await fetch(FILE)).toBe('16:00 first');
    expect(messages()).toEqual([FAILS]);
  });

  it('because the password is wrong tells nobody the password', async () => {
    const redis = await startRedis('--requirepass', 'right');
    const { log, lines } = logLines();
    const url = redis.url.replace('redis://', 'redis://user-of-mine:secret-of-mine@');
    const { host, fetch } = await startFetching(opener(url, log));
    host.put(PATH, '16:00 first');
    expect(await fetch(FILE)).toBe('16:00 first');
    await expect.poll(lines).toHaveLength(1);
    expect(lines().join()).toContain('WRONGPASS');
    expect(lines().join()).not.toMatch(/of-mine|127\.0\.0\.1/);
  });

  it('serves with the right password', async () => {
    const redis = await startRedis('--requirepass', 'right');
    const { host, fetch, another, asked } = await startFetching(
      opener(redis.url.replace('redis://', 'redis://:right@')),
    );
    host.put(PATH, '16:00 first');
    await fetch(FILE);
    expect([await (await another())(FILE), asked()]).toEqual(['16:00 first', 1]);
  });
});

describe('no Redis at all', () => {
  it('is told at the start, which does not wait for long, and the weather comes', async () => {
    const { log, messages } = logLines();
    const url = `redis://127.0.0.1:${await freePort()}`;
    const { host, another } = await startFetching(opener(url, log));
    host.put(PATH, '16:00 first');
    expect(await taking(async () => (await another())(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(messages()).toContain(FAILS);
  });

  it('but something that never speaks, or speaks of something else, is as good as none', async () => {
    for (const greeting of ['', 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
      const { host, fetch } = await startFetching(opener(await listenerWith(greeting)));
      host.put(PATH, '16:00 first');
      expect(await fetch(FILE)).toBe('16:00 first');
    }
  });

  it('is left alone once the cache is closed', async () => {
    const { log, lines } = logLines();
    const cache: ProductCache = await opener(
      `redis://127.0.0.1:${await freePort()}`,
      log,
    )(() => new Date());
    await cache.close();
    await cache.close();
    expect(await cache.find(FILE)).toBeUndefined();
    expect(lines().length).toBeLessThanOrEqual(1);
  });
});

async function listenerWith(greeting: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `redis://127.0.0.1:${port}`;
}
