import {
  foldSpellings,
  hasNamePrefix,
  foldPrefixes,
  type FoldedPrefix,
  foldName,
} from './name-forms.ts';
import { distanceInKm, type Place } from './place.ts';
import {
  getLocalizedName,
  getMainName,
  readCoordinates,
  readCountry,
  type ListedPlace,
  type PlaceIndex,
} from './place-index.ts';
import { type Candidate, CLAIM_WEIGHT } from './ranking.ts';
import { findText, findTextsByPrefix, readText } from './index-storage.ts';
import { listLandmarks } from './landmarks/find-landmark.ts';
import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';

/** A place with a matching name, and its spelling of that name. */
export interface NameHit extends Candidate {
  /** Position in the spellings of the index. */
  spelling: number;
}

/** Finds all places with a spoken name. */
export function findNameHits(spoken: string, { names }: PlaceIndex): NameHit[] {
  return foldSpellings(spoken).flatMap((folded) => {
    const at = findText(folded, names.folded);
    if (at === undefined) return [];
    const first = names.first.at(at) ?? 0;
    const count = (names.first.at(at + 1) ?? first) - first;
    return Array.from({ length: count }, (_, i) => ({
      place: names.place.at(first + i) ?? 0,
      claim: names.claim.at(first + i) ?? 0,
      spelling: names.spelling.at(first + i) ?? 0,
    }));
  });
}

/** Places of which people say the same first words differ by less in prominence; 1 is ten times the inhabitants. */
const MAX_FAME_GAP = 0.5;
/** If nobody calls the most prominent one by these words. */
const MAX_UNCALLED_FAME_GAP = 1;
/** A place abroad of the very name, before one at home of which people say it, too: Bergen. */
const MAX_ABROAD_FAME_GAP = 1.2;
const MAX_FULLER_NAMES = 40;

/**
 * Finds the places at home of which people say the first words, most prominent first: `Reggio` for Reggio Calabria
 * and Reggio nell'Emilia; behind the likeliest place if that is one abroad of the very name. Empty if one place
 * alone is meant by the words.
 */
export function findPlacesByShortName(
  spoken: string,
  hits: readonly NameHit[],
  likeliest: number,
  index: PlaceIndex,
  home: string,
): number[] {
  const fameOf = (place: number) => index.places.fame.at(place) ?? 0;
  const isAtHome = (place: number) => readCountry(place, index) === home;
  const nameOf = (place: number) => foldName(getMainName(place, index));
  const short = foldName(spoken);
  const fuller = findPlacesByPrefix(`${spoken} `, MAX_FULLER_NAMES, index)
    .filter((place) => isAtHome(place) && nameOf(place).startsWith(`${short} `))
    .toSorted((a, b) => fameOf(b) - fameOf(a));
  const most = Math.max(...fuller.map(fameOf));
  const isProminent = (place: number) => fameOf(place) >= most - MAX_FAME_GAP;
  const prominent = hits.map(({ place }) => place).filter(isProminent);
  const isCalled = prominent.some(isAtHome);
  if (!isCalled && isProminent(likeliest)) {
    const isRivalled = fameOf(likeliest) - most <= MAX_ABROAD_FAME_GAP;
    return isRivalled ? [likeliest, ...fuller.filter(isProminent)] : [];
  }
  const isOther = (place: number) => nameOf(place) === short || isAtHome(place);
  if (prominent.some((place) => isOther(place) && !fuller.includes(place))) return [];
  const gap = isCalled ? MAX_FAME_GAP : MAX_UNCALLED_FAME_GAP;
  const meant = fuller.filter((place) => fameOf(place) >= most - gap);
  return isCalled && meant.length === 1 ? [] : meant;
}

/** Finds the position of a place by its GeoNames id. */
export function findIndexOfId(id: number, { places }: PlaceIndex): number | undefined {
  let low = 0;
  let high = places.id.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places.id.at(middle) ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return places.id.at(low) === id ? low : undefined;
}

/** A place with a name that has the prefix, and its score. */
interface PrefixMatch {
  place: number;
  score: number;
}

/** The best matches, each place once, best first. */
interface TopMatches {
  /** Whether a match with this score would be among them. */
  accepts: (score: number) => boolean;
  add: (match: PrefixMatch) => void;
  places: () => number[];
}

/**
 * Finds up to `maxCount` places by the start of a name, best known first. Names with a prefix are adjacent in
 * the index, and only the spellings of the best are read.
 */
export function findPlacesByPrefix(text: string, maxCount: number, index: PlaceIndex): number[] {
  const best = createTopMatches(maxCount);
  for (const start of foldPrefixes(text)) collectMatches(start, text, best, index);
  return best.places();
}

function collectMatches(
  { folded, isExact }: FoldedPrefix,
  text: string,
  best: TopMatches,
  { names, places, spellings }: PlaceIndex,
): void {
  const [from, to] = findTextsByPrefix(folded, names.folded);
  const end = names.first.at(to) ?? 0;
  for (let use = names.first.at(from) ?? 0; use < end; use += 1) {
    const place = names.place.at(use) ?? 0;
    const score = (places.fame.at(place) ?? 0) + CLAIM_WEIGHT * (names.claim.at(use) ?? 0);
    if (!best.accepts(score)) continue;
    const spelling = () => readText(spellings, names.spelling.at(use) ?? 0);
    if (isExact || hasNamePrefix(spelling(), text)) best.add({ place, score });
  }
}

