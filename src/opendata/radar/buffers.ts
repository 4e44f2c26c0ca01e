import { GRID_PIXELS } from './run.ts';

/*
 * Reusable memory. The allocator of the system returns little memory of short-lived arrays of some
 * megabytes: the process grew by 30 MB after a few runs. Each new array on the main thread also
 * triggers a garbage collection, which blocks it.
 */

/** Reserved for all reusable arrays of a thread; the system allocates memory on first write. */
const MAX_REUSABLE_BYTES = 32 * 1024 * 1024;
const WASM_PAGE_BYTES = 64 * 1024;

let reusableMemory: ArrayBuffer | undefined;
let usedBytes = 0;

/** Allocates an array that all runs reuse; it is never freed. */
export function reusableBuffer(length: number): { buffer: ArrayBuffer; byteOffset: number } {
  const byteOffset = usedBytes;
  const next = byteOffset + Math.ceil(length / 8) * 8;
  if (next > MAX_REUSABLE_BYTES) return { buffer: new ArrayBuffer(length), byteOffset: 0 };
  usedBytes = next;
  const pages = MAX_REUSABLE_BYTES / WASM_PAGE_BYTES;
  reusableMemory ??= new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer;
  return { buffer: reusableMemory, byteOffset };
}

/** Free buffers; two frames are in use at once. */
const spareFrames: Uint16Array<ArrayBuffer>[] = [];

/** Acquires a buffer for the values of a frame until `discard`. */
export function acquireFrameBuffer(): { values: Uint16Array<ArrayBuffer>; discard: () => void } {
  const values = spareFrames.pop() ?? createFrameValues();
  return { values, discard: () => void spareFrames.push(values) };
}

function createFrameValues(): Uint16Array<ArrayBuffer> {
  const { buffer, byteOffset } = reusableBuffer(GRID_PIXELS * Uint16Array.BYTES_PER_ELEMENT);
  return new Uint16Array(buffer, byteOffset, GRID_PIXELS);
}

/** Allocates memory for a run. */
export type AllocateBuffer = (length: number) => { buffer: ArrayBufferLike; byteOffset: number };

/** Allocates a new buffer. */
export const allocateBuffer: AllocateBuffer = (length) => ({
  buffer: new ArrayBuffer(length),
  byteOffset: 0,
});

/** A run with rain on the whole grid takes 73 MB: two bytes per pixel in each of 25 frames. */
const MAX_GROWN_BYTES = 96 * 1024 * 1024;

/** Allocates consecutive parts of one buffer that grows: it can move to another thread. */
export function createGrowingAllocator(): AllocateBuffer {
  const buffer = new ArrayBuffer(0, { maxByteLength: MAX_GROWN_BYTES });
  let used = 0;
  return (length) => {
    const byteOffset = used;
    used += Math.ceil(length / 8) * 8;
    buffer.resize(used);
    return { buffer, byteOffset };
  };
}
