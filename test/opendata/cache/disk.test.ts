import { copyFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/opendata/server.ts';
import { logLines } from '../../support/log-lines.ts';
import { opener } from '../../support/product-caches.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const FILE: Resource = { host: 'opendata', path: '/weather/a.kmz?view=1' };
const HOUR = 3_600_000;
const START = Date.parse('2026-11-18T10:05:00Z');
const ENTRY = {
  version: 'first',
  size: 4,
  fetchedAt: START,
  staleAt: START + HOUR,
  expiresAt: START + 2 * HOUR,
};

async function start(directory?: string) {
  const where = directory ?? (await temporaryDirectory());
  let now = START;
  const { log, lines, messages } = logLines();
  const cache = await opener(where, log)(() => new Date(now));
  return {
    directory: where,
    cache,
    lines,
    messages,
    keep: async (path: string) => cache.put({ ...FILE, path }, ENTRY, Buffer.from('text')),
    find: async (path: string) => cache.find({ ...FILE, path }),
    wait: (hours: number) => {
      now += hours * HOUR;
    },
  };
}

describe('the cache on disk', () => {
  it('creates its directory', async () => {
    const { keep, find } = await start(join(await temporaryDirectory(), 'cache', 'open-data'));
    expect(await find('/a')).toBeUndefined();
    await keep('/a');
    expect(await find('/a')).toEqual(ENTRY);
  });

  it.each([
    ['empty', ''],
    ['without its bytes', '{"version":"first","size":4,"fetchedAt":1,"staleAt":2,"expiresAt":3}\n'],
    ['cut off', '{"version":"fir'],
    ['of an earlier program', '{"body":"UEsA"}'],
    ['something else', 'PK\u0003\u0004\n'],
  ])('ignores a file that is %s, and replaces it', async (_what, text) => {
    const { directory, keep, find } = await start();
    await keep('/a');
    const [name = ''] = await readdir(directory);
    await writeFile(join(directory, name), text);
    expect(await find('/a')).toBeUndefined();
    await keep('/a');
    expect(await find('/a')).toEqual(ENTRY);
  });

  it('leaves no temporary files behind', async () => {
    const { directory, keep } = await start();
    await Promise.all(Array.from({ length: 10 }, () => keep('/a')));
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('does not grow without end: expired files are removed, and nothing else', async () => {
    const { directory, keep, find, wait, cache } = await start();
    await mkdir(join(directory, 'folder'));
    const name = 'a'.repeat(32);
    const unfinished = `${name}.01234567-89ab-cdef-0123-456789abcdef`;
    for (const stranger of ['notes.txt', unfinished]) {
      await writeFile(join(directory, stranger), 'text');
      await utimes(join(directory, stranger), START / 1000, START / 1000);
    }
    for (const path of ['/a', '/b', '/c']) await keep(path);
    const lasting = { ...ENTRY, expiresAt: Infinity };
    await cache.put({ ...FILE, path: '/lasting' }, lasting, Buffer.from('text'));
    expect(await readdir(directory)).toHaveLength(7);
    wait(2.5);
    await cache.put({ ...FILE, path: '/new' }, lasting, Buffer.from('text'));
    await expect.poll(() => readdir(directory)).toHaveLength(4);
    expect(await find('/lasting')).toBeDefined();
    expect(await readdir(directory)).toEqual(expect.arrayContaining(['folder', 'notes.txt']));
  });
});

describe('a damaged file of the disk cache', () => {
  const DAMAGED = 'Damaged cache file; downloading it again';

  it('is a cache miss: never other weather, and no error', async () => {
    const { directory, cache } = await start();
    const body = Buffer.from('PK weather of tomorrow: 21 degrees, no rain'.repeat(20));
    await cache.put(FILE, { ...ENTRY, size: body.length }, body);
    const [name = ''] = await readdir(directory);
    const whole = await readFile(join(directory, name));
    const spoilt = fc.oneof(
      fc.record({ at: fc.nat(whole.length - 1), bit: fc.nat(7) }).map(({ at, bit }) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        return bytes;
      }),
      fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
      fc.uint8Array({ minLength: 1, maxLength: 50 }).map((more) => Buffer.concat([whole, more])),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(spoilt, async (bytes) => {
        await writeFile(join(directory, name), bytes);
        expect(await cache.find(FILE)).toBeUndefined();
        await writeFile(join(directory, name), bytes);
        expect(await cache.readBody(FILE, ENTRY)).toBeUndefined();
        expect(await readdir(directory)).toEqual([]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it("is a cache miss if it holds another path's file", async () => {
    const { directory, cache, keep } = await start();
    await keep('/berlin');
    const [berlin = ''] = await readdir(directory);
    await cache.put({ ...FILE, path: '/munich' }, ENTRY, Buffer.from('snow'));
    const munich = (await readdir(directory)).find((name) => name !== berlin) ?? '';
    await copyFile(join(directory, munich), join(directory, berlin));
    expect(await cache.find({ ...FILE, path: '/berlin' })).toBeUndefined();
    expect(await readdir(directory)).toEqual([munich]);
  });

  it('is a cache miss if it has the old format without checksums', async () => {
    const { directory, keep, find } = await start();
    await keep('/a');
    const [name = ''] = await readdir(directory);
    await writeFile(join(directory, name), `${JSON.stringify(ENTRY)}\ntext`);
    expect(await find('/a')).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  });

  it('is logged, at most once an hour', async () => {
    const { directory, keep, find, lines, wait } = await start();
    const spoil = async () => {
      for (const path of ['/a', '/b', '/c']) await keep(path);
      const names = await readdir(directory);
      for (const name of names) await writeFile(join(directory, name), 'garbage');
      for (const path of ['/a', '/b', '/c']) await find(path);
      return names;
    };
    const warnings = () =>
      lines()
        .map((line): Record<string, unknown> => JSON.parse(line))
        .filter(({ level }) => level === 40);
    const names = await spoil();
    expect(warnings()).toEqual([expect.objectContaining({ msg: DAMAGED })]);
    expect(names).toContain(warnings()[0]?.['name']);
    wait(1);
    await spoil();
    expect(warnings()).toHaveLength(2);
  });
});

describe('a disk that is not writable', () => {
  it('is logged once, and once when it works again; nothing fails', async () => {
    const occupied = join(await temporaryDirectory(), 'file');
    await writeFile(occupied, 'not a directory');
    const { keep, find, messages, lines } = await start(occupied);
    for (const path of ['/a', '/b']) {
      await keep(path);
      expect(await find(path)).toBeUndefined();
    }
    expect(await readFile(occupied, 'utf8')).toBe('not a directory');
    const failing =
      'The open-data cache is unavailable; downloading files from the open-data server';
    expect(messages()).toEqual([failing]);
    expect(lines()[0]).toMatch(/"reason":"E[A-Z]+"/);
    expect(lines()[0]).not.toContain(occupied);
    await rm(occupied);
    for (const path of ['/a', '/b']) await keep(path);
    expect(await find('/a')).toEqual(ENTRY);
    expect(messages()).toEqual([failing, 'The open-data cache is available again']);
  });
});
