import KDBush from 'kdbush';
import type { GeoNamesRow } from './geonames.ts';
import type { PackedColumn } from './column.ts';
import {
  NO_ELEVATION,
  PER_DEGREE,
  type Claim,
  type NameColumns,
  type PlaceColumns,
  type PlaceIndex,
} from './place-index.ts';
import { areaNames } from './areas.ts';
import { namesOf } from './names-of.ts';
import { spokenName } from './spoken-name.ts';
import { packTexts, type PackedTexts } from './text-table.ts';

type Packed<Columns> = Record<keyof Columns, PackedColumn>;

/** An index as it is made, whole in memory: to be packed before it is searched. */
export interface MadeIndex extends Omit<PlaceIndex, 'places' | 'names' | 'spellings'> {
  places: Packed<PlaceColumns>;
  names: Packed<Omit<NameColumns, 'folded'>> & { folded: PackedTexts };
  spellings: PackedTexts;
}

/** Puts GeoNames' rows in the form in which they are searched. */
export function buildIndex(rows: readonly GeoNamesRow[]): MadeIndex {
  const sorted = rows.toSorted((a, b) => a.id - b.id);
  const spellings = numbering();
  const countries = numbering();
  const areas = numbering();
  const timeZones = numbering();
  const places = placeColumns(sorted, spellings, countries, areas, timeZones);
  return {
    places,
    names: nameColumns(sorted, spellings),
    spellings: packTexts(spellings.texts()),
    countries: countries.texts(),
    areas: areas.texts(),
    areaNames: areaNames(countries.texts()),
    timeZones: timeZones.texts(),
    capitals: capitals(sorted, places),
    nearby: nearby(sorted),
  };
}

interface Numbering {
  /** The same number for the same text, counted from 0. */
  numberOf: (text: string) => number;
  texts: () => string[];
}

function numbering(): Numbering {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    texts: () => [...numbers.keys()],
  };
}

function placeColumns(
  rows: readonly GeoNamesRow[],
  spellings: Numbering,
  countries: Numbering,
  areas: Numbering,
  timeZones: Numbering,
): Packed<PlaceColumns> {
  return {
    id: Uint32Array.from(rows, (row) => row.id),
    latitude: Int32Array.from(rows, (row) => Math.round(row.latitude * PER_DEGREE)),
    longitude: Int32Array.from(rows, (row) => Math.round(row.longitude * PER_DEGREE)),
    elevation: Int16Array.from(rows, (row) => row.elevation ?? NO_ELEVATION),
    population: Uint32Array.from(rows, (row) => row.population),
    fame: Float32Array.from(rows, fameOf),
    town: Uint8Array.from(rows, (row) => (isTown(row) ? 1 : 0)),
    name: Uint32Array.from(rows, (row) => spellings.numberOf(spokenName(row.name))),
    country: Uint8Array.from(rows, (row) => countries.numberOf(row.country)),
    area: Uint16Array.from(rows, (row) => areas.numberOf(`${row.country}.${row.admin1}`)),
    timeZone: Uint16Array.from(rows, (row) => timeZones.numberOf(row.timeZone)),
  };
}

/** GeoNames' codes for a quarter and for places that were given up or destroyed. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

function isTown(row: GeoNamesRow): boolean {
  return !NO_TOWN.has(row.featureCode);
}

/** Stands in for an unknown number of inhabitants: the table has places of about 1000 and more. */
const FEW_INHABITANTS = 500;

/** What ten times the names in all languages add to fame: Venice is small but known. */
const NAMES = 0.7;
const QUARTER = -1.5;

/** How well known a place is, on a scale where ten times the inhabitants are one more. */
function fameOf(row: GeoNamesRow): number {
  const size = Math.log10(Math.max(row.population, FEW_INHABITANTS));
  const names = NAMES * Math.log10(1 + row.alternateNames.length);
  return size + names + (isTown(row) ? 0 : QUARTER);
}

/** Numbers in place of an object for each of 400,000 names: those take fifty megabytes more. */
function nameColumns(rows: readonly GeoNamesRow[], spellings: Numbering): MadeIndex['names'] {
  const names = numbering();
  const nameOf: number[] = [];
  const placeOf: number[] = [];
  const claimOf: Claim[] = [];
  const spellingOf: number[] = [];
  rows.forEach((row, place) => {
    for (const { folded, spelling, claim } of namesOf(row)) {
      nameOf.push(names.numberOf(folded));
      placeOf.push(place);
      claimOf.push(claim);
      spellingOf.push(spellings.numberOf(spelling));
    }
  });
  const sorted = names.texts().toSorted();
  const { first, order } = grouped(nameOf, sorted.map(names.numberOf));
  return {
    folded: packTexts(sorted),
    first,
    place: Uint32Array.from(order, (use) => placeOf[use] ?? 0),
    claim: Uint8Array.from(order, (use) => claimOf[use] ?? 0),
    spelling: Uint32Array.from(order, (use) => spellingOf[use] ?? 0),
  };
}

/**
 * Brings together what is of the same group, each in the order in which it came.
 *
 * @param groupOf number of the group, by use
 * @param groups the numbers of all groups, in the order that they shall have
 * @returns `order` has the uses; those of the group at `i` are from `first[i]` to before `first[i + 1]`
 */
function grouped(
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

/** Stands out from any other place of a country: fame is below 10. */
const CAPITAL = 10;

function capitals(
  rows: readonly GeoNamesRow[],
  { fame }: Packed<PlaceColumns>,
): Record<string, number> {
  const best: Record<string, number> = {};
  const rank = (place: number): number =>
    (fame[place] ?? 0) + (rows[place]?.featureCode === 'PPLC' ? CAPITAL : 0);
  rows.forEach(({ country }, place) => {
    const known = best[country];
    if (known === undefined || rank(place) > rank(known)) best[country] = place;
  });
  return best;
}

function nearby(rows: readonly GeoNamesRow[]): Uint8Array {
  const tree = new KDBush(rows.length, 64, Float32Array);
  for (const { longitude, latitude } of rows) tree.add(longitude, latitude);
  tree.finish();
  return new Uint8Array(tree.data);
}
