import { describe, expect, it } from 'vitest';
import type { CacheEntry } from '../../../src/opendata/cache/cache.ts';
import { LASTING_FORMS, type OpenAgain } from '../../support/product-caches.ts';
import { FILE, PATH, startFetching } from '../fetched-text.ts';

const NOW = Date.parse('2026-11-18T10:05:00Z');
const HOUR = 3_600_000;
const BODY = new Uint8Array([80, 75, 0, 255, 10, 13, 10]);
const ENTRY: CacheEntry = {
  version: 'first',
  size: BODY.length,
  etag: '"5f-1"',
  lastModified: 'Wed, 18 Nov 2026 09:52:00 GMT',
  fetchedAt: NOW,
  staleAt: NOW + HOUR,
  expiresAt: NOW + 2 * HOUR,
};
const clock = () => new Date(NOW);

async function openOf(openAgain: OpenAgain) {
  return { cache: await openAgain(clock), again: async () => openAgain(clock) };
}

for (const { name, isHere, start: startForm } of LASTING_FORMS) {
  const start = async () => startFetching(await startForm());
  const open = async () => openOf(await startForm());

  describe.skipIf(!isHere)(`a file cached by one process ${name}`, () => {
    it('needs no request from another process, nor at the next start, while it is fresh', async () => {
      const { host, fetch, another, wait, requested } = await start();
      host.put(PATH, '16:00 shared');
      await fetch(FILE);
      wait(5 * 60);
      expect(await (await another())(FILE)).toBe('16:00 shared');
      expect(requested()).toBe(1);
    });

    it('is also cached as missing for the others', async () => {
      const { host, fetch, another, wait, requested } = await start();
      expect(await fetch(FILE)).toBeUndefined();
      host.put(PATH, '16:00 now there');
      wait(59);
      const other = await another();
      expect([await other(FILE), requested()]).toEqual([undefined, 1]);
      wait(1);
      expect([await other(FILE), requested()]).toEqual(['16:00 now there', 2]);
    });

    it('is replaced in all processes when one downloads a newer one', async () => {
      const { host, fetch, another, wait, requested } = await start();
      host.put(PATH, '10:00 old');
      await fetch(FILE);
      host.put(PATH, '22:00 new');
      wait(5);
      expect(await (await another())(FILE)).toBe('22:00 new');
      expect([await fetch(FILE), requested()]).toEqual(['22:00 new', 2]);
    });

    it('is revalidated once, with its ETag, and then fresh for all', async () => {
      const { host, fetch, another, wait, requested } = await start();
      host.put(PATH, '10:00 late');
      await fetch(FILE);
      wait(5);
      expect(await (await another())(FILE)).toBe('10:00 late');
      expect(host.requests(PATH)[1]?.['if-none-match']).toEqual(expect.any(String));
      wait(4);
      const answers = [await fetch(FILE), await (await another())(FILE)];
      expect([answers, requested()]).toEqual([['10:00 late', '10:00 late'], 2]);
    });

    it('is served stale in all of them when the server fails, with one retry a minute', async () => {
      const { host, fetch, another, wait, requested } = await start();
      host.put(PATH, '10:00 known');
      const other = await another();
      await fetch(FILE);
      await other(FILE);
      host.trouble(PATH, 'fails');
      for (const [minutes, requests] of [
        [5, 2],
        [0.9, 2],
        [0.1, 3],
      ] as const) {
        wait(minutes);
        const answers = [await fetch(FILE), await other(FILE), await (await another())(FILE)];
        expect([answers, requested()]).toEqual([Array(3).fill('10:00 known'), requests]);
      }
      wait(6 * 60);
      await expect((await another())(FILE)).rejects.toThrow('500');
    });

    it('is never a file that cannot be parsed', async () => {
      const { host, clock: now, fetch } = await start();
      host.put(PATH, 'broken');
      await expect(fetch(FILE)).rejects.toThrow('The file is broken');
      const openAgain = await startForm();
      expect(await (await openAgain(now)).find(FILE)).toBeUndefined();
    });
  });

  describe.skipIf(!isHere)(`a cached file ${name}`, () => {
    it('is unchanged at the next start', async () => {
      const { cache, again } = await open();
      await cache.put(FILE, ENTRY, BODY);
      const other = await again();
      expect(await other.find(FILE)).toEqual(ENTRY);
      expect(Buffer.from((await other.readBody(FILE, ENTRY)) ?? [])).toEqual(Buffer.from(BODY));
    });

    it('may be without tag, date or bytes', async () => {
      const { cache } = await open();
      const { fetchedAt, staleAt, expiresAt } = ENTRY;
      const missing = { version: 'missing', fetchedAt, staleAt, expiresAt };
      await cache.put(FILE, missing);
      expect(await cache.find(FILE)).toEqual(missing);
      await cache.put(FILE, { ...missing, size: 0 }, new Uint8Array());
      expect(await cache.readBody(FILE, { ...missing, size: 0 })).toHaveLength(0);
    });

    it('is identified by its host and path', async () => {
      const { cache } = await open();
      await cache.put(FILE, ENTRY, BODY);
      expect(await cache.find({ ...FILE, host: 'www' })).toBeUndefined();
      expect(await cache.find({ ...FILE, path: `${PATH}?view=1` })).toBeUndefined();
    });

    it('is the latest of several concurrent writes, complete', async () => {
      const { cache } = await open();
      const bodies = Array.from({ length: 10 }, (_, at) => Buffer.alloc(20_000 + at, at));
      await Promise.all(
        bodies.map((body, at) =>
          cache.put(FILE, { ...ENTRY, version: `${at}`, size: body.length }, body),
        ),
      );
      const entry = await cache.find(FILE);
      expect(entry && (await cache.readBody(FILE, entry))).toEqual(bodies[Number(entry?.version)]);
    });

    it('returns no bytes for a replaced entry, and does not touch its replacement', async () => {
      const { cache } = await open();
      const second = { ...ENTRY, version: 'second' };
      await cache.put(FILE, ENTRY, BODY);
      await cache.put(FILE, second, BODY);
      expect(await cache.readBody(FILE, ENTRY)).toBeUndefined();
      await cache.touch(FILE, { ...ENTRY, staleAt: NOW + 2 * HOUR });
      expect(await cache.find(FILE)).toEqual(second);
    });

    it('can be touched with new times', async () => {
      const { cache } = await open();
      await cache.put(FILE, ENTRY, BODY);
      const later = { ...ENTRY, fetchedAt: NOW + HOUR, staleAt: NOW + 2 * HOUR };
      await cache.touch(FILE, later);
      expect(await cache.find(FILE)).toEqual(later);
      expect(await cache.readBody(FILE, later)).toHaveLength(BODY.length);
    });

    it('expires some day, even if it has no end', async () => {
      const { cache } = await open();
      await cache.put(FILE, { ...ENTRY, staleAt: Infinity, expiresAt: Infinity }, BODY);
      const { staleAt, expiresAt } = (await cache.find(FILE)) ?? {};
      expect([staleAt, expiresAt]).toEqual(Array(2).fill(NOW + 400 * 24 * HOUR));
    });
  });
}
