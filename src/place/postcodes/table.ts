import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '../../time/units.ts';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { createProductFetcher, type FetchProduct } from '../../opendata/product-fetcher.ts';
import type { FetchOptions, Product } from '../../opendata/product.ts';
import { OpenDataError, postcodeResource } from '../../opendata/server.ts';
import { unpackZipMember } from '../../opendata/formats/zip.ts';

/** The places at the postcodes of a country, from GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Postcodes {
  /**
   * Finds all places at a code, in file order; empty for an unknown code.
   *
   * @throws {OpenDataError} if the file of the country is unavailable or invalid
   */
  find: (country: PostcodeCountry, code: string) => Promise<PostcodeArea[]>;
}

/** Germany's file unpacks to 2 MB. */
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

const ROWS_PER_BATCH = 4000;

/** Postcodes rarely change. */
const FRESH_MS = 30 * DAY_MS;

/**
 * Loads all postcodes of a country, in numerical order.
 *
 * @throws {OpenDataError} if the file of the country is unavailable or invalid
 */
export type PostcodeTables = (country: PostcodeCountry) => Promise<PostcodeTable>;

export function createPostcodes(
  options: FetchOptions,
  loadTable: PostcodeTables = createPostcodeTables(options),
): Postcodes {
  return {
    find: async (country, code) =>
      isPostcode(code, country) ? findAreasByCode(code, await loadTable(country)) : [],
  };
}

/** Creates the tables of all four countries, each fetched on first use. */
export function createPostcodeTables(options: FetchOptions): PostcodeTables {
  const tables = new Map(
    POSTCODE_COUNTRIES.map((country): [PostcodeCountry, FetchProduct<PostcodeTable>] => [
      country,
      createProductFetcher(createPostcodeProduct(country), options),
    ]),
  );
  return async (country) => {
    const table = await tables.get(country)?.(postcodeResource(country));
    if (!table) throw new OpenDataError(`GeoNames has no postcodes of ${country}`);
    return table;
  };
}

/** The data product with all postcodes of a country. */
export function createPostcodeProduct(country: PostcodeCountry): Product<PostcodeTable> {
  return {
    async decode(body) {
      const fileName = `${country}.txt`;
      const member = await unpackZipMember(body, (name) => name === fileName, MAX_TABLE_BYTES);
      if (!member) throw new OpenDataError(`Postcodes of ${country} without ${fileName}`);
      return packPostcodeRows(await readAllRows(member.bytes.toString('utf8'), country));
    },
    staleAt: (_, now) => now + FRESH_MS,
    expiresAt: () => Infinity,
    staleWhileRevalidate: true,
  };
}

/** Reads all rows of a file in batches, because that of Germany takes 20 ms. */
async function readAllRows(text: string, country: PostcodeCountry): Promise<PostcodeRow[]> {
  const rows: PostcodeRow[] = [];
  for (const row of parsePostcodeRows(text, country)) {
    rows.push(row);
    if (rows.length % ROWS_PER_BATCH === 0) await setImmediate();
  }
  return rows;
}

/** A row of GeoNames' postal code files (https://download.geonames.org/export/zip/readme.txt). */
interface PostcodeRow {
  code: string;
  name: string;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Whether the code belongs to a company or an authority, which `name` then names. */
  isRecipient: boolean;
}

const COLUMN_COUNT = 12;

/** Bounds of all four countries, degrees. */
const LATITUDE_BOUNDS: Bounds = [45, 56];
const LONGITUDE_BOUNDS: Bounds = [5, 18];
type Bounds = readonly [least: number, most: number];

const CODE_PATTERNS: Record<PostcodeCountry, RegExp> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^\d{4}$/,
};

/** Whether a text has the form of a postcode of a country, with leading zeros. */
function isPostcode(code: string, country: PostcodeCountry): boolean {
  return CODE_PATTERNS[country].test(code);
}

/**
 * Parses the file of a country: UTF-8, twelve tab-separated columns. Drops rows without coordinates.
 *
 * @throws {OpenDataError} if a row has another shape or country, or the file is empty
 */
export function* parsePostcodeRows(text: string, country: PostcodeCountry): Generator<PostcodeRow> {
  let count = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const row = parsePostcodeRow(line.split('\t'), country);
    if (!row) continue;
    count += 1;
    yield row;
  }
  if (count === 0) throw new OpenDataError(`Postcodes of ${country} without a row`);
}

/**
 * Columns: country code, postal code, place name, name and code of three levels of administration,
 * latitude, longitude, accuracy.
 */
