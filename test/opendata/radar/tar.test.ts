import * as fc from 'fast-check';
import { createTar } from 'nanotar';
import { describe, expect, it } from 'vitest';
import { readTar } from '../../../src/opendata/radar/tar.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';

const FILES = [
  { name: 'first', data: Buffer.from('a'.repeat(700)) },
  { name: 'empty', data: Buffer.alloc(0) },
  { name: 'third', data: Buffer.from('c'.repeat(512)) },
];
const TAR = createTar(FILES);

function membersOf(pieces: Iterable<Uint8Array>): { name: string; text: string }[] {
  return Array.from(readTar(pieces), ({ name, body }) => ({
    name,
    text: Buffer.from(body).toString(),
  }));
}

/** Each piece lies in the memory of the one before. */
function* piecesOf(size: number): Generator<Uint8Array> {
  const memory = new Uint8Array(size);
  for (let at = 0; at < TAR.length; at += size) {
    const part = TAR.subarray(at, at + size);
    memory.set(part);
    yield memory.subarray(0, part.length);
  }
}

function* beginning(): Generator<Uint8Array> {
  yield TAR.subarray(0, 2048);
  throw new Error('Nobody asked for it');
}

const EXPECTED = FILES.map(({ name, data }) => ({ name, text: data.toString() }));

describe('a tar archive', () => {
  it('is read in one chunk', () => {
    expect(membersOf([TAR])).toEqual(EXPECTED);
  });

  it('is read in chunks of any size, all in the same buffer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (size) => {
        expect(membersOf(piecesOf(size))).toEqual(EXPECTED);
      }),
    );
  });

  it('is read no further than requested', () => {
    for (const { name } of readTar(beginning())) {
      expect(name).toBe('first');
      break;
    }
  });

  it.each([
    ['files', { name: 'frame', data: Buffer.alloc(0) }, 100],
    ['what is no file', { name: 'folder/' }, 3],
  ])('is rejected if %s never ends', (_what, member, found) => {
    const many = Array.from({ length: 97 }, () => member);
    expect(membersOf([createTar([...many, ...FILES])])).toHaveLength(found);
    expect(() => membersOf([createTar([...many, member, ...FILES])])).toThrow('too many members');
  });

  it('may hold entries that are no files', () => {
    const folder = createTar([{ name: 'folder/' }, ...FILES]);
    expect(membersOf([folder])).toEqual(EXPECTED);
  });
});

describe('an invalid tar archive', () => {
  it('is rejected wherever it is truncated', () => {
    // Three headers, two blocks and one of contents, and a block of zeros at the end.
    const whole = (3 + 2 + 1 + 1) * 512;
    for (let length = 0; length < whole; length += 64) {
      expect(() => membersOf([TAR.subarray(0, length)])).toThrow('Tar archive is cut off');
    }
  });

  it.each([
    ['a header of which has changed', 3, 0x41],
    ['a length of which is no number', 124 + 5, 0x78],
    ['a file of which is far too large', 124 + 3, 0x37],
  ])('is rejected: one %s', (_why, at, byte) => {
    const spoilt = TAR.slice();
    spoilt[at] = byte;
    expect(() => membersOf([spoilt])).toThrow(OpenDataError);
  });

  it('is rejected if it has another format', () => {
    expect(() => membersOf([Buffer.from('<html>'.repeat(200))])).toThrow('Tar archive is damaged');
  });
});
