import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The used functions of libbzip2 compiled to WebAssembly (bzlib.h). */
interface Library {
  memory: WebAssembly.Memory;
  malloc: (length: number) => number;
  BZ2_bzBuffToBuffCompress: (...values: number[]) => number;
}

const WASM = 'bzip2-wasm/bzip2-1.0.8/bzip2.wasm';
const PAGE = 64 * 1024;
const BLOCKS_OF_900_KB = 9;
const USUAL_WORK_FACTOR = 30;

/** Compresses bytes to a bzip2 file. */
export function bzip2(bytes: Uint8Array): Buffer {
  const { memory, malloc, BZ2_bzBuffToBuffCompress: compress } = instantiate();
  const most = Math.ceil(bytes.length * 1.01) + 600;
  const [source, target, length] = [malloc(bytes.length + 1), malloc(most), malloc(4)];
  new Uint8Array(memory.buffer).set(bytes, source);
  new DataView(memory.buffer).setUint32(length, most, true);
  const code = compress(
    target, length, source, bytes.length, BLOCKS_OF_900_KB, 0, USUAL_WORK_FACTOR,
  ); // prettier-ignore
  if (code !== 0) throw new Error(`libbzip2 gives ${code}`);
  return Buffer.from(
    memory.buffer.slice(target, target + new DataView(memory.buffer).getUint32(length, true)),
  );
}

const unused = () => 0;

function instantiate(): Library {
  const code = readFileSync(createRequire(import.meta.url).resolve(WASM));
  const { exports } = new WebAssembly.Instance<Library>(new WebAssembly.Module(code), {
    env: {
      emscripten_memcpy_big(target = 0, source = 0, length = 0) {
        new Uint8Array(exports.memory.buffer).copyWithin(target, source, source + length);
        return target;
      },
      emscripten_resize_heap(length = 0) {
        exports.memory.grow(Math.ceil((length - exports.memory.buffer.byteLength) / PAGE));
        return 1;
      },
      exit: unused,
    },
    wasi_snapshot_preview1: { fd_close: unused, fd_write: unused, fd_seek: unused },
  });
  return exports;
}
