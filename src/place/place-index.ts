import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type Column, type TextTable, readText } from './index-storage.ts';
import { type Place, type Coordinates, distanceInKm } from './place.ts';
import { EXONYMS } from '../languages/place-names.ts';

/** Columns with one element a place, in ascending order of `id`. */
export interface PlaceColumns {
  /** GeoNames id. */
  id: Column;
  /** Hundred-thousandths of a degree, as exact as the source. */
  latitude: Column;
  longitude: Column;
  /** Metres above sea level; `NO_ELEVATION` where it is not known. */
  elevation: Column;
  /** Inhabitants. */
  population: Column;
  /** How well known a place is, see `fameOf`. */
  fame: Column;
  /** 1 for a place of its own, 0 for a quarter of one or a place that was given up. */
  town: Column;
  /** Position of the main name in `spellings`. */
  name: Column;
  /** Positions in `countries`, `areas` and `timeZones`. */
  country: Column;
  area: Column;
  timeZone: Column;
}

/**
 * Which places a folded name stands for, and how they write it: name `i` of `folded` has the
 * elements `first[i]` to `first[i + 1]` of the columns `place` and `spelling`.
 */
export interface NameColumns {
  /** In ascending order. */
  folded: TextTable;
  first: Column;
  /** Position of the place. */
  place: Column;
  /** How good a claim the place has to the name, see `Claim`. */
  claim: Column;
  /** Position in `spellings`. */
  spelling: Column;
}

/** 2 for a place's own name, 1 for the short form of it, 0 for an alternative. */
export type Claim = 0 | 1 | 2;

/** Every place and every way to write its name, searched as it lies in its file. */
export interface PlaceIndex {
  places: PlaceColumns;
  names: NameColumns;
  spellings: TextTable;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Country and GeoNames admin1: `US.TX`. */
  areas: string[];
  /** Countries and areas by their folded names in all our languages. */
  areaNames: Map<string, string[]>;
  /** IANA names. */
  timeZones: string[];
  /** By country, the position of its capital, else of its best known place. */
  capitals: Record<string, number>;
  /** The data of a KDBush over the longitudes and latitudes of all places, in degrees. */
  nearby: Uint8Array;
}

export const NO_ELEVATION = -9999;
/** Elements of `latitude` and `longitude` per degree. */
export const STEPS_PER_DEGREE = 1e5;

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

/** The same by the name that a language has for it, and with what lists tell. */
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
 * The name to answer with. Of all spellings that were meant, the one that was said; where that
 * lacks marks (`nurnberg`), the language's own or else the place's.
 */
export function chooseAnswerName(
  spoken: string,
  place: number,
  meant: readonly string[],
  index: PlaceIndex,
  language: string,
): string {
  if (meant.every(isInitials)) return getLocalizedName(language, place, index);
  const sayable = meant.filter((spelling) => !spelling.includes('.'));
  const said = sayable.find((spelling) => hasSameLetters(spelling, spoken));
  const usual = [findExonym(place, index, language), getMainName(place, index)];
  return (
    (said && hasMarks(said) ? said : undefined) ??
    usual.find((name) => name !== undefined && sayable.includes(name)) ??
    said ??
    (sayable.length > 0 ? sayable : meant).toSorted(compareSpellings)[0] ??
    getMainName(place, index)
  );
}

/** What a listener to a language calls a place. */
export function getLocalizedName(language: string, place: number, index: PlaceIndex): string {
  return findExonym(place, index, language) ?? getMainName(place, index);
}

function findExonym(place: number, { places }: PlaceIndex, language: string): string | undefined {
  const [plainLanguage = language] = language.split('-');
  return EXONYMS[plainLanguage]?.[places.id.at(place) ?? 0];
}

/** The name of a place in GeoNames. */
export function getMainName(place: number, { places, spellings }: PlaceIndex): string {
  return readText(spellings, places.name.at(place) ?? 0);
}

function hasSameLetters(spelling: string, spoken: string): boolean {
  return spelling.toLowerCase() === spoken.toLowerCase().normalize('NFC');
}

/** `LA`: in an answer the name is spelled out. */
function isInitials(spelling: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(spelling);
}

function hasMarks(name: string): boolean {
  return countMarks(name) > 0;
}

/** More marks, then more words, first: `Mülheim an der Ruhr` before `Mulheim-on-Ruhr`. */
export function compareSpellings(a: string, b: string): number {
  return countMarks(b) - countMarks(a) || b.length - a.length;
}

