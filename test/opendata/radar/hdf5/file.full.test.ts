import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createHdf5File } from '../../../../src/opendata/demo/radar/hdf5-file.ts';
import { openHdf5 } from '../../../../src/opendata/radar/hdf5/file.ts';
import { OpenDataError } from '../../../../src/opendata/server.ts';

const NUMBERS = Uint32Array.from({ length: 24 }, (_, index) => index * 178_000_000);

/** Two rows of twelve numbers under a group, with attributes of all kinds. */
function fileWith(numbers: Uint32Array): Buffer {
  const table = { rows: 2, columns: 12, deflated: deflateSync(numbers), level: 6, modified: 0 };
  return createHdf5File({
    attributes: { Conventions: 'none', empty: '' },
    members: {
      where: { attributes: { size: 1200n, scale: -0.5 } },
      nothing: {},
      dataset1: { members: { data: table } },
    },
  });
}

const FILE = fileWith(NUMBERS);

function u64(...numbers: number[]): Buffer {
  return Buffer.from(BigUint64Array.from(numbers, BigInt).buffer);
}

function u32(...numbers: number[]): Buffer {
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/** Where the header of the root lies. */
function rootOf(file: Buffer): number {
  return file.readUInt32LE(64);
}

/** With more at its end, which the superblock knows. */
function longer(file: Buffer, more: Buffer): Buffer {
  const both = Buffer.concat([file, more]);
  both.writeBigUInt64LE(BigInt(both.length), 40);
  return both;
}

/** With another address at the last place that has one: before it, the superblock repeats some. */
function replacedAddress(file: Buffer, from: number, to: number): Buffer {
  const found = file.lastIndexOf(u64(from));
  if (found < 0) throw new Error('Nothing points there');
  const changed = Buffer.from(file);
  u64(to).copy(changed, found);
  return changed;
}

function numbersIn(file: Uint8Array): number[] {
  return [...new Uint32Array(openHdf5(file).dataset('/dataset1/data').unpack())];
}

/** Reads all that there is. */
function readAll(file: Uint8Array): unknown {
  const opened = openHdf5(file);
  return [[...opened.attributes('/')], [...opened.attributes('/where')], numbersIn(file)];
}

function failureOf(file: Uint8Array): unknown {
  try {
    readAll(file);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('an HDF5 file', () => {
  it('has attributes by group', () => {
    const file = openHdf5(FILE);
    expect([...file.attributes('/')]).toEqual([
      ['Conventions', 'none'],
      ['empty', ''],
    ]);
    expect([...file.attributes('/where')]).toEqual([
      ['size', 1200],
      ['scale', -0.5],
    ]);
    expect(file.attributes('/nothing').size).toBe(0);
  });

  it('has a table of numbers', () => {
    const { dimensions, type } = openHdf5(FILE).dataset('/dataset1/data');
    expect([dimensions, type]).toEqual([[2, 12], { kind: 'unsigned', size: 4 }]);
    expect(numbersIn(FILE)).toEqual([...NUMBERS]);
  });

  it('may be a view of a larger buffer', () => {
    const memory = Buffer.alloc(FILE.length + 30, 7);
    memory.set(FILE, 13);
    expect(readAll(memory.subarray(13, 13 + FILE.length))).toEqual(readAll(FILE));
  });
});

describe('an invalid HDF5 file', () => {
  it('is rejected wherever it is truncated', () => {
    for (let length = 0; length < FILE.length; length += 16) {
      expect(() => readAll(FILE.subarray(0, length))).toThrow(OpenDataError);
    }
  });

  it('is rejected or read, without other errors, if a byte is corrupt', () => {
    for (let at = 0; at < FILE.length; at += 3) {
      const spoilt = Buffer.from(FILE);
      spoilt[at] = (spoilt[at] ?? 0) ^ 0x04;
      expect(failureOf(spoilt)).toBeOneOf([undefined, expect.any(OpenDataError)]);
    }
  });

  it.each<[string, number, number, string]>([
    ['a newer superblock', 8, 2, 'superblock of version 2'],
    ['addresses of four bytes', 13, 4, 'addresses of bytes 4'],
    ['a newer object header', FILE.readUInt32LE(64), 2, 'object header of version 2'],
    ['another tree', FILE.lastIndexOf('TREE') + 5, 1, 'a tree of level 1'],
    ['another heap', FILE.lastIndexOf('HEAP') + 4, 3, 'HEAP of version 3'],
    ['another filter', FILE.indexOf('deflate') - 8, 4, 'the filter 4'],
  ])('is rejected with %s, which no radar file has', (_what, at, byte, sentence) => {
    const other = Buffer.from(FILE);
    other[at] = byte;
    expect(() => readAll(other)).toThrow(sentence);
  });

  it('is rejected without the required groups and attributes', () => {
    const file = openHdf5(FILE);
    expect(() => file.attributes('/dataset2')).toThrow('The HDF5 file has no /dataset2');
    expect(() => file.dataset('/where')).toThrow('an object without a message dataspace');
  });

  it('is rejected if it has too few or too many numbers', () => {
    expect(() => numbersIn(fileWith(NUMBERS.subarray(1)))).toThrow('numbers are too few');
    expect(() => numbersIn(fileWith(new Uint32Array(25)))).toThrow('cannot be unpacked');
  });

  it('is rejected if the messages of a header never end', () => {
    const endless = longer(FILE, Buffer.alloc(100_000));
    endless.writeUInt32LE(endless.length - rootOf(FILE) - 16, rootOf(FILE) + 8);
    expect(() => readAll(endless)).toThrow('too many messages');
  });

  it('is rejected if a header refers to itself', () => {
    const header = Buffer.alloc(40);
    header.writeUInt8(1);
    header.writeUInt32LE(24, 8);
    header.writeUInt16LE(0x10, 16);
    header.writeUInt16LE(16, 18);
    header.writeBigUInt64LE(BigInt(FILE.length + 16), 24);
    header.writeBigUInt64LE(24n, 32);
    const circle = longer(FILE, header);
    circle.writeUInt32LE(FILE.length, 64);
    expect(() => readAll(circle)).toThrow('endless header');
  });

  it('is rejected if a tree names the same table again and again', () => {
    const tree = FILE.lastIndexOf('TREE');
    const again = Buffer.alloc(24 + 60_000 * 16);
    FILE.copy(again, 0, tree, tree + 24);
    again.writeUInt16LE(60_000, 6);
    for (let at = 24; at < again.length; at += 16) FILE.copy(again, at, tree + 24, tree + 40);
    const circle = replacedAddress(longer(FILE, again), tree, FILE.length);
    expect(() => readAll(circle)).toThrow('groups with tables, in number 60000');
  });

  it('is rejected if a table exceeds any memory', () => {
    const large = Buffer.from(FILE);
    const dimensions = large.lastIndexOf(u64(2, 12));
    u64(60_000, 60_000).copy(large, dimensions);
    const chunk = large.indexOf(u32(2, 12));
    u32(60_000, 60_000).copy(large, chunk);
    expect(() => readAll(large)).toThrow('a dataset in bytes of 14400000000');
  });

  it('is rejected if it has another format', () => {
    expect(() => openHdf5(Buffer.from('<html>'))).toThrow('no HDF5 file');
  });
});
