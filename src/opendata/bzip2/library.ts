import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { OpenDataError } from '../server.ts';

/** What is used of libbzip2 compiled to WebAssembly (bzlib.h); addresses are numbers. */
export interface Libbzip2 {
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

const WASM = 'bzip2-1.0.8/bzip2.wasm';
const PAGE = 64 * 1024;

/** bzip2's largest block, bytes; before it come runs of up to 259 bytes that it takes 5 for. */
const LARGEST_BLOCK = 900_000;
const LARGEST_OUTPUT = (LARGEST_BLOCK / 5) * 259;
/** Blocks that cannot be compressed grow by up to a hundredth and 600 bytes (bzip2's manual, 3.5.2). */
const LARGEST_INPUT = LARGEST_BLOCK * 1.01 + 600;

/** Decompresses a file of one block, into memory that is used again for the next. */
export type Decompress = (file: Uint8Array) => Uint8Array;

/**
 * Loads libbzip2, without the package's own loader: that copies each result, and cannot read from a
 * folder with a blank in its name.
 */
export function loadBzip2(): Decompress {
  const library = instantiate();
  // Memory that is never written to takes none: of this, blocks of radar files use 2 MB.
  const target = library.malloc(LARGEST_OUTPUT);
  const targetLength = library.malloc(Uint32Array.BYTES_PER_ELEMENT);
  const source = library.malloc(LARGEST_INPUT);

  return (file) => {
    if (file.length > LARGEST_INPUT) throw damaged();
    const { memory } = library;
    new Uint8Array(memory.buffer).set(file, source);
    new DataView(memory.buffer).setUint32(targetLength, LARGEST_OUTPUT, true);
    const code = library.BZ2_bzBuffToBuffDecompress(
      target,
      targetLength,
      source,
      file.length,
      0,
      0,
    );
    if (code !== 0) throw damaged();
    const length = new DataView(memory.buffer).getUint32(targetLength, true);
    return new Uint8Array(memory.buffer, target, length);
  };
}

/** The library with memory of its own. */
export function instantiate(): Libbzip2 {
  const module = new WebAssembly.Module(readFileSync(wasmFile()));
  const { exports } = new WebAssembly.Instance<Libbzip2>(module, {
    env: {
      emscripten_memcpy_big: (target = 0, source = 0, length = 0) => {
        new Uint8Array(exports.memory.buffer).copyWithin(target, source, source + length);
        return target;
      },
      emscripten_resize_heap: (length = 0) => {
        exports.memory.grow(Math.ceil((length - exports.memory.buffer.byteLength) / PAGE));
        return 1;
      },
      exit: fail,
    },
    wasi_snapshot_preview1: { fd_close: fail, fd_write: fail, fd_seek: fail },
  });
  return exports;
}

/** Called by libbzip2 only where it works on files, or finds that it is broken itself. */
function fail(): never {
  throw damaged();
}

function damaged(): OpenDataError {
  return new OpenDataError('The bzip2 file is damaged');
}

/** Beside the program where that is bundled, else in its package. */
function wasmFile(): string {
  const bundled = fileURLToPath(new URL('bzip2.wasm', import.meta.url));
  return existsSync(bundled)
    ? bundled
    : createRequire(import.meta.url).resolve(`bzip2-wasm/${WASM}`);
}
