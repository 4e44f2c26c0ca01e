import { setImmediate } from 'node:timers/promises';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { fetchProduct, type Fetch, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { unpackMember } from '../zip.ts';
import { isPostcode, readRows, type PostcodeRow } from './rows.ts';
import { areasOn, packRows, type PostcodeArea, type PostcodeTable } from './table.ts';

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
const LARGEST_TABLE = 16 * 1024 * 1024;

const ROWS_AT_ONCE = 4000;

/** Postcodes change seldom. */
const FRESH_FOR = 30 * 24 * 3_600_000;

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
      isPostcode(code, country) ? areasOn(code, await tableOf(country)) : [],
  };
}

/** The tables of all four countries, each fetched when it is first asked for. */
export function createPostcodeTables(options: FetchOptions): PostcodeTables {
  const tables = new Map(
    POSTCODE_COUNTRIES.map((country): [PostcodeCountry, Fetch<PostcodeTable>] => [
      country,
      fetchProduct(postcodesOf(country), options),
    ]),
  );
  return async (country) => {
    const table = await tables.get(country)?.(fileOf(country));
    if (!table) throw new OpenDataError(`GeoNames has no postcodes of ${country}`);
    return table;
  };
}

export function fileOf(country: PostcodeCountry): Resource {
  return { host: 'geonames', path: `/export/zip/${country}.zip` };
}

/** All postcodes of a country. */
export function postcodesOf(country: PostcodeCountry): Product<PostcodeTable> {
  return {
    async decode(body) {
      const fileName = `${country}.txt`;
      const member = await unpackMember(body, (name) => name === fileName, LARGEST_TABLE);
      if (!member) throw new OpenDataError(`Postcodes of ${country} without ${fileName}`);
      return packRows(await rowsOf(member.bytes.toString('utf8'), country));
    },
    freshUntil: (_, now) => now + FRESH_FOR,
    usableUntil: () => Infinity,
    lasting: true,
  };
}

/** All rows of a file, with room for others in between: reading Germany's takes 20 ms. */
async function rowsOf(text: string, country: PostcodeCountry): Promise<PostcodeRow[]> {
  const rows: PostcodeRow[] = [];
  for (const row of readRows(text, country)) {
    rows.push(row);
    if (rows.length % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return rows;
}
