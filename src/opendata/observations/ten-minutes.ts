import { KMH_PER_MS } from '../value-ranges.ts';
import { reduceToSeaLevel, type WeatherStation } from '../../weather/observation.ts';
import { createProductFetcher, type FetchProduct } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  type StationReport,
  EMPTY_VALUES,
  dropImplausible,
  toPlausibleRain,
} from './station-log.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { unpackZipMember } from '../formats/zip.ts';

/** Archives are updated every hour, at different minutes. */
const FRESH_MS = 10 * MINUTE_MS;
const USABLE_MS = 120 * MINUTE_MS;

/** Loads today's reports of a station from an archive; an empty list without the archive. */
type LoadTenMinuteReports = (
  station: WeatherStation,
  archive: TenMinuteArchive,
) => Promise<StationReport[]>;

/** @returns a function that throws {OpenDataError} if an archive is not available or invalid */
export function createTenMinuteReportsLoader(options: FetchOptions): LoadTenMinuteReports {
  const fetches = new Map<TenMinuteArchive, FetchProduct<TenMinuteTable>>();

  function getFetcher(archive: TenMinuteArchive): FetchProduct<TenMinuteTable> {
    const existing = fetches.get(archive);
    if (existing) return existing;
    const fetch = createProductFetcher(createTenMinuteProduct(archive), options);
    fetches.set(archive, fetch);
    return fetch;
  }

  return async (station, archive) => {
    const table = await getFetcher(archive)(archiveFile(archive, station.id));
    if (!table) return [];
    if (table.station === station.id) return toReports(station, table);
    throw new OpenDataError(`The archive of station ${station.id} is that of ${table.station}`);
  };
}

/** Creates the product of an archive: today's values of a station. */
export function createTenMinuteProduct({ columns }: TenMinuteArchive): Product<TenMinuteTable> {
  return {
    decode: (body) => parseTenMinuteArchive(body, columns),
    staleAt: (_, now) => now + FRESH_MS,
    expiresAt: (_, now) => now + USABLE_MS,
    lateRetryMs: FRESH_MS,
  };
}

/** A type of ten-minute archive. */
export interface TenMinuteArchive {
  /** Folder on the server. */
  folder: string;
  /** Part of the file names. */
  name: string;
  columns: readonly string[];
}

/** Pressure at the station in hPa, temperature in °C, relative humidity in percent. */
export const AIR_ARCHIVE: TenMinuteArchive = {
  folder: 'air_temperature',
  name: 'TU',
  columns: ['PP_10', 'TT_10', 'RF_10'],
};
/** Mean speed in m/s and direction of the wind. */
export const WIND_ARCHIVE: TenMinuteArchive = {
  folder: 'wind',
  name: 'wind',
  columns: ['FF_10', 'DD_10'],
};
/** Speed of the strongest gust in m/s, and its direction. */
export const GUST_ARCHIVE: TenMinuteArchive = {
  folder: 'extreme_wind',
  name: 'extrema_wind',
  columns: ['FX_10', 'DX_10'],
};
/** Precipitation of the ten minutes, mm. */
export const RAIN_ARCHIVE: TenMinuteArchive = {
  folder: 'precipitation',
  name: 'nieder',
  columns: ['RWS_10'],
};

const ARCHIVE_FOLDER = '/climate_environment/CDC/observations_germany/climate/10_minutes';

/** File of today's archive of a station, updated every hour. */
export function archiveFile({ folder, name }: TenMinuteArchive, station: number): Resource {
  const file = `10minutenwerte_${name}_${String(station).padStart(5, '0')}_now.zip`;
  return { host: 'opendata', path: `${ARCHIVE_FOLDER}/${folder}/now/${file}` };
}

const TEN_MINUTES_MS = 600_000;

/** Converts the rows of an archive to reports, one for each ten minutes. */
export function toReports(
  { elevation }: Pick<WeatherStation, 'elevation'>,
  { rows }: TenMinuteTable,
): StationReport[] {
  return rows.map((row) => toReport(row, elevation));
}

