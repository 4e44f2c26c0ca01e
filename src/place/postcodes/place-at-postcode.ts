import findTimeZone from '@photostructure/tz-lookup';
import type { Postcodes, PostcodeArea } from './table.ts';
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

/** The position of a postcode and its common name. */
interface PostcodePlace extends Coordinates {
  name: string;
}

/** Rows farther from the others are outliers. */
const MAX_ROW_DISTANCE_KM = 25;

/** A town this much farther from the middle of a postcode needs ten times the inhabitants to win. */
const DISTANCE_PER_GRADE_KM = 5;

/** From this number of villages on, a nearby town is better known than the one in the middle. */
const MIN_VILLAGES = 4;
const MAX_NEAREST_TOWN_KM = 4;

/**
 * Finds the place that people mean by a postcode: the most prominent town in its rows; for villages the one in
 * the middle or a town nearby; for companies the nearest town. Its position is that of the postcode. Undefined
 * without rows.
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
  const located = areas.filter((area) => !area.isRecipient);
  const middle = findMedianPoint(located.length > 0 ? located : areas);
  if (!middle) return undefined;
  const places = located.filter((area) => distanceInKm(area, middle) <= MAX_ROW_DISTANCE_KM);
  const town = chooseTown(findNamedTowns(places, country, gazetteer), averageCoordinates(places));
  if (town) return { name: chooseTownName(town, gazetteer, language), ...locateTown(town, places) };
  const nearest = gazetteer.findNearest(middle.latitude, middle.longitude, language);
  if (middle.isRecipient) return nearest && { name: nearest.name, ...coordinatesOf(middle) };
  const isNearby =
    nearest?.country === country && distanceInKm(nearest, middle) <= MAX_NEAREST_TOWN_KM;
  const nearbyTown = isNearby && places.length >= MIN_VILLAGES ? nearest.name : undefined;
  return {
    name: findCommonName(places) ?? nearbyTown ?? normalizeRowName(middle.name),
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

/** The name of a town in the language of the listener if there is one, else its local name. */
function chooseTownName({ town, name }: NamedTown, gazetteer: Gazetteer, language: string): string {
  const localizedName = getTownName(language, town, gazetteer);
  const isForeign = localizedName !== getTownName(MAIN_NAME_LANGUAGE, town, gazetteer);
  const isLocal = language.split('-')[0] === POSTCODE_LANGUAGE;
  if (localizedName === undefined || (!isForeign && (isLocal || isSameName(localizedName, name)))) {
    return name;
  }
  return localizedName;
}

/** The mean position of the rows of a town, or that of the town if the rows are estimates. */
function locateTown({ town, areas }: NamedTown, all: readonly PostcodeArea[]): Coordinates {
  const located = areas.filter((area) => !isEstimatedPosition(area, all));
  return located.length > 0 ? averageCoordinates(located) : coordinatesOf(town);
}

/** The name that is a prefix of other names, which are its parts: `Oberbarnim` of `Oberbarnim Grunow`. */
function findCommonName(areas: readonly PostcodeArea[]): string | undefined {
  const names = areas.map(({ name }) => normalizeRowName(name));
  return names.find((whole) => names.some((name) => name.startsWith(`${whole} `)));
}

/** A town with the rows of a postcode that name it. */
interface NamedTown {
  town: Place;
  /** Prominence of the town. */
  prominence: number;
  /** Spelling of the rows. */
  name: string;
  areas: PostcodeArea[];
}

const QUARTER_PROMINENCE = 3.5;

/** Maximum error of positions that GeoNames estimates. */
const MAX_ESTIMATE_DISTANCE_KM = 30;
/**
 * From this number of rows at one point on, the point is the mean of the surrounding postcodes, see the
 * GeoNames readme.
 */
const MIN_ROWS_OF_ESTIMATE = 3;

/** Language of the rows, except in western and southern Switzerland. */
const POSTCODE_LANGUAGE = 'de';
/** Makes the gazetteer return main names. */
const MAIN_NAME_LANGUAGE = 'zxx';

/** Finds the towns that the rows of a postcode name; distant ones only if no other is named. */
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
  minReachKm: number,
  country: string,
  gazetteer: Gazetteer,
): NamedTown[] {
  const towns = new Map<string, NamedTown>();
  for (const area of areas) {
    const plain = normalizeRowName(area.name);
    for (const name of [plain, ...listTownPrefixes(plain)]) {
      const town = findTownByName(name, area, minReachKm, country, gazetteer);
      if (!town) continue;
      const key = `${town.latitude} ${town.longitude}`;
      const namedTown = towns.get(key) ?? {
        town,
        name,
        prominence: getTownProminence(town, gazetteer),
        areas: [],
      };
      if (!namedTown.areas.includes(area)) namedTown.areas.push(area);
      towns.set(key, namedTown);
    }
  }
  return [...towns.values()];
}

/** Whether the position of a row is an estimate. */
function isEstimatedPosition(area: PostcodeArea, areas: readonly PostcodeArea[]): boolean {
  return areas.filter((other) => isSamePoint(area, other)).length >= MIN_ROWS_OF_ESTIMATE;
}

/** The name of a town in a language; undefined for a quarter, because the gazetteer returns its town. */
function getTownName(language: string, town: Place, gazetteer: Gazetteer): string | undefined {
  const there = gazetteer.findNearest(town.latitude, town.longitude, language);
  return there && isSamePoint(there, town) ? there.name : undefined;
}

function isSameName(one: string, other: string): boolean {
  const forms = foldSpellings(one);
  return foldSpellings(other).some((form) => forms.includes(form));
}

/** Finds a town by name that is near enough for a row. */
function findTownByName(
  name: string,
  area: Coordinates,
  minReachKm: number,
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
  // Hamlets have namesakes everywhere: a town with another full name must be nearer.
  const reach = isCalled(name, found, gazetteer)
    ? Math.max(computeReachKm(found), minReachKm)
    : computeReachKm(found) / 2;
  return distanceInKm(found, area) <= reach ? found : undefined;
}

/** Close to a town, its long or short name matches, too: `Neuenhagen bei Berlin` for Neuenhagen. */
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
    const localizedName = getTownName(language, town, gazetteer);
    return localizedName !== undefined && isSameName(localizedName, name);
  });
}

/** Creates a lookup of postcodes in the GeoNames lists. */
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
