import { NO_ELEVATION, PER_DEGREE, type PlaceIndex } from './place-index.ts';
import { mainName, nameIn } from './place-name.ts';
import type { Place } from './place.ts';
import type { Position } from './positions.ts';

/** A place with all that lists of places tell of it. */
export interface ListedPlace extends Place {
  /** In GeoNames. */
  id: number;
  /** By GeoNames, whatever the language. */
  mainName: string;
  /** Country and GeoNames admin1: `DE.02`. */
  area: string;
  fame: number;
  /** Kilometres from where it was looked for, along the great circle. */
  distance?: number;
}

/** What the index holds of a place, by its position there. */
export function placeAt(place: number, name: string, index: PlaceIndex): Place & { fame: number } {
  const { places, timeZones } = index;
  const elevation = places.elevation.at(place) ?? NO_ELEVATION;
  return {
    name,
    ...positionAt(place, index),
    elevation: elevation === NO_ELEVATION ? null : elevation,
    country: countryAt(place, index),
    timeZone: timeZones[places.timeZone.at(place) ?? -1] ?? '',
    fame: places.fame.at(place) ?? 0,
  };
}

/** The same by the name that a language has for it, and with what lists tell. */
export function listedAt(place: number, language: string, index: PlaceIndex): ListedPlace {
  return {
    ...placeAt(place, nameIn(language, place, index), index),
    id: index.places.id.at(place) ?? 0,
    mainName: mainName(place, index),
    area: areaAt(place, index),
  };
}

export function positionAt(place: number, { places }: PlaceIndex): Position {
  return {
    latitude: (places.latitude.at(place) ?? 0) / PER_DEGREE,
    longitude: (places.longitude.at(place) ?? 0) / PER_DEGREE,
  };
}

/** ISO 3166-1 alpha-2. */
export function countryAt(place: number, { places, countries }: PlaceIndex): string {
  return countries[places.country.at(place) ?? -1] ?? '';
}

/** Country and GeoNames admin1: `US.TX`. */
export function areaAt(place: number, { places, areas }: PlaceIndex): string {
  return areas[places.area.at(place) ?? -1] ?? '';
}
