import { selectAreaWords, selectLandmarkWords } from '../../languages/place-names.ts';
import { appendArea, appendCountry } from '../choices.ts';
import { findNameHits } from '../name-search.ts';
import { foldName } from '../name-forms.ts';
import type { Place } from '../place.ts';
import {
  getLocalizedName,
  readArea,
  readCountry,
  readPlace,
  type PlaceIndex,
} from '../place-index.ts';
import { findLikeliest, getHomeCountry, isTownPreferred, type Listener } from '../ranking.ts';
import { findLandmarks, type LandmarkHit, type Landmark } from './find-landmark.ts';

/** Finds the position in the index of the town nearest to a coordinate. */
export type NearestTown = (latitude: number, longitude: number) => number | undefined;

/**
 * Finds the landmark that a name means, as a place: a region is answered by one of its towns, whose name then has
 * the region. Undefined if there is none or if rather a town is meant.
 *
 * @param town the likeliest town of that name
 */
export function findLandmarkPlace(
  spoken: string,
  town: number | undefined,
  listener: Listener,
  index: PlaceIndex,
  nearest: NearestTown,
): Place | undefined {
  const home = getHomeCountry(listener);
  const found = findLandmarks(spoken, home);
  const hit = found.find(({ landmark }) => landmark.country === home) ?? found[0];
  if (!hit || (town !== undefined && isTownMeant(town, hit.landmark, home, index))) {
    return undefined;
  }
  return readLandmark(hit, listener, index, nearest);
}

function isTownMeant(town: number, landmark: Landmark, home: string, index: PlaceIndex): boolean {
  if (landmark.kind === 'nickname' || landmark.kind === 'country') return false;
  const isAtHome = landmark.country === home;
  return isTownPreferred(town, isAtHome ? 'landmarkAtHome' : 'landmarkAbroad', home, index);
}

function readLandmark(
  { landmark, name }: LandmarkHit,
  { language }: Listener,
  index: PlaceIndex,
  nearest: NearestTown,
): Place | undefined {
  const { kind, position } = landmark;
  if (position) {
    const spokenName = kind === 'airport' ? nameOfAirport(landmark, language, index) : name;
    return readPoint(landmark, position, spokenName, index, nearest);
  }
  const town = kind === 'country' ? index.capitals[landmark.country] : findTown(landmark, index);
  if (town === undefined) return undefined;
  const localName = getLocalizedName(language, town, index);
  return readPlace(town, nameInRegion(localName, { landmark, name }, language), index);
}

/** `Kempten im Allgäu`, `München in Bayern`. */
function nameInRegion(town: string, { landmark, name }: LandmarkHit, language: string): string {
  const { kind, area } = landmark;
  if (kind === 'nickname') return town;
  if (kind === 'country') return appendCountry(town, area, language);
  const isInitials = /^\p{Lu}{2,4}$/u.test(name);
  if (isInitials && area.includes('.')) return appendArea(town, area, language);
  const known = area.includes('.') ? selectAreaWords(language).areas[area] : undefined;
  const phrase = known ?? selectLandmarkWords(language).describeLandmark(name);
  if (foldName(town).includes(foldName(name))) return town;
  return phrase === undefined
    ? `${town}${selectAreaWords(language).in} ${name}`
    : `${town} ${phrase}`;
}

function nameOfAirport({ names, ...airport }: Landmark, language: string, index: PlaceIndex) {
  const town = findTown(airport, index);
  const local = town === undefined ? airport.town : getLocalizedName(language, town, index);
  return selectLandmarkWords(language).nameAirport(names[0] ?? local ?? '');
}

/** Finds the town that a landmark names, by its name and area. */
export function findTown(
  { town = '', area, country }: Pick<Landmark, 'town' | 'area' | 'country'>,
  index: PlaceIndex,
): number | undefined {
  const within = findNameHits(town, index).filter(({ place }) =>
    area === country ? readCountry(place, index) === country : readArea(place, index) === area,
  );
  return findLikeliest(within, index, { language: 'en', country });
}

function readPoint(
  { country, height }: Landmark,
  { latitude, longitude }: NonNullable<Landmark['position']>,
  name: string,
  index: PlaceIndex,
  nearest: NearestTown,
): Place {
  const town = nearest(latitude, longitude);
  const { elevation, timeZone } =
    town === undefined ? { elevation: null, timeZone: 'UTC' } : readPlace(town, name, index);
  return { name, latitude, longitude, elevation: height ?? elevation, country, timeZone };
}
