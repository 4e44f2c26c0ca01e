import { LRUCache } from 'lru-cache';
import { type PlaceChoice, describeChoices } from './choices.ts';
import { findAreasByName, isCountryName, parseTownsInAreas } from './areas.ts';
import {
  createNearestFinder,
  type PlaceIndex,
  chooseAnswerName,
  getLocalizedName,
  readArea,
  readCountry,
  readPlace,
  findTownsAround,
  readListedPlace,
  type ListedPlace,
} from './place-index.ts';
import type { Place, Coordinates } from './place.ts';
import { getHomeCountry, findLikeliest, type Listener, findRivals } from './ranking.ts';
import { findNameHits, type NameHit, findPlacesByPrefix, findIndexOfId } from './name-search.ts';
import { readText } from './index-storage.ts';
import { findTownNamedByRow, type NamedPoint } from './postcodes/named-town.ts';

/** Towns of the world with about 1000 inhabitants and more, after GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Gazetteer extends PlaceLists {
  /** The place that a listener most likely means by a name in any of our languages: `Köln`, `koeln`, `Paris Texas`. */
  find: (spoken: string, listener: Listener) => Place | undefined;
  /** The places that a name may as well mean, likeliest first, at most three; one or none where it is clear. */
  findChoices: (spoken: string, listener: Listener) => PlaceChoice[];
  /** The town at a coordinate in decimal degrees, by the name that the language has for it; undefined at open sea. */
  findNearest: (latitude: number, longitude: number, language: string) => Place | undefined;
}

/** Nobody keeps more in mind while they listen. */
const MAX_CHOICES = 3;

export function createGazetteer(index: PlaceIndex): Gazetteer {
  const nearest = createNearestFinder(index);
  return {
    ...createPlaceLists(index),
    find: (spoken, listener) => {
      const { capital, town, hits } = parsePlaceName(spoken, index, listener);
      if (capital !== undefined) return readLocalizedPlace(capital, index, listener.language);
      const place = findLikeliest(hits, index, listener);
      return place === undefined ? undefined : readNamedPlace(place, hits, town, index, listener);
    },
    findChoices: (spoken, listener) => {
      const { language } = listener;
      const { capital, town, hits } = parsePlaceName(spoken, index, listener);
      if (capital !== undefined) {
        return describeChoices(
          [{ at: capital, place: readLocalizedPlace(capital, index, language) }],
          language,
          index,
        );
      }
      const rivals = findRivals(hits, index, listener).slice(0, MAX_CHOICES);
      const located = rivals.map((at) => ({
        at,
        place: readNamedPlace(at, hits, town, index, listener),
      }));
      return describeChoices(located, language, index);
    },
    findNearest: (latitude, longitude, language) => {
      const place = nearest(latitude, longitude);
      return place === undefined ? undefined : readLocalizedPlace(place, index, language);
    },
  };
}

/** A name as it is understood. */
interface ParsedPlaceName {
  /** The capital of a country that was named. */
  capital?: number;
  /** The town's part of the words, and the places that answer to it. */
  town: string;
  hits: readonly NameHit[];
}

function parsePlaceName(spoken: string, index: PlaceIndex, listener: Listener): ParsedPlaceName {
  const hits = findNameHits(spoken, index);
  const capital = findCapital(spoken, index);
  if (capital !== undefined && isCapitalMeant(capital, spoken, hits, index, listener)) {
    return { capital, town: spoken, hits };
  }
  return hits.length > 0 ? { town: spoken, hits } : parseNameInArea(spoken, index);
}

/** Who asks for a country hears of its capital; a state such as Georgia is none. */
function findCapital(spoken: string, { areaNames, capitals }: PlaceIndex): number | undefined {
  const areas = findAreasByName(spoken, areaNames) ?? [];
  const country = areas.find((area) => area in capitals);
  const isOne = areas.every((area) => area === country || area.startsWith(`${country}.`));
  return country !== undefined && isOne ? capitals[country] : undefined;
}

/**
 * There are towns called Norway and Peru. One at home is rather meant than a country that only
 * another language calls so, as Columbia in South Carolina.
 */
function isCapitalMeant(
  capital: number,
  spoken: string,
  hits: readonly NameHit[],
  index: PlaceIndex,
  listener: Listener,
): boolean {
  const place = findLikeliest(hits, index, listener);
  if (place === undefined) return true;
  const { fame } = index.places;
  if ((fame.at(capital) ?? 0) <= (fame.at(place) ?? 0)) return false;
  const isAtHome = readCountry(place, index) === getHomeCountry(listener);
  return !isAtHome || isCountryName(listener.language, readCountry(capital, index), spoken);
}

