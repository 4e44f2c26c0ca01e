import { BLOCK_COLUMNS, BLOCK_PIXELS, BLOCK_ROWS, type DemoFrame } from './blocks.ts';

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

/** Writes a stream of deflate with its fixed codes (RFC 1951, 3.2.6). */
export interface BitWriter {
  /** Whole bytes, outside a block. */
  putBytes(...bytes: number[]): void;
  startBlock(): void;
  /** The four bytes of a value, the lowest first. */
  putLiterals(value: number): void;
  /** Repeats the bytes some distance before; the length is a multiple of four. */
  putCopies(length: number, distance: CopyDistance): void;
  endBlock(): void;
  /** A copy of the stream. */
  finish(): Uint8Array;
}

/** A pixel, or a row of pixels. */
export type CopyDistance = 4 | 4400;

/** Bits in the order of the stream, the first one lowest. */
interface Code {
  bits: number;
  length: number;
}

/** Copies are at most this long: a multiple of four, unlike deflate's own limit of 258. */
const MAX_COPY_BYTES = 256;
const END_OF_BLOCK = 256;

/** First length, and number of additional bits, of the codes from 257 on. */
const LENGTHS = [
  [3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [8, 0], [9, 0], [10, 0],
  [11, 1], [13, 1], [15, 1], [17, 1], [19, 2], [23, 2], [27, 2], [31, 2],
  [35, 3], [43, 3], [51, 3], [59, 3], [67, 4], [83, 4], [99, 4], [115, 4],
  [131, 5], [163, 5], [195, 5], [227, 5],
] as const; // prettier-ignore

/** Codes of five bits, and additional bits: the difference to the first distance of the code. */
const DISTANCES: Record<CopyDistance, Code> = {
  4: { bits: reverse(3, 5), length: 5 },
  4400: { bits: reverse(24, 5) | ((4400 - 4097) << 5), length: 16 },
};

const LITERALS = Array.from({ length: 256 }, (_, byte) => findSymbol(byte));
const COPIES = Array.from({ length: MAX_COPY_BYTES + 1 }, (_, length) => findCopy(length));

/** @param bytes memory for the whole stream */
export function createBitWriter(bytes: Uint8Array): BitWriter {
  let count = 0;
  let pending = 0;
  let pendingLength = 0;

  function put({ bits, length }: Code): void {
    pending |= bits << pendingLength;
    pendingLength += length;
    while (pendingLength >= 8) {
      bytes[count++] = pending & 0xff;
      pending >>>= 8;
      pendingLength -= 8;
    }
  }

  function putLiteral(byte: number): void {
    const code = LITERALS[byte];
    if (code) put(code);
  }

  return {
    putBytes(...whole) {
      for (const byte of whole) bytes[count++] = byte;
    },
    startBlock() {
      const LAST = 0b1;
      const FIXED_CODES = 0b01;
      put({ bits: LAST | (FIXED_CODES << 1), length: 3 });
    },
    putLiterals(value) {
      putLiteral(value & 0xff);
      putLiteral((value >>> 8) & 0xff);
      putLiteral((value >>> 16) & 0xff);
      putLiteral(value >>> 24);
    },
    putCopies(length, distance) {
      for (let left = length; left > 0; left -= MAX_COPY_BYTES) {
        const copy = COPIES[Math.min(left, MAX_COPY_BYTES)];
        if (copy) put(copy);
        put(DISTANCES[distance]);
      }
    },
    endBlock() {
      put(findSymbol(END_OF_BLOCK));
      if (pendingLength > 0) put({ bits: 0, length: 8 - pendingLength });
    },
    finish: () => bytes.slice(0, count),
  };
}

function findCopy(length: number): Code {
  const index = LENGTHS.findLastIndex(([from]) => from <= length);
  const [from = 0, additional = 0] = LENGTHS[index] ?? [];
  const symbol = findSymbol(END_OF_BLOCK + 1 + index);
  return {
    bits: symbol.bits | ((length - from) << symbol.length),
    length: symbol.length + additional,
  };
}

/** The fixed code of a literal byte, of the end of a block, or of a length. */
function findSymbol(symbol: number): Code {
  if (symbol < 144) return { bits: reverse(0x30 + symbol, 8), length: 8 };
  if (symbol < 256) return { bits: reverse(0x190 + symbol - 144, 9), length: 9 };
  if (symbol < 280) return { bits: reverse(symbol - 256, 7), length: 7 };
  return { bits: reverse(0xc0 + symbol - 280, 8), length: 8 };
}

/** Codes begin with their highest bit. */
function reverse(bits: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit++) {
    reversed |= ((bits >>> bit) & 1) << (length - 1 - bit);
  }
  return reversed;
}
