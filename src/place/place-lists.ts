import { beginningWith } from './beginning-with.ts';
import { townsAround } from './nearest.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Position } from './positions.ts';
import { listedAt, type ListedPlace } from './read-place.ts';
import { positionOfId } from './search.ts';
import { townNamedBy, type NamingRow } from './town-named-by.ts';

/** Several places at once, with what tells them apart; by the names that a language has for them. */
export interface PlaceLists {
  /** The towns within so many kilometres of a position, the nearest first, with their distance; so many at most. */
  around: (position: Position, radius: number, most: number, language: string) => ListedPlace[];
  /** Towns and their quarters with a name in any of our languages that begins so, the best known by it first. */
  beginningWith: (text: string, most: number, language: string) => ListedPlace[];
  /** The place of a GeoNames id. */
  withId: (id: number, language: string) => ListedPlace | undefined;
  /** The GeoNames id of the town that a row of a country's postcodes names; undefined where none is near. */
  townNamedBy: (row: NamingRow, country: string) => number | undefined;
}

export function placeListsOf(index: PlaceIndex): PlaceLists {
  return {
    around: (position, radius, most, language) =>
      townsAround(position, radius, most, index).map(({ place, distance }) => ({
        ...listedAt(place, language, index),
        distance,
      })),
    beginningWith: (text, most, language) =>
      beginningWith(text, most, index).map((place) => listedAt(place, language, index)),
    withId: (id, language) => {
      const place = positionOfId(id, index);
      return place === undefined ? undefined : listedAt(place, language, index);
    },
    townNamedBy: (row, country) => {
      const town = townNamedBy(row, country, index);
      return town === undefined ? undefined : index.places.id.at(town);
    },
  };
}
