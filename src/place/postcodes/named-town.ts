import { type PlaceIndex, readCountry, readCoordinates } from '../place-index.ts';
import { distanceInKm, type Coordinates, type Place } from '../place.ts';
import { findNameHits } from '../name-search.ts';
import { toSpokenName } from '../name-forms.ts';

/** Rows with a town's very name lie so far off, in km, where it is wide or GeoNames only estimates. */
const MIN_ROW_REACH_KM = 10;

/** How far off, in km, a town has rows that name it. */
export function computeMaxRowDistanceKm(town: { fame: number }): number {
  return Math.max(computeReachKm(town), MIN_ROW_REACH_KM);
}

/** A row of a list of postcodes. */
export interface NamedPoint extends Coordinates {
  name: string;
}

/**
 * The town that a row of a country's postcodes names, alone or as what it is a quarter of; of
 * namesakes the one that it lies nearest to for its size. Undefined where none is near.
 */
export function findTownNamedByRow(
  row: NamedPoint,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const plain = normalizeRowName(row.name);
  const called = (name: string, farthest = 0) =>
    findNearestNamed(name, row, farthest, country, index);
  const isAlone = called(plain, MIN_ROW_REACH_KM);
  if (isAlone !== undefined) return isAlone;
  for (const name of listTownPrefixes(plain).toReversed()) {
    const town = called(name);
    if (town !== undefined) return town;
  }
  return undefined;
}

function findNearestNamed(
  name: string,
  row: Coordinates,
  farthest: number,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const { places } = index;
  let nearest: number | undefined;
  let least = 1;
  for (const { place, claim } of findNameHits(name, index)) {
    if (places.town.at(place) !== 1 || readCountry(place, index) !== country) continue;
    const reach = computeReachKm({ fame: places.fame.at(place) });
    // A town that is called otherwise must be nearer.
    const within = claim > 0 ? Math.max(reach, farthest) : reach / 2;
    const away = distanceInKm(row, readCoordinates(place, index)) / within;
    if (away <= least) [nearest, least] = [place, away];
  }
  return nearest;
}

/** That of a town of which nothing is known. */
export const DEFAULT_PROMINENCE = 5;

/** So far out, in km, a town of this fame has postcodes; one of the next grade has them twice as far. */
const BASE_REACH_KM = 4;
const BASE_REACH_PROMINENCE = 4;

/** So far out, in km, a town has postcodes. */
export function computeReachKm({ fame = DEFAULT_PROMINENCE }: Pick<Place, 'fame'>): number {
  return BASE_REACH_KM * 2 ** (fame - BASE_REACH_PROMINENCE);
}

const CANTON_SUFFIX =
  / (?:A[GIR]|B[ELS]|F[LR]|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/;

/** What the lists of postcodes shorten, and what it stands for. */
const ABBREVIATION_EXPANSIONS: readonly [RegExp, string][] = [
  [/\bSt\. ?(?=\p{Lu})/gu, 'Sankt '],
  [/\bSt-/g, 'Saint-'],
  [/\bSte-/g, 'Sainte-'],
  [/\bSta\. ?/g, 'Santa '],
  [/\bS\. ?(?=[AEIOU])/g, 'Sant’'],
  [/\bS\. ?(?=\p{Lu})/gu, 'San '],
  [/\bb\. ?/g, 'bei '],
  [/\ba\. ?d\. ?/g, 'an der '],
  [/\ba\. ?/g, 'am '],
];

/** Words that begin no quarter's name: `Neustadt an der Donau` is not a part of a Neustadt. */
const CONNECTOR_WORD = /^(?:an?|am|auf|bei|de[rmns]?|im|in|ob|sur|und|unter|vor|vorm|zu[mr]?)$/;

/**
 * A row's name as it is spoken, without what only tells it from namesakes: `Gossau` for `Gossau SG
 * 2`, `Wien` for `Wien, Favoriten`, `Biel` for `Biel/Bienne`, `Muri bei Bern` for `Muri b. Bern`.
 */
export function normalizeRowName(name: string): string {
  const [first = name] = name.split(/,|\/| \d/);
  const whole = ABBREVIATION_EXPANSIONS.reduce(
    (text, [short, long]) => text.replace(short, long),
    first.trim(),
  );
  return toSpokenName(whole.replace(CANTON_SUFFIX, ''));
}

/**
 * What a plain name begins with and may be a town's, of which the rest is a quarter: `Dresden` for
 * `Dresden Innere Altstadt`, `Villach` for `Villach-Lind`.
 */
export function listTownPrefixes(plain: string): string[] {
  const ends = Array.from(plain.matchAll(/[ -](?=(?<next>\p{L}+))/gu), ({ index, groups }) => ({
    start: plain.slice(0, index),
    next: groups?.['next'] ?? '',
  }));
  return ends
    .filter(
      ({ start, next }) => !CONNECTOR_WORD.test(next) && !CONNECTOR_WORD.test(getLastWord(start)),
    )
    .map(({ start }) => start);
}

function getLastWord(text: string): string {
  return /\p{L}+$/u.exec(text)?.[0] ?? '';
}