function countMarks(name: string): number {
  return name.replace(/\p{ASCII}/gu, '').length;
}

/** A place beyond this many kilometres does not tell where one is. */
const MAX_NEAREST_DISTANCE_KM = 100;
const MIN_CITY_POPULATION = 100_000;
/** Kilometres from its middle that a city of a million reaches; reach grows with the root of the inhabitants. */
const MILLION_CITY_RADIUS_KM = 8;
/** Kilometres, for the largest city there is. */
const MAX_CITY_RADIUS_KM = 40;

/** Finds the town at a coordinate: the closest one, or a city that reaches as far. */
export function createNearestFinder(
  index: PlaceIndex,
): (latitude: number, longitude: number) => number | undefined {
  const { places } = index;
  const isTown = (place: number): boolean => places.town.at(place) === 1;
  const isCity = (place: number): boolean =>
    (places.population.at(place) ?? 0) >= MIN_CITY_POPULATION && isTown(place);

  return (latitude, longitude) => {
    const outside = (place: number): number => {
      const east = (places.longitude.at(place) ?? 0) / STEPS_PER_DEGREE;
      const north = (places.latitude.at(place) ?? 0) / STEPS_PER_DEGREE;
      return (
        distance(longitude, latitude, east, north) -
        computeCityRadiusKm(places.population.at(place) ?? 0)
      );
    };
    const tree = loadSpatialIndex(index);
    const [closest] = around(tree, longitude, latitude, 1, MAX_NEAREST_DISTANCE_KM, isTown);
    if (closest === undefined) return undefined;
    const within = Math.max(outside(closest), 0) + MAX_CITY_RADIUS_KM;
    const cities = around(tree, longitude, latitude, Infinity, within, isCity);
    return [closest, ...cities].reduce((a, b) => (outside(b) < outside(a) ? b : a));
  };
}

/** Kilometres within which people know a place by the town that it is near. */
const MAX_LARGER_TOWN_KM = 50;
const MIN_TOWN_POPULATION = 20_000;
/** So many kilometres farther off, a town is named that has ten times the inhabitants. */
const DISTANCE_PER_GRADE_KM = 20;

/** The town by which people know where a lesser place is. */
export function findLargerTown(place: number, index: PlaceIndex): number | undefined {
  const { places } = index;
  const east = (places.longitude.at(place) ?? 0) / STEPS_PER_DEGREE;
  const north = (places.latitude.at(place) ?? 0) / STEPS_PER_DEGREE;
  const least = Math.max(places.population.at(place) ?? 0, MIN_TOWN_POPULATION);
  const isGreater = (other: number) =>
    places.town.at(other) === 1 && (places.population.at(other) ?? 0) > least;
  const merit = (other: number) => {
    const longitude = (places.longitude.at(other) ?? 0) / STEPS_PER_DEGREE;
    const latitude = (places.latitude.at(other) ?? 0) / STEPS_PER_DEGREE;
    const away = distance(east, north, longitude, latitude);
    return (places.fame.at(other) ?? 0) - away / DISTANCE_PER_GRADE_KM;
  };
  const towns = around(
    loadSpatialIndex(index),
    east,
    north,
    Infinity,
    MAX_LARGER_TOWN_KM,
    isGreater,
  );
  return towns.toSorted((a, b) => merit(b) - merit(a))[0];
}

/** The towns within so many kilometres of a position, and how far they are, the nearest first. */
export function findTownsAround(
  position: Coordinates,
  radius: number,
  most: number,
  index: PlaceIndex,
): { place: number; distance: number }[] {
  const { latitude, longitude } = position;
  const isTown = (place: number) => index.places.town.at(place) === 1;
  return around(loadSpatialIndex(index), longitude, latitude, most, radius, isTown)
    .map((place) => ({ place, distance: distanceInKm(position, readCoordinates(place, index)) }))
    .toSorted((a, b) => a.distance - b.distance);
}

const spatialIndexes = new WeakMap<PlaceIndex, KDBush>();

function loadSpatialIndex(index: PlaceIndex): KDBush {
  const known = spatialIndexes.get(index);
  if (known) return known;
  const tree = KDBush.from(new Uint8Array(index.nearby).buffer);
  spatialIndexes.set(index, tree);
  return tree;
}

function computeCityRadiusKm(inhabitants: number): number {
  return MILLION_CITY_RADIUS_KM * Math.sqrt(inhabitants / 1e6);
}
