import { setImmediate } from 'node:timers/promises';
import { POSTCODE_DIGITS, type PostcodeCountry } from '../../contract/parameters.ts';
import { readPostcodeArea, findRowsByPrefix, findRowsAround, type PostcodeTable } from './table.ts';
import type { PlaceLists } from '../gazetteer.ts';
import type { ListedPlace } from '../place-index.ts';
import { computeMaxRowDistanceKm } from './named-town.ts';

/** What a country's postcodes tell of its towns. */
export interface TownPostcodes {
  /** Those of a town, ascending: of the rows that name it. */
  findCodes(town: ListedPlace): Promise<string[]>;
  /** The towns, by GeoNames ids, on each code that begins with some digits; none where only lesser places are. */
  findTownsByPrefix(start: string): Promise<Map<string, ReadonlySet<number>>>;
}

/** A row is looked up in some hundredths of a millisecond: so many, then others have a turn. */
const ROWS_PER_BATCH = 200;

const NOT_LOOKED_UP = 0xffff_ffff;
const NO_TOWN = 0;

const KM_PER_DEGREE = 111.2;

/** Each row of a table is looked up once. */
export function createTownPostcodes(
  country: PostcodeCountry,
  table: PostcodeTable,
  lists: Pick<PlaceLists, 'findTownOfRow'>,
): TownPostcodes {
  const digits = POSTCODE_DIGITS[country];
  const towns = new Uint32Array(table.codes.length).fill(NOT_LOOKED_UP);

  function lookUp(row: number): number {
    const area = readPostcodeArea(row, table);
    return area.isRecipient ? NO_TOWN : (lists.findTownOfRow(area, country) ?? NO_TOWN);
  }

  /** The GeoNames id of the town that each row names; `NO_TOWN` where it names none. */
  async function named(rows: readonly number[]): Promise<{ row: number; town: number }[]> {
    let count = 0;
    for (const row of rows) {
      if (towns[row] !== NOT_LOOKED_UP) continue;
      towns[row] = lookUp(row);
      count += 1;
      if (count % ROWS_PER_BATCH === 0) await setImmediate();
    }
    return rows.map((row) => ({ row, town: towns[row] ?? NO_TOWN }));
  }

  function codeAt(row: number): string {
    return String(table.codes[row] ?? 0).padStart(digits, '0');
  }

  return {
    async findCodes(town) {
      const north = computeMaxRowDistanceKm(town) / KM_PER_DEGREE;
      const east = north / Math.cos((town.latitude * Math.PI) / 180);
      const rows = await named(findRowsAround(town, { north, east }, table));
      const codes = rows.filter((each) => each.town === town.id).map(({ row }) => codeAt(row));
      return [...new Set(codes)];
    },

    async findTownsByPrefix(start) {
      const [from, to] = findRowsByPrefix(start, digits, table);
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
