import { BLOCK_COLUMNS, BLOCK_PIXELS, BLOCK_ROWS } from './blocks.ts';
import { createBitWriter, type BitWriter } from './bit-writer.ts';
import type { DemoFrame } from './blocks.ts';

const BYTES_PER_PIXEL = 4;
const ROW_BYTES = 4400;
const BLOCK_BYTES = BLOCK_PIXELS * BYTES_PER_PIXEL;

/** A run of equal blocks takes 50 bits or less, and a row some more: 64 bits are enough room for each block. */
const MAX_STREAM_BYTES = BLOCK_ROWS * BLOCK_COLUMNS * 8 + 1024;

/** All frames of a run use the same memory. */
const stream = new Uint8Array(MAX_STREAM_BYTES);

/** The largest prime below 2^16 (RFC 1950). */
const ADLER_MODULUS = 65_521;

/**
 * Compresses a frame as one zlib stream (RFC 1950, 1951) of its pixels: 32 bits each, little-endian, row by row from
 * the north. It writes blocks without their single pixels, in a tenth of the time that zlib takes for all of them.
 *
 * @param convert the value of the file for an amount
 */
export function deflateBlocks(frame: DemoFrame, convert: (amount: number) => number): Uint8Array {
  const writer = createBitWriter(stream);
  writer.putBytes(0x78, 0x01);
  writer.startBlock();
  const checksum = { a: 1, b: 0 };
  for (let row = 0; row < BLOCK_ROWS; row++) {
    const sums = deflateRow(frame, row * BLOCK_COLUMNS, convert, writer);
    writer.putCopies((BLOCK_PIXELS - 1) * ROW_BYTES, ROW_BYTES);
    for (let copy = 0; copy < BLOCK_PIXELS; copy++) {
      checksum.b = (checksum.b + ROW_BYTES * checksum.a + sums.b) % ADLER_MODULUS;
      checksum.a = (checksum.a + sums.a) % ADLER_MODULUS;
    }
  }
  writer.endBlock();
  const { a, b } = checksum;
  writer.putBytes(b >>> 8, b & 0xff, a >>> 8, a & 0xff);
  return writer.finish();
}

/** Writes a row of pixels, and returns the sums of Adler-32 for it alone. */
function deflateRow(
  frame: DemoFrame,
  start: number,
  convert: (amount: number) => number,
  writer: BitWriter,
): { a: number; b: number } {
  const sums = { a: 0, b: 0 };
  const end = start + BLOCK_COLUMNS;
  for (let from = start; from < end;) {
    const amount = frame[from] ?? 0;
    let to = from + 1;
    while (to < end && frame[to] === amount) to++;
    const length = (to - from) * BLOCK_BYTES;
    const value = convert(amount);
    writer.putLiterals(value);
    writer.putCopies(length - BYTES_PER_PIXEL, BYTES_PER_PIXEL);
    addRun(sums, value, length / BYTES_PER_PIXEL);
    from = to;
  }
  return sums;
}

/** Adds a value of four bytes that repeats some times. */
function addRun(sums: { a: number; b: number }, value: number, times: number): void {
  const second = (value >>> 8) & 0xff;
  const third = (value >>> 16) & 0xff;
  const fourth = value >>> 24;
  const sum = (value & 0xff) + second + third + fourth;
  const weighted = second + 2 * third + 3 * fourth;
  const length = times * BYTES_PER_PIXEL;
  sums.b += length * sums.a + 2 * sum * times * (times + 1) - weighted * times;
  sums.b %= ADLER_MODULUS;
  sums.a = (sums.a + sum * times) % ADLER_MODULUS;
}
