import { areasCalled, townsInAreas } from './areas.ts';
import { nearestFinder } from './nearest.ts';
import { NO_ELEVATION, PER_DEGREE, type PlaceIndex } from './place-index.ts';
import { nameAsked, nameIn } from './place-name.ts';
import type { Place } from './place.ts';
import { likeliest, type Listener } from './rank.ts';
import { hitsFor, type Hit } from './search.ts';
import { textAt } from './text-table.ts';

/** Towns of the world with about 1000 inhabitants and more, after GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Gazetteer {
  /** The place that a listener most likely means by a name in any of our languages: `Köln`, `koeln`, `Paris Texas`. */
  find: (spoken: string, listener: Listener) => Place | undefined;
  /** The town at a coordinate in decimal degrees, by the name that the language has for it; undefined at open sea. */
  nearest: (latitude: number, longitude: number, language: string) => Place | undefined;
}

export function gazetteerOf(index: PlaceIndex): Gazetteer {
  const nearest = nearestFinder(index);
  return {
    find: (spoken, listener) => {
      const hits = hitsFor(spoken, index);
      const place = likeliest(hits, index, listener);
      const capital = capitalOf(spoken, index);
      if (capital !== undefined && isBetterKnown(capital, place, index)) {
        return placeAt(capital, nameIn(listener.language, capital, index), index);
      }
      if (place === undefined) return findInArea(spoken, index, listener);
      return called(place, hits, spoken, index, listener);
    },
    nearest: (latitude, longitude, language) => {
      const place = nearest(latitude, longitude);
      return place === undefined
        ? undefined
        : placeAt(place, nameIn(language, place, index), index);
    },
  };
}

/** Who asks for a country hears of its capital; a state such as Georgia is none. */
function capitalOf(spoken: string, { areaNames, capitals }: PlaceIndex): number | undefined {
  const areas = areasCalled(spoken, areaNames) ?? [];
  const country = areas.find((area) => area in capitals);
  const isOne = areas.every((area) => area === country || area.startsWith(`${country}.`));
  return country !== undefined && isOne ? capitals[country] : undefined;
}

/** There are towns called Norway and Peru. */
function isBetterKnown(
  capital: number,
  place: number | undefined,
  { places }: PlaceIndex,
): boolean {
  return place === undefined || (places.fame[capital] ?? 0) > (places.fame[place] ?? 0);
}

function findInArea(spoken: string, index: PlaceIndex, listener: Listener): Place | undefined {
  for (const { town, areas } of townsInAreas(spoken, index.areaNames)) {
    const hits = hitsFor(town, index).filter(({ place }) => liesIn(areas, place, index));
    const place = likeliest(hits, index, listener);
    if (place !== undefined) return called(place, hits, town, index, listener);
  }
  return undefined;
}

function liesIn(wanted: readonly string[], place: number, index: PlaceIndex): boolean {
  const { places, areas, countries } = index;
  const country = countries[places.country[place] ?? -1] ?? '';
  const area = areas[places.area[place] ?? -1] ?? '';
  return wanted.includes(country) || wanted.includes(area);
}

/** A place by the name that it was asked for with. */
function called(
  place: number,
  hits: readonly Hit[],
  spoken: string,
  index: PlaceIndex,
  listener: Listener,
): Place {
  const meant = hits
    .filter((hit) => hit.place === place)
    .map((hit) => textAt(index.spellings, hit.spelling));
  return placeAt(place, nameAsked(spoken, place, meant, index, listener.language), index);
}

function placeAt(place: number, name: string, { places, countries, timeZones }: PlaceIndex): Place {
  const elevation = places.elevation[place] ?? NO_ELEVATION;
  return {
    name,
    latitude: (places.latitude[place] ?? 0) / PER_DEGREE,
    longitude: (places.longitude[place] ?? 0) / PER_DEGREE,
    elevation: elevation === NO_ELEVATION ? null : elevation,
    country: countries[places.country[place] ?? -1] ?? '',
    timeZone: timeZones[places.timeZone[place] ?? -1] ?? '',
    fame: places.fame[place] ?? 0,
  };
}
