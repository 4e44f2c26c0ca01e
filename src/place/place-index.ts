import type { Column } from './column.ts';
import type { TextTable } from './text-table.ts';

/** Columns with one element a place, in ascending order of `id`. */
export interface PlaceColumns {
  /** GeoNames id. */
  id: Column;
  /** Hundred-thousandths of a degree, as exact as the source. */
  latitude: Column;
  longitude: Column;
  /** Metres above sea level; `NO_ELEVATION` where it is not known. */
  elevation: Column;
  /** Inhabitants. */
  population: Column;
  /** How well known a place is, see `fameOf`. */
  fame: Column;
  /** 1 for a place of its own, 0 for a quarter of one or a place that was given up. */
  town: Column;
  /** Position of the main name in `spellings`. */
  name: Column;
  /** Positions in `countries`, `areas` and `timeZones`. */
  country: Column;
  area: Column;
  timeZone: Column;
}

/**
 * Which places a folded name stands for, and how they write it: name `i` of `folded` has the
 * elements `first[i]` to `first[i + 1]` of the columns `place` and `spelling`.
 */
export interface NameColumns {
  /** In ascending order. */
  folded: TextTable;
  first: Column;
  /** Position of the place. */
  place: Column;
  /** How good a claim the place has to the name, see `Claim`. */
  claim: Column;
  /** Position in `spellings`. */
  spelling: Column;
}

/** 2 for a place's own name, 1 for the short form of it, 0 for an alternative. */
export type Claim = 0 | 1 | 2;

/** Every place and every way to write its name, searched as it lies in its file. */
export interface PlaceIndex {
  places: PlaceColumns;
  names: NameColumns;
  spellings: TextTable;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Country and GeoNames admin1: `US.TX`. */
  areas: string[];
  /** Countries and areas by their folded names in all our languages. */
  areaNames: Map<string, string[]>;
  /** IANA names. */
  timeZones: string[];
  /** By country, the position of its capital, else of its best known place. */
  capitals: Record<string, number>;
  /** The data of a KDBush over the longitudes and latitudes of all places, in degrees. */
  nearby: Uint8Array;
}

export const NO_ELEVATION = -9999;
/** Elements of `latitude` and `longitude` per degree. */
export const PER_DEGREE = 1e5;
