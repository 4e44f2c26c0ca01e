import type { Warning } from './warning.ts';

/**
 * Ids of the German weather service's warncells have nine digits: what the area is, then its number. Of
 * a district, a municipality and a quarter of a city the number begins with the five digits that the
 * official key has for the district.
 */

/** `103159000`: 1, the key of a district, and zeros. */
const DISTRICT = /^1(?<key>\d{5})000$/;

/** `809162000`: 8, the key of a city that is a district of its own, and zeros. */
const CITY = /^8(?<key>\d{5})000$/;

/**
 * Whether a warning names a warncell or parts of it: the municipalities and quarters of a district, and
 * the quarters of a city, which warnings name in its place.
 */
export function isOfCell({ warncells }: Pick<Warning, 'warncells'>, cell: string): boolean {
  const parts = partsOf(cell);
  return warncells.some(({ id }) => id === cell || parts?.test(id));
}

/** The ids of a cell's parts; undefined where it has none. */
function partsOf(cell: string): RegExp | undefined {
  const district = DISTRICT.exec(cell)?.groups?.['key'];
  if (district !== undefined) return new RegExp(`^[78]${district}`);
  const city = CITY.exec(cell)?.groups?.['key'];
  return city === undefined ? undefined : new RegExp(`^7${city}`);
}
