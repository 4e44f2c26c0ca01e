import { LRUCache } from 'lru-cache';
import {
  type PlaceChoice,
  appendCountry,
  appendOwnArea,
  describeByName,
  describeChoices,
  isObviousName,
} from './choices.ts';
import {
  findAreasByName,
  isCountryName,
  parseTownsInAreas,
  findNameHits,
  findPlacesByShortName,
  type NameHit,
  findPlacesByPrefix,
  findIndexOfId,
  listTownsInReach,
  type NamedTown,
  type TownReach,
} from './name-search.ts';
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
import {
  getHomeCountry,
  findLikeliest,
  findTownCalled,
  isTownPreferred,
  type Listener,
  findRivals,
  isInAreas,
  listNamesAbroad,
} from './ranking.ts';
import { readText } from './index-storage.ts';
import { findLandmarkPlace, type NearestTown } from './landmarks/landmark-place.ts';
import { listRegionAreas, stripCounty } from './landmarks/find-landmark.ts';
import { isNotPlace } from '../languages/landmark-words.ts';
import { selectNameForm } from './name-forms.ts';
import { findTownNamedByRow, type NamedPoint } from './postcodes/named-town.ts';

/** Towns of the world from about 1000 inhabitants, from GeoNames (CC BY 4.0, https://www.geonames.org). */
export interface Gazetteer extends PlaceLists {
  /**
   * Finds the place that a listener most likely means by a name in any supported language: `Köln`, `koeln`,
   * `Paris Texas`.
   */
  find: (spoken: string, listener: Listener) => Place | undefined;
  /** Finds up to three places that a name may mean, likeliest first; at most one if it is unambiguous. */
  findChoices: (spoken: string, listener: Listener) => PlaceChoice[];
  /** Finds the town at a coordinate (decimal degrees), named in the language; undefined at open sea. */
  findNearest: (latitude: number, longitude: number, language: string) => Place | undefined;
}

/** Listeners cannot remember more. */
const MAX_CHOICES = 3;

export function createGazetteer(index: PlaceIndex): Gazetteer {
  const nearest = createNearestFinder(index);
  return {
    ...createPlaceLists(index),
    find: (spoken, listener) => {
      const { landmark, capital, town, hits } = parsePlaceName(spoken, index, listener, nearest);
      if (landmark) return landmark;
      if (capital !== undefined) return readLocalizedPlace(capital, index, listener.language);
      const place = findLikeliest(hits, index, listener);
      return place === undefined ? undefined : readNamedPlace(place, hits, town, index, listener);
    },
    findChoices: (spoken, listener) => {
      const parsed = parsePlaceName(spoken, index, listener, nearest);
      const { landmark, capital } = parsed;
      if (landmark) return [{ place: landmark, description: landmark.name }];
      if (capital !== undefined) return [describeCapital(capital, index, listener.language)];
      return listChoices(parsed, index, listener);
    },
    findNearest: (latitude, longitude, language) => {
      const place = nearest(latitude, longitude);
      return place === undefined ? undefined : readLocalizedPlace(place, index, language);
    },
  };
}

function describeCapital(capital: number, index: PlaceIndex, language: string): PlaceChoice {
  const place = readLocalizedPlace(capital, index, language);
  const name = appendCountry(place.name, place.country, language);
  return { place: { ...place, name }, description: name };
}

function listChoices(
  { town, hits, isInArea = false, isObviousTown = false }: ParsedPlaceName,
  index: PlaceIndex,
  listener: Listener,
): PlaceChoice[] {
  const rivals = findRivals(hits, index, listener).slice(0, MAX_CHOICES);
  const [likeliest] = rivals;
  if (likeliest !== undefined && rivals.length === 1 && !isInArea && !isObviousTown) {
    const home = getHomeCountry(listener);
    const meant = findPlacesByShortName(town, hits, likeliest, index, home);
    const fuller = meant.slice(0, MAX_CHOICES);
    if (fuller.length > 0) return fuller.map((at) => describeByName(at, index, listener));
  }
  const located = rivals.map((at) => ({
    at,
    place: readNamedPlace(at, hits, town, index, listener),
  }));
  const choices = describeChoices(located, listener.language, index);
  const [only] = located;
  if (!only || choices.length > 1 || isObviousName(only.at, town, isInArea, index, listener)) {
    return choices;
  }
  const name = appendOwnArea(only.place, readArea(only.at, index), listener);
  return [{ place: { ...only.place, name }, description: name }];
}

/** A parsed name. */
interface ParsedPlaceName {
  /** Set if the name is a landmark. */
  landmark?: Place;
  /** Set if the name is a country: its capital. */
  capital?: number;
  /** Whether everybody knows the town. */
  isObviousTown?: boolean;
  /** Whether the words name an area, too. */
  isInArea?: boolean;
  /** The words for the town, and the places of that name. */
  town: string;
  hits: readonly NameHit[];
}

