import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { OpenDataError } from '../server.ts';

/** Loaded once: its 64 MB of memory trigger a garbage collection. */
let decompressBlock: DecompressBlock | undefined;

/**
 * Decompresses a bzip2 file lazily, block by block, and verifies its checksums. Each block reuses the
 * memory of the previous one.
 *
 * @throws {OpenDataError} if the file is not a bzip2 file, damaged or truncated
 */
export function* decompressBzip2(file: Uint8Array): Generator<Uint8Array> {
  const blocks = findBlocks(file);
  decompressBlock ??= createBlockDecompressor();
  for (const block of blocks) yield decompressBlock(createBlockFile(file, block));
}

/** Used functions of libbzip2 compiled to WebAssembly (bzlib.h); addresses are numbers. */
interface Libbzip2 {
  memory: WebAssembly.Memory;
  malloc(length: number): number;
  free(address: number): void;
  BZ2_bzBuffToBuffCompress(
    target: number,
    targetLength: number,
    source: number,
    sourceLength: number,
    blockSize: number,
    verbosity: number,
    workFactor: number,
  ): number;
  BZ2_bzBuffToBuffDecompress(
    target: number,
    targetLength: number,
    source: number,
    sourceLength: number,
    small: number,
    verbosity: number,
  ): number;
}

const WASM_PATH = 'bzip2-1.0.8/bzip2.wasm';
const WASM_PAGE_BYTES = 64 * 1024;

/** Largest block of bzip2, after run-length encoding of up to 259 bytes in 5 bytes. */
const MAX_BLOCK_BYTES = 900_000;
const MAX_OUTPUT_BYTES = (MAX_BLOCK_BYTES / 5) * 259;
/** Incompressible blocks grow by up to 1 % and 600 bytes (bzip2 manual, 3.5.2). */
const MAX_INPUT_BYTES = MAX_BLOCK_BYTES * 1.01 + 600;

/** Decompresses a file of one block into memory that the next call reuses. */
type DecompressBlock = (file: Uint8Array) => Uint8Array;

/**
 * Loads libbzip2 without the loader of the package, which copies each result and fails in folders
 * with a space in their name.
 */
function createBlockDecompressor(): DecompressBlock {
  const library = instantiateBzip2();
  // The system allocates memory on first write: blocks of radar files use 2 MB of this.
  const target = library.malloc(MAX_OUTPUT_BYTES);
  const targetLength = library.malloc(Uint32Array.BYTES_PER_ELEMENT);
  const source = library.malloc(MAX_INPUT_BYTES);

  return (file) => {
    if (file.length > MAX_INPUT_BYTES) throw createDamagedError();
    const { memory } = library;
    new Uint8Array(memory.buffer).set(file, source);
    new DataView(memory.buffer).setUint32(targetLength, MAX_OUTPUT_BYTES, true);
    const code = library.BZ2_bzBuffToBuffDecompress(
      target,
      targetLength,
      source,
      file.length,
      0,
      0,
    );
    if (code !== 0) throw createDamagedError();
    const length = new DataView(memory.buffer).getUint32(targetLength, true);
    return new Uint8Array(memory.buffer, target, length);
  };
}

/** Instantiates the library with its own memory. */
function instantiateBzip2(): Libbzip2 {
  const module = new WebAssembly.Module(readFileSync(findWasmFile()));
  const { exports } = new WebAssembly.Instance<Libbzip2>(module, {
    env: {
      emscripten_memcpy_big: (target = 0, source = 0, length = 0) => {
        new Uint8Array(exports.memory.buffer).copyWithin(target, source, source + length);
        return target;
      },
      emscripten_resize_heap: (length = 0) => {
        exports.memory.grow(
          Math.ceil((length - exports.memory.buffer.byteLength) / WASM_PAGE_BYTES),
        );
        return 1;
      },
      exit: abort,
    },
    wasi_snapshot_preview1: { fd_close: abort, fd_write: abort, fd_seek: abort },
  });
  return exports;
}

/** libbzip2 calls this only for file access, which is not used, and on internal errors. */
function abort(): never {
  throw createDamagedError();
}

function createDamagedError(): OpenDataError {
  return new OpenDataError('The bzip2 file is damaged');
}

/** The file is next to the bundle, else in its package. */
function findWasmFile(): string {
  const bundled = fileURLToPath(new URL('./bzip2.wasm', import.meta.url));
  return existsSync(bundled)
    ? bundled
    : createRequire(import.meta.url).resolve(`bzip2-wasm/${WASM_PATH}`);
}

/** Start and end of a compressed block in its file, bits. */
interface Bzip2Block {
  start: number;
  end: number;
}

/** Start of a block: the digits of pi. */
const BLOCK_MARK = { first16Bits: 0x3141, last32Bits: 0x59265359 };
/** End of the last block: the digits of the square root of pi. */
const END_MARK = { first16Bits: 0x1772, last32Bits: 0x45385090 };

const MARK_BITS = 48;
const CHECKSUM_BITS = 32;