function createTopMatches(maxCount: number): TopMatches {
  let matches: PrefixMatch[] = [];
  return {
    accepts: (score) => matches.length < maxCount || score > (matches.at(-1)?.score ?? 0),
    add(found) {
      const same = matches.find(({ place }) => place === found.place);
      if (same && same.score >= found.score) return;
      const others = matches.filter((one) => one !== same);
      const after = others.findIndex(({ score }) => score < found.score);
      matches = others.toSpliced(after === -1 ? others.length : after, 0, found).slice(0, maxCount);
    },
    places: () => matches.map(({ place }) => place),
  };
}

const AREA_NAME_LANGUAGES = [
  'de',
  'en',
  'fr',
  'it',
  'pl',
  'es',
  'cs',
  'da',
  'nl',
  'ro',
  'sk',
  'sv',
];

/** Words between a town and its country: `in`, `in den`, `au`. */
const LEADING_WORDS =
  /^(?:(?:in|im|en|a|au|aux|dans|i|op|pa|we?|ve?) )?(?:(?:der|den|dem|the|de|la|le|les|los|gli) )?/;

/** Upper bound for the words of an area with its leading words, `in den Vereinigten Staaten von Amerika`. */
const MAX_AREA_WORDS = 8;

/** A town with its spoken countries (`US`) and states (`US.TX`). */
export interface TownInArea {
  town: string;
  areas: readonly string[];
}

/** Parses `Paris Texas` or `Neuss in Deutschland` into towns with an area, longest town first. */
export function parseTownsInAreas(
  spoken: string,
  areaCodes: ReadonlyMap<string, readonly string[]>,
): TownInArea[] {
  if (!mayEndArea(foldName(spoken), areaCodes)) return [];
  const words = spoken.split(/[\s,]+/);
  const readings: TownInArea[] = [];
  const earliest = Math.max(1, words.length - MAX_AREA_WORDS);
  for (let end = words.length - 1; end >= earliest; end--) {
    const areas = findAreasByName(words.slice(end).join(' '), areaCodes);
    if (areas) readings.push({ town: words.slice(0, end).join(' '), areas });
  }
  return readings;
}

/** Finds countries and states by name, with or without leading words: `der Schweiz`. */
export function findAreasByName(
  spoken: string,
  areaCodes: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const area = foldName(spoken);
  if (!mayEndArea(area, areaCodes)) return undefined;
  return areaCodes.get(area) ?? areaCodes.get(area.replace(LEADING_WORDS, ''));
}

const readLastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
const lastWords = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

/** Whether the last word of a folded name is that of an area: most names are of none, and need no search. */
function mayEndArea(folded: string, areaCodes: ReadonlyMap<string, unknown>): boolean {
  const endings = lastWords.get(areaCodes) ?? new Set([...areaCodes.keys()].map(readLastWord));
  lastWords.set(areaCodes, endings);
  return endings.has(readLastWord(folded));
}

/** Collects the codes of countries and states by their folded names in all languages. */
export function collectAreaNames(countries: readonly string[]): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const [area, name] of [...listCountryNames(countries), ...listTabledNames()]) {
    const folded = foldName(name);
    const others = areas.get(folded);
    if (!others) areas.set(folded, [area]);
    else if (!others.includes(area)) others.push(area);
  }
  return areas;
}

/** Whether a language has this name for a country: Colombia is `Columbia` in Romanian, not in English. */
export function isCountryName(language: string, country: string, spoken: string): boolean {
  const folded = foldName(spoken);
  const names = (['long', 'short'] as const).map((style) =>
    new Intl.DisplayNames(language, { type: 'region', style }).of(country),
  );
  return [...names, ...(COUNTRY_NICKNAMES[country] ?? [])].some(
    (name) => name !== undefined && foldName(name) === folded,
  );
}

type AreaName = [area: string, name: string];

function listCountryNames(countries: readonly string[]): AreaName[] {
  return AREA_NAME_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      return countries.map((country): AreaName => [country, names.of(country) ?? country]);
    }),
  );
}

function listTabledNames(): AreaName[] {
  return [...Object.entries(STATE_NAMES), ...Object.entries(COUNTRY_NICKNAMES)].flatMap(
    ([area, names]) => names.map((name): AreaName => [area, name]),
  );
}

/** Which towns a listener may name: those of their country from a fame on, and better known ones within a distance, km. */
export interface TownReach {
  minFameAtHome: number;
  minFameAbroad: number;
  maxDistanceKm: number;
}

export type NamedTown = Pick<ListedPlace, 'name' | 'country' | 'fame'>;

/** As well known as a town of ten thousand inhabitants. */
const FAME_OF_POINTS = 4;

/** The islands, lakes, summits and sights of a country. */
function listPointsOf(country: string): NamedTown[] {
  const points = listLandmarks().filter((one) => one.kind === 'point' && one.country === country);
  return points.flatMap(({ names }) =>
    names.map((name) => ({ name, country, fame: FAME_OF_POINTS })),
  );
}

/** Lists the towns and landmarks that a listener at a place may name, with their names in a language. */
export function listTownsInReach(
  { country, ...position }: Place,
  { minFameAtHome, minFameAbroad, maxDistanceKm }: TownReach,
  language: string,
  index: PlaceIndex,
): NamedTown[] {
  const { fame, country: countryOf } = index.places;
  const home = index.countries.indexOf(country);
  const isNear = (town: number) =>
    distanceInKm(position, readCoordinates(town, index)) <= maxDistanceKm;
  const towns: NamedTown[] = [];
  for (let town = 0; town < fame.length; town += 1) {
    const known = fame.at(town) ?? 0;
    const isReached =
      countryOf.at(town) === home ? known >= minFameAtHome : known >= minFameAbroad && isNear(town);
    if (!isReached) continue;
    const name = getLocalizedName(language, town, index);
    towns.push({ name, country: readCountry(town, index), fame: known });
  }
  return [...towns, ...listPointsOf(country)];
}
