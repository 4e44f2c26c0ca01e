import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Bytes that are read in pages, on demand. */
export interface PageFile {
  /** Bytes; the last page may be shorter. */
  readonly pageSize: number;
  /** The page with the byte at an offset. */
  pageAt: (offset: number) => Buffer;
  /** Bytes from one offset to another; long slices are not cached. */
  slice: (from: number, to: number) => Buffer;
}

/** The checksum of a page does not match. */
export class DamagedPageError extends Error {
  override name = 'DamagedPageError';
}

/** A lookup reads ten to thirty pages. */
const PAGE_SIZE_BYTES = 16 * 1024;
/** 4 MiB: a home had three times that after 150 questions, and reading a page again takes less than a twentieth of a millisecond. */
const MAX_CACHED_PAGES = 256;

const DAMAGED_MESSAGE = 'The index of places is damaged: delete its file to rebuild it';

/** Computes the checksum of each page. */
export function computeChecksums(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.ceil(bytes.length / PAGE_SIZE_BYTES) }, (_, page) =>
    crc32(bytes.subarray(page * PAGE_SIZE_BYTES, (page + 1) * PAGE_SIZE_BYTES)),
  );
}

/**
 * The pages of an open file. Each read verifies checksums; the single pages used last stay cached.
 *
 * `verify` checks all pages without caching them.
 *
 * @param begin offset of the first page, bytes
 * @param checksums of all pages
 */
export function createPageFile(
  descriptor: number,
  begin: number,
  checksums: Uint32Array,
): PageFile & { verify: () => void } {
  const pages = new LRUCache<number, Buffer>({ max: MAX_CACHED_PAGES });

  function pageAt(offset: number): Buffer {
    const number = Math.floor(offset / PAGE_SIZE_BYTES);
    const kept = pages.get(number);
    if (kept) return kept;
    const page = read(number, number + 1);
    pages.set(number, page);
    return page;
  }

  /** Reads pages from `first` to before `end`. */
  function read(
    first: number,
    end: number,
    buffer = Buffer.alloc((end - first) * PAGE_SIZE_BYTES),
  ): Buffer {
    const count = readSync(descriptor, buffer, 0, buffer.length, begin + first * PAGE_SIZE_BYTES);
    const bytes = buffer.subarray(0, count);
    for (let number = first; number < end; number++) {
      const start = (number - first) * PAGE_SIZE_BYTES;
      if (crc32(bytes.subarray(start, start + PAGE_SIZE_BYTES)) !== checksums[number]) {
        throw new DamagedPageError(DAMAGED_MESSAGE);
      }
    }
    return bytes;
  }

  return {
    pageSize: PAGE_SIZE_BYTES,
    pageAt,
    slice(from, to) {
      const start = from % PAGE_SIZE_BYTES;
      const end = start + to - from;
      if (end <= PAGE_SIZE_BYTES) return pageAt(from).subarray(start, end);
      if (end <= 2 * PAGE_SIZE_BYTES) {
        return Buffer.concat([pageAt(from), pageAt(to - 1)]).subarray(start, end);
      }
      const first = Math.floor(from / PAGE_SIZE_BYTES);
      return read(first, Math.ceil(to / PAGE_SIZE_BYTES)).subarray(start, end);
    },
    verify() {
      // One buffer for all: thousands would leave the process's memory in pieces.
      const buffer = Buffer.alloc(PAGE_SIZE_BYTES);
      for (const number of checksums.keys()) read(number, number + 1, buffer);
    },
  };
}

/** Bytes in memory, as a single page. */
export function createSinglePage(bytes: Buffer): PageFile {
  return {
    pageSize: Infinity,
    pageAt: () => bytes,
    slice: (from, to) => bytes.subarray(from, to),
  };
}

/** Numbers by position. */
export interface Column {
  readonly length: number;
  /** Undefined if out of range. */
  at: (index: number) => number | undefined;
}

/** A newly built column, in memory. */
export type PackedColumn =
  Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float32Array;

/** How to read a number, by the name of its array type. */
const NUMBER_READERS: Record<string, { size: number; read: (page: Buffer, at: number) => number }> =
  {
    Uint8Array: { size: 1, read: (page, at) => page.readUInt8(at) },
    Uint16Array: { size: 2, read: (page, at) => page.readUInt16LE(at) },
    Uint32Array: { size: 4, read: (page, at) => page.readUInt32LE(at) },
    Int16Array: { size: 2, read: (page, at) => page.readInt16LE(at) },
    Int32Array: { size: 4, read: (page, at) => page.readInt32LE(at) },
    Float32Array: { size: 4, read: (page, at) => page.readFloatLE(at) },
  };

