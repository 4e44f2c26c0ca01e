import type { PlaceIndex } from './place-index.ts';
import { kilometres, type Position } from './positions.ts';
import { plainName, townsWithin } from './postcode-name.ts';
import { countryAt, positionAt } from './read-place.ts';
import { hitsFor } from './search.ts';
import { reachOf } from './town-reach.ts';

/** Rows with a town's very name lie so far off, in km, where it is wide or GeoNames only estimates. */
const ESTIMATED = 10;

/** How far off, in km, a town has rows that name it. */
export function farthestRow(town: { fame: number }): number {
  return Math.max(reachOf(town), ESTIMATED);
}

/** A row of a list of postcodes. */
export interface NamingRow extends Position {
  name: string;
}

/**
 * The town that a row of a country's postcodes names, alone or as what it is a quarter of; of
 * namesakes the one that it lies nearest to for its size. Undefined where none is near.
 */
export function townNamedBy(
  row: NamingRow,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const plain = plainName(row.name);
  const called = (name: string, farthest = 0) => nearestCalled(name, row, farthest, country, index);
  const isAlone = called(plain, ESTIMATED);
  if (isAlone !== undefined) return isAlone;
  for (const name of townsWithin(plain).toReversed()) {
    const town = called(name);
    if (town !== undefined) return town;
  }
  return undefined;
}

function nearestCalled(
  name: string,
  row: Position,
  farthest: number,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const { places } = index;
  let nearest: number | undefined;
  let least = 1;
  for (const { place, claim } of hitsFor(name, index)) {
    if (places.town.at(place) !== 1 || countryAt(place, index) !== country) continue;
    const reach = reachOf({ fame: places.fame.at(place) });
    // A town that is called otherwise must be nearer.
    const within = claim > 0 ? Math.max(reach, farthest) : reach / 2;
    const away = kilometres(row, positionAt(place, index)) / within;
    if (away <= least) [nearest, least] = [place, away];
  }
  return nearest;
}
