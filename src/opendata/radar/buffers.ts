import { GRID_PIXELS } from './grid.ts';

/*
 * Memory that lasts. Of arrays of some megabytes that come and go, the system's allocator gives little
 * back: after a few runs the process had grown by 30 MB more. And each that comes to the main thread
 * has its garbage collected, which blocks it.
 */

/** For all arrays of a thread that last, bytes; what is never written to takes none. */
const MAX_REUSABLE_BYTES = 32 * 1024 * 1024;
const WASM_PAGE_BYTES = 64 * 1024;

let reusableMemory: ArrayBuffer | undefined;
let usedBytes = 0;

/** Place for an array that is used again for each run, and never given back. */
export function reusableBuffer(length: number): { buffer: ArrayBuffer; byteOffset: number } {
  const byteOffset = usedBytes;
  const next = byteOffset + Math.ceil(length / 8) * 8;
  if (next > MAX_REUSABLE_BYTES) return { buffer: new ArrayBuffer(length), byteOffset: 0 };
  usedBytes = next;
  const pages = MAX_REUSABLE_BYTES / WASM_PAGE_BYTES;
  reusableMemory ??= new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer;
  return { buffer: reusableMemory, byteOffset };
}

/** Frames' values that are free again: two frames are in use at once. */
const spareFrames: Uint16Array<ArrayBuffer>[] = [];

/** Place for the values of a frame, until they are discarded. */
export function acquireFrameBuffer(): { values: Uint16Array<ArrayBuffer>; discard: () => void } {
  const values = spareFrames.pop() ?? createFrameValues();
  return { values, discard: () => void spareFrames.push(values) };
}

function createFrameValues(): Uint16Array<ArrayBuffer> {
  const { buffer, byteOffset } = reusableBuffer(GRID_PIXELS * Uint16Array.BYTES_PER_ELEMENT);
  return new Uint16Array(buffer, byteOffset, GRID_PIXELS);
}

/** Finds room for what is kept of a run. */
export type AllocateBuffer = (length: number) => { buffer: ArrayBufferLike; byteOffset: number };

/** Anywhere. */
export const allocateBuffer: AllocateBuffer = (length) => ({
  buffer: new ArrayBuffer(length),
  byteOffset: 0,
});

/** One after the other in a memory that grows with them. */
export function createSharedAllocator(memory: SharedArrayBuffer): AllocateBuffer {
  let used = 0;
  return (length) => {
    const byteOffset = used;
    used += Math.ceil(length / 8) * 8;
    if (used > memory.byteLength) memory.grow(used);
    return { buffer: memory, byteOffset };
  };
}
