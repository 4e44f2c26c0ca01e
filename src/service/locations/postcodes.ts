import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import type { PostcodeTable } from '../../opendata/postcodes/table.ts';
import { OpenDataError } from '../../opendata/server.ts';
import type { ListedPlace } from '../../place/read-place.ts';
import { townPostcodes, type TownPostcodes } from '../../place/town-postcodes.ts';
import type { Sources } from '../sources.ts';

/** The postcodes of places in the countries whose postcodes are known. */
export interface KnownPostcodes {
  /** Ascending; empty in other countries, null where the country's cannot be had. */
  codesOf(place: ListedPlace): Promise<string[] | null>;
  /** @throws {OpenDataError} where the country's cannot be had */
  of(country: PostcodeCountry): Promise<TownPostcodes>;
}

export function knownPostcodes({ postcodeTables, gazetteer }: Sources): KnownPostcodes {
  const byTable = new WeakMap<PostcodeTable, TownPostcodes>();

  async function of(country: PostcodeCountry): Promise<TownPostcodes> {
    const table = await postcodeTables(country);
    const known = byTable.get(table) ?? townPostcodes(country, table, gazetteer);
    byTable.set(table, known);
    return known;
  }

  return {
    of,
    async codesOf(place) {
      const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
      if (country === undefined) return [];
      try {
        const known = await of(country);
        return await known.codesOf(place);
      } catch (error) {
        if (error instanceof OpenDataError) return null;
        throw error;
      }
    },
  };
}
