import type { PostcodeArea } from '../opendata/postcodes/postcodes.ts';
import type { Gazetteer } from './gazetteer.ts';
import { kilometres, meanOf, middleOf, positionOf, type Position } from './positions.ts';
import { plainName } from './postcode-name.ts';
import {
  isEstimate,
  isSameName,
  LOCAL,
  nameIn,
  NO_LANGUAGE,
  townsOn,
  type NamedTown,
} from './postcode-towns.ts';

/** Where a postcode is, and what people there call it. */
export interface PostcodePlace extends Position {
  name: string;
}

/** A row this far from the others is misplaced, km. */
const FARTHEST = 25;

/** So far from the middle of a postcode, in km, a town needs ten times the inhabitants to be meant. */
const OUTWEIGHED = 5;

/** Of so many villages nobody knows the one in the middle, but a town at most so far from it, in km. */
const MANY_VILLAGES = 4;
const BESIDE = 4;

/**
 * The place that people mean by a postcode with several on it: the best known town that its rows
 * name; where they name villages only, the one in their middle, or a town beside it; and the nearest
 * town where they are companies. It lies where the postcode does. Undefined without a row.
 *
 * @param country ISO 3166-1 alpha-2
 * @param language of the listener, for the name: `Munich` in `en`
 */
export function placeAtPostcode(
  areas: readonly PostcodeArea[],
  country: string,
  gazetteer: Gazetteer,
  language: string,
): PostcodePlace | undefined {
  const told = areas.filter((area) => !area.isRecipient);
  const middle = middleOf(told.length > 0 ? told : areas);
  if (!middle) return undefined;
  const places = told.filter((area) => kilometres(area, middle) <= FARTHEST);
  const town = meantOf(townsOn(places, country, gazetteer), meanOf(places));
  if (town) return { name: nameOf(town, gazetteer, language), ...positionIn(town, places) };
  const nearest = gazetteer.nearest(middle.latitude, middle.longitude, language);
  if (middle.isRecipient) return nearest && { name: nearest.name, ...positionOf(middle) };
  const isBeside = nearest?.country === country && kilometres(nearest, middle) <= BESIDE;
  const beside = isBeside && places.length >= MANY_VILLAGES ? nearest.name : undefined;
  return { name: wholeOf(places) ?? beside ?? plainName(middle.name), ...positionOf(middle) };
}

function meantOf(towns: readonly NamedTown[], middle: Position): NamedTown | undefined {
  return towns.toSorted((a, b) => meritOf(b, middle) - meritOf(a, middle))[0];
}

function meritOf({ fame, areas }: NamedTown, middle: Position): number {
  return fame + Math.log10(areas.length) - kilometres(meanOf(areas), middle) / OUTWEIGHED;
}

/** The listener's word for a town where their language has one, else the word of the place. */
function nameOf({ town, name }: NamedTown, gazetteer: Gazetteer, language: string): string {
  const called = nameIn(language, town, gazetteer);
  const isForeign = called !== nameIn(NO_LANGUAGE, town, gazetteer);
  const isLocal = language.split('-')[0] === LOCAL;
  if (called === undefined || (!isForeign && (isLocal || isSameName(called, name)))) return name;
  return called;
}

/** Where the rows that name a town are, or the town where these are estimates. */
function positionIn({ town, areas }: NamedTown, all: readonly PostcodeArea[]): Position {
  const told = areas.filter((area) => !isEstimate(area, all));
  return told.length > 0 ? meanOf(told) : positionOf(town);
}

/** The name that others begin with, which are parts of it: `Oberbarnim` with `Oberbarnim Grunow`. */
function wholeOf(areas: readonly PostcodeArea[]): string | undefined {
  const names = areas.map(({ name }) => plainName(name));
  return names.find((whole) => names.some((name) => name.startsWith(`${whole} `)));
}
