import { deserialize, serialize } from 'node:v8';
import type { MadeIndex } from './build-index.ts';
import { columnIn, type Column, type PackedColumn } from './column.ts';
import type { PageFile } from './page-file.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PackedTexts, TextTable } from './text-table.ts';

/** Where a part of an index lies, bytes, and the typed array that it was. */
interface Section {
  start: number;
  length: number;
  type: string;
}

/** By the part's path: `places.fame`. */
export type Sections = Record<string, Section>;

type Part = [path: string, bytes: PackedColumn];

/** No number lies across two pages. */
const ALIGNMENT = 8;

/** An index as it lies in a file. */
export function packIndex(index: MadeIndex): { sections: Sections; body: Buffer } {
  const sections: Sections = {};
  const pieces: Buffer[] = [];
  let start = 0;
  for (const [path, { buffer, byteOffset, byteLength, constructor }] of partsOf(index)) {
    sections[path] = { start, length: byteLength, type: constructor.name };
    const padding = (ALIGNMENT - (byteLength % ALIGNMENT)) % ALIGNMENT;
    pieces.push(Buffer.from(buffer, byteOffset, byteLength), Buffer.alloc(padding));
    start += byteLength + padding;
  }
  return { sections, body: Buffer.concat(pieces) };
}

function partsOf({ places, names, spellings, nearby, ...values }: MadeIndex): Part[] {
  const { folded, ...columns } = names;
  return [
    ...under('places', Object.entries(places)),
    ...under('names', Object.entries(columns)),
    ...under('names.folded', textParts(folded)),
    ...under('spellings', textParts(spellings)),
    ...Object.entries(values).map(([name, value]): Part => [name, serialize(value)]),
    ['nearby', nearby],
  ];
}

function under(folder: string, parts: readonly Part[]): Part[] {
  return parts.map(([name, bytes]) => [`${folder}.${name}`, bytes]);
}

function textParts({ bytes, starts }: PackedTexts): Part[] {
  return [
    ['bytes', bytes],
    ['starts', starts],
  ];
}

/** The index that lies in a file; each of its parts is read when it is needed. */
export function indexIn(file: PageFile, sections: Sections): PlaceIndex {
  const values = {
    countries: once((): string[] => value('countries')),
    areas: once((): string[] => value('areas')),
    areaNames: once((): Map<string, string[]> => value('areaNames')),
    timeZones: once((): string[] => value('timeZones')),
    capitals: once((): Record<string, number> => value('capitals')),
  };
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
    get countries() {
      return values.countries();
    },
    get areas() {
      return values.areas();
    },
    get areaNames() {
      return values.areaNames();
    },
    get timeZones() {
      return values.timeZones();
    },
    get capitals() {
      return values.capitals();
    },
    get nearby() {
      return bytesOf('nearby');
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

  function column(path: string): Column {
    return columnIn(file, section(path));
  }

  function texts(path: string): TextTable {
    const { start } = section(`${path}.bytes`);
    const bytes = { slice: (from: number, to: number) => file.slice(start + from, start + to) };
    return { bytes, starts: column(`${path}.starts`) };
  }

  /** Whatever was packed under that path. */
  function value(path: string) {
    return deserialize(bytesOf(path));
  }
}

function once<T>(make: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: make() }).value;
}