function parseNameInArea(spoken: string, index: PlaceIndex): ParsedPlaceName {
  for (const { town, areas } of parseTownsInAreas(spoken, index.areaNames)) {
    const hits = findNameHits(town, index).filter(({ place }) => isInAreas(areas, place, index));
    if (hits.length > 0) return { town, hits };
  }
  return { town: spoken, hits: [] };
}

function isInAreas(wanted: readonly string[], place: number, index: PlaceIndex): boolean {
  return wanted.includes(readCountry(place, index)) || wanted.includes(readArea(place, index));
}

/** A place by the name that it was asked for with. */
function readNamedPlace(
  place: number,
  hits: readonly NameHit[],
  spoken: string,
  index: PlaceIndex,
  listener: Listener,
): Place {
  const meant = hits
    .filter((hit) => hit.place === place)
    .map((hit) => readText(index.spellings, hit.spelling));
  return readPlace(place, chooseAnswerName(spoken, place, meant, index, listener.language), index);
}

function readLocalizedPlace(place: number, index: PlaceIndex, language: string): Place {
  return readPlace(place, getLocalizedName(language, place, index), index);
}

/** Several places at once, with what tells them apart; by the names that a language has for them. */
export interface PlaceLists {
  /** The towns within so many kilometres of a position, the nearest first, with their distance; so many at most. */
  listAround: (
    position: Coordinates,
    radius: number,
    most: number,
    language: string,
  ) => ListedPlace[];
  /** Towns and their quarters with a name in any of our languages that begins so, the best known by it first. */
  listByPrefix: (text: string, most: number, language: string) => ListedPlace[];
  /** The place of a GeoNames id. */
  findById: (id: number, language: string) => ListedPlace | undefined;
  /** The GeoNames id of the town that a row of a country's postcodes names; undefined where none is near. */
  findTownOfRow: (row: NamedPoint, country: string) => number | undefined;
}

function createPlaceLists(index: PlaceIndex): PlaceLists {
  return {
    listAround: (position, radius, most, language) =>
      findTownsAround(position, radius, most, index).map(({ place, distance }) => ({
        ...readListedPlace(place, language, index),
        distance,
      })),
    listByPrefix: (text, most, language) =>
      findPlacesByPrefix(text, most, index).map((place) => readListedPlace(place, language, index)),
    findById: (id, language) => {
      const place = findIndexOfId(id, index);
      return place === undefined ? undefined : readListedPlace(place, language, index);
    },
    findTownOfRow: (row, country) => {
      const town = findTownNamedByRow(row, country, index);
      return town === undefined ? undefined : index.places.id.at(town);
    },
  };
}

/** Of so many questions the answers are kept: people ask for the same places again and again. */
const MAX_CACHED_LOOKUPS = 2000;

interface CachedLookup<T> {
  value: T;
}

/** Answers what was asked before without looking it up again. */
export function memoizeGazetteer(gazetteer: Gazetteer): Gazetteer {
  const places = createLookupCache<Place | undefined>();
  const choices = createLookupCache<PlaceChoice[]>();
  return {
    ...gazetteer,
    find: (spoken, listener) =>
      places(lookupCacheKey(spoken, listener), () => gazetteer.find(spoken, listener)),
    findChoices: (spoken, listener) =>
      choices(lookupCacheKey(spoken, listener), () => gazetteer.findChoices(spoken, listener)),
    findNearest: (latitude, longitude, language) =>
      places(`${latitude}|${longitude}|${language}`, () =>
        gazetteer.findNearest(latitude, longitude, language),
      ),
  };
}

function createLookupCache<T>(): (question: string, lookUp: () => T) => T {
  const answers = new LRUCache<string, CachedLookup<T>>({ max: MAX_CACHED_LOOKUPS });
  return (question, lookUp) => {
    const known = answers.get(question);
    if (known) return known.value;
    const value = lookUp();
    answers.set(question, { value });
    return value;
  };
}

function lookupCacheKey(spoken: string, listener: Listener): string {
  const { language, country = '', latitude = '', longitude = '' } = listener;
  return `${spoken}|${language}|${country}|${latitude}|${longitude}`;
}
