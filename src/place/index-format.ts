import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { BuiltIndex } from './build-index.ts';
import {
  computeChecksums,
  createSinglePage,
  createPageFile,
  createColumn,
  createTextTable,
  type Column,
  type ColumnSection,
  type PackedColumn,
  type PageFile,
  type PackedTexts,
  type TextTable,
} from './index-storage.ts';
import type { PlaceIndex } from './place-index.ts';

/** Edition, length of the contents and their checksum. */
const HEADER_BYTES = 12;

/** The table of contents, after the header. */
interface IndexContents {
  sections: Sections;
  /** Checksums of the pages after the contents. */
  checksums: readonly number[];
  /** Total bytes of all pages. */
  size: number;
}

interface OpenedIndex {
  index: PlaceIndex;
  /** Version of the build. */
  edition: number;
  /** @throws {DamagedPageError} if a checksum does not match */
  verify: () => void;
  close: () => void;
}

/** Closes the files of unreachable indexes. */
const descriptorRegistry = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/**
 * Opens an index file, which stays open as long as the index is in use. Reads pages on demand.
 *
 * @throws if the file is missing or incomplete
 */
export function openIndexFile(path: string): OpenedIndex {
  const descriptor = openSync(path, 'r');
  const close = () => {
    descriptorRegistry.unregister(token);
    closeSync(descriptor);
  };
  const token = {};
  try {
    const { edition, contents, begin } = readHeader(
      (position, length) => readFromFile(descriptor, position, length),
      fstatSync(descriptor).size,
      path,
    );
    const pages = createPageFile(descriptor, begin, Uint32Array.from(contents.checksums));
    descriptorRegistry.register(pages, descriptor, token);
    return {
      index: createPlaceIndex(pages, contents.sections),
      edition,
      verify: pages.verify,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Reads an index from the bytes of such a file, in memory. */
export function readIndexFromBytes(bytes: Buffer): PlaceIndex {
  const readAt = (position: number, length: number) => bytes.subarray(position, position + length);
  const { contents, begin } = readHeader(readAt, bytes.length, 'The built index');
  return createPlaceIndex(createSinglePage(bytes.subarray(begin)), contents.sections);
}

/** @param name of the source, for errors */
function readHeader(
  readAt: (position: number, length: number) => Buffer,
  size: number,
  name: string,
): { edition: number; contents: IndexContents; begin: number } {
  const head = readAt(0, HEADER_BYTES);
  const begin = HEADER_BYTES + (head.length < HEADER_BYTES ? 0 : head.readUInt32LE(4));
  const table = begin > size ? Buffer.alloc(0) : readAt(HEADER_BYTES, begin - HEADER_BYTES);
  if (table.length === 0 || crc32(table) !== head.readUInt32LE(8)) {
    throw new Error(`${name} is not an index of places`);
  }
  const contents: IndexContents = JSON.parse(table.toString('utf8'));
  if (begin + contents.size !== size) throw new Error(`${name} is not a complete index of places`);
  return { edition: head.readUInt32LE(0), contents, begin };
}

/** JSON and not `node:v8`, which a cold start would load for nothing else. */
function toBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function readFromFile(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

/** Serializes an index into the format of {@link openIndexFile}. */
export function serializeIndex(index: BuiltIndex, edition: number): Buffer {
  const { sections, body } = packIndex(index);
  const contents: IndexContents = {
    sections,
    checksums: [...computeChecksums(body)],
    size: body.length,
  };
  const table = toBytes(contents);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32LE(edition, 0);
  head.writeUInt32LE(table.length, 4);
  head.writeUInt32LE(crc32(table), 8);
  return Buffer.concat([head, table, body]);
}

/** By path of the part: `places.fame`. */
type Sections = Record<string, ColumnSection>;

type PackedPart = [path: string, bytes: PackedColumn];

/** Numbers must not cross a page boundary. */
const ALIGNMENT_BYTES = 8;

/** Packs an index into the sections of a file. */
function packIndex(index: BuiltIndex): { sections: Sections; body: Buffer } {
  const sections: Sections = {};
  const pieces: Buffer[] = [];
  let start = 0;
  const append = (bytes: Buffer) => {
    const padding = (ALIGNMENT_BYTES - (bytes.length % ALIGNMENT_BYTES)) % ALIGNMENT_BYTES;
    pieces.push(bytes, Buffer.alloc(padding));
    start += bytes.length + padding;
  };
  for (const rows of listRows(index)) {
    const stride = computeStride(rows);
    const bytes = packRows(rows, stride);
    let offset = start;
    for (const [path, { BYTES_PER_ELEMENT, constructor }] of rows) {
      sections[path] = { start: offset, stride, length: bytes.length, type: constructor.name };
      offset += BYTES_PER_ELEMENT;
    }
    append(bytes);
  }
  for (const [path, { buffer, byteOffset, byteLength, constructor }] of listParts(index)) {
    sections[path] = { start, length: byteLength, type: constructor.name };
    append(Buffer.from(buffer, byteOffset, byteLength));
  }
  return { sections, body: Buffer.concat(pieces) };
}

/** Columns that a lookup reads together are packed by rows: a row is on one page or two. The largest numbers come first. */
function listRows({ places, names: { place, claim, spelling } }: BuiltIndex): PackedPart[][] {
  return [
    prefixPaths('places', Object.entries(places)),
    prefixPaths('names', Object.entries({ place, claim, spelling })),
  ].map((columns) =>
    columns.toSorted(([, one], [, other]) => other.BYTES_PER_ELEMENT - one.BYTES_PER_ELEMENT),
  );
}

/** Bytes of a row, so that each number is at a multiple of its size. */
function computeStride(columns: readonly PackedPart[]): number {
  const largest = columns[0]?.[1].BYTES_PER_ELEMENT ?? 1;
  const bytes = columns.reduce((sum, [, column]) => sum + column.BYTES_PER_ELEMENT, 0);
  return Math.ceil(bytes / largest) * largest;
}

function packRows(columns: readonly PackedPart[], stride: number): Buffer {
  const bytes = Buffer.alloc((columns[0]?.[1].length ?? 0) * stride);
  let offset = 0;
  for (const [, { buffer, byteOffset, byteLength, BYTES_PER_ELEMENT: size }] of columns) {
    const numbers = Buffer.from(buffer, byteOffset, byteLength);
    for (let from = 0, to = offset; from < byteLength; from += size, to += stride) {
      numbers.copy(bytes, to, from, from + size);
    }
    offset += size;
  }
  return bytes;
}

function listParts(index: BuiltIndex): PackedPart[] {
  const { places: _rows, names, spellings, nearby, cities, ...values } = index;
  const { first, folded } = names;
  return [
    ['names.first', first],
    ...prefixPaths('names.folded', listTextParts(folded)),
    ...prefixPaths('names.sparse', listTextParts(folded.sparse)),
    ...prefixPaths('spellings', listTextParts(spellings)),
    ...Object.entries(values).map(([name, value]): PackedPart => [
      name,
      toBytes(value instanceof Map ? [...value] : value),
    ]),
    ...prefixPaths('cities', Object.entries(cities)),
    ['nearby', nearby],
  ];
}

function prefixPaths(folder: string, parts: readonly PackedPart[]): PackedPart[] {
  return parts.map(([name, bytes]) => [`${folder}.${name}`, bytes]);
}

function listTextParts({ bytes, starts }: PackedTexts): PackedPart[] {
  return [
    ['bytes', bytes],
    ['starts', starts],
  ];
}

/** Creates the index of a file; its parts are read on demand. */
function createPlaceIndex(file: PageFile, sections: Sections): PlaceIndex {
  return {
    places: {
      id: column('places.id'),
      latitude: column('places.latitude'),
      longitude: column('places.longitude'),
      elevation: column('places.elevation'),
      population: column('places.population'),
      fame: column('places.fame'),
      town: column('places.town'),
      name: column('places.name'),
      country: column('places.country'),
      area: column('places.area'),
      timeZone: column('places.timeZone'),
    },
    names: {
      folded: texts('names.folded', texts('names.sparse')),
      first: column('names.first'),
      place: column('names.place'),
      claim: column('names.claim'),
      spelling: column('names.spelling'),
    },
    spellings: texts('spellings'),
    get countries(): string[] {
      return defineValue(this, 'countries', JSON.parse(textOf('countries')));
    },
    get areas(): string[] {
      return defineValue(this, 'areas', JSON.parse(textOf('areas')));
    },
    get areaNames(): Map<string, string[]> {
      return defineValue(this, 'areaNames', new Map(JSON.parse(textOf('areaNames'))));
    },
    get timeZones(): string[] {
      return defineValue(this, 'timeZones', JSON.parse(textOf('timeZones')));
    },
    get capitals(): Record<string, number> {
      return defineValue(this, 'capitals', JSON.parse(textOf('capitals')));
    },
    get nearby() {
      return bytesOf('nearby');
    },
    cities: {
      place: column('cities.place'),
      get nearby() {
        return bytesOf('cities.nearby');
      },
    },
  };

  function section(path: string): ColumnSection {
    const found = sections[path];
    if (!found) throw new Error(`The index of places has no ${path}`);
    return found;
  }

  function bytesOf(path: string): Buffer {
    const { start, length } = section(path);
    return file.slice(start, start + length);
  }

  function textOf(path: string): string {
    return bytesOf(path).toString('utf8');
  }

  function column(path: string): Column {
    return createColumn(file, section(path));
  }

  function texts(path: string, sparse?: TextTable): TextTable {
    const { start } = section(`${path}.bytes`);
    return createTextTable(file, start, column(`${path}.starts`), sparse);
  }
}

/** Replaces a getter by its value, so that each part is read once. */
function defineValue<T>(index: PlaceIndex, name: keyof PlaceIndex, value: T): T {
  Object.defineProperty(index, name, { value });
  return value;
}
