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
