import { setImmediate } from 'node:timers/promises';
import { POSTCODE_DIGITS, type PostcodeCountry } from '../contract/parameters.ts';
import {
  areaAt,
  rowsBeginning,
  rowsWithin,
  type PostcodeTable,
} from '../opendata/postcodes/table.ts';
import type { PlaceLists } from './place-lists.ts';
import type { ListedPlace } from './read-place.ts';
import { farthestRow } from './town-named-by.ts';

/** What a country's postcodes tell of its towns. */
export interface TownPostcodes {
  /** Those of a town, ascending: of the rows that name it. */
  codesOf(town: ListedPlace): Promise<string[]>;
  /** The towns, by GeoNames ids, on each code that begins with some digits; none where only lesser places are. */
  townsOn(start: string): Promise<Map<string, ReadonlySet<number>>>;
}

/** A row is looked up in some hundredths of a millisecond: so many, then others have a turn. */
const ROWS_AT_ONCE = 200;

const NOT_YET = 0xffff_ffff;
const NO_TOWN = 0;

const KM_PER_DEGREE = 111.2;

/** Each row of a table is looked up once. */
export function townPostcodes(
  country: PostcodeCountry,
  table: PostcodeTable,
  lists: Pick<PlaceLists, 'townNamedBy'>,
): TownPostcodes {
  const digits = POSTCODE_DIGITS[country];
  const towns = new Uint32Array(table.codes.length).fill(NOT_YET);

  function lookUp(row: number): number {
    const area = areaAt(row, table);
    return area.isRecipient ? NO_TOWN : (lists.townNamedBy(area, country) ?? NO_TOWN);
  }

  /** The GeoNames id of the town that each row names; `NO_TOWN` where it names none. */
  async function named(rows: readonly number[]): Promise<{ row: number; town: number }[]> {
    let count = 0;
    for (const row of rows) {
      if (towns[row] !== NOT_YET) continue;
      towns[row] = lookUp(row);
      count += 1;
      if (count % ROWS_AT_ONCE === 0) await setImmediate();
    }
    return rows.map((row) => ({ row, town: towns[row] ?? NO_TOWN }));
  }

  function codeAt(row: number): string {
    return String(table.codes[row] ?? 0).padStart(digits, '0');
  }

  return {
    async codesOf(town) {
      const north = farthestRow(town) / KM_PER_DEGREE;
      const east = north / Math.cos((town.latitude * Math.PI) / 180);
      const rows = await named(rowsWithin(town, { north, east }, table));
      const codes = rows.filter((each) => each.town === town.id).map(({ row }) => codeAt(row));
      return [...new Set(codes)];
    },

    async townsOn(start) {
      const [from, to] = rowsBeginning(start, digits, table);
      const rows = await named(Array.from({ length: to - from }, (_, i) => from + i));
      const found = new Map<string, Set<number>>();
      for (const { row, town } of rows) {
        const code = codeAt(row);
        const others = found.get(code) ?? new Set();
        found.set(code, town === NO_TOWN ? others : others.add(town));
      }
      return found;
    },
  };
}
