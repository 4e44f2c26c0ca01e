import type { PageFile } from './page-file.ts';

/** Numbers by position. */
export interface Column {
  readonly length: number;
  /** Undefined before the first and after the last. */
  at: (index: number) => number | undefined;
}

/** A column as it is made, whole in memory. */
export type PackedColumn =
  Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float32Array;

/** How a number lies in a file, by the name of the array that it comes from. */
const NUMBERS: Record<string, { size: number; read: (page: Buffer, at: number) => number }> = {
  Uint8Array: { size: 1, read: (page, at) => page.readUInt8(at) },
  Uint16Array: { size: 2, read: (page, at) => page.readUInt16LE(at) },
  Uint32Array: { size: 4, read: (page, at) => page.readUInt32LE(at) },
  Int16Array: { size: 2, read: (page, at) => page.readInt16LE(at) },
  Int32Array: { size: 4, read: (page, at) => page.readInt32LE(at) },
  Float32Array: { size: 4, read: (page, at) => page.readFloatLE(at) },
};

/**
 * A column that is read where it lies; its start is a multiple of the size of its numbers.
 *
 * @param type name of the typed array that it was
 */
export function columnIn(
  file: PageFile,
  { start, length: bytes, type }: { start: number; length: number; type: string },
): Column {
  const number = NUMBERS[type];
  if (!number) throw new TypeError(`There are no columns of ${type}`);
  const { size, read } = number;
  const length = bytes / size;
  return {
    length,
    at(index) {
      if (index < 0 || index >= length) return undefined;
      const offset = start + index * size;
      return read(file.pageAt(offset), offset % file.pageSize);
    },
  };
}
