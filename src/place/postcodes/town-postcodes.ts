import { setImmediate } from 'node:timers/promises';
import { POSTCODE_DIGITS, type PostcodeCountry } from '../../contract/parameters.ts';
import { readPostcodeArea, findRowsByPrefix, findRowsAround, type PostcodeTable } from './table.ts';
import type { PlaceLists } from '../gazetteer.ts';
import type { ListedPlace } from '../place-index.ts';
import { computeMaxRowDistanceKm } from './named-town.ts';

/** Lookups between the postcodes and the towns of a country. */
export interface TownPostcodes {
  /** Finds the postcodes whose rows name a town, ascending. */
  findCodes(town: ListedPlace): Promise<string[]>;
  /** Finds the towns (GeoNames ids) of each code with a prefix; empty sets for codes with smaller places only. */
  findTownsByPrefix(start: string): Promise<Map<string, ReadonlySet<number>>>;
}

/** A lookup takes some 10 µs; after a batch, other work gets a turn. */
const ROWS_PER_BATCH = 200;

const NOT_LOOKED_UP = 0xffff_ffff;
const NO_TOWN = 0;

const KM_PER_DEGREE = 111.2;

/** Creates the lookups; each row of the table is resolved once. */
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

  /** Resolves the GeoNames id of the town of each row; `NO_TOWN` if it names none. */
  async function resolveTowns(rows: readonly number[]): Promise<{ row: number; town: number }[]> {
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
      const rows = await resolveTowns(findRowsAround(town, { north, east }, table));
      const codes = rows.filter((each) => each.town === town.id).map(({ row }) => codeAt(row));
      return [...new Set(codes)];
    },

    async findTownsByPrefix(start) {
      const [from, to] = findRowsByPrefix(start, digits, table);
      const rows = await resolveTowns(Array.from({ length: to - from }, (_, i) => from + i));
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
