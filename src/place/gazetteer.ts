import type { PlaceChoice } from './ambiguity.ts';
import { areasCalled, isCountryIn, townsInAreas } from './areas.ts';
import { described } from './describe.ts';
import { nearestFinder } from './nearest.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeListsOf, type PlaceLists } from './place-lists.ts';
import { nameAsked, nameIn } from './place-name.ts';
import type { Place } from './place.ts';
import { homeCountry, likeliest, type Listener } from './rank.ts';
import { areaAt, countryAt, placeAt } from './read-place.ts';
import { rivalsOf } from './rivals.ts';
import { hitsFor, type Hit } from './search.ts';
import { textAt } from './text-table.ts';

/** Towns of the world with about 1000 inhabitants and more, after GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Gazetteer extends PlaceLists {
  /** The place that a listener most likely means by a name in any of our languages: `Köln`, `koeln`, `Paris Texas`. */
  find: (spoken: string, listener: Listener) => Place | undefined;
  /** The places that a name may as well mean, likeliest first, at most three; one or none where it is clear. */
  choices: (spoken: string, listener: Listener) => PlaceChoice[];
  /** The town at a coordinate in decimal degrees, by the name that the language has for it; undefined at open sea. */
  nearest: (latitude: number, longitude: number, language: string) => Place | undefined;
}

/** Nobody keeps more in mind while they listen. */
const MOST_CHOICES = 3;

export function gazetteerOf(index: PlaceIndex): Gazetteer {
  const nearest = nearestFinder(index);
  return {
    ...placeListsOf(index),
    find: (spoken, listener) => {
      const { capital, town, hits } = readingOf(spoken, index, listener);
      if (capital !== undefined) return inLanguage(capital, index, listener.language);
      const place = likeliest(hits, index, listener);
      return place === undefined ? undefined : called(place, hits, town, index, listener);
    },
    choices: (spoken, listener) => {
      const { language } = listener;
      const { capital, town, hits } = readingOf(spoken, index, listener);
      if (capital !== undefined) {
        return described(
          [{ at: capital, place: inLanguage(capital, index, language) }],
          language,
          index,
        );
      }
      const rivals = rivalsOf(hits, index, listener).slice(0, MOST_CHOICES);
      const located = rivals.map((at) => ({ at, place: called(at, hits, town, index, listener) }));
      return described(located, language, index);
    },
    nearest: (latitude, longitude, language) => {
      const place = nearest(latitude, longitude);
      return place === undefined ? undefined : inLanguage(place, index, language);
    },
  };
}

/** A name as it is understood. */
interface Reading {
  /** The capital of a country that was named. */
  capital?: number;
  /** The town's part of the words, and the places that answer to it. */
  town: string;
  hits: readonly Hit[];
}

function readingOf(spoken: string, index: PlaceIndex, listener: Listener): Reading {
  const hits = hitsFor(spoken, index);
  const capital = capitalOf(spoken, index);
  if (capital !== undefined && isMeant(capital, spoken, hits, index, listener)) {
    return { capital, town: spoken, hits };
  }
  return hits.length > 0 ? { town: spoken, hits } : readingInArea(spoken, index);
}

/** Who asks for a country hears of its capital; a state such as Georgia is none. */
function capitalOf(spoken: string, { areaNames, capitals }: PlaceIndex): number | undefined {
  const areas = areasCalled(spoken, areaNames) ?? [];
  const country = areas.find((area) => area in capitals);
  const isOne = areas.every((area) => area === country || area.startsWith(`${country}.`));
  return country !== undefined && isOne ? capitals[country] : undefined;
}

/**
 * There are towns called Norway and Peru. One at home is rather meant than a country that only
 * another language calls so, as Columbia in South Carolina.
 */
function isMeant(
  capital: number,
  spoken: string,
  hits: readonly Hit[],
  index: PlaceIndex,
  listener: Listener,
): boolean {
  const place = likeliest(hits, index, listener);
  if (place === undefined) return true;
  const { fame } = index.places;
  if ((fame.at(capital) ?? 0) <= (fame.at(place) ?? 0)) return false;
  const isAtHome = countryAt(place, index) === homeCountry(listener);
  return !isAtHome || isCountryIn(listener.language, countryAt(capital, index), spoken);
}

function readingInArea(spoken: string, index: PlaceIndex): Reading {
  for (const { town, areas } of townsInAreas(spoken, index.areaNames)) {
    const hits = hitsFor(town, index).filter(({ place }) => liesIn(areas, place, index));
    if (hits.length > 0) return { town, hits };
  }
  return { town: spoken, hits: [] };
}

function liesIn(wanted: readonly string[], place: number, index: PlaceIndex): boolean {
  return wanted.includes(countryAt(place, index)) || wanted.includes(areaAt(place, index));
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

function inLanguage(place: number, index: PlaceIndex, language: string): Place {
  return placeAt(place, nameIn(language, place, index), index);
}
