import type { PostcodeArea, Postcodes } from './source.ts';
import type { Gazetteer } from '../gazetteer.ts';
import {
  distanceInKm,
  averageCoordinates,
  findMedianPoint,
  coordinatesOf,
  type Coordinates,
  type Place,
  isSamePoint,
} from '../place.ts';
import {
  normalizeRowName,
  listTownPrefixes,
  computeReachKm,
  DEFAULT_PROMINENCE,
} from './named-town.ts';
import { foldSpellings, stripNameAffixes } from '../name-forms.ts';
import { POSTCODE_COUNTRIES } from '../../contract/parameters.ts';
import { OpenDataError } from '../../opendata/server.ts';
import type { PostcodeLookup } from '../address.ts';
import { findTimeZone } from '../../time/time-zone.ts';

/** Where a postcode is, and what people there call it. */
interface PostcodePlace extends Coordinates {
  name: string;
}

/** A row this far from the others is misplaced, km. */
const MAX_ROW_DISTANCE_KM = 25;

/** So far from the middle of a postcode, in km, a town needs ten times the inhabitants to be meant. */
const DISTANCE_PER_GRADE_KM = 5;

/** Of so many villages nobody knows the one in the middle, but a town at most so far from it, in km. */
const MIN_VILLAGES = 4;
const MAX_NEAREST_TOWN_KM = 4;

/**
 * The place that people mean by a postcode with several on it: the best known town that its rows
 * name; where they name villages only, the one in their middle, or a town beside it; and the nearest
 * town where they are companies. It lies where the postcode does. Undefined without a row.
 *
 * @param country ISO 3166-1 alpha-2
 * @param language of the listener, for the name: `Munich` in `en`
 */
export function findPostcodePlace(
  areas: readonly PostcodeArea[],
  country: string,
  gazetteer: Gazetteer,
  language: string,
): PostcodePlace | undefined {
  const told = areas.filter((area) => !area.isRecipient);
  const middle = findMedianPoint(told.length > 0 ? told : areas);
  if (!middle) return undefined;
  const places = told.filter((area) => distanceInKm(area, middle) <= MAX_ROW_DISTANCE_KM);
  const town = chooseTown(findNamedTowns(places, country, gazetteer), averageCoordinates(places));
  if (town) return { name: chooseTownName(town, gazetteer, language), ...locateTown(town, places) };
  const nearest = gazetteer.findNearest(middle.latitude, middle.longitude, language);
  if (middle.isRecipient) return nearest && { name: nearest.name, ...coordinatesOf(middle) };
  const isBeside =
    nearest?.country === country && distanceInKm(nearest, middle) <= MAX_NEAREST_TOWN_KM;
  const beside = isBeside && places.length >= MIN_VILLAGES ? nearest.name : undefined;
  return {
    name: findCommonName(places) ?? beside ?? normalizeRowName(middle.name),
    ...coordinatesOf(middle),
  };
}

function chooseTown(towns: readonly NamedTown[], middle: Coordinates): NamedTown | undefined {
  return towns.toSorted((a, b) => scoreTown(b, middle) - scoreTown(a, middle))[0];
}

function scoreTown({ prominence, areas }: NamedTown, middle: Coordinates): number {
  return (
    prominence +
    Math.log10(areas.length) -
    distanceInKm(averageCoordinates(areas), middle) / DISTANCE_PER_GRADE_KM
  );
}

/** The listener's word for a town where their language has one, else the word of the place. */
function chooseTownName({ town, name }: NamedTown, gazetteer: Gazetteer, language: string): string {
  const called = getTownName(language, town, gazetteer);
  const isForeign = called !== getTownName(MAIN_NAME_LANGUAGE, town, gazetteer);
  const isLocal = language.split('-')[0] === POSTCODE_LANGUAGE;
  if (called === undefined || (!isForeign && (isLocal || isSameName(called, name)))) return name;
  return called;
}

/** Where the rows that name a town are, or the town where these are estimates. */
function locateTown({ town, areas }: NamedTown, all: readonly PostcodeArea[]): Coordinates {
  const told = areas.filter((area) => !isEstimatedPosition(area, all));
  return told.length > 0 ? averageCoordinates(told) : coordinatesOf(town);
}

/** The name that others begin with, which are parts of it: `Oberbarnim` with `Oberbarnim Grunow`. */
function findCommonName(areas: readonly PostcodeArea[]): string | undefined {
  const names = areas.map(({ name }) => normalizeRowName(name));
  return names.find((whole) => names.some((name) => name.startsWith(`${whole} `)));
}

/** A town, and the rows of a postcode that name it. */
interface NamedTown {
  town: Place;
  /** How well known it is. */
  prominence: number;
  /** As the rows write it. */
  name: string;
  areas: PostcodeArea[];
}

const QUARTER_PROMINENCE = 3.5;

/** So far off, in km, may be what GeoNames estimates. */
const MAX_ESTIMATE_DISTANCE_KM = 30;
/** So many rows lie at one point only where that is the mean of the postcodes around, as GeoNames' readme says. */
const MIN_ROWS_OF_ESTIMATE = 3;

