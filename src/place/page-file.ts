import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Bytes that are read a page at a time, as they are needed. */
export interface PageFile {
  /** Bytes; the last page is shorter. */
  readonly pageSize: number;
  /** The page that holds a byte. */
  pageAt: (offset: number) => Buffer;
  /** Bytes from one offset to another; many are read anew each time. */
  slice: (from: number, to: number) => Buffer;
}

/** A page is not what was written. */
export class DamagedPage extends Error {
  override name = 'DamagedPage';
}

/** A lookup reads twenty to fifty pages. */
const PAGE_SIZE = 16 * 1024;

const DAMAGED = 'The index of places is damaged: delete its file, and it is made anew';

/** The checksum of each page of some bytes. */
export function checksumsOf(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.ceil(bytes.length / PAGE_SIZE) }, (_, page) =>
    crc32(bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  );
}

/**
 * The pages of an open file, each checked as it is read. One that is read by itself stays.
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
    return (pages[number] ??= read(number, number + 1));
  }

  /** From one page to before another. */
  function read(first: number, end: number): Buffer {
    const room = Buffer.alloc((end - first) * PAGE_SIZE);
    const count = readSync(descriptor, room, 0, room.length, begin + first * PAGE_SIZE);
    const bytes = room.subarray(0, count);
    for (let number = first; number < end; number++) {
      const start = (number - first) * PAGE_SIZE;
      if (crc32(bytes.subarray(start, start + PAGE_SIZE)) !== checksums[number]) {
        throw new DamagedPage(DAMAGED);
      }
    }
    return bytes;
  }

  return {
    pageSize: PAGE_SIZE,
    pageAt,
    slice(from, to) {
      const start = from % PAGE_SIZE;
      const end = start + to - from;
      if (end <= PAGE_SIZE) return pageAt(from).subarray(start, end);
      if (end <= 2 * PAGE_SIZE) {
        return Buffer.concat([pageAt(from), pageAt(to - 1)]).subarray(start, end);
      }
      const first = Math.floor(from / PAGE_SIZE);
      return read(first, Math.ceil(to / PAGE_SIZE)).subarray(start, end);
    },
    verify() {
      for (const number of checksums.keys()) read(number, number + 1);
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
