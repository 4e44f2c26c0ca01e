import { describe, expect, it } from 'vitest';
import { createLiveServer } from '../../src/opendata/live.ts';
import { fetchProduct, type DownloadStore, type Product } from '../../src/opendata/products.ts';
import { OpenDataError, type Resource } from '../../src/opendata/server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';

const PATH = '/weather/run';
const FILE: Resource = { host: 'opendata', path: PATH };
const MINUTE = 60_000;
const START = Date.parse('2026-11-18T10:05:00Z');

/** A file that says until when it is the newest: `10:00 sunny` is so until 10 UTC. */
const product: Product<string> = {
  decode(body) {
    const text = Buffer.from(body).toString();
    if (text === 'broken') throw new OpenDataError('The file is broken');
    return text;
  },
  freshUntil: (text) => Date.parse(`2026-11-18T${text.slice(0, 5)}Z`),
};

async function start(store?: DownloadStore) {
  const host = await startOpenDataHost();
  const hosts = hostsAt(host.url);
  const server = createLiveServer({ hosts, userAgent: 'test', timeout: 100 });
  let now = START;
  const clock = () => new Date(now);
  return {
    host,
    fetch: fetchProduct(product, { server, clock, store }),
    restarted: () => fetchProduct(product, { server, clock, store }),
    wait: (minutes: number) => {
      now += minutes * MINUTE;
    },
    asked: () => host.requests(PATH).length,
  };
}

function memoryStore(): DownloadStore {
  const files = new Map<string, Parameters<DownloadStore['write']>[1]>();
  return {
    read: async ({ path }) => files.get(path),
    write: async ({ path }, download) => {
      files.set(path, download);
    },
  };
}

describe('a fetched file', () => {
  it('is kept until a newer one is to be expected', async () => {
    const { host, fetch, wait, asked } = await start();
    host.put(PATH, '16:00 first');
    expect(await fetch(FILE)).toBe('16:00 first');
    wait(5 * 60 + 54);
    expect(await fetch(FILE)).toBe('16:00 first');
    expect(asked()).toBe(1);
    host.put(PATH, '22:00 second');
    wait(1);
    expect(await fetch(FILE)).toBe('22:00 second');
    expect(asked()).toBe(2);
  });

  it('is asked for every five minutes when the newer one is late, and not sent again', async () => {
    const { host, fetch, wait, asked } = await start();
    host.put(PATH, '10:00 late');
    await fetch(FILE);
    for (const [minutes, requests] of [
      [4.9, 1],
      [0.1, 2],
      [4.9, 2],
      [0.1, 3],
    ] as const) {
      wait(minutes);
      expect([await fetch(FILE), asked()]).toEqual(['10:00 late', requests]);
    }
    const conditions = host.requests(PATH).map((headers) => headers['if-none-match']);
    expect(conditions).toEqual([undefined, expect.any(String), expect.any(String)]);
  });

  it('is downloaded once for many who ask at once', async () => {
    const { host, fetch, asked } = await start();
    host.put(PATH, '16:00 shared');
    host.trouble(PATH, { delay: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(FILE)));
    expect(new Set(answers)).toEqual(new Set(['16:00 shared']));
    expect(asked()).toBe(1);
  });

  it('is one for each path', async () => {
    const { host, fetch } = await start();
    host.put(PATH, '16:00 here');
    host.put('/weather/other', '16:00 there');
    expect(await fetch(FILE)).toBe('16:00 here');
    expect(await fetch({ ...FILE, path: '/weather/other' })).toBe('16:00 there');
  });
});

describe('a file that is missing', () => {
  it('is nothing, and asked for again after an hour', async () => {
    const { host, fetch, wait, asked } = await start();
    expect(await fetch(FILE)).toBeUndefined();
    host.put(PATH, '16:00 now there');
    wait(59);
    expect(await fetch(FILE)).toBeUndefined();
    expect(asked()).toBe(1);
    wait(1);
    expect(await fetch(FILE)).toBe('16:00 now there');
  });

  it('is nothing though it was there before', async () => {
    const { host, fetch, wait } = await start();
    host.put(PATH, '10:00 going');
    await fetch(FILE);
    host.remove(PATH);
    wait(5);
    expect(await fetch(FILE)).toBeUndefined();
  });
});

describe('a download that fails', () => {
  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'because the server %s is an error',
    async (trouble) => {
      const { host, fetch } = await start();
      host.put(PATH, '16:00 out of reach');
      host.trouble(PATH, trouble);
      await expect(fetch(FILE)).rejects.toBeInstanceOf(OpenDataError);
    },
  );

  it('fails for all who wait for it, and is tried again for the next', async () => {
    const { host, fetch, asked } = await start();
    host.put(PATH, '16:00 well');
    host.trouble(PATH, 'fails');
    const asking = await Promise.allSettled([fetch(FILE), fetch(FILE), fetch(FILE)]);
    expect(asking.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    host.trouble(PATH);
    expect([await fetch(FILE), asked()]).toEqual(['16:00 well', 2]);
  });

  it('is an error when the file cannot be read, until there is a better one', async () => {
    const { host, fetch } = await start();
    host.put(PATH, 'broken');
    await expect(fetch(FILE)).rejects.toThrow('The file is broken');
    host.put(PATH, '16:00 mended');
    expect(await fetch(FILE)).toBe('16:00 mended');
  });
});

describe('a file in a store', () => {
  it('is not sent again to the next start of the program', async () => {
    const { host, fetch, restarted, asked } = await start(memoryStore());
    host.put(PATH, '16:00 stored');
    await fetch(FILE);
    expect(await restarted()(FILE)).toBe('16:00 stored');
    expect(host.requests(PATH)[1]?.['if-none-match']).toEqual(expect.any(String));
    expect(asked()).toBe(2);
  });

  it('gives way to a newer one', async () => {
    const { host, fetch, restarted } = await start(memoryStore());
    host.put(PATH, '16:00 old');
    await fetch(FILE);
    host.put(PATH, '22:00 new');
    expect(await restarted()(FILE)).toBe('22:00 new');
    expect(await restarted()(FILE)).toBe('22:00 new');
  });

  it('is as good as none where it cannot be read', async () => {
    const store = memoryStore();
    await store.write(FILE, { body: Buffer.from('broken'), etag: '"old"' });
    const { host, fetch } = await start(store);
    host.put(PATH, '16:00 fresh');
    expect(await fetch(FILE)).toBe('16:00 fresh');
    expect(host.requests(PATH)[0]).not.toHaveProperty('if-none-match');
  });

  it('is never one that cannot be read', async () => {
    const store = memoryStore();
    const { host, fetch } = await start(store);
    host.put(PATH, 'broken');
    await expect(fetch(FILE)).rejects.toThrow('The file is broken');
    expect(await store.read(FILE)).toBeUndefined();
  });
});