/** What rows are written in, but for the west and the south of Switzerland. */
const POSTCODE_LANGUAGE = 'de';
/** Asks the gazetteer for main names. */
const MAIN_NAME_LANGUAGE = 'zxx';

/** The towns that the rows of a postcode name; those that are too far only where no other is named. */
function findNamedTowns(
  areas: readonly PostcodeArea[],
  country: string,
  gazetteer: Gazetteer,
): NamedTown[] {
  const near = findTownsWithin(areas, 0, country, gazetteer);
  if (near.length > 0) return near;
  const estimates = areas.filter((area) => isEstimatedPosition(area, areas));
  return findTownsWithin(estimates, MAX_ESTIMATE_DISTANCE_KM, country, gazetteer);
}

function findTownsWithin(
  areas: readonly PostcodeArea[],
  farthest: number,
  country: string,
  gazetteer: Gazetteer,
): NamedTown[] {
  const towns = new Map<string, NamedTown>();
  for (const area of areas) {
    const plain = normalizeRowName(area.name);
    for (const name of [plain, ...listTownPrefixes(plain)]) {
      const town = findTownByName(name, area, farthest, country, gazetteer);
      if (!town) continue;
      const key = `${town.latitude} ${town.longitude}`;
      const known = towns.get(key) ?? {
        town,
        name,
        prominence: getTownProminence(town, gazetteer),
        areas: [],
      };
      if (!known.areas.includes(area)) known.areas.push(area);
      towns.set(key, known);
    }
  }
  return [...towns.values()];
}

/** Whether a row of a postcode lies where no place does. */
function isEstimatedPosition(area: PostcodeArea, areas: readonly PostcodeArea[]): boolean {
  return areas.filter((other) => isSamePoint(area, other)).length >= MIN_ROWS_OF_ESTIMATE;
}

/** What a language calls a town; undefined for a quarter, since the gazetteer then names its town. */
function getTownName(language: string, town: Place, gazetteer: Gazetteer): string | undefined {
  const there = gazetteer.findNearest(town.latitude, town.longitude, language);
  return there && isSamePoint(there, town) ? there.name : undefined;
}

function isSameName(one: string, other: string): boolean {
  const forms = foldSpellings(one);
  return foldSpellings(other).some((form) => forms.includes(form));
}

/** The town of a name that is so near that a row may mean it. */
function findTownByName(
  name: string,
  area: Coordinates,
  farthest: number,
  country: string,
  gazetteer: Gazetteer,
): Place | undefined {
  const nearest: Place | undefined = gazetteer.findNearest(
    area.latitude,
    area.longitude,
    POSTCODE_LANGUAGE,
  );
  if (nearest?.country === country && canBeCalled(name, nearest, area, gazetteer)) return nearest;
  const listener = { ...coordinatesOf(area), country, language: POSTCODE_LANGUAGE };
  const found: Place | undefined = gazetteer.find(name, listener);
  if (found?.country !== country) return undefined;
  // Hamlets have namesakes everywhere: a town that is called otherwise in full must be nearer.
  const reach = isCalled(name, found, gazetteer)
    ? Math.max(computeReachKm(found), farthest)
    : computeReachKm(found) / 2;
  return distanceInKm(found, area) <= reach ? found : undefined;
}

/** Beside a town, its name may be the longer or the shorter one: `Neuenhagen bei Berlin` for Neuenhagen. */
function canBeCalled(name: string, town: Place, area: Coordinates, gazetteer: Gazetteer): boolean {
  if (isCalled(name, town, gazetteer)) return true;
  if (distanceInKm(town, area) > computeReachKm(town) / 2) return false;
  return (
    isCalled(stripNameAffixes(name), town, gazetteer) ||
    isSameName(stripNameAffixes(town.name), name)
  );
}

function getTownProminence(town: Place, gazetteer: Gazetteer): number {
  const isQuarter = getTownName(POSTCODE_LANGUAGE, town, gazetteer) === undefined;
  return town.fame ?? (isQuarter ? QUARTER_PROMINENCE : DEFAULT_PROMINENCE);
}

function isCalled(name: string, town: Place, gazetteer: Gazetteer): boolean {
  return [POSTCODE_LANGUAGE, MAIN_NAME_LANGUAGE].some((language) => {
    const called = getTownName(language, town, gazetteer);
    return called !== undefined && isSameName(called, name);
  });
}

/** Looks postcodes up in GeoNames' lists. */
export function createPostcodeLookup(postcodes: Postcodes, gazetteer: Gazetteer): PostcodeLookup {
  return async (country, code, language) => {
    const listed = POSTCODE_COUNTRIES.find((one) => one === country);
    if (listed === undefined) return undefined;
    const areas = await postcodes.find(listed, code).catch(emptyOnOpenDataError);
    const place = findPostcodePlace(areas, listed, gazetteer, language);
    if (!place) return undefined;
    const { latitude, longitude } = place;
    const { elevation = null } = gazetteer.findNearest(latitude, longitude, language) ?? {};
    return { ...place, elevation, country, timeZone: findTimeZone(latitude, longitude) };
  };
}

function emptyOnOpenDataError(error: unknown): [] {
  if (error instanceof OpenDataError) return [];
  throw error;
}
