import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '../../time/units.ts';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { createProductFetcher, type FetchProduct } from '../../opendata/product-fetcher.ts';
import type { FetchOptions, Product } from '../../opendata/product.ts';
import { OpenDataError, postcodeResource } from '../../opendata/server.ts';
import { unpackZipMember } from '../../opendata/formats/zip.ts';
import {
  isPostcode,
  parsePostcodeRows,
  type PostcodeRow,
  findAreasByCode,
  packPostcodeRows,
  type PostcodeArea,
  type PostcodeTable,
} from './table.ts';

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
