import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { buildPlaceIndex, type BuiltIndex } from '../../src/place/build-index.ts';
import { createGazetteer } from '../../src/place/gazetteer.ts';
import { parseGeoNames } from '../../src/place/geonames.ts';
import { openOrBuildIndex, IndexBuildError } from '../../src/place/index-cache.ts';
import { type Column, DamagedPageError, readText } from '../../src/place/index-storage.ts';
import { openIndexFile } from '../../src/place/index-format.ts';
import type { PlaceIndex } from '../../src/place/place-index.ts';
import { inThisProcess } from '../support/index-maker.ts';

const ROWS = parseGeoNames(
  `2867714	Munich	Munich	MUC,München	48.13743	11.57549	P	PPLA	DE		02	091	09162	09162000	1260391		-9999	Europe/Berlin	2019-09-05
2925535	Frankfurt (Oder)	Frankfurt (Oder)		52.34714	14.55062	P	PPL	DE		11	00			51691		28	Europe/Berlin	2019-09-05`,
);
const make = vi.fn<() => BuiltIndex>(() => buildPlaceIndex(ROWS));
const maker = inThisProcess(make);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  file = join(folder, 'cache', 'places');
  make.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

function name(): string | undefined {
  return createGazetteer(openOrBuildIndex(file, maker)).find('muenchen', { language: 'de' })?.name;
}

it('is built once and then read with equal results', () => {
  const created = openOrBuildIndex(file, maker);
  const read = openOrBuildIndex(file, maker);
  expect(make).toHaveBeenCalledOnce();
  expect(valuesOf(read)).toEqual(valuesOf(created));
  expect(name()).toBe('München');
});

/** All that an index holds, whether it lies in a file or in memory. */
function valuesOf({ places, names, spellings, cities, ...values }: PlaceIndex) {
  const { folded, ...columns } = names;
  const tables = [folded, spellings].map((table) =>
    Array.from({ length: table.starts.length - 1 }, (_, i) => readText(table, i)),
  );
  const { nearby: nearbyCities, ...cityColumns } = cities;
  const numbers = [places, columns, cityColumns].map(numbersOf);
  return { columns: numbers, tables, nearbyCities, ...values };
}

function numbersOf(columns: object): unknown {
  return Object.entries(columns).map(([column, { length, at }]: [string, Column]) => [
    column,
    Array.from({ length }, (_, i) => at(i)),
  ]);
}

it('leaves no temporary files', () => {
  openOrBuildIndex(file, maker);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['places']);
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['of another edition', (whole: Buffer) => Buffer.concat([Buffer.from([255]), whole.subarray(1)])],
  ['of one wrong bit', (whole: Buffer) => whole.with(whole.length - 9, 99)],
  ['no index at all', () => Buffer.from('Where the weather comes from')],
])('is rebuilt if the file is %s', (_, spoil) => {
  openOrBuildIndex(file, maker);
  writeFileSync(file, spoil(readFileSync(file)));
  expect(name()).toBe('München');
  expect(make).toHaveBeenCalledTimes(2);
  expect(name()).toBe('München');
  expect(make).toHaveBeenCalledTimes(2);
});

it('is held in memory if its folder is not writable, and reports why', () => {
  writeFileSync(join(folder, 'cache'), 'in the way');
  const cannotKeep = vi.fn<(cause: unknown) => void>();
  const held = openOrBuildIndex(file, maker, cannotKeep);
  expect(cannotKeep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EEXIST' }));
  expect(createGazetteer(held).find('muenchen', { language: 'de' })?.name).toBe('München');
  rmSync(join(folder, 'cache'));
  expect(valuesOf(held)).toEqual(valuesOf(openOrBuildIndex(file, maker)));
});

function fullDisk(): never {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

it('is held in memory if the file cannot be written completely', () => {
  const held = openOrBuildIndex(file, { ...maker, writeTo: fullDisk });
  expect(createGazetteer(held).find('muenchen', { language: 'de' })?.name).toBe('München');
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

it('is complete if two processes build it at the same time', () => {
  const inBetween = vi.fn<(descriptor: number) => void>((descriptor) => {
    expect(name()).toBe('München');
    maker.writeTo(descriptor);
  });
  const created = openOrBuildIndex(file, { ...maker, writeTo: inBetween });
  expect(inBetween).toHaveBeenCalledOnce();
  expect(createGazetteer(created).find('muenchen', { language: 'de' })?.name).toBe('München');
  expect(name()).toBe('München');
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['places']);
});

function fails(): never {
  throw new IndexBuildError('There is no memory');
}

it('fails if the build fails, and leaves no files', () => {
  expect(() => openOrBuildIndex(file, { writeTo: fails, bytes: fails })).toThrow(IndexBuildError);
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

it('has null for an unknown height, and no brackets in names', () => {
  const gazetteer = createGazetteer(openOrBuildIndex(file, maker));
  expect(gazetteer.find('München', { language: 'de' })?.elevation).toBeNull();
  expect(gazetteer.findNearest(52.3, 14.5, 'de')?.name).toBe('Frankfurt an der Oder');
});

const OPEN_FILES = '/proc/self/fd';
const openFiles = () => readdirSync(OPEN_FILES).length;

it.skipIf(!existsSync(OPEN_FILES))('holds no file open for an unused index', async () => {
  openOrBuildIndex(file, maker);
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const before = openFiles();
  for (let times = 0; times < 200; times++) openIndexFile(file);
  const heldOpen = () => {
    collectGarbage();
    return openFiles();
  };
  await expect.poll(heldOpen).toBeLessThan(before + 100);
});

it('never returns damaged data, even if it is opened without a full check', () => {
  openOrBuildIndex(file, maker);
  const whole = readFileSync(file);
  writeFileSync(file, whole.with(whole.length - 9, 99));
  expect(() =>
    createGazetteer(openIndexFile(file).index).find('muenchen', { language: 'de' }),
  ).toThrow(DamagedPageError);
});
