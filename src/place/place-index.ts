import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type Column, type TextTable, readText } from './index-storage.ts';
import { type Place, type Coordinates, distanceInKm } from './place.ts';
import { OWN_EXONYMS, SHARED_EXONYMS } from '../languages/place-names.ts';
import type { Exonyms } from '../languages/types.ts';

/** Columns with one element per place, in ascending order of `id`. */
export interface PlaceColumns {
  /** GeoNames id. */
  id: Column;
  /** Hundred-thousandths of a degree, the precision of the source. */
  latitude: Column;
  longitude: Column;
  /** Metres above sea level; `NO_ELEVATION` if unknown. */
  elevation: Column;
  /** Inhabitants. */
  population: Column;
  /** Prominence of the place, see `computeProminence`. */
  fame: Column;
  /** 1 for a town, 0 for a quarter or an abandoned place. */
  town: Column;
  /** Position of the main name in `spellings`. */
  name: Column;
  /** Positions in `countries`, `areas` and `timeZones`. */
  country: Column;
  area: Column;
  timeZone: Column;
}

/**
 * The places of each folded name with their spellings: name `i` of `folded` has the elements `first[i]` to
 * before `first[i + 1]` of the columns `place`, `claim` and `spelling`.
 */
export interface NameColumns {
  /** In ascending order. */
  folded: TextTable;
  first: Column;
  /** Position of the place. */
  place: Column;
  /** How well the name fits the place, see `Claim`. */
  claim: Column;
  /** Position in `spellings`. */
  spelling: Column;
}

/** 2 for the main name of a place, 1 for its short form, 0 for an alternative. */
export type Claim = 0 | 1 | 2;

/** All places with all spellings of their names, searchable without loading the file into memory. */
export interface PlaceIndex {
  places: PlaceColumns;
  names: NameColumns;
  spellings: TextTable;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Country and GeoNames admin1: `US.TX`. */
  areas: string[];
  /** Countries and areas by their folded names in all languages. */
  areaNames: Map<string, string[]>;
  /** IANA names. */
  timeZones: string[];
  /** By country, the position of its capital, else of its most prominent place. */
  capitals: Record<string, number>;
  /** The data of a KDBush index of all places, in degrees. */
  nearby: Uint8Array;
  cities: CityIndex;
}

/** The towns with at least `MIN_CITY_POPULATION` inhabitants: few, and a search for cities reads no others. */
export interface CityIndex {
  /** Positions of the cities in `places`. */
  place: Column;
  /** The data of their KDBush index, in degrees. */
  nearby: Uint8Array;
}

export const NO_ELEVATION = -9999;
/** Elements of `latitude` and `longitude` per degree. */
export const STEPS_PER_DEGREE = 1e5;

/** A place with the fields for lists of places. */
export interface ListedPlace extends Place {
  /** GeoNames id. */
  id: number;
  /** Main name in GeoNames, independent of the language. */
  mainName: string;
  /** Country and GeoNames admin1: `DE.02`. */
  area: string;
  fame: number;
  /** Great-circle distance from the searched position, km. */
  distance?: number;
}

/** Reads a place by its position in the index. */
export function readPlace(
  place: number,
  name: string,
  index: PlaceIndex,
): Place & { fame: number } {
  const { places, timeZones } = index;
  const elevation = places.elevation.at(place) ?? NO_ELEVATION;
  return {
    name,
    ...readCoordinates(place, index),
    elevation: elevation === NO_ELEVATION ? null : elevation,
    country: readCountry(place, index),
    timeZone: timeZones[places.timeZone.at(place) ?? -1] ?? '',
    fame: places.fame.at(place) ?? 0,
  };
}

/** Reads a place with its localized name and the fields for lists. */
export function readListedPlace(place: number, language: string, index: PlaceIndex): ListedPlace {
  return {
    ...readPlace(place, getLocalizedName(language, place, index), index),
    id: index.places.id.at(place) ?? 0,
    mainName: getMainName(place, index),
    area: readArea(place, index),
  };
}

export function readCoordinates(place: number, { places }: PlaceIndex): Coordinates {
  return {
    latitude: (places.latitude.at(place) ?? 0) / STEPS_PER_DEGREE,
    longitude: (places.longitude.at(place) ?? 0) / STEPS_PER_DEGREE,
  };
}

/** ISO 3166-1 alpha-2. */
export function readCountry(place: number, { places, countries }: PlaceIndex): string {
  return countries[places.country.at(place) ?? -1] ?? '';
}

/** Country and GeoNames admin1: `US.TX`. */
export function readArea(place: number, { places, areas }: PlaceIndex): string {
  return areas[places.area.at(place) ?? -1] ?? '';
}

/**
 * Chooses the name for the answer: the spoken spelling, or if that lacks marks (`nurnberg`), the name in the
 * language or the main name.
 */
export function chooseAnswerName(
  spoken: string,
  place: number,
  candidates: readonly string[],
  index: PlaceIndex,
  language: string,
): string {
  if (candidates.every(isInitials)) return getLocalizedName(language, place, index);
  const speakable = candidates.filter((spelling) => !spelling.includes('.'));
  const spokenSpelling = speakable.find((spelling) => hasSameLetters(spelling, spoken));
  const usual = [findExonym(place, index, language), getMainName(place, index)];
  return (
    (spokenSpelling && hasMarks(spokenSpelling) ? spokenSpelling : undefined) ??
    usual.find((name) => name !== undefined && speakable.includes(name)) ??
    spokenSpelling ??
    (speakable.length > 0 ? speakable : candidates).toSorted(compareSpellings)[0] ??
    getMainName(place, index)
  );
}

