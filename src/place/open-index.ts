import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { MadeIndex } from './build-index.ts';
import { indexIn, packIndex, type Sections } from './index-format.ts';
import { checksumsOf, onePage, pagesOf } from './page-file.ts';
import type { PlaceIndex } from './place-index.ts';

/** Edition, length of the contents and their checksum. */
const HEAD_BYTES = 12;

/** What a file tells of itself, behind its head. */
interface Contents {
  sections: Sections;
  /** Of the pages behind the contents. */
  checksums: Uint32Array;
  /** Bytes of all pages. */
  size: number;
}

export interface OpenedIndex {
  index: PlaceIndex;
  /** Tells apart what was made differently. */
  edition: number;
  /** @throws {DamagedPage} where a page is not what was written */
  verify: () => void;
  close: () => void;
}

/** Closes the files of indexes that nobody has any more. */
const unused = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/**
 * Opens the file of an index, of which hardly anything is read before it is needed; it stays open as
 * long as the index is used.
 *
 * @throws where there is no file, or not a whole one
 */
export function openIndex(path: string): OpenedIndex {
  const descriptor = openSync(path, 'r');
  const close = () => {
    unused.unregister(token);
    closeSync(descriptor);
  };
  const token = {};
  try {
    const { edition, contents, begin } = readHead(
      (position, length) => read(descriptor, position, length),
      fstatSync(descriptor).size,
      path,
    );
    const pages = pagesOf(descriptor, begin, contents.checksums);
    unused.register(pages, descriptor, token);
    return {
      index: indexIn(pages, contents.sections),
      edition,
      verify: pages.verify,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The index in the bytes of such a file, which stay in memory. */
export function indexInBytes(bytes: Buffer): PlaceIndex {
  const readBytes = (position: number, length: number) =>
    bytes.subarray(position, position + length);
  const { contents, begin } = readHead(readBytes, bytes.length, 'What was made');
  return indexIn(onePage(bytes.subarray(begin)), contents.sections);
}

/** @param name what is read, for errors */
function readHead(
  readAt: (position: number, length: number) => Buffer,
  size: number,
  name: string,
): { edition: number; contents: Contents; begin: number } {
  const head = readAt(0, HEAD_BYTES);
  const begin = HEAD_BYTES + (head.length < HEAD_BYTES ? 0 : head.readUInt32LE(4));
  const table = begin > size ? Buffer.alloc(0) : readAt(HEAD_BYTES, begin - HEAD_BYTES);
  if (table.length === 0 || crc32(table) !== head.readUInt32LE(8)) {
    throw new Error(`${name} is no index of places`);
  }
  const contents: Contents = deserialize(table);
  if (begin + contents.size !== size) throw new Error(`${name} is not a whole index of places`);
  return { edition: head.readUInt32LE(0), contents, begin };
}

function read(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

/** The bytes of a file that {@link openIndex} opens. */
export function indexFile(made: MadeIndex, edition: number): Buffer {
  const { sections, body } = packIndex(made);
  const contents: Contents = { sections, checksums: checksumsOf(body), size: body.length };
  const table = serialize(contents);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(edition, 0);
  head.writeUInt32LE(table.length, 4);
  head.writeUInt32LE(crc32(table), 8);
  return Buffer.concat([head, table, body]);
}
