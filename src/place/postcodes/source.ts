import { setImmediate } from 'node:timers/promises';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { createProductFetcher, type FetchProduct } from '../../opendata/product-fetcher.ts';
import type { FetchOptions, Product } from '../../opendata/revalidate.ts';
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

export type { PostcodeArea, PostcodeTable } from './table.ts';

/** The places on the postcodes of a country, after GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Postcodes {
  /**
   * Every place on a code, in the order of the file; none for a code that nobody has.
   *
   * @throws {OpenDataError} when the country's file cannot be had or read
   */
  find: (country: PostcodeCountry, code: string) => Promise<PostcodeArea[]>;
}

/** Germany's file unpacks to 2 MB. */
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

const ROWS_PER_BATCH = 4000;

/** Postcodes change seldom. */
const FRESH_MS = 30 * 24 * 3_600_000;

/**
 * All postcodes of a country, in the order of their numbers.
 *
 * @throws {OpenDataError} when the country's file cannot be had or read
 */
export type PostcodeTables = (country: PostcodeCountry) => Promise<PostcodeTable>;

export function createPostcodes(
  options: FetchOptions,
  tableOf: PostcodeTables = createPostcodeTables(options),
): Postcodes {
  return {
    find: async (country, code) =>
      isPostcode(code, country) ? findAreasByCode(code, await tableOf(country)) : [],
  };
}

/** The tables of all four countries, each fetched when it is first asked for. */
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

/** All postcodes of a country. */
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

/** All rows of a file, with room for others in between: reading Germany's takes 20 ms. */
async function readAllRows(text: string, country: PostcodeCountry): Promise<PostcodeRow[]> {
  const rows: PostcodeRow[] = [];
  for (const row of parsePostcodeRows(text, country)) {
    rows.push(row);
    if (rows.length % ROWS_PER_BATCH === 0) await setImmediate();
  }
  return rows;
}
