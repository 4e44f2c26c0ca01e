import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Bytes that are read a page at a time, as they are needed. */
export interface PageFile {
  /** Bytes; the last page is shorter. */
  readonly pageSize: number;
  /** The page that holds a byte. */
  pageAt: (offset: number) => Buffer;
  /** Bytes from one offset to another, across pages. */
  slice: (from: number, to: number) => Buffer;
}

/** A page is not what was written. */
export class DamagedPage extends Error {
  override name = 'DamagedPage';
}

const PAGE_SIZE = 16 * 1024;

/** The checksum of each page of some bytes. */
export function checksumsOf(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.ceil(bytes.length / PAGE_SIZE) }, (_, page) =>
    crc32(bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  );
}

/**
 * The pages of an open file; each is checked as it is read, and stays.
 *
 * `verify` checks all of them and keeps none.
 *
 * @param begin where the first page begins, bytes
 * @param checksums of all pages
 */
export function pagesOf(
  descriptor: number,
  begin: number,
  checksums: Uint32Array,
): PageFile & { verify: () => void } {
  const pages: Buffer[] = [];

  function pageAt(offset: number): Buffer {
    const number = Math.floor(offset / PAGE_SIZE);
    return (pages[number] ??= read(number));
  }

  function read(number: number): Buffer {
    const page = Buffer.alloc(PAGE_SIZE);
    const count = readSync(descriptor, page, 0, PAGE_SIZE, begin + number * PAGE_SIZE);
    const bytes = page.subarray(0, count);
    if (crc32(bytes) !== checksums[number]) {
      throw new DamagedPage('The index of places is damaged: delete its file, and it is made anew');
    }
    return bytes;
  }

  return {
    pageSize: PAGE_SIZE,
    pageAt,
    verify() {
      for (const number of checksums.keys()) read(number);
    },
    slice(from, to) {
      const pieces: Buffer[] = [];
      for (let at = from; at < to; at += PAGE_SIZE - (at % PAGE_SIZE)) {
        const start = at % PAGE_SIZE;
        pieces.push(pageAt(at).subarray(start, start + to - at));
      }
      const [only] = pieces;
      return only && pieces.length === 1 ? only : Buffer.concat(pieces);
    },
  };
}

/** Bytes that are in memory already: one page. */
export function onePage(bytes: Buffer): PageFile {
  return {
    pageSize: Infinity,
    pageAt: () => bytes,
    slice: (from, to) => bytes.subarray(from, to),
  };
}