/** Where a column is in a file. */
export interface ColumnSection {
  /** Offset of the first number, bytes; a multiple of the number size. */
  start: number;
  /** Bytes from one number to the next; undefined if they follow each other. */
  stride?: number;
  /** Bytes of all rows. */
  length: number;
  /** Name of the typed array. */
  type: string;
}

/** Creates a column that reads from a file. */
export function createColumn(file: PageFile, section: ColumnSection): Column {
  const { start, type } = section;
  const number = NUMBER_READERS[type];
  if (!number) throw new TypeError(`Unknown column type: ${type}`);
  const { size, read } = number;
  const stride = section.stride ?? size;
  const length = section.length / stride;
  // Neighbours are mostly read one after another.
  let from = Infinity;
  let page: Buffer | undefined;
  return {
    length,
    at(index) {
      if (index < 0 || index >= length) return undefined;
      const offset = start + index * stride;
      if (!page || offset < from || offset >= from + file.pageSize) {
        page = file.pageAt(offset);
        from = offset - (offset % file.pageSize);
      }
      return read(page, offset - from);
    },
  };
}

/** Bytes in memory or in a file. */
interface ByteSource {
  slice: (from: number, to: number) => Buffer;
}

/** Concatenated short texts in UTF-8; text `i` ends where text `i + 1` starts. */
export interface TextTable {
  bytes: ByteSource;
  /** One element more than texts. */
  starts: Column;
  /** Of a sorted table: each `SPARSE_STEP`th text, so that a search reads few pages of the table. */
  sparse?: TextTable | undefined;
}

/** The texts between two of a sparse table are on one page or two. */
const SPARSE_STEP = 256;

/**
 * Creates a table that reads from a file.
 *
 * @param begin offset of the first text, bytes
 */
export function createTextTable(
  file: PageFile,
  begin: number,
  starts: Column,
  sparse?: TextTable,
): TextTable {
  return {
    bytes: { slice: (from, to) => file.slice(begin + from, begin + to) },
    starts,
    sparse,
  };
}

/** A newly built table, in memory. */
export interface PackedTexts {
  bytes: Buffer;
  starts: Uint32Array;
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const bytes = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] ?? 0) + Buffer.byteLength(text);
  });
  return { bytes, starts };
}

/** Packs texts in ascending order, with their sparse table. */
export function packSorted(texts: readonly string[]): PackedTexts & { sparse: PackedTexts } {
  return { ...packTexts(texts), sparse: packTexts(texts.filter((_, i) => i % SPARSE_STEP === 0)) };
}

export function readText(table: TextTable, i: number): string {
  return readTextBytes(table, i).toString('utf8');
}

/** Finds a text in a table sorted by bytes; undefined if it is missing. */
export function findText(text: string, table: TextTable): number | undefined {
  const wanted = Buffer.from(text);
  const at = findLowerBound(wanted, table);
  return at < table.starts.length - 1 && readTextBytes(table, at).equals(wanted) ? at : undefined;
}

/** Finds the range of texts with a prefix in such a table; the end is exclusive. */
export function findTextsByPrefix(start: string, table: TextTable): [from: number, to: number] {
  const wanted = Buffer.from(start);
  return [
    findLowerBound(wanted, table),
    findLowerBound(Buffer.concat([wanted, AFTER_ALL_TEXTS]), table),
  ];
}

/** No byte of UTF-8 is greater. */
const AFTER_ALL_TEXTS = Buffer.of(0xff);

/** The first position whose text is not less than `wanted`. */
function findLowerBound(wanted: Buffer, table: TextTable): number {
  let [low, high] = findBlock(wanted, table);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (readTextBytes(table, middle).compare(wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The range in which the first position is whose text is not less than `wanted`, or which ends there. */
function findBlock(wanted: Buffer, { starts, sparse }: TextTable): [low: number, high: number] {
  const count = starts.length - 1;
  if (!sparse) return [0, count];
  const block = findLowerBound(wanted, sparse);
  return [Math.max(0, (block - 1) * SPARSE_STEP), Math.min(block * SPARSE_STEP, count)];
}

function readTextBytes({ bytes, starts }: TextTable, i: number): Buffer {
  return bytes.slice(starts.at(i) ?? 0, starts.at(i + 1) ?? 0);
}
