import { inflateSync } from 'node:zlib';
import { OpenDataError } from '../../server.ts';
import {
  createCursor,
  expectVersion,
  createUnsupportedError,
  readDatatype,
  type Hdf5Datatype,
  MESSAGE_TYPE,
  type HeaderMessage,
  readTree,
} from './structures.ts';

/** An array of numbers. */
export interface Hdf5Dataset {
  /** Rows and columns, for a two-dimensional array. */
  dimensions: number[];
  type: Hdf5Datatype;
  /** The decompressed values in the byte order of the file, row by row. */
  unpack: () => ArrayBuffer;
}

/** Maximum size of a dataset; one of the radar's grid has 5.3 MB. */
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

const CHUNKED_LAYOUT = 2;
const DEFLATE_FILTER = 1;

/** Reads the dataset of an object: one chunk, deflated, without other filters. */
export function readDataset(file: Uint8Array, messages: readonly HeaderMessage[]): Hdf5Dataset {
  const dimensions = readDimensions(findMessageBody(messages, 'dataspace'));
  const type = readDatatype(findMessageBody(messages, 'datatype'));
  expectDeflate(findMessageBody(messages, 'filters'));
  const { tree, chunk } = readLayout(findMessageBody(messages, 'layout'), dimensions.length);
  if (chunk.some((length, axis) => length !== dimensions[axis])) {
    throw createUnsupportedError('a dataset in chunks of', chunk.join(' by '));
  }
  const packed = readOnlyChunk(file, tree, dimensions.length);
  const size = dimensions.reduce((product, length) => product * length, type.size);
  if (!(size <= MAX_TABLE_BYTES)) throw createUnsupportedError('a dataset in bytes of', size);
  return { dimensions, type, unpack: () => inflateTable(packed, size) };
}

function findMessageBody(
  messages: readonly HeaderMessage[],
  kind: keyof typeof MESSAGE_TYPE,
): Uint8Array {
  const message = messages.find(({ type }) => type === MESSAGE_TYPE[kind]);
  if (!message) throw createUnsupportedError('an object without a message', kind);
  return message.body;
}

function readDimensions(message: Uint8Array): number[] {
  const cursor = createCursor(message, 0);
  expectVersion(cursor, 'a dataspace', 1);
  const rank = cursor.uint(1);
  cursor.skip(6);
  return Array.from({ length: rank }, () => cursor.uint(8));
}

function expectDeflate(message: Uint8Array): void {
  const cursor = createCursor(message, 0);
  expectVersion(cursor, 'a filter pipeline', 1);
  const count = cursor.uint(1);
  cursor.skip(6);
  const filter = cursor.uint(2);
  if (count !== 1 || filter !== DEFLATE_FILTER) {
    throw createUnsupportedError('a dataset with the filter', filter);
  }
}

/** Data layout message, version 3: address of the chunk tree, then chunk dimensions and value size. */
function readLayout(message: Uint8Array, rank: number): { tree: number; chunk: number[] } {
  const cursor = createCursor(message, 0);
  expectVersion(cursor, 'a data layout', 3);
  const layout = cursor.uint(1);
  if (layout !== CHUNKED_LAYOUT) throw createUnsupportedError('a dataset of layout', layout);
  if (cursor.uint(1) !== rank + 1) throw new OpenDataError('The HDF5 file is damaged: chunks');
  return { tree: cursor.uint(8), chunk: Array.from({ length: rank }, () => cursor.uint(4)) };
}

function readOnlyChunk(file: Uint8Array, tree: number, rank: number): Uint8Array {
  const { count, entries } = readTree(file, tree, 'chunks');
  if (count !== 1) throw createUnsupportedError('chunks, in number', count);
  const length = entries.uint(4);
  const skippedFilters = entries.uint(4);
  if (skippedFilters !== 0) throw createUnsupportedError('a chunk without filters', skippedFilters);
  // Offset of the chunk on each axis, and within a value.
  entries.skip((rank + 1) * 8);
  return createCursor(file, entries.uint(8)).bytes(length);
}

function inflateTable(packed: Uint8Array, size: number): ArrayBuffer {
  const unpacked = inflateAtOnce(packed, size);
  if (unpacked.length !== size) {
    throw new OpenDataError('The HDF5 file is damaged: its numbers are too few');
  }
  // Node.js allocates small buffers in a shared pool.
  return unpacked.buffer.byteLength === size ? unpacked.buffer : new Uint8Array(unpacked).buffer;
}

/** Inflates into one buffer: by default, zlib concatenates chunks of 16 KB. */
function inflateAtOnce(packed: Uint8Array, size: number): Buffer<ArrayBuffer> {
  try {
    return inflateSync(packed, { chunkSize: Math.max(size, 64), maxOutputLength: size });
  } catch (cause) {
    throw new OpenDataError('The HDF5 file is damaged: its numbers cannot be unpacked', { cause });
  }
}
