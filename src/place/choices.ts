import { around, distance } from 'geokdbush';
import {
  collectAreaNames,
  findAreasByName,
  parseTownsInAreas,
  findNameHits,
} from './name-search.ts';
import { foldName, stripNameAffixes } from './name-forms.ts';
import type { Place } from './place.ts';
import {
  loadSpatialIndex,
  STEPS_PER_DEGREE,
  type PlaceIndex,
  getLocalizedName,
  readArea,
  readCountry,
  readPlace,
  compareSpellings,
  getMainName,
} from './place-index.ts';
import { readText } from './index-storage.ts';
import { findAdmin1Name, STATE_NAMES } from './area-names.ts';
import { findLikeliest, getHomeCountry, type Listener } from './ranking.ts';
import { selectAreaWords } from '../languages/place-names.ts';

/** One of the places that a name may mean. */
export interface PlaceChoice {
  place: Place;
  /**
   * Description that distinguishes it from the other choices: `Neustadt an der Aisch`, `Paris in Texas`,
   * `Altdorf bei Nürnberg`.
   */
  description: string;
  /** Country and GeoNames admin1, `DE.02`; a reply may name it. */
  area?: string | undefined;
}

/** Words to ignore in a reply. */
const FILLER_WORDS = new Set(
  'das die der den dem in im am an auf bei von nahe ob the one that near on of upon le la les celui celle en au du de sur il lo el'.split(
    ' ',
  ),
);

/**
 * Finds the choice that a reply means: `in Bayern`, `Bayern`, `das in Sachsen`, `an der Oder`, `Neustadt in
 * Holstein`. Undefined if none or several match.
 */
export function matchChoice<T extends PlaceChoice>(
  spoken: string,
  choices: readonly T[],
): T | undefined {
  const shared = findSharedWords(choices);
  const spokenWords = distinctiveWords(spoken, shared);
  if (spokenWords.length === 0) return undefined;
  const areas = matchAreas(spokenWords.join(' '), spoken, shared, choices);
  const offered = choices.map(({ description }) => distinctiveWords(description, shared));
  const isWhole = (i: number) => offered[i]?.join(' ') === spokenWords.join(' ');
  const isPart = (i: number) => spokenWords.every((word) => offered[i]?.includes(word));
  return (
    onlyMatch(choices.filter(({ area = '' }) => areas.includes(area))) ??
    onlyMatch(choices.filter(({ place }) => areas.includes(place.country))) ??
    onlyMatch(choices.filter((_, i) => isWhole(i))) ??
    onlyMatch(choices.filter((_, i) => isPart(i)))
  );
}

function matchAreas(
  spokenArea: string,
  spoken: string,
  shared: ReadonlySet<string>,
  choices: readonly PlaceChoice[],
): readonly string[] {
  const names = collectAreaNames([...new Set(choices.map(({ place }) => place.country))]);
  const isShared = (text: string) => distinctiveWords(text, shared).length === 0;
  return (
    findAreasByName(spokenArea, names) ??
    parseTownsInAreas(spoken, names).find(({ town }) => isShared(town))?.areas ??
    []
  );
}

/** Words of every choice do not distinguish them: the spoken name. */
function findSharedWords(choices: readonly PlaceChoice[]): ReadonlySet<string> {
  const [first = [], ...others] = choices.map(({ description }) => splitFoldedWords(description));
  return new Set(first.filter((word) => others.every((other) => other.includes(word))));
}

function distinctiveWords(text: string, shared: ReadonlySet<string>): string[] {
  return splitFoldedWords(text).filter((word) => !shared.has(word) && !FILLER_WORDS.has(word));
}

function splitFoldedWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}

function onlyMatch<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** A place, and its position in the index. */
interface IndexedPlace {
  at: number;
  place: Place;
}

/**
 * Describes places of one name so that a listener can distinguish them: by their full name, else by state or
 * country, else by a larger town nearby. Omits duplicates; a single place needs only its name.
 */
export function describeChoices(
  located: readonly IndexedPlace[],
  language: string,
  index: PlaceIndex,
): PlaceChoice[] {
  if (located.length === 1) return located.map(({ place }) => ({ place, description: place.name }));
  const areas = located.map(({ at }) => readArea(at, index));
  const choices = located.map(({ at, place }, i): PlaceChoice => {
    const area = areas[i] ?? '';
    const full = findFullName(place.name, at, index);
    if (full !== undefined) return { place: { ...place, name: full }, description: full, area };
    const isDistinct = areas.every((other, k) => k === i || other !== area);
    const largerTown = isDistinct ? undefined : findLargerTownName(at, language, index);
    const description =
      largerTown === undefined
        ? appendArea(place.name, area, language)
        : appendNearbyTown(place.name, largerTown, language);
    return { place, description, area };
  });
  return [...new Map(choices.map((choice) => [choice.description, choice])).values()];
}

