import { crc32 } from 'node:zlib';
import KDBush from 'kdbush';
import type { GeoNamesRow } from './geonames.ts';
import { type PackedColumn, packSorted, packTexts, type PackedTexts } from './index-storage.ts';
import {
  NO_ELEVATION,
  MIN_CITY_POPULATION,
  STEPS_PER_DEGREE,
  type CityIndex,
  type Claim,
  type NameColumns,
  type PlaceColumns,
  type PlaceIndex,
  selectExonyms,
} from './place-index.ts';
import { collectAreaNames } from './name-search.ts';
import { toSpokenName, foldSpellings, isPronounceable, stripNameAffixes } from './name-forms.ts';
import { OWN_EXONYMS, SHARED_EXONYMS } from '../languages/place-names.ts';
import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';

type PackedColumns<Columns> = Record<keyof Columns, PackedColumn>;

/** A newly built index, in memory; must be packed before searches. */
export interface BuiltIndex extends Omit<PlaceIndex, 'places' | 'names' | 'spellings' | 'cities'> {
  places: PackedColumns<PlaceColumns>;
  names: PackedColumns<Omit<NameColumns, 'folded'>> & { folded: ReturnType<typeof packSorted> };
  spellings: PackedTexts;
  cities: Omit<CityIndex, 'place'> & { place: PackedColumn };
}

/** Builds the searchable index from GeoNames rows. */
export function buildPlaceIndex(rows: readonly GeoNamesRow[]): BuiltIndex {
  const sorted = rows.toSorted((a, b) => a.id - b.id);
  const spellings = createTextNumbering();
  const countries = createTextNumbering();
  const areas = createTextNumbering();
  const timeZones = createTextNumbering();
  const places = buildPlaceColumns(sorted, spellings, countries, areas, timeZones);
  return {
    places,
    names: buildNameColumns(sorted, spellings),
    spellings: packTexts(spellings.texts()),
    countries: countries.texts(),
    areas: areas.texts(),
    areaNames: collectAreaNames(countries.texts()),
    timeZones: timeZones.texts(),
    capitals: findCapitals(sorted, places),
    nearby: buildSpatialIndex(sorted),
    cities: buildCityIndex(sorted),
  };
}

interface TextNumbering {
  /** Returns the number of a text, from 0; equal texts have the same number. */
  numberOf: (text: string) => number;
  texts: () => string[];
}

function createTextNumbering(): TextNumbering {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const existing = numbers.get(text);
      if (existing !== undefined) return existing;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    texts: () => [...numbers.keys()],
  };
}

function buildPlaceColumns(
  rows: readonly GeoNamesRow[],
  spellings: TextNumbering,
  countries: TextNumbering,
  areas: TextNumbering,
  timeZones: TextNumbering,
): PackedColumns<PlaceColumns> {
  return {
    id: Uint32Array.from(rows, (row) => row.id),
    latitude: Int32Array.from(rows, (row) => Math.round(row.latitude * STEPS_PER_DEGREE)),
    longitude: Int32Array.from(rows, (row) => Math.round(row.longitude * STEPS_PER_DEGREE)),
    elevation: Int16Array.from(rows, (row) => row.elevation ?? NO_ELEVATION),
    population: Uint32Array.from(rows, (row) => row.population),
    fame: Float32Array.from(rows, computeProminence),
    town: Uint8Array.from(rows, (row) => (isTown(row) ? 1 : 0)),
    name: Uint32Array.from(rows, (row) => spellings.numberOf(toSpokenName(row.name))),
    country: Uint8Array.from(rows, (row) => countries.numberOf(row.country)),
    area: Uint16Array.from(rows, (row) => areas.numberOf(`${row.country}.${row.admin1}`)),
    timeZone: Uint16Array.from(rows, (row) => timeZones.numberOf(row.timeZone)),
  };
}

/** GeoNames codes for quarters of a town and for abandoned or destroyed places. */
const NON_TOWN_FEATURE_CODES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

function isTown(row: GeoNamesRow): boolean {
  return !NON_TOWN_FEATURE_CODES.has(row.featureCode);
}

/** Population of places without one; the table has places from about 1000 inhabitants. */
const DEFAULT_POPULATION = 500;

