import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { PER_DEGREE, type PlaceIndex } from './place-index.ts';
import { kilometres, type Position } from './positions.ts';
import { positionAt } from './read-place.ts';

/** A place beyond this many kilometres does not tell where one is. */
const TELLING_DISTANCE = 100;
const CITY_INHABITANTS = 100_000;
/** Kilometres from its middle that a city of a million reaches; reach grows with the root of the inhabitants. */
const REACH_OF_MILLION = 8;
/** Kilometres, for the largest city there is. */
const FARTHEST_REACH = 40;

/** Finds the town at a coordinate: the closest one, or a city that reaches as far. */
export function nearestFinder(
  index: PlaceIndex,
): (latitude: number, longitude: number) => number | undefined {
  const { places } = index;
  const isTown = (place: number): boolean => places.town.at(place) === 1;
  const isCity = (place: number): boolean =>
    (places.population.at(place) ?? 0) >= CITY_INHABITANTS && isTown(place);

  return (latitude, longitude) => {
    const outside = (place: number): number => {
      const east = (places.longitude.at(place) ?? 0) / PER_DEGREE;
      const north = (places.latitude.at(place) ?? 0) / PER_DEGREE;
      return distance(longitude, latitude, east, north) - reach(places.population.at(place) ?? 0);
    };
    const tree = treeOf(index);
    const [closest] = around(tree, longitude, latitude, 1, TELLING_DISTANCE, isTown);
    if (closest === undefined) return undefined;
    const within = Math.max(outside(closest), 0) + FARTHEST_REACH;
    const cities = around(tree, longitude, latitude, Infinity, within, isCity);
    return [closest, ...cities].reduce((a, b) => (outside(b) < outside(a) ? b : a));
  };
}

/** Kilometres within which people know a place by the town that it is near. */
const BESIDE = 50;
const TOWN_INHABITANTS = 20_000;
/** So many kilometres farther off, a town is named that has ten times the inhabitants. */
const OUTWEIGHED = 20;

/** The town by which people know where a lesser place is. */
export function greaterTownNear(place: number, index: PlaceIndex): number | undefined {
  const { places } = index;
  const east = (places.longitude.at(place) ?? 0) / PER_DEGREE;
  const north = (places.latitude.at(place) ?? 0) / PER_DEGREE;
  const least = Math.max(places.population.at(place) ?? 0, TOWN_INHABITANTS);
  const isGreater = (other: number) =>
    places.town.at(other) === 1 && (places.population.at(other) ?? 0) > least;
  const merit = (other: number) => {
    const longitude = (places.longitude.at(other) ?? 0) / PER_DEGREE;
    const latitude = (places.latitude.at(other) ?? 0) / PER_DEGREE;
    const away = distance(east, north, longitude, latitude);
    return (places.fame.at(other) ?? 0) - away / OUTWEIGHED;
  };
  const towns = around(treeOf(index), east, north, Infinity, BESIDE, isGreater);
  return towns.toSorted((a, b) => merit(b) - merit(a))[0];
}

/** The towns within so many kilometres of a position, and how far they are, the nearest first. */
export function townsAround(
  position: Position,
  radius: number,
  most: number,
  index: PlaceIndex,
): { place: number; distance: number }[] {
  const { latitude, longitude } = position;
  const isTown = (place: number) => index.places.town.at(place) === 1;
  return around(treeOf(index), longitude, latitude, most, radius, isTown)
    .map((place) => ({ place, distance: kilometres(position, positionAt(place, index)) }))
    .toSorted((a, b) => a.distance - b.distance);
}

const trees = new WeakMap<PlaceIndex, KDBush>();

function treeOf(index: PlaceIndex): KDBush {
  const known = trees.get(index);
  if (known) return known;
  const tree = KDBush.from(new Uint8Array(index.nearby).buffer);
  trees.set(index, tree);
  return tree;
}

function reach(inhabitants: number): number {
  return REACH_OF_MILLION * Math.sqrt(inhabitants / 1e6);
}