/**
 * Finds the blocks of a bzip2 file, which can be decompressed separately and start at any bit, like
 * bzip2recover does.
 *
 * @throws {OpenDataError} if the file is not a bzip2 file, is truncated, or a block is missing
 */
function findBlocks(file: Uint8Array): Bzip2Block[] {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'BZh') {
    throw new OpenDataError('The file is not compressed by bzip2');
  }
  const marks = findMarks(file);
  const last = marks.at(-1);
  const bitsLeft = file.length * 8 - (last?.at ?? 0) - MARK_BITS - CHECKSUM_BITS;
  if (!last?.isEnd || bitsLeft < 0 || bitsLeft >= 8) {
    throw new OpenDataError('The bzip2 file is cut off');
  }
  checkCombinedChecksum(file, marks);
  return marks.flatMap(({ at, isEnd }, index) => {
    const next = marks[index + 1];
    return isEnd || !next ? [] : [{ start: at, end: next.at }];
  });
}

/** Verifies the combined checksum of all blocks at the end of the file. */
function checkCombinedChecksum(file: Uint8Array, marks: readonly BlockMark[]): void {
  let combined = 0;
  for (const { at, isEnd } of marks) {
    const checksum = read32Bits(file, at + MARK_BITS);
    if (!isEnd) combined = ((combined << 1) | (combined >>> 31)) ^ checksum;
    else if (combined === checksum) combined = 0;
    else throw new OpenDataError('The bzip2 file is damaged: a block is missing');
  }
}

interface BlockMark {
  /** Position in the file, bits. */
  at: number;
  isEnd: boolean;
}

function findMarks(file: Uint8Array): BlockMark[] {
  const marks: BlockMark[] = [];
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

/** Header of a bzip2 file with blocks of 900 kB, the largest size: `BZh9`. */
const FILE_HEADER = [0x42, 0x5a, 0x68, 0x39];
const END_BYTES = [0x17, 0x72, 0x45, 0x38, 0x50, 0x90];
const END_BYTE_COUNT = END_BYTES.length + CHECKSUM_BITS / 8;

/**
 * Wraps a block in a bzip2 file: header, bits of the block aligned to bytes, trailer. The checksum of
 * the only block is also the checksum of the file.
 */
function createBlockFile(file: Uint8Array, { start, end }: Bzip2Block): Uint8Array {
  const length = end - start;
  const blockFile = new Uint8Array(FILE_HEADER.length + Math.ceil(length / 8) + END_BYTE_COUNT);
  blockFile.set(FILE_HEADER);
  const first = start >>> 3;
  const shift = 8 - (start & 7);
  const whole = length >>> 3;
  for (let index = 0; index <= whole; index++) {
    const bits = ((file[first + index] ?? 0) << 8) | (file[first + index + 1] ?? 0);
    blockFile[FILE_HEADER.length + index] = bits >>> shift;
  }
  const checksumAt = FILE_HEADER.length + MARK_BITS / 8;
  const checksum = blockFile.slice(checksumAt, checksumAt + CHECKSUM_BITS / 8);
  appendTrailer(blockFile, FILE_HEADER.length + whole, length & 7, [...END_BYTES, ...checksum]);
  return blockFile;
}

/** Appends bytes after the first bits of a byte. */
function appendTrailer(file: Uint8Array, at: number, bits: number, last: readonly number[]): void {
  let carry = (file[at] ?? 0) & (0xff00 >>> bits);
  for (const [index, byte] of last.entries()) {
    file[at + index] = carry | (byte >>> bits);
    carry = byte << (8 - bits);
  }
  if (bits > 0) file[at + last.length] = carry;
}

/** Block size in units of 100 kB, as in DWD's files. */
const BLOCK_SIZE_100_KB = 9;
const QUIET = 0;
const USUAL_WORK_FACTOR = 0;

let library: Libbzip2 | undefined;

/** Compresses bytes with bzip2. */
export function compressBzip2(bytes: Uint8Array): Uint8Array {
  const bzip2 = (library ??= instantiateBzip2());
  const { memory } = bzip2;
  // Incompressible data grow by up to one percent and 600 bytes (bzip2's manual, 3.5.1).
  const room = Math.ceil(bytes.length * 1.01) + 600;
  const source = bzip2.malloc(bytes.length + 1);
  const target = bzip2.malloc(room);
  const length = bzip2.malloc(Uint32Array.BYTES_PER_ELEMENT);
  new Uint8Array(memory.buffer).set(bytes, source);
  new DataView(memory.buffer).setUint32(length, room, true);
  const code = bzip2.BZ2_bzBuffToBuffCompress(
    target,
    length,
    source,
    bytes.length,
    BLOCK_SIZE_100_KB,
    QUIET,
    USUAL_WORK_FACTOR,
  );
  if (code !== 0) throw new Error(`libbzip2 gives ${code}`);
  const file = new Uint8Array(memory.buffer).slice(
    target,
    target + new DataView(memory.buffer).getUint32(length, true),
  );
  for (const address of [source, target, length]) bzip2.free(address);
  return file;
}
