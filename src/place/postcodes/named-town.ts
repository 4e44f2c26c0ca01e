import { type PlaceIndex, readCountry, readCoordinates } from '../place-index.ts';
import { distanceInKm, type Coordinates, type Place } from '../place.ts';
import { findNameHits } from '../name-search.ts';
import { toSpokenName } from '../name-forms.ts';

/** Minimum reach of rows with the exact name of a town: towns are wide, and GeoNames estimates positions. */
const MIN_ROW_REACH_KM = 10;

/** Maximum distance of rows that name a town, km. */
export function computeMaxRowDistanceKm(town: { fame: number }): number {
  return Math.max(computeReachKm(town), MIN_ROW_REACH_KM);
}

/** A named row of a postcode list. */
export interface NamedPoint extends Coordinates {
  name: string;
}

/**
 * Finds the town that a postcode row names, by its whole name or as the town of a quarter; of namesakes the
 * nearest relative to its size. Undefined if none is near.
 */
export function findTownNamedByRow(
  row: NamedPoint,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const plain = normalizeRowName(row.name);
  const findNamed = (name: string, minReachKm = 0) =>
    findNearestNamed(name, row, minReachKm, country, index);
  const exactTown = findNamed(plain, MIN_ROW_REACH_KM);
  if (exactTown !== undefined) return exactTown;
  for (const name of listTownPrefixes(plain).toReversed()) {
    const town = findNamed(name);
    if (town !== undefined) return town;
  }
  return undefined;
}

function findNearestNamed(
  name: string,
  row: Coordinates,
  minReachKm: number,
  country: string,
  index: PlaceIndex,
): number | undefined {
  const { places } = index;
  let nearest: number | undefined;
  let least = 1;
  for (const { place, claim } of findNameHits(name, index)) {
    if (places.town.at(place) !== 1 || readCountry(place, index) !== country) continue;
    const reach = computeReachKm({ fame: places.fame.at(place) });
    // A town with the name only as an alternative must be nearer.
    const within = claim > 0 ? Math.max(reach, minReachKm) : reach / 2;
    const away = distanceInKm(row, readCoordinates(place, index)) / within;
    if (away <= least) [nearest, least] = [place, away];
  }
  return nearest;
}

/** Prominence of unknown towns. */
export const DEFAULT_PROMINENCE = 5;

/** Reach of the postcodes of a town with the base prominence; each further step doubles it. */
const BASE_REACH_KM = 4;
const BASE_REACH_PROMINENCE = 4;

/** Computes how far the postcodes of a town reach, km. */
export function computeReachKm({ fame = DEFAULT_PROMINENCE }: Pick<Place, 'fame'>): number {
  return BASE_REACH_KM * 2 ** (fame - BASE_REACH_PROMINENCE);
}

const CANTON_SUFFIX =
  / (?:A[GIR]|B[ELS]|F[LR]|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/;

/** Abbreviations in postcode lists and their long forms. */
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

/** Words that cannot start the name of a quarter: `Neustadt an der Donau` is not part of a Neustadt. */
const CONNECTOR_WORD = /^(?:an?|am|auf|bei|de[rmns]?|im|in|ob|sur|und|unter|vor|vorm|zu[mr]?)$/;

/**
 * Normalizes the name of a row to its spoken form, without qualifiers: `Gossau` for `Gossau SG 2`, `Wien` for
 * `Wien, Favoriten`, `Biel` for `Biel/Bienne`, `Muri bei Bern` for `Muri b. Bern`.
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
 * Lists the prefixes of a name that may be a town, with the rest as its quarter: `Dresden` for `Dresden Innere
 * Altstadt`, `Villach` for `Villach-Lind`.
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
