import type { PostcodeCountry } from '../../contract/parameters.ts';
import { OpenDataError } from '../server.ts';

/** A row of GeoNames' postal code files (https://download.geonames.org/export/zip/readme.txt). */
export interface PostcodeRow {
  code: string;
  name: string;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Whether the code belongs to a company or an authority, whose name the row then has. */
  isRecipient: boolean;
}

const COLUMNS = 12;

/** Within which all four countries lie, degrees. */
const LATITUDES: Bounds = [45, 56];
const LONGITUDES: Bounds = [5, 18];
type Bounds = readonly [least: number, most: number];

const CODE: Record<PostcodeCountry, RegExp> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^\d{4}$/,
};

/** Whether a text is as a country's postcodes are, its zeros kept. */
export function isPostcode(code: string, country: PostcodeCountry): boolean {
  return CODE[country].test(code);
}

/**
 * Reads a country's file: UTF-8, twelve columns parted by tabs. A row without coordinates is left out.
 *
 * @throws {OpenDataError} when a row is of another shape or country, or when there is none
 */
export function* readRows(text: string, country: PostcodeCountry): Generator<PostcodeRow> {
  let count = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const row = readRow(line.split('\t'), country);
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
function readRow(columns: readonly string[], country: PostcodeCountry): PostcodeRow | undefined {
  const [ofCountry, code = '', name = '', , state = ''] = columns;
  const [latitude = '', longitude = ''] = columns.slice(9);
  const isRow = columns.length === COLUMNS && ofCountry === country && name !== '';
  if (!isRow || !isPostcode(code, country)) throw unknownRow(country);
  if (latitude === '' && longitude === '') return undefined;
  const row = {
    code,
    name,
    latitude: degrees(latitude, LATITUDES, country),
    longitude: degrees(longitude, LONGITUDES, country),
  };
  return { ...row, isRecipient: isRecipient(country, state) };
}

/** Germany's states have letters (`BY`) in the rows of places, and digits in those of recipients. */
function isRecipient(country: PostcodeCountry, state: string): boolean {
  return country === 'DE' && /^\d+$/.test(state);
}

function degrees(text: string, [least, most]: Bounds, country: PostcodeCountry): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) throw unknownRow(country);
  return value;
}

function unknownRow(country: PostcodeCountry): OpenDataError {
  return new OpenDataError(`Postcodes of ${country} have a row of an unknown shape`);
}