function findLargerTownName(at: number, language: string, index: PlaceIndex): string | undefined {
  const town = findLargerTown(at, index);
  return town === undefined ? undefined : getLocalizedName(language, town, index);
}

/** Maximum distance of a larger town that describes a place. */
const MAX_LARGER_TOWN_KM = 50;
const MIN_TOWN_POPULATION = 20_000;
/** A town with ten times the inhabitants may be this much farther away. */
const DISTANCE_PER_GRADE_KM = 20;

/** Finds the larger town that describes the location of a place. */
function findLargerTown(place: number, index: PlaceIndex): number | undefined {
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

/** Countries whose alternative names are in use, unlike `Charleston-on-the-Kanawha`. */
const GERMAN_SPEAKING_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);

/** The full name of a place with its location, `Neustadt an der Weinstraße`, if it has one. */
function findFullName(name: string, place: number, index: PlaceIndex): string | undefined {
  const short = foldName(stripNameAffixes(name));
  const isFuller = (other: string) => {
    const start = stripNameAffixes(other);
    return start !== other && foldName(start) === short;
  };
  const main = getMainName(place, index);
  if (isFuller(main)) return main;
  const country = index.countries[index.places.country.at(place) ?? -1] ?? '';
  if (!GERMAN_SPEAKING_COUNTRIES.has(country)) return undefined;
  return listPlaceSpellings(place, index).filter(isFuller).toSorted(compareSpellings)[0];
}

function listPlaceSpellings(place: number, { names, spellings }: PlaceIndex): string[] {
  const found = new Set<number>();
  // The index maps names to places; the reverse lookup scans it, which takes some milliseconds.
  for (let i = 0; i < names.place.length; i++) {
    if (names.place.at(i) === place) found.add(names.spelling.at(i) ?? 0);
  }
  return Array.from(found, (spelling) => readText(spellings, spelling));
}

/** Appends the country to its capital, `Rom in Italien`, unless it has the same name. */
export function appendCountry(capital: string, country: string, language: string): string {
  const isSame = foldName(formatCountryName(language, country)) === foldName(capital);
  return isSame ? capital : appendArea(capital, country, language);
}

/** Appends the state if it has a name, else the country: `Paris in Texas`. */
export function appendArea(name: string, area: string, language: string): string {
  const { in: preposition, areas, beforeCountry } = selectAreaWords(language);
  const [country = ''] = area.split('.');
  const state = STATE_NAMES[area]?.[0];
  const phrase = areas[area] ?? (state === undefined ? areas[country] : undefined);
  if (phrase !== undefined) return `${name} ${phrase}`;
  if (state !== undefined) return `${name}${preposition} ${state}`;
  const before = beforeCountry?.(country);
  const countryName = formatCountryName(language, country);
  return before === undefined
    ? `${name}${preposition} ${countryName}`
    : `${name} ${before} ${countryName}`;
}

/** Appends the state or region at home, the state or country abroad. */
export function appendOwnArea({ name, country }: Place, area: string, listener: Listener): string {
  const { language } = listener;
  const isAtHome = country === getHomeCountry(listener);
  const region = isAtHome ? findAdmin1Name(area) : undefined;
  const { in: before, areas } = selectAreaWords(language);
  return region === undefined || area in areas
    ? appendArea(name, area, language)
    : `${name}${before} ${region}`;
}

/** Describes a place by its whole name, abroad with its area. */
export function describeByName(at: number, index: PlaceIndex, listener: Listener): PlaceChoice {
  const place = readPlace(at, getLocalizedName(listener.language, at, index), index);
  const area = readArea(at, index);
  const isAtHome = place.country === getHomeCountry(listener);
  return { place, description: isAtHome ? place.name : appendOwnArea(place, area, listener), area };
}

/** From this prominence on, a town abroad needs no country. */
const MIN_KNOWN_FAME = 6;

/** From this prominence on, a name that no other place has needs no country. */
const MIN_UNIQUE_FAME = 4.5;

/** Whether listeners take the bare name for this town: a namesake is not, and hardly a small town abroad. */
export function isObviousName(
  place: number,
  town: string,
  isInArea: boolean,
  index: PlaceIndex,
  listener: Listener,
): boolean {
  if (isInArea && findLikeliest(findNameHits(town, index), index, listener) !== place) return false;
  const homes = [getHomeCountry(listener), getHomeCountry({ language: listener.language })];
  if (homes.includes(readCountry(place, index))) return true;
  const isUnique = findNameHits(town, index).every((hit) => hit.place === place);
  const fame = index.places.fame.at(place) ?? 0;
  return fame >= (isUnique ? MIN_UNIQUE_FAME : MIN_KNOWN_FAME);
}

/** Appends a larger town nearby: `Altdorf bei Nürnberg`. */
export function appendNearbyTown(name: string, town: string, language: string): string {
  return `${name}${selectAreaWords(language).near} ${town}`;
}

function formatCountryName(language: string, country: string): string {
  if (country === '') return '';
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}