/** Weight of the number of names, per power of ten: Venice is small but well known. */
const NAME_COUNT_WEIGHT = 0.7;
const QUARTER_WEIGHT = -1.5;

/** Computes the prominence of a place: one more for ten times the inhabitants. */
function computeProminence(row: GeoNamesRow): number {
  const size = Math.log10(Math.max(row.population, DEFAULT_POPULATION));
  const names = NAME_COUNT_WEIGHT * Math.log10(1 + row.alternateNames.length);
  return size + names + (isTown(row) ? 0 : QUARTER_WEIGHT);
}

/** Uses numbers instead of 400,000 objects, which would take 50 MB more. */
function buildNameColumns(
  rows: readonly GeoNamesRow[],
  spellings: TextNumbering,
): BuiltIndex['names'] {
  const names = createTextNumbering();
  const nameOf: number[] = [];
  const placeOf: number[] = [];
  const claimOf: Claim[] = [];
  const spellingOf: number[] = [];
  rows.forEach((row, place) => {
    for (const { folded, spelling, claim } of listNameVariants(row)) {
      nameOf.push(names.numberOf(folded));
      placeOf.push(place);
      claimOf.push(claim);
      spellingOf.push(spellings.numberOf(spelling));
    }
  });
  const sorted = names.texts().toSorted();
  const { first, order } = groupUses(nameOf, sorted.map(names.numberOf));
  return {
    folded: packSorted(sorted),
    first,
    place: Uint32Array.from(order, (use) => placeOf[use] ?? 0),
    claim: Uint8Array.from(order, (use) => claimOf[use] ?? 0),
    spelling: Uint32Array.from(order, (use) => spellingOf[use] ?? 0),
  };
}

/**
 * Groups uses; within a group they keep their order.
 *
 * @param groupOf group number of each use
 * @param groups all group numbers in the wanted order
 * @returns `order` has the uses; group `i` spans from `first[i]` to before `first[i + 1]`
 */
function groupUses(
  groupOf: readonly number[],
  groups: readonly number[],
): { first: Uint32Array; order: Uint32Array } {
  const sizes = new Uint32Array(groups.length);
  for (const group of groupOf) sizes[group] = (sizes[group] ?? 0) + 1;
  const first = new Uint32Array(groups.length + 1);
  const next = new Uint32Array(groups.length);
  groups.forEach((group, i) => {
    const start = first[i] ?? 0;
    next[group] = start;
    first[i + 1] = start + (sizes[group] ?? 0);
  });
  const order = new Uint32Array(groupOf.length);
  groupOf.forEach((group, use) => {
    const at = next[group] ?? 0;
    order[at] = use;
    next[group] = at + 1;
  });
  return { first, order };
}

/** Ranks a capital above all other places: prominence is below 10. */
const CAPITAL_BONUS = 10;

function findCapitals(
  rows: readonly GeoNamesRow[],
  { fame }: PackedColumns<PlaceColumns>,
): Record<string, number> {
  const best: Record<string, number> = {};
  const rank = (place: number): number =>
    (fame[place] ?? 0) + (rows[place]?.featureCode === 'PPLC' ? CAPITAL_BONUS : 0);
  rows.forEach(({ country }, place) => {
    const existing = best[country];
    if (existing === undefined || rank(place) > rank(existing)) best[country] = place;
  });
  return best;
}

function buildSpatialIndex(rows: readonly GeoNamesRow[]): Uint8Array {
  const tree = new KDBush(rows.length, 64, Float32Array);
  for (const { longitude, latitude } of rows) tree.add(longitude, latitude);
  tree.finish();
  return new Uint8Array(tree.data);
}

function isCity(row: GeoNamesRow): boolean {
  return isTown(row) && row.population >= MIN_CITY_POPULATION;
}

function buildCityIndex(rows: readonly GeoNamesRow[]): BuiltIndex['cities'] {
  return {
    place: Uint32Array.from(rows.flatMap((row, place) => (isCity(row) ? [place] : []))),
    nearby: buildSpatialIndex(rows.filter(isCity)),
  };
}

/** A spelling of the name of a place. */
interface NameVariant {
  /** Folded form for lookups. */
  folded: string;
  /** Spelling for answers. */
  spelling: string;
  claim: Claim;
}

