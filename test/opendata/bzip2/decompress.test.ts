import { describe, expect, it } from 'vitest';
import { decompressBzip2 } from '../../../src/opendata/formats/bzip2.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { bzip2 } from '../../support/bzip2.ts';

/** Two blocks of 900 kB and a bit: words in an order that does not repeat. */
const TEXT = Buffer.from(
  Array.from({ length: 300_000 }, (_, index) => `${(index * 7919) % 99_991} `).join(''),
);
/** Runs of equal bytes, which bzip2 shortens before all else: one block unpacks to 5 MB. */
const EMPTY = Buffer.alloc(5_000_000);

const file = bzip2(TEXT);

function unpacked(packed: Uint8Array): Buffer {
  return Buffer.concat(Array.from(decompressBzip2(packed), (piece) => Buffer.from(piece)));
}

describe('a bzip2 file', () => {
  it('is decompressed block by block', () => {
    expect(Array.from(decompressBzip2(file), ({ length }) => length)).toHaveLength(2);
    expect(unpacked(file).equals(TEXT)).toBe(true);
  });

  it('may have blocks that unpack to much more', () => {
    expect(unpacked(bzip2(EMPTY)).equals(EMPTY)).toBe(true);
  });

  it('may be several concatenated streams, as written by parallel compressors', () => {
    const other = bzip2(Buffer.from('and the rest'));
    const both = Buffer.concat([file, other]);
    expect(unpacked(both).equals(Buffer.concat([TEXT, Buffer.from('and the rest')]))).toBe(true);
  });

  it('may be empty', () => {
    expect(unpacked(bzip2(Buffer.alloc(0)))).toHaveLength(0);
  });
});

describe('a bzip2 file that cannot be used', () => {
  it('is rejected wherever it is truncated', () => {
    for (let length = 0; length < file.length; length += Math.ceil(file.length / 25)) {
      expect(() => unpacked(file.subarray(0, length))).toThrow(OpenDataError);
    }
    expect(() => unpacked(file.subarray(0, -1))).toThrow('cut off');
  });

  it('is rejected if a byte is corrupt', () => {
    for (let at = 3; at < file.length; at += Math.ceil(file.length / 8)) {
      const spoilt = Buffer.from(file);
      spoilt[at + 1] = (spoilt[at + 1] ?? 0) ^ 0x10;
      expect(() => unpacked(spoilt)).toThrow(OpenDataError);
    }
  });

  it('is rejected if it has another format', () => {
    expect(() => unpacked(Buffer.from('<html>'))).toThrow('not compressed by bzip2');
  });
});
