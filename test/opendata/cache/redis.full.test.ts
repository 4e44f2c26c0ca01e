import { describe, expect, it } from 'vitest';
import { opener } from '../../support/product-caches.ts';
import { HAS_REDIS, REDIS_NOTE } from '../../support/redis.ts';
import { FILE, PATH } from '../fetched-text.ts';
import { A_SHORT_WAIT, CLAIM, KEY, startWithRedis, taking } from './started-redis.ts';

describe.skipIf(!HAS_REDIS)(`processes that share a Redis${REDIS_NOTE}`, () => {
  it('download a file once for all concurrent requests', async () => {
    const { host, another, requested } = await startWithRedis();
    host.put(PATH, '16:00 shared');
    host.trouble(PATH, { delay: 100 });
    const processes = await Promise.all(Array.from({ length: 5 }, another));
    const answers = await Promise.all(
      processes.flatMap((fetch) => Array.from({ length: 20 }, () => fetch(FILE))),
    );
    expect(new Set(answers)).toEqual(new Set(['16:00 shared']));
    expect(requested()).toBe(1);
  });

  it('share it when it is late as well, request by request', async () => {
    const { host, another, wait, requested } = await startWithRedis();
    host.put(PATH, '10:00 late');
    host.trouble(PATH, { delay: 20 });
    const processes = await Promise.all(Array.from({ length: 5 }, another));
    for (const requests of [1, 2, 3]) {
      await Promise.all(processes.map((fetch) => fetch(FILE)));
      expect(requested()).toBe(requests);
      wait(5);
    }
  });

  it('do not wait for long for one that died while it downloaded', async () => {
    const { host, redis, fetch, another, requested } = await startWithRedis();
    host.put(PATH, '16:00 shared');
    await redis.command('SET', CLAIM, 'of who died', 'PX', '60000');
    const other = await another();
    const taken = await taking(() => Promise.all([fetch(FILE), other(FILE)]));
    expect(taken).toBeGreaterThan(2900);
    // Those who do not give up wait for a minute.
    expect(taken).toBeLessThan(30_000);
    // Who comes later finds what those have downloaded, whoever still holds the claim.
    expect(await taking(async () => (await another())(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(requested()).toBeLessThanOrEqual(2);
  });

  it('hold a lock for eight seconds at most, and only until they are done', async () => {
    const { host, redis, fetch } = await startWithRedis();
    host.put(PATH, '16:00 shared');
    const { promise: until, resolve: answer } = Promise.withResolvers<void>();
    host.trouble(PATH, { until });
    const fetching = fetch(FILE);
    await expect.poll(() => redis.command('PTTL', CLAIM)).toBeGreaterThan(1000);
    expect(await redis.command('PTTL', CLAIM)).toBeLessThanOrEqual(8000);
    answer();
    await fetching;
    await expect.poll(() => redis.command('EXISTS', CLAIM)).toBe(0);
  });

  it('release no lock but their own', async () => {
    const { redis, clock } = await startWithRedis();
    const open = opener(redis.url);
    const [one, other] = await Promise.all([open(clock), open(clock)]);
    const release = await one.acquireLock(FILE);
    expect(release).toBeDefined();
    expect(await other.acquireLock(FILE)).toBeUndefined();
    await redis.command('SET', CLAIM, 'of another');
    release?.();
    // Told before it was asked for, it has been heeded by now.
    await one.find(FILE);
    expect(await redis.command('GET', CLAIM)).toBe('of another');
  });

  it('let Redis expire a file that is of no more use', async () => {
    const { host, redis, fetch } = await startWithRedis();
    host.put(PATH, '16:00 shared');
    await fetch(FILE);
    const hours = Number(await redis.command('PTTL', KEY)) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
  });
});

/** As it would be if it were fresh for long. */
const ENTRY_OF_ANOTHER = JSON.stringify({
  version: 'other',
  fetchedAt: Date.parse('2026-11-18T10:05:00Z'),
  staleAt: Date.parse('2027-11-18T10:05:00Z'),
  expiresAt: Date.parse('2027-11-18T10:05:00Z'),
});

describe.skipIf(!HAS_REDIS)(`invalid values in a Redis${REDIS_NOTE}`, () => {
  it.each([
    ['another kind of value', ['SET', KEY, 'nonsense']],
    ['no entry', ['HSET', KEY, 'entry', '{"version":']],
    ['an entry of another program', ['HSET', KEY, 'entry', '{"version":"1","etag":"1"}']],
    ['other bytes', ['HSET', KEY, 'body', 'broken']],
    ['as many other bytes', ['HSET', KEY, 'body', '16:01!']],
    ['another time', ['HSET', KEY, 'entry', ENTRY_OF_ANOTHER]],
    ['bytes cut off', ['HSET', KEY, 'body', '16:0']],
    ['no bytes', ['HDEL', KEY, 'body']],
  ])('are cache misses, and replaced: %s', async (_what, command) => {
    const { host, redis, fetch, another, requested } = await startWithRedis();
    host.put(PATH, '16:00!');
    await fetch(FILE);
    await redis.command(...command);
    expect(await (await another())(FILE)).toBe('16:00!');
    expect(await (await another())(FILE)).toBe('16:00!');
    expect(requested()).toBe(2);
  });
});
