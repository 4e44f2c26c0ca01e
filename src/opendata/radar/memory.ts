import { PIXELS } from './grid.ts';

/*
 * Memory that lasts. Of arrays of some megabytes that come and go, the system's allocator gives little
 * back: after a few runs the process had grown by 30 MB more. And each that comes to the main thread
 * has its garbage collected, which blocks it.
 */

/** For all arrays of a thread that last, bytes; what is never written to takes none. */
const MOST_LASTING = 32 * 1024 * 1024;
const WASM_PAGE = 64 * 1024;

let lasting: ArrayBuffer | undefined;
let taken = 0;

/** Place for an array that is used again for each run, and never given back. */
export function lastingMemory(length: number): { buffer: ArrayBuffer; byteOffset: number } {
  const byteOffset = taken;
  const next = byteOffset + Math.ceil(length / 8) * 8;
  if (next > MOST_LASTING) return { buffer: new ArrayBuffer(length), byteOffset: 0 };
  taken = next;
  const pages = MOST_LASTING / WASM_PAGE;
  lasting ??= new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer;
  return { buffer: lasting, byteOffset };
}

/** Frames' values that are free again: two frames are in use at once. */
const spare: Uint16Array<ArrayBuffer>[] = [];

/** Place for the values of a frame, until they are discarded. */
export function frameMemory(): { values: Uint16Array<ArrayBuffer>; discard: () => void } {
  const values = spare.pop() ?? createValues();
  return { values, discard: () => void spare.push(values) };
}

function createValues(): Uint16Array<ArrayBuffer> {
  const { buffer, byteOffset } = lastingMemory(PIXELS * Uint16Array.BYTES_PER_ELEMENT);
  return new Uint16Array(buffer, byteOffset, PIXELS);
}

/** Finds room for what is kept of a run. */
export type Room = (length: number) => { buffer: ArrayBufferLike; byteOffset: number };

/** Anywhere. */
export const anyRoom: Room = (length) => ({ buffer: new ArrayBuffer(length), byteOffset: 0 });

/** One after the other in a memory that grows with them. */
export function roomIn(memory: SharedArrayBuffer): Room {
  let used = 0;
  return (length) => {
    const byteOffset = used;
    used += Math.ceil(length / 8) * 8;
    if (used > memory.byteLength) memory.grow(used);
    return { buffer: memory, byteOffset };
  };
}
