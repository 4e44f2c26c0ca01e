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
  readAttributes,
  expectSignature,
  readHeaderMessages,
} from './structures.ts';

/** An array of numbers. */
interface Hdf5Dataset {
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
function readDataset(file: Uint8Array, messages: readonly HeaderMessage[]): Hdf5Dataset {
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

/** An HDF5 file; paths begin with a slash, `/` is the root. */
export interface Hdf5File {
  /** @throws {OpenDataError} if the object does not exist */
  attributes(path: string): Map<string, string | number>;
  dataset(path: string): Hdf5Dataset;
}

const SIGNATURE = '\x89HDF\r\n\x1a\n';

/** Size of addresses and lengths, bytes. */
const ADDRESS_BYTES = 8;

/**
 * Opens an HDF5 file with the structures of radar files (HDF5 File Format Specification 1): superblock
 * and object headers of version 1, old-style groups, scalar attributes, and datasets of one deflated
 * chunk. Existing libraries take ten times as long per frame or add 4 MB.
 *
 * @throws {OpenDataError} if it has another format, is truncated, or has other structures
 */
export function openHdf5(file: Uint8Array): Hdf5File {
  const root = readRootAddress(file);
  const known = new Map<string, HeaderMessage[]>();

  function messagesAt(path: string): HeaderMessage[] {
    const messages = known.get(path) ?? findMessages(path);
    known.set(path, messages);
    return messages;
  }

  function findMessages(path: string): HeaderMessage[] {
    let messages = readHeaderMessages(file, root);
    for (const name of path.split('/').filter((part) => part !== '')) {
      const address = readGroup(file, messages).get(name);
      if (address === undefined) throw new OpenDataError(`The HDF5 file has no ${path}`);
      messages = readHeaderMessages(file, address);
    }
    return messages;
  }

  return {
    attributes: (path) => readAttributes(messagesAt(path)),
    dataset: (path) => readDataset(file, messagesAt(path)),
  };
}

/** Superblock, version 0: the address of the root's object header. */
function readRootAddress(file: Uint8Array): number {
  if (Buffer.from(file.subarray(0, SIGNATURE.length)).toString('latin1') !== SIGNATURE) {
    throw new OpenDataError('The file is no HDF5 file');
  }
  const cursor = createCursor(file, 0);
  expectSignature(cursor, SIGNATURE);
  expectVersion(cursor, 'a superblock', 0);
  cursor.skip(4);
  const [addressLength, lengthLength] = [cursor.uint(1), cursor.uint(1)];
  if (addressLength !== ADDRESS_BYTES || lengthLength !== ADDRESS_BYTES) {
    throw createUnsupportedError('addresses of bytes', addressLength);
  }
  // Node sizes and flags; then the base address and the address of free space.
  cursor.skip(1 + 2 + 2 + 4);
  const base = cursor.uint(8);
  if (base !== 0) throw createUnsupportedError('addresses that begin at', base);
  cursor.skip(8);
  const end = cursor.uint(8);
  if (end !== file.length) throw new OpenDataError('The HDF5 file is cut off');
  // Driver address, and link name of the root.
  cursor.skip(8 + 8);
  return cursor.uint(8);
}

/** Maximum number of members, because a malformed tree may list the same table repeatedly. */
const MAX_GROUP_MEMBERS = 100;
/** Maximum length of a name, in characters. */
const MAX_NAME_CHARACTERS = 255;

/**
 * Reads the members of an old-style group: a tree of symbol tables with names in a heap.
 *
 * @returns addresses of object headers by name; empty for an object that is no group
 */
function readGroup(file: Uint8Array, messages: readonly HeaderMessage[]): Map<string, number> {
  const members = new Map<string, number>();
  const table = messages.find(({ type }) => type === MESSAGE_TYPE.symbolTable);
  if (!table) return members;
  const cursor = createCursor(table.body, 0);
  const tree = cursor.uint(8);
  const nameAt = readHeap(file, cursor.uint(8));
  let read = 0;
  for (const address of readTreeChildren(file, tree)) {
    const symbols = readSymbols(file, address);
    read += symbols.length;
    if (read > MAX_GROUP_MEMBERS) {
      throw createUnsupportedError('groups with members, in number', read);
    }
    for (const { name, header } of symbols) members.set(nameAt(name), header);
  }
  return members;
}

/** Opens a local heap, which returns the zero-terminated name at an offset. */
function readHeap(file: Uint8Array, address: number): (offset: number) => string {
  const cursor = createCursor(file, address);
  expectSignature(cursor, 'HEAP', 0);
  cursor.skip(3);
  const length = cursor.uint(8);
  cursor.skip(8);
  const data = createCursor(file, cursor.uint(8)).bytes(length);
  return (offset) => {
    const end = data.subarray(offset, offset + MAX_NAME_CHARACTERS + 1).indexOf(0) + offset;
    if (end < offset) throw new OpenDataError('The HDF5 file is damaged: a name without an end');
    return Buffer.from(data.subarray(offset, end)).toString('latin1');
  };
}

/** Each child follows the heap offset of its key. */
function readTreeChildren(file: Uint8Array, address: number): number[] {
  const { count, entries } = readTree(file, address, 'group');
  if (count > MAX_GROUP_MEMBERS) {
    throw createUnsupportedError('groups with tables, in number', count);
  }
  return Array.from({ length: count }, () => {
    entries.skip(8);
    return entries.uint(8);
  });
}

function readSymbols(file: Uint8Array, address: number): { name: number; header: number }[] {
  const cursor = createCursor(file, address);
  expectSignature(cursor, 'SNOD', 1);
  cursor.skip(1);
  const count = cursor.uint(2);
  if (count > MAX_GROUP_MEMBERS) {
    throw createUnsupportedError('tables with symbols, in number', count);
  }
  return Array.from({ length: count }, () => {
    const symbol = { name: cursor.uint(8), header: cursor.uint(8) };
    // Cached data of the object, which repeat its header.
    cursor.skip(4 + 4 + 16);
    return symbol;
  });
}
