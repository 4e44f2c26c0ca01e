import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logLines } from '../../support/log-lines.ts';
import { opener } from '../../support/product-caches.ts';
import { freePort, HAS_REDIS, REDIS_NOTE, startRedis } from '../../support/redis.ts';
import { FILE, PATH, startFetching } from '../fetched-text.ts';
import { A_SHORT_WAIT, CLAIM, KEY, startWithRedis, taking } from './started-redis.ts';

const FAILS = 'The open-data cache is unavailable; downloading files from the open-data server';
const IS_BACK = 'The open-data cache is available again';

describe.skipIf(!HAS_REDIS)(`a Redis that fails${REDIS_NOTE}`, () => {
  it('and recovers is logged once each time, and the weather stays available', async () => {
    const { host, redis, fetch, wait, requested, messages } = await startWithRedis();
    host.put(PATH, '10:00 first');
    await fetch(FILE);
    await redis.kill();
    for (const text of ['10:00 second', '10:00 third', '10:00 fourth']) {
      host.put(PATH, text);
      wait(5);
      expect(await fetch(FILE)).toBe(text);
    }
    expect(requested()).toBe(4);
    expect(messages()).toEqual([FAILS]);
    await redis.startAgain();
    await expect.poll(messages, { timeout: 30_000 }).toEqual([FAILS, IS_BACK]);
    host.put(PATH, '22:00 fifth');
    wait(5);
    expect(await fetch(FILE)).toBe('22:00 fifth');
    expect(await redis.command('EXISTS', KEY)).toBe(1);
  });

  it('because it hangs delays no request for long, and blocks nothing afterwards', async () => {
    const { host, redis, fetch, another, wait, messages } = await startWithRedis();
    host.put(PATH, '10:00 first');
    await fetch(FILE);
    redis.pause();
    host.put(PATH, '10:00 second');
    wait(5);
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    wait(5);
    expect(await fetch(FILE)).toBe('10:00 second');
    expect(messages()).toEqual([FAILS]);
    redis.resume();
    await expect.poll(messages, { timeout: 30_000 }).toContain(IS_BACK);
    await expect.poll(() => redis.command('EXISTS', CLAIM)).toBe(0);
    host.put(PATH, '22:00 third');
    wait(5);
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(await (await another())(FILE)).toBe('22:00 third');
  });

  it('because its connection is dead gets a new connection', async () => {
    const redis = await startRedis();
    const line = await startLine(Number(new URL(redis.url).port));
    const { log, messages } = logLines();
    const { host, fetch, wait } = await startFetching(opener(line.url, log));
    line.die();
    host.put(PATH, '10:00 first');
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    await expect.poll(messages, { timeout: 30_000 }).toEqual([FAILS, IS_BACK]);
    host.put(PATH, '22:00 second');
    wait(5);
    expect(await fetch(FILE)).toBe('22:00 second');
    expect(await redis.command('EXISTS', KEY)).toBe(1);
  });

  it('and hangs after its restart is used again when it responds', async () => {
    const { host, redis, fetch, wait, messages } = await startWithRedis();
    await redis.kill();
    await expect.poll(messages).toEqual([FAILS]);
    await redis.startAgain();
    redis.pause();
    host.put(PATH, '10:00 first');
    expect(await taking(() => fetch(FILE))).toBeLessThan(A_SHORT_WAIT);
    redis.resume();
    await expect.poll(messages, { timeout: 30_000 }).toEqual([FAILS, IS_BACK]);
    host.put(PATH, '22:00 second');
    wait(5);
    expect(await fetch(FILE)).toBe('22:00 second');
    await expect.poll(() => redis.command('EXISTS', KEY)).toBe(1);
  });

  it('because it is full still serves its files; new ones are downloaded', async () => {
    const { host, redis, fetch, another, wait, requested, messages } = await startWithRedis();
    host.put(PATH, '16:00 first');
    await fetch(FILE);
    await redis.command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await (await another())(FILE)).toBe('16:00 first');
    expect(requested()).toBe(1);
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

  it('because it is read-only leaves the weather to be downloaded', async () => {
    const { host, redis, fetch, messages } = await startWithRedis();
    await redis.command('REPLICAOF', '127.0.0.1', String(await freePort()));
    host.put(PATH, '16:00 first');
    expect(await fetch(FILE)).toBe('16:00 first');
    expect(messages()).toEqual([FAILS]);
  });

  it('because the password is wrong does not log the password', async () => {
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
    const { host, fetch, another, requested } = await startFetching(
      opener(redis.url.replace('redis://', 'redis://:right@')),
    );
    host.put(PATH, '16:00 first');
    await fetch(FILE);
    expect([await (await another())(FILE), requested()]).toEqual(['16:00 first', 1]);
  });
});

describe('no Redis at all', () => {
  it('is logged at start, after a short wait, and the weather is served', async () => {
    const { log, messages } = logLines();
    const url = `redis://127.0.0.1:${await freePort()}`;
    const { host, another } = await startFetching(opener(url, log));
    host.put(PATH, '16:00 first');
    expect(await taking(async () => (await another())(FILE))).toBeLessThan(A_SHORT_WAIT);
    expect(messages()).toContain(FAILS);
  });

  it(
    'but a server that never responds, or has another protocol, is logged and ignored',
    { timeout: 40_000 },
    async () => {
      for (const greeting of ['', 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
        const { log, messages } = logLines();
        const { host, fetch } = await startFetching(opener(await listenerWith(greeting), log));
        host.put(PATH, '16:00 first');
        expect(await fetch(FILE)).toBe('16:00 first');
        await expect.poll(messages, { timeout: 30_000 }).toEqual([FAILS]);
      }
    },
  );

  it('is not connected to once the cache is closed', async () => {
    const { log, lines } = logLines();
    const cache = await opener(`redis://127.0.0.1:${await freePort()}`, log)(() => new Date());
    await cache.close();
    await cache.close();
    expect(await cache.find(FILE)).toBeUndefined();
    expect(lines().length).toBeLessThanOrEqual(1);
  });
});

/** A line to Redis; connections that are there when it dies say nothing any more, new ones do. */
async function startLine(to: number): Promise<{ url: string; die: () => void }> {
  const open: [Socket, Socket][] = [];
  const url = await listen((socket) => {
    const beyond = connect(to, '127.0.0.1');
    beyond.on('error', () => undefined);
    socket.pipe(beyond).pipe(socket);
    open.push([socket, beyond]);
  });
  return {
    url,
    die: () => {
      for (const [socket, beyond] of open) socket.unpipe(beyond).resume();
    },
  };
}

async function listenerWith(greeting: string): Promise<string> {
  return listen((socket) => void socket.write(greeting));
}

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `redis://127.0.0.1:${port}`;
}
