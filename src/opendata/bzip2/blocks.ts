import { OpenDataError } from '../server.ts';

/** A compressed block: where it begins and ends in its file, bits. */
export interface Block {
  start: number;
  end: number;
}

/** Begins a block: the digits of pi. */
const BLOCK_MARK = { first16Bits: 0x3141, last32Bits: 0x59265359 };
/** Ends the last one: the digits of its root. */
const END_MARK = { first16Bits: 0x1772, last32Bits: 0x45385090 };

const MARK_BITS = 48;
const CHECKSUM_BITS = 32;

/**
 * Finds the blocks of a bzip2 file, each of which can be decompressed alone; they begin at any bit.
 * bzip2's own bzip2recover finds them so.
 *
 * @throws {OpenDataError} when it is no bzip2 file, is cut off, or a block is missing
 */
export function findBlocks(file: Uint8Array): Block[] {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'BZh') {
    throw new OpenDataError('The file is not compressed by bzip2');
  }
  const marks = findMarks(file);
  const last = marks.at(-1);
  const bitsLeft = file.length * 8 - (last?.at ?? 0) - MARK_BITS - CHECKSUM_BITS;
  if (!last?.isEnd || bitsLeft < 0 || bitsLeft >= 8) {
    throw new OpenDataError('The bzip2 file is cut off');
  }
  checkComplete(file, marks);
  return marks.flatMap(({ at, isEnd }, index) => {
    const next = marks[index + 1];
    return isEnd || !next ? [] : [{ start: at, end: next.at }];
  });
}

/** At the end stands a checksum of the blocks' checksums. */
function checkComplete(file: Uint8Array, marks: readonly Mark[]): void {
  let ofBlocks = 0;
  for (const { at, isEnd } of marks) {
    const checksum = read32Bits(file, at + MARK_BITS);
    if (!isEnd) ofBlocks = ((ofBlocks << 1) | (ofBlocks >>> 31)) ^ checksum;
    else if (ofBlocks === checksum) ofBlocks = 0;
    else throw new OpenDataError('The bzip2 file is damaged: a block is missing');
  }
}

interface Mark {
  /** Bits from the beginning of the file. */
  at: number;
  isEnd: boolean;
}

function findMarks(file: Uint8Array): Mark[] {
  const marks: Mark[] = [];
  let last32Bits = 0;
  for (let index = 0; index < file.length; index++) {
    const byte = file[index] ?? 0;
    for (let bit = 7; bit >= 0; bit--) {
      last32Bits = (last32Bits << 1) | ((byte >>> bit) & 1);
      if (last32Bits !== BLOCK_MARK.last32Bits && last32Bits !== END_MARK.last32Bits) continue;
      const mark = last32Bits === END_MARK.last32Bits ? END_MARK : BLOCK_MARK;
      const at = index * 8 + (8 - bit) - MARK_BITS;
      if (read16Bits(file, at) === mark.first16Bits) marks.push({ at, isEnd: mark === END_MARK });
    }
  }
  return marks;
}

function read32Bits(file: Uint8Array, at: number): number {
  return (read16Bits(file, at) << 16) | read16Bits(file, at + 16);
}

function read16Bits(file: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0] = file.subarray(at >>> 3);
  return (((first << 16) | (second << 8) | third) >>> (8 - (at & 7))) & 0xffff;
}

/** The beginning of a bzip2 file with blocks of 900 kB, the largest there are: `BZh9`. */
const HEADER = [0x42, 0x5a, 0x68, 0x39];
const END_BYTES = [0x17, 0x72, 0x45, 0x38, 0x50, 0x90];
const END_LENGTH = END_BYTES.length + CHECKSUM_BITS / 8;

/**
 * A block as a bzip2 file of its own: its bits moved to whole bytes, between the beginning of a
 * file and its end. The checksum of the one block is that of the file as well.
 */
export function fileOfBlock(file: Uint8Array, { start, end }: Block): Uint8Array {
  const length = end - start;
  const alone = new Uint8Array(HEADER.length + Math.ceil(length / 8) + END_LENGTH);
  alone.set(HEADER);
  const first = start >>> 3;
  const shift = 8 - (start & 7);
  const whole = length >>> 3;
  for (let index = 0; index <= whole; index++) {
    const bits = ((file[first + index] ?? 0) << 8) | (file[first + index + 1] ?? 0);
    alone[HEADER.length + index] = bits >>> shift;
  }
  const checksumAt = HEADER.length + MARK_BITS / 8;
  const checksum = alone.slice(checksumAt, checksumAt + CHECKSUM_BITS / 8);
  finish(alone, HEADER.length + whole, length & 7, [...END_BYTES, ...checksum]);
  return alone;
}

/** Puts the last bytes behind so many bits of a byte. */
function finish(file: Uint8Array, at: number, bits: number, last: readonly number[]): void {
  let kept = (file[at] ?? 0) & (0xff00 >>> bits);
  for (const [index, byte] of last.entries()) {
    file[at + index] = kept | (byte >>> bits);
    kept = byte << (8 - bits);
  }
  if (bits > 0) file[at + last.length] = kept;
}
