import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../src/opendata/server.ts';
import type { CacheForm } from '../support/product-caches.ts';
import { FILE, PATH, startFetching } from './fetched-text.ts';

/** Tests of a fetched file, for each cache. */
export function describeFetchedFile({ name, isHere, start: startForm }: CacheForm): void {
  const start = async () => startFetching(await startForm());

  describe.skipIf(!isHere)(`a fetched file, cached ${name},`, () => {
    it('is fresh until the next one is due', async () => {
      const { host, fetch, wait, requested } = await start();
      host.put(PATH, '16:00 first');
      expect(await fetch(FILE)).toBe('16:00 first');
      wait(5 * 60 + 54);
      expect(await fetch(FILE)).toBe('16:00 first');
      expect(requested()).toBe(1);
      host.put(PATH, '22:00 second');
      wait(1);
      expect(await fetch(FILE)).toBe('22:00 second');
      expect(requested()).toBe(2);
    });

    it('is revalidated every five minutes while the next one is late, and not sent again', async () => {
      const { host, fetch, wait, requested } = await start();
      host.put(PATH, '10:00 late');
      await fetch(FILE);
      for (const [minutes, requests] of [
        [4.9, 1],
        [0.1, 2],
        [4.9, 2],
        [0.1, 3],
      ] as const) {
        wait(minutes);
        expect([await fetch(FILE), requested()]).toEqual(['10:00 late', requests]);
      }
      const conditions = host.requests(PATH).map((headers) => headers['if-none-match']);
      expect(conditions).toEqual([undefined, expect.any(String), expect.any(String)]);
    });

    it('is downloaded once for concurrent requests', async () => {
      const { host, fetch, requested } = await start();
      host.put(PATH, '16:00 shared');
      host.trouble(PATH, { delay: 10 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(FILE)));
      expect(new Set(answers)).toEqual(new Set(['16:00 shared']));
      expect(requested()).toBe(1);
    });

    it('is cached by path', async () => {
      const { host, fetch } = await start();
      host.put(PATH, '16:00 here');
      host.put('/weather/other', '16:00 there');
      expect(await fetch(FILE)).toBe('16:00 here');
      expect(await fetch({ ...FILE, path: '/weather/other' })).toBe('16:00 there');
    });

    it('is undefined if it is missing, and requested again after an hour', async () => {
      const { host, fetch, wait, requested } = await start();
      expect(await fetch(FILE)).toBeUndefined();
      host.put(PATH, '16:00 now there');
      wait(59);
      expect(await fetch(FILE)).toBeUndefined();
      expect(requested()).toBe(1);
      wait(1);
      expect(await fetch(FILE)).toBe('16:00 now there');
    });

    it('is undefined after a 404, even if it existed before', async () => {
      const { host, fetch, wait } = await start();
      host.put(PATH, '10:00 going');
      await fetch(FILE);
      host.remove(PATH);
      wait(5);
      expect(await fetch(FILE)).toBeUndefined();
    });

    it.each(['fails', 'hangs', 'breaks off'] as const)(
      'is an error if it is not cached and the server %s',
      async (trouble) => {
        const { host, fetch } = await start();
        host.put(PATH, '16:00 out of reach');
        host.trouble(PATH, trouble);
        await expect(fetch(FILE)).rejects.toBeInstanceOf(OpenDataError);
      },
    );

    it('is an error for all concurrent requests, and retried for the next', async () => {
      const { host, fetch, requested } = await start();
      host.put(PATH, '16:00 well');
      host.trouble(PATH, 'fails');
      const pending = await Promise.allSettled([fetch(FILE), fetch(FILE), fetch(FILE)]);
      expect(pending.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
      host.trouble(PATH);
      expect([await fetch(FILE), requested()]).toEqual(['16:00 well', 2]);
    });

    it('is retried at most once a minute, not by every request, if it fails again', async () => {
      const { host, fetch, wait, requested } = await start();
      host.put(PATH, '16:00 well');
      host.trouble(PATH, 'fails');
      for (let asker = 0; asker < 5; asker++) await expect(fetch(FILE)).rejects.toThrow('500');
      expect(requested()).toBe(2);
      host.trouble(PATH);
      wait(1);
      expect([await fetch(FILE), requested()]).toEqual(['16:00 well', 3]);
    });

    it('is an error if it cannot be parsed, until there is a better one', async () => {
      const { host, fetch } = await start();
      host.put(PATH, 'broken');
      await expect(fetch(FILE)).rejects.toThrow('The file is broken');
      host.put(PATH, '16:00 mended');
      expect(await fetch(FILE)).toBe('16:00 mended');
    });

    it('is requested again if the clock jumps ahead or back, and then cached', async () => {
      const { host, fetch, wait, requested } = await start();
      host.put(PATH, '16:00 all day');
      await fetch(FILE);
      for (const [minutes, requests] of [
        [8 * 60, 2],
        [-8 * 60, 3],
        [0, 3],
        [-30 * 24 * 60, 4],
        [4, 4],
      ] as const) {
        wait(minutes);
        expect([await fetch(FILE), requested()]).toEqual(['16:00 all day', requests]);
      }
    });
  });

  describe.skipIf(!isHere)(`if the server fails, a file cached ${name}`, () => {
    const troubles = ['fails', 'hangs', 'breaks off', 'sends a broken file'] as const;

    it.each(troubles)(
      'is served stale, with a retry every minute, if the server %s',
      async (trouble) => {
        const { host, fetch, wait, requested } = await start();
        host.put(PATH, '16:00 known');
        await fetch(FILE);
        if (trouble === 'sends a broken file') host.put(PATH, 'broken');
        else host.trouble(PATH, trouble);
        for (const [minutes, requests] of [
          [6 * 60, 2],
          [0.9, 2],
          [0.2, 3],
          [0.5, 3],
        ] as const) {
          wait(minutes);
          expect([await fetch(FILE), requested()]).toEqual(['16:00 known', requests]);
        }
        host.trouble(PATH);
        host.put(PATH, '22:00 well again');
        wait(1);
        expect(await fetch(FILE)).toBe('22:00 well again');
      },
    );

    it('is served stale only for its time, and is then an error for all requests', async () => {
      const { host, fetch, wait, requested } = await start();
      host.put(PATH, '16:00 known');
      await fetch(FILE);
      host.trouble(PATH, 'fails');
      wait(11 * 60 + 54.5);
      expect(await fetch(FILE)).toBe('16:00 known');
      wait(0.5);
      const before = requested();
      const pending = await Promise.allSettled(Array.from({ length: 9 }, () => fetch(FILE)));
      expect(pending.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
      await expect(fetch(FILE)).rejects.toBeInstanceOf(OpenDataError);
      expect(requested() - before).toBe(1);
      wait(1);
      await expect(fetch(FILE)).rejects.toBeInstanceOf(OpenDataError);
      expect(requested() - before).toBe(2);
    });

    it('stays missing if it was missing', async () => {
      const { host, fetch, wait } = await start();
      expect(await fetch(FILE)).toBeUndefined();
      host.trouble(PATH, 'fails');
      wait(61);
      expect(await fetch(FILE)).toBeUndefined();
      wait(6 * 60);
      await expect(fetch(FILE)).rejects.toBeInstanceOf(OpenDataError);
    });
  });
}