function parsePlaceName(
  spoken: string,
  index: PlaceIndex,
  listener: Listener,
  nearest: NearestTown,
): ParsedPlaceName {
  if (isNotPlace(spoken, listener.language)) return { town: spoken, hits: [] };
  const hits = findNameHits(spoken, index);
  const called = findTownCalled(spoken, hits, index, listener);
  const isObviousTown =
    called !== undefined &&
    isTownPreferred(called, 'landmarkAtHome', getHomeCountry(listener), index);
  if (isObviousTown) return { isObviousTown, town: spoken, hits };
  const landmark = findLandmarkPlace(spoken, called, listener, index, nearest);
  if (landmark) return { landmark, town: spoken, hits };
  const capital = findCapital(spoken, index);
  if (capital !== undefined && isCapitalMeant(capital, spoken, hits, index, listener)) {
    return { capital, town: spoken, hits };
  }
  if (hits.length > 0) return { town: spoken, hits };
  const inArea = parseNameInArea(spoken, index);
  const ofCounty = inArea.hits.length > 0 ? undefined : stripCounty(spoken);
  return ofCounty === undefined ? inArea : parsePlaceName(ofCounty, index, listener, nearest);
}

/** Finds the capital of a named country; names that are also a state, such as Georgia, have none. */
function findCapital(spoken: string, { areaNames, capitals }: PlaceIndex): number | undefined {
  const areas = findAreasByName(spoken, areaNames) ?? [];
  const country = areas.find((area) => area in capitals);
  const isOne = areas.every((area) => area === country || area.startsWith(`${country}.`));
  return country !== undefined && isOne ? capitals[country] : undefined;
}

/**
 * Towns may share the name of a country, such as Norway and Peru. A town in the listener's country takes
 * precedence over a country with that name only in another language, such as Columbia in South Carolina.
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
  for (const areaNames of [index.areaNames, listRegionAreas()]) {
    for (const { town, areas } of parseTownsInAreas(spoken, areaNames)) {
      for (const name of listNamesAbroad(town, findNameHits(town, index), index)) {
        const hits = findNameHits(name, index).filter(isInAreas(areas, index));
        if (hits.length > 0) return { town: name, hits, isInArea: true };
      }
    }
  }
  return { town: spoken, hits: [] };
}

/** Reads a place with the name of the question. */
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

/** Queries for several places, with names in a language. */
export interface PlaceLists {
  /** Lists the towns within `radius` kilometres of a position with their distance, nearest first. */
  listAround: (
    position: Coordinates,
    radius: number,
    maxCount: number,
    language: string,
  ) => ListedPlace[];
  /** Lists towns and quarters by the start of a name in any supported language, best known first. */
  listByPrefix: (text: string, maxCount: number, language: string) => ListedPlace[];
  /** Lists the towns and landmarks that a listener at a place may name, in no order. */
  listInReach: (place: Place, reach: TownReach, language: string) => NamedTown[];
  /** Finds a place by GeoNames id. */
  findById: (id: number, language: string) => ListedPlace | undefined;
  /** Finds the GeoNames id of the town that a postcode row names; undefined if none is near. */
  findTownOfRow: (row: NamedPoint, country: string) => number | undefined;
}

function createPlaceLists(index: PlaceIndex): PlaceLists {
  return {
    listAround: (position, radius, maxCount, language) =>
      findTownsAround(position, radius, maxCount, index).map(({ place, distance }) => ({
        ...readListedPlace(place, language, index),
        distance,
      })),
    listByPrefix: (text, maxCount, language) =>
      findPlacesByPrefix(text, maxCount, index).map((place) =>
        readListedPlace(place, language, index),
      ),
    listInReach: (place, reach, language) => listTownsInReach(place, reach, language, index),
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

/** People ask for the same places again and again. */
const MAX_CACHED_LOOKUPS = 2000;

/** Caches lookups of places. */
export function memoizeGazetteer(gazetteer: Gazetteer): Gazetteer {
  const places = createLookupCache<Place | undefined>();
  const choices = createLookupCache<PlaceChoice[]>();
  const formOf = (spoken: string, by: Listener) => selectNameForm(spoken, by, gazetteer);
  return {
    ...gazetteer,
    find: (spoken, by) =>
      places(lookupCacheKey(spoken, by), () => gazetteer.find(formOf(spoken, by), by)),
    findChoices: (spoken, by) =>
      choices(lookupCacheKey(spoken, by), () => gazetteer.findChoices(formOf(spoken, by), by)),
    findNearest: (latitude, longitude, language) =>
      places(`${latitude}|${longitude}|${language}`, () =>
        gazetteer.findNearest(latitude, longitude, language),
      ),
  };
}

function createLookupCache<T>(): (key: string, lookUp: () => T) => T {
  const cache = new LRUCache<string, { value: T }>({ max: MAX_CACHED_LOOKUPS });
  return (key, lookUp) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = lookUp();
    cache.set(key, { value });
    return value;
  };
}

function lookupCacheKey(spoken: string, listener: Listener): string {
  const { language, country = '', latitude = '', longitude = '' } = listener;
  return `${spoken}|${language}|${country}|${latitude}|${longitude}`;
}
