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
  const readBytes = (position: number, length: number) =>
    bytes.subarray(position, position + length);
  const { contents, begin } = readHeader(readBytes, bytes.length, 'The built index');
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

/* JSON and not `node:v8`, which a cold start would load for nothing else. */

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

/** Position of a part of an index, bytes, and the type of its array. */
interface Section {
  start: number;
  length: number;
  type: string;
}

/** By path of the part: `places.fame`. */
type Sections = Record<string, Section>;

type PackedPart = [path: string, bytes: PackedColumn];

/** Numbers must not cross a page boundary. */
const ALIGNMENT_BYTES = 8;

/** Packs an index into the sections of a file. */
function packIndex(index: BuiltIndex): { sections: Sections; body: Buffer } {
  const sections: Sections = {};
  const pieces: Buffer[] = [];
  let start = 0;
  for (const [path, { buffer, byteOffset, byteLength, constructor }] of listParts(index)) {
    sections[path] = { start, length: byteLength, type: constructor.name };
    const padding = (ALIGNMENT_BYTES - (byteLength % ALIGNMENT_BYTES)) % ALIGNMENT_BYTES;
    pieces.push(Buffer.from(buffer, byteOffset, byteLength), Buffer.alloc(padding));
    start += byteLength + padding;
  }
  return { sections, body: Buffer.concat(pieces) };
}

function listParts({
  places,
  names,
  spellings,
  nearby,
  cities,
  ...values
}: BuiltIndex): PackedPart[] {
  const { folded, ...columns } = names;
  return [
    ...prefixPaths('places', Object.entries(places)),
    ...prefixPaths('names', Object.entries(columns)),
    ...prefixPaths('names.folded', listTextParts(folded)),
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
      folded: texts('names.folded'),
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

  function section(path: string): Section {
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

  function texts(path: string): TextTable {
    return createTextTable(file, section(`${path}.bytes`).start, column(`${path}.starts`));
  }
}

/** Replaces a getter by its value, so that each part is read once. */
function defineValue<T>(index: PlaceIndex, name: keyof PlaceIndex, value: T): T {
  Object.defineProperty(index, name, { value });
  return value;
}
