import type { PostcodeArea } from '../opendata/postcodes/postcodes.ts';
import { foldedForms } from './fold.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import { isSamePoint, kilometres, positionOf, type Position } from './positions.ts';
import { plainName, townsWithin } from './postcode-name.ts';
import { shortName } from './spoken-name.ts';
import { reachOf, USUAL_FAME } from './town-reach.ts';

/** A town, and the rows of a postcode that name it. */
export interface NamedTown {
  town: Place;
  /** How well known it is. */
  fame: number;
  /** As the rows write it. */
  name: string;
  areas: PostcodeArea[];
}

const FAME_OF_QUARTER = 3.5;

/** So far off, in km, may be what GeoNames estimates. */
const ESTIMATED = 30;
/** So many rows lie at one point only where that is the mean of the postcodes around, as GeoNames' readme says. */
const MANY_AT_A_POINT = 3;

/** What rows are written in, but for the west and the south of Switzerland. */
export const LOCAL = 'de';
/** Asks the gazetteer for main names. */
export const NO_LANGUAGE = 'zxx';

/** The towns that the rows of a postcode name; those that are too far only where no other is named. */
export function townsOn(
  areas: readonly PostcodeArea[],
  country: string,
  gazetteer: Gazetteer,
): NamedTown[] {
  const near = townsWithinReach(areas, 0, country, gazetteer);
  if (near.length > 0) return near;
  const estimates = areas.filter((area) => isEstimate(area, areas));
  return townsWithinReach(estimates, ESTIMATED, country, gazetteer);
}

function townsWithinReach(
  areas: readonly PostcodeArea[],
  farthest: number,
  country: string,
  gazetteer: Gazetteer,
): NamedTown[] {
  const towns = new Map<string, NamedTown>();
  for (const area of areas) {
    const plain = plainName(area.name);
    for (const name of [plain, ...townsWithin(plain)]) {
      const town = townCalled(name, area, farthest, country, gazetteer);
      if (!town) continue;
      const key = `${town.latitude} ${town.longitude}`;
      const known = towns.get(key) ?? { town, name, fame: fameOf(town, gazetteer), areas: [] };
      if (!known.areas.includes(area)) known.areas.push(area);
      towns.set(key, known);
    }
  }
  return [...towns.values()];
}

/** Whether a row of a postcode lies where no place does. */
export function isEstimate(area: PostcodeArea, areas: readonly PostcodeArea[]): boolean {
  return areas.filter((other) => isSamePoint(area, other)).length >= MANY_AT_A_POINT;
}

/** What a language calls a town; undefined for a quarter, since the gazetteer then names its town. */
export function nameIn(language: string, town: Place, gazetteer: Gazetteer): string | undefined {
  const there = gazetteer.nearest(town.latitude, town.longitude, language);
  return there && isSamePoint(there, town) ? there.name : undefined;
}

export function isSameName(one: string, other: string): boolean {
  const forms = foldedForms(one);
  return foldedForms(other).some((form) => forms.includes(form));
}

/** The town of a name that is so near that a row may mean it. */
function townCalled(
  name: string,
  area: Position,
  farthest: number,
  country: string,
  gazetteer: Gazetteer,
): Place | undefined {
  const nearest: Place | undefined = gazetteer.nearest(area.latitude, area.longitude, LOCAL);
  if (nearest?.country === country && mayBeCalled(name, nearest, area, gazetteer)) return nearest;
  const listener = { ...positionOf(area), country, language: LOCAL };
  const found: Place | undefined = gazetteer.find(name, listener);
  if (found?.country !== country) return undefined;
  // Hamlets have namesakes everywhere: a town that is called otherwise in full must be nearer.
  const reach = isCalled(name, found, gazetteer)
    ? Math.max(reachOf(found), farthest)
    : reachOf(found) / 2;
  return kilometres(found, area) <= reach ? found : undefined;
}

/** Beside a town, its name may be the longer or the shorter one: `Neuenhagen bei Berlin` for Neuenhagen. */
function mayBeCalled(name: string, town: Place, area: Position, gazetteer: Gazetteer): boolean {
  if (isCalled(name, town, gazetteer)) return true;
  if (kilometres(town, area) > reachOf(town) / 2) return false;
  return isCalled(shortName(name), town, gazetteer) || isSameName(shortName(town.name), name);
}

function fameOf(town: Place, gazetteer: Gazetteer): number {
  const isQuarter = nameIn(LOCAL, town, gazetteer) === undefined;
  return town.fame ?? (isQuarter ? FAME_OF_QUARTER : USUAL_FAME);
}

function isCalled(name: string, town: Place, gazetteer: Gazetteer): boolean {
  return [LOCAL, NO_LANGUAGE].some((language) => {
    const called = nameIn(language, town, gazetteer);
    return called !== undefined && isSameName(called, name);
  });
}