/** The name of a place in a language. */
export function getLocalizedName(language: string, place: number, index: PlaceIndex): string {
  return findExonym(place, index, language) ?? getMainName(place, index);
}

function findExonym(place: number, { places }: PlaceIndex, language: string): string | undefined {
  const [plainLanguage = language] = language.split('-');
  return selectExonyms(plainLanguage)[places.id.at(place) ?? 0];
}

const exonymsByLanguage = new Map<string, Exonyms>();

/** The names of towns in a language, by GeoNames id. */
export function selectExonyms(language: string): Exonyms {
  const selected = exonymsByLanguage.get(language);
  if (selected) return selected;
  const exonyms = { ...listSharedExonyms(language), ...OWN_EXONYMS[language]?.() };
  exonymsByLanguage.set(language, exonyms);
  return exonyms;
}

function listSharedExonyms(language: string): Exonyms {
  const shared = SHARED_EXONYMS.filter(([, , languages]) =>
    languages.split(' ').includes(language),
  );
  return Object.fromEntries(shared.map(([id, name]) => [id, name]));
}

/** The name of a place in GeoNames. */
export function getMainName(place: number, { places, spellings }: PlaceIndex): string {
  return readText(spellings, places.name.at(place) ?? 0);
}

function hasSameLetters(spelling: string, spoken: string): boolean {
  return spelling.toLowerCase() === spoken.toLowerCase().normalize('NFC');
}

/** `LA`: answers use the full name. */
function isInitials(spelling: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(spelling);
}

function hasMarks(name: string): boolean {
  return countMarks(name) > 0;
}

/** Sorts by more marks, then by length: `Mülheim an der Ruhr` before `Mulheim-on-Ruhr`. */
export function compareSpellings(a: string, b: string): number {
  return countMarks(b) - countMarks(a) || b.length - a.length;
}

function countMarks(name: string): number {
  return name.replace(/\p{ASCII}/gu, '').length;
}

/** Farther places do not describe a position. */
const MAX_NEAREST_DISTANCE_KM = 100;
export const MIN_CITY_POPULATION = 100_000;
/** Radius of a city with a million inhabitants; the radius grows with the square root of the population. */
const MILLION_CITY_RADIUS_KM = 8;
/** Radius of the largest city. */
const MAX_CITY_RADIUS_KM = 40;

/** No town that is not a city has a larger radius: deeper inside a city, no other place is nearer. */
const MAX_TOWN_RADIUS_KM = computeCityRadiusKm(MIN_CITY_POPULATION);

/**
 * Creates a finder for the town at a coordinate: the closest one, or a city whose radius covers it. Inside a
 * city it reads the few cities alone, not the index of all places.
 */
export function createNearestFinder(
  index: PlaceIndex,
): (latitude: number, longitude: number) => number | undefined {
  const { places } = index;
  const isTown = (place: number): boolean => places.town.at(place) === 1;

  return (latitude, longitude) => {
    const outside = (place: number): number => {
      const east = (places.longitude.at(place) ?? 0) / STEPS_PER_DEGREE;
      const north = (places.latitude.at(place) ?? 0) / STEPS_PER_DEGREE;
      return (
        distance(longitude, latitude, east, north) -
        computeCityRadiusKm(places.population.at(place) ?? 0)
      );
    };
    const findCitiesWithin = (radius: number): number[] =>
      around(loadSpatialIndex(index.cities), longitude, latitude, Infinity, radius)
        .map((city) => index.cities.place.at(city))
        .filter((place) => place !== undefined);
    const pickNearest = (candidates: readonly number[]): number =>
      candidates.reduce((a, b) => (outside(b) < outside(a) ? b : a));

    const covering = findCitiesWithin(MAX_CITY_RADIUS_KM);
    if (covering.some((city) => outside(city) < -MAX_TOWN_RADIUS_KM)) return pickNearest(covering);
    const tree = loadSpatialIndex(index);
    const [closest] = around(tree, longitude, latitude, 1, MAX_NEAREST_DISTANCE_KM, isTown);
    if (closest === undefined) return undefined;
    const within = Math.max(outside(closest), 0) + MAX_CITY_RADIUS_KM;
    return pickNearest([closest, ...findCitiesWithin(within)]);
  };
}

/** Finds the towns within `radius` kilometres of a position with their distance, nearest first. */
export function findTownsAround(
  position: Coordinates,
  radius: number,
  maxCount: number,
  index: PlaceIndex,
): { place: number; distance: number }[] {
  const { latitude, longitude } = position;
  const isTown = (place: number) => index.places.town.at(place) === 1;
  return around(loadSpatialIndex(index), longitude, latitude, maxCount, radius, isTown)
    .map((place) => ({ place, distance: distanceInKm(position, readCoordinates(place, index)) }))
    .toSorted((a, b) => a.distance - b.distance);
}

const spatialIndexes = new WeakMap<object, KDBush>();

/** Loads the spatial index of the places or of the cities, once. */
export function loadSpatialIndex(index: Pick<PlaceIndex, 'nearby'>): KDBush {
  const cached = spatialIndexes.get(index);
  if (cached) return cached;
  const tree = KDBush.from(new Uint8Array(index.nearby).buffer);
  spatialIndexes.set(index, tree);
  return tree;
}

function computeCityRadiusKm(inhabitants: number): number {
  return MILLION_CITY_RADIUS_KM * Math.sqrt(inhabitants / 1e6);
}
