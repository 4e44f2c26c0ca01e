import {
  coordinatesOf,
  distanceInKm,
  type Coordinates,
  type Place,
} from '../../../src/place/place.ts';
import type { Gazetteer } from '../../../src/place/gazetteer.ts';
import { foldName } from '../../../src/place/name-forms.ts';
import type { ExpectedPlace, ExpectedRegion, ExpectedWhere } from './expectation.ts';
import { COUNTRIES, REGIONS } from './regions.ts';

/** A place of this name may be told by a town, or by its centre. */
const NEAR_KM = 25;
/** Of what is named itself and is large: an island, a lake. */
const NAMED_KM = 60;
/** Of a mountain, metres. */
const MAX_HEIGHT_DIFFERENCE_M = 300;

export interface WhereContext {
  gazetteer: Gazetteer;
  language: string;
  /** Place of the device. */
  here: Place;
  /** The place that the listener told as home. */
  home: Place | undefined;
}

export function isRightPlace(
  place: Place | undefined,
  expected: ExpectedWhere,
  context: WhereContext,
): boolean {
  if (!place) return false;
  if (expected === 'here' || expected === 'home') {
    const own = expected === 'home' ? context.home : context.here;
    return own !== undefined && distanceInKm(place, own) <= NEAR_KM;
  }
  return 'in' in expected ? isInRegion(place, expected) : isNamedPlace(place, expected, context);
}

function isInRegion(place: Place, { in: region, country }: ExpectedRegion): boolean {
  if (COUNTRIES.has(region)) return place.country === country;
  const circle = REGIONS[region];
  if (!circle) throw new Error(`regions.ts has no region ${region}`);
  const [latitude, longitude, radius] = circle;
  const isNear = distanceInKm(place, { latitude, longitude }) <= radius;
  return isNear && (place.country === country || place.country === '');
}

function isNamedPlace(place: Place, expected: ExpectedPlace, context: WhereContext): boolean {
  const { name, country, height } = expected;
  if (place.country !== country && place.country !== '') return false;
  const center = findCenter(expected, context);
  const isNamed = isSameName(place.name, name);
  if (!center) return isNamed;
  const isHigh =
    height === undefined ||
    Math.abs((place.elevation ?? Number.NaN) - height) <= MAX_HEIGHT_DIFFERENCE_M;
  return isHigh && distanceInKm(place, center) <= (isNamed ? NAMED_KM : NEAR_KM);
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  return a.includes(b) || b.includes(a);
}

/** Undefined if only its name is known. */
function findCenter(
  { name, country, region, lat, lon }: ExpectedPlace,
  { gazetteer, language, here }: WhereContext,
): Coordinates | undefined {
  if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
  const inRegion = region === undefined ? [] : [`${name} ${region}`];
  for (const spoken of [...inRegion, name]) {
    const found = gazetteer.find(spoken, { ...here, country, language });
    if (found?.country === country) return coordinatesOf(found);
  }
  return undefined;
}