/** Lists all names of a place. */
function listNameVariants(row: GeoNamesRow): NameVariant[] {
  const plain: NameVariant[] = [];
  const spelledOut: NameVariant[] = [];
  for (const [spelling, claim] of collectSpellings(row)) {
    const [folded, withoutUmlauts] = foldSpellings(spelling);
    if (folded) plain.push({ folded, spelling, claim });
    if (withoutUmlauts) spelledOut.push({ folded: withoutUmlauts, spelling, claim });
  }
  return [...plain.filter((use) => !isTransliteration(use, spelledOut)), ...spelledOut];
}

function collectSpellings(row: GeoNamesRow): Map<string, Claim> {
  const name = toSpokenName(row.name);
  const spellings = new Map<string, Claim>();
  for (const alternate of row.alternateNames) {
    if (isPronounceable(alternate)) spellings.set(toSpokenName(alternate), 0);
  }
  spellings.set(stripNameAffixes(name), 1);
  for (const own of [name, ...listExonyms(row.id), ...(ADDITIONAL_NAMES[row.id] ?? [])]) {
    spellings.set(own, 2);
  }
  return spellings;
}

function listExonyms(id: number): string[] {
  return Object.keys(OWN_EXONYMS).flatMap((language) => selectExonyms(language)[id] ?? []);
}

/** `Muenchen` is a transliteration: answers use `München`. */
function isTransliteration(use: NameVariant, spelledOut: readonly NameVariant[]): boolean {
  return use.claim < 2 && spelledOut.some((better) => better.folded === use.folded);
}

/**
 * Common names that GeoNames lacks or lists only as alternatives, by GeoNames id. An island maps to its main
 * town.
 */
export const ADDITIONAL_NAMES: Record<number, readonly string[]> = {
  // Islands
  2810284: ['Sylt'],
  2950620: ['Rügen'],
  2833988: ['Usedom', 'Heringsdorf'],
  2941496: ['Fehmarn'],
  2805396: ['Föhr'],
  2512989: ['Mallorca', 'Majorca', 'Majorque', 'Maiorca', 'Majorka'],
  2514301: ['Menorca', 'Minorca', 'Minorque', 'Minorka'],
  2515270: ['Gran Canaria', 'Grande Canarie', 'Las Palmas'],
  2511174: ['Teneriffa', 'Tenerife', 'Ténérife', 'Teneryfa'],
  2512186: ['Fuerteventura'],
  2521570: ['Lanzarote'],
  2267827: ['Madeira', 'Madère', 'Madera'],
  261745: ['Kreta', 'Crete', 'Crète', 'Creta', 'Kréta'],
  2463679: ['Korfu'],
  3038334: ['Korsika', 'Corsica', 'Corse', 'Córcega', 'Korsyka'],
  2525473: ['Sardinien', 'Sardinia', 'Sardaigne', 'Sardegna', 'Cerdeña', 'Sardynia'],
  2523920: ['Sizilien', 'Sicily', 'Sicile', 'Sicilia', 'Sycylia', 'Sicílie'],
  1645528: ['Bali'],
  5856195: ['Hawaii', 'Hawaï'],
  2562305: ['Malta'],
  // Towns
  2925533: ['Frankfurt'],
  2911522: ['Halle'],
  2844056: ['Rothenburg'],
  4140963: ['Washington'],
  5128581: ['New York', 'NYC'],
  5368361: ['LA'],
  2922530: ['Garmisch'],
  2817220: ['Villingen', 'Schwenningen'],
  2939995: ['Clausthal'],
  2822083: ['Titisee'],
  3169272: ['Riva'],
  3177952: ['Cortina'],
  2886242: ['Køln'],
};

/** Increase it with every change to the build. */
const INDEX_FORMAT_VERSION = 5;

const EXONYMS = Object.values(OWN_EXONYMS).map((list) => list());
const OWN_NAMES = [ADDITIONAL_NAMES, EXONYMS, SHARED_EXONYMS, STATE_NAMES, COUNTRY_NICKNAMES];

/** Identifies the version of the build; an index of another edition is rebuilt. */
export const PLACE_INDEX_EDITION = crc32(JSON.stringify([INDEX_FORMAT_VERSION, OWN_NAMES]));