function toReport({ time, values: columns }: TenMinuteRow, elevation: number): StationReport {
  const { PP_10, TT_10 = null, RF_10 = null, FF_10, DD_10 = null, FX_10, DX_10 = null } = columns;
  const amount = toPlausibleRain(columns['RWS_10'] ?? null);
  const values = {
    ...EMPTY_VALUES,
    temperature: TT_10,
    relativeHumidity: RF_10,
    windSpeed: toKilometresPerHour(FF_10),
    windDirection: DD_10,
    gust: toKilometresPerHour(FX_10),
    gustDirection: DX_10,
    pressure: toSeaLevelPressure(PP_10, TT_10, elevation),
  };
  return {
    time,
    values: dropImplausible(values),
    rain: amount === null ? [] : [{ from: time - TEN_MINUTES_MS, to: time, amount }],
  };
}

function toKilometresPerHour(metresPerSecond: number | null | undefined): number | null {
  return metresPerSecond == null ? null : metresPerSecond * KMH_PER_MS;
}

function toSeaLevelPressure(
  pressure: number | null | undefined,
  temperature: number | null,
  elevation: number,
): number | null {
  if (pressure == null || temperature === null) return null;
  return reduceToSeaLevel(pressure, elevation, temperature);
}

/** Ten-minute values of a station, oldest first. */
interface TenMinuteTable {
  /** The station's number. */
  station: number;
  rows: TenMinuteRow[];
}

interface TenMinuteRow {
  /** End of the ten minutes, epoch milliseconds. */
  time: number;
  /** Values by column, in the units of the archive; null if not measured. */
  values: Record<string, number | null>;
}

/** A day of one station has 10 kB, 500 days have 5 MB. */
const MAX_TABLE_BYTES = 8 * 1024 * 1024;

const MISSING_VALUE = -999;
const NUMBER_PATTERN = /^-?\d{1,9}(\.\d{1,9})?$/;
const TIME_PATTERN = /^20\d{10}$/;

/**
 * Parses an archive of ten-minute values (`10minutenwerte_*.zip`, ISO-8859-1): padded columns and
 * headings between semicolons; the last column, `eor`, ends a row. Times are UTC.
 *
 * @param columns required columns
 * @throws {OpenDataError} if the archive is damaged, lacks a column, or contains an invalid row
 */
export async function parseTenMinuteArchive(
  zipped: Uint8Array,
  columns: readonly string[],
): Promise<TenMinuteTable> {
  const member = await unpackZipMember(
    zipped,
    (name) => /^produkt_.+\.txt$/.test(name),
    MAX_TABLE_BYTES,
  );
  if (!member) throw new OpenDataError('Ten-minute archive without a product');
  const [heading = '', ...lines] = member.bytes.toString('latin1').trimEnd().split(/\r?\n/);
  const names = splitCells(heading);
  for (const name of ['STATIONS_ID', 'MESS_DATUM', ...columns]) {
    if (!names.includes(name)) throw new OpenDataError(`Ten-minute archive without ${name}`);
  }
  const rows = lines.map((line) => parseRow(splitCells(line), names, columns));
  return { station: parseStation(lines[0] ?? ''), rows };
}

function splitCells(line: string): string[] {
  return line.split(';').map((cell) => cell.trim());
}

function parseRow(
  cells: readonly string[],
  names: readonly string[],
  columns: readonly string[],
): TenMinuteRow {
  const isRow = cells.length === names.length && cells.at(-1) === 'eor';
  if (!isRow) throw new OpenDataError('Ten-minute archive with a row of an unknown shape');
  const getCell = (name: string) => cells[names.indexOf(name)] ?? '';
  const values = columns.map((name) => [name, parseValue(getCell(name), name)] as const);
  return { time: parseTime(getCell('MESS_DATUM')), values: Object.fromEntries(values) };
}

function parseValue(cell: string, name: string): number | null {
  if (!NUMBER_PATTERN.test(cell)) {
    throw new OpenDataError(`Ten-minute archive with no number as ${name}`);
  }
  const value = Number(cell);
  return value === MISSING_VALUE ? null : value;
}

/** `202304121220` */
function parseTime(cell: string): number {
  const iso = cell.replace(/^(....)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5Z');
  const time = TIME_PATTERN.test(cell) ? Date.parse(iso) : NaN;
  if (Number.isNaN(time)) throw new OpenDataError('Ten-minute archive with a time that is none');
  return time;
}

function parseStation(line: string): number {
  const station = Number(/^ *(\d{1,5});/.exec(line)?.[1] ?? NaN);
  if (Number.isNaN(station)) throw new OpenDataError('Ten-minute archive without a row');
  return station;
}
