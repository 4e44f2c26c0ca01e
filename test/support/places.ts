import type { Gazetteer, PlaceLists } from '../../src/place/gazetteer.ts';
import type { Place } from '../../src/place/place.ts';

export const BERLIN: Place = {
  name: 'Berlin',
  latitude: 52.52437,
  longitude: 13.41053,
  elevation: 34,
  country: 'DE',
  timeZone: 'Europe/Berlin',
};

/** Nine hours behind Berlin, but for the weeks in which only one of both has summer time. */
export const LOS_ANGELES: Place = {
  name: 'Los Angeles',
  latitude: 34.05223,
  longitude: -118.24368,
  elevation: 89,
  country: 'US',
  timeZone: 'America/Los_Angeles',
};

/** Nine hours ahead of Berlin's winter time. */
export const BRISBANE: Place = {
  name: 'Brisbane',
  latitude: -27.46794,
  longitude: 153.02809,
  elevation: 27,
  country: 'AU',
  timeZone: 'Australia/Brisbane',
};

export const NO_LISTS: PlaceLists = {
  listAround: () => [],
  listByPrefix: () => [],
  listInReach: () => [],
  findById: () => undefined,
  findTownOfRow: () => undefined,
};

/** A gazetteer of some places by exact name; every coordinate is in the first of them. */
export function gazetteerWith(...places: [Place, ...Place[]]): Gazetteer {
  const find = (spoken: string) =>
    places.find(({ name }) => name.toLowerCase() === spoken.toLowerCase());
  return {
    ...NO_LISTS,
    find,
    findNearest: () => places[0],
    findChoices: (spoken) =>
      [find(spoken) ?? []].flat().map((place) => ({ place, description: place.name })),
  };
}