function parsePostcodeRow(
  columns: readonly string[],
  country: PostcodeCountry,
): PostcodeRow | undefined {
  const [rowCountry, code = '', name = '', , state = ''] = columns;
  const [latitude = '', longitude = ''] = columns.slice(9);
  const isRow = columns.length === COLUMN_COUNT && rowCountry === country && name !== '';
  if (!isRow || !isPostcode(code, country)) throw createRowError(country);
  if (latitude === '' && longitude === '') return undefined;
  const row = {
    code,
    name,
    latitude: parseDegrees(latitude, LATITUDE_BOUNDS, country),
    longitude: parseDegrees(longitude, LONGITUDE_BOUNDS, country),
  };
  return { ...row, isRecipient: isRecipientState(country, state) };
}

/** German states are letters (`BY`) in rows of places, and digits in rows of recipients. */
function isRecipientState(country: PostcodeCountry, state: string): boolean {
  return country === 'DE' && /^\d+$/.test(state);
}

function parseDegrees(text: string, [least, most]: Bounds, country: PostcodeCountry): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) throw createRowError(country);
  return value;
}

function createRowError(country: PostcodeCountry): OpenDataError {
  return new OpenDataError(`Postcodes of ${country} have a row of an unknown shape`);
}

/** A place or recipient with a postcode. */
export type PostcodeArea = Omit<PostcodeRow, 'code'>;

/** The packed postcodes of a country: the 23,000 rows of Germany take less than 1 MB. */
export interface PostcodeTable {
  /** In ascending order, one per row. */
  codes: Uint32Array;
  /** Hundred-thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** 1 for a recipient. */
  recipients: Uint8Array;
  /** Concatenated; name `i` ends where name `i + 1` starts. */
  names: string;
  starts: Uint32Array;
}

const STEPS_PER_DEGREE = 1e5;

/** Packs rows; within a code they keep their order. */
export function packPostcodeRows(rows: readonly PostcodeRow[]): PostcodeTable {
  const sorted = rows.toSorted((a, b) => Number(a.code) - Number(b.code));
  const table = {
    codes: new Uint32Array(rows.length),
    latitudes: new Int32Array(rows.length),
    longitudes: new Int32Array(rows.length),
    recipients: new Uint8Array(rows.length),
    names: sorted.map(({ name }) => name).join(''),
    starts: new Uint32Array(rows.length + 1),
  };
  let end = 0;
  sorted.forEach(({ code, name, latitude, longitude, isRecipient }, i) => {
    end += name.length;
    table.codes[i] = Number(code);
    table.latitudes[i] = Math.round(latitude * STEPS_PER_DEGREE);
    table.longitudes[i] = Math.round(longitude * STEPS_PER_DEGREE);
    table.recipients[i] = isRecipient ? 1 : 0;
    table.starts[i + 1] = end;
  });
  return table;
}

/** Finds all rows of a code. */
export function findAreasByCode(code: string, table: PostcodeTable): PostcodeArea[] {
  const wanted = Number(code);
  const { codes } = table;
  const areas: PostcodeArea[] = [];
  for (let i = findFirstRow(wanted, codes); codes[i] === wanted; i += 1) {
    areas.push(readPostcodeArea(i, table));
  }
  return areas;
}

/** Finds the range of rows whose codes have a prefix; the end is exclusive. */
export function findRowsByPrefix(
  start: string,
  digits: number,
  { codes }: PostcodeTable,
): [from: number, to: number] {
  if (start.length > digits) return [0, 0];
  const codesEach = 10 ** (digits - start.length);
  const first = Number(start) * codesEach;
  return [findFirstRow(first, codes), findFirstRow(first + codesEach, codes)];
}

/** Finds the rows within a box around a position; `north` and `east` are its half extents in degrees. */
export function findRowsAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, east }: { north: number; east: number },
  { latitudes, longitudes }: PostcodeTable,
): number[] {
  const [middle, reach] = [latitude * STEPS_PER_DEGREE, north * STEPS_PER_DEGREE];
  const [across, width] = [longitude * STEPS_PER_DEGREE, east * STEPS_PER_DEGREE];
  const rows: number[] = [];
  for (let row = 0; row < latitudes.length; row += 1) {
    const isWithin =
      Math.abs((latitudes[row] ?? 0) - middle) <= reach &&
      Math.abs((longitudes[row] ?? 0) - across) <= width;
    if (isWithin) rows.push(row);
  }
  return rows;
}

/** The first position whose code is not smaller. */
function findFirstRow(code: number, codes: Uint32Array): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function readPostcodeArea(i: number, table: PostcodeTable): PostcodeArea {
  return {
    name: table.names.slice(table.starts[i], table.starts[i + 1]),
    latitude: (table.latitudes[i] ?? 0) / STEPS_PER_DEGREE,
    longitude: (table.longitudes[i] ?? 0) / STEPS_PER_DEGREE,
    isRecipient: table.recipients[i] === 1,
  };
}
