import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/opendata/server.ts';
import { logLines } from '../../support/log-lines.ts';
import { opener } from '../../support/product-caches.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const FILE: Resource = { host: 'opendata', path: '/weather/a.kmz?view=1' };
const HOUR = 3_600_000;
const START = Date.parse('2026-11-18T10:05:00Z');
const ENTRY = {
  version: 'first',
  size: 4,
  askedAt: START,
  askAgainAt: START + HOUR,
  usableUntil: START + 2 * HOUR,
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
    keep: async (path: string) => cache.keep({ ...FILE, path }, ENTRY, Buffer.from('text')),
    find: async (path: string) => cache.find({ ...FILE, path }),
    wait: (hours: number) => {
      now += hours * HOUR;
    },
  };
}

describe('the cache on disk', () => {
  it('makes its directory', async () => {
    const { keep, find } = await start(join(await temporaryDirectory(), 'cache', 'open-data'));
    expect(await find('/a')).toBeUndefined();
    await keep('/a');
    expect(await find('/a')).toEqual(ENTRY);
  });

  it.each([
    ['empty', ''],
    [
      'without its bytes',
      '{"version":"first","size":4,"askedAt":1,"askAgainAt":2,"usableUntil":3}\n',
    ],
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

  it('leaves nothing unfinished behind', async () => {
    const { directory, keep } = await start();
    await Promise.all(Array.from({ length: 10 }, () => keep('/a')));
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('does not grow without end: what is of no more use goes, and nothing else', async () => {
    const { directory, keep, find, wait, cache } = await start();
    await mkdir(join(directory, 'folder'));
    const name = 'a'.repeat(32);
    const unfinished = `${name}.01234567-89ab-cdef-0123-456789abcdef`;
    for (const stranger of ['notes.txt', unfinished]) {
      await writeFile(join(directory, stranger), 'text');
      await utimes(join(directory, stranger), START / 1000, START / 1000);
    }
    for (const path of ['/a', '/b', '/c']) await keep(path);
    const lasting = { ...ENTRY, usableUntil: Infinity };
    await cache.keep({ ...FILE, path: '/lasting' }, lasting, Buffer.from('text'));
    expect(await readdir(directory)).toHaveLength(7);
    wait(2.5);
    await cache.keep({ ...FILE, path: '/new' }, lasting, Buffer.from('text'));
    await expect.poll(() => readdir(directory)).toHaveLength(4);
    expect(await find('/lasting')).toBeDefined();
    expect(await readdir(directory)).toEqual(expect.arrayContaining(['folder', 'notes.txt']));
  });
});

describe('a disk that cannot be written', () => {
  it('is told once, and once when it is well again; nothing fails', async () => {
    const occupied = join(await temporaryDirectory(), 'file');
    await writeFile(occupied, 'not a directory');
    const { keep, find, messages, lines } = await start(occupied);
    for (const path of ['/a', '/b']) {
      await keep(path);
      expect(await find(path)).toBeUndefined();
    }
    expect(await readFile(occupied, 'utf8')).toBe('not a directory');
    const failing = 'The cache of open data fails: files come from the open-data server';
    expect(messages()).toEqual([failing]);
    expect(lines()[0]).toMatch(/"reason":"E[A-Z]+"/);
    expect(lines()[0]).not.toContain(occupied);
    await rm(occupied);
    for (const path of ['/a', '/b']) await keep(path);
    expect(await find('/a')).toEqual(ENTRY);
    expect(messages()).toEqual([failing, 'The cache of open data is back']);
  });
});
