import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  type StationReport,
  EMPTY_VALUES,
  dropImplausible,
  toPlausibleRain,
} from './station-log.ts';
import { isSnowfall, type StationHour } from '../../weather/observation.ts';
import { DAY_MS, MINUTE_MS, HOUR_MS } from '../../time/units.ts';
import { decodeText, parseDirectoryListing } from '../formats/text.ts';

/** Files appear about half an hour after the hour. */
const FRESH_MS = 10 * MINUTE_MS;
const USABLE_MS = 120 * MINUTE_MS;

export const poiReportsProduct: Product<PoiFile> = {
  decode: parsePoiFile,
  staleAt: (_, now) => now + FRESH_MS,
  expiresAt: (_, now) => now + USABLE_MS,
  lateRetryMs: FRESH_MS,
};

const POI_FOLDER = '/weather/weather_reports/poi/';

/** Directory with the files of all stations. */
export const POI_LISTING: Resource = { host: 'opendata', path: POI_FOLDER };

/** `10315-BEOB.csv`, `K611_-BEOB.csv` */
export function poiReportsFile(wmoId: string): Resource {
  return { host: 'opendata', path: `${POI_FOLDER}${wmoId.padEnd(5, '_')}-BEOB.csv` };
}

const POI_FILE_NAME = /^([A-Z\d]{3,5})_*-BEOB\.csv$/;

/** The ids of the stations that have a file: some hundreds all over the world. */
export const poiListingProduct: Product<ReadonlySet<string>> = {
  decode: parsePoiListing,
  staleAt: (_, now) => now + DAY_MS,
  expiresAt: (_, now) => now + 7 * DAY_MS,
};

/** @throws {OpenDataError} if it is truncated or has no file */
export function parsePoiListing(body: Uint8Array): ReadonlySet<string> {
  const ids = parseDirectoryListing(body).flatMap((name) => POI_FILE_NAME.exec(name)?.[1] ?? []);
  if (ids.length === 0) throw new OpenDataError('Directory without a POI file');
  return new Set(ids);
}

/**
 * Creates a loader of the hourly reports of a station; an empty list without a file.
 *
 * @returns a function that throws {OpenDataError} if the file is not available or invalid
 */
export function createPoiReportsLoader(
  options: FetchOptions,
): (wmoId: string) => Promise<StationReport[]> {
  const fetch = createProductFetcher(poiReportsProduct, options);
  return async (wmoId) => {
    const file = await fetch(poiReportsFile(wmoId));
    if (file === undefined) return [];
    if (file.wmoId === wmoId) return file.reports;
    throw new OpenDataError(`The POI file of station ${wmoId} is that of ${file.wmoId}`);
  };
}

/** Hourly reports of a station of any country for the last day, the newest first. */
interface PoiFile {
  /** WMO id, or an id of DWD. */
  wmoId: string;
  reports: StationReport[];
  /** The same rows with the amounts and extremes of their hours, the newest first. */
  hours: StationHour[];
}

/** Used columns, in °C, %, km/h, degrees, hPa and mm; the file has these spaces in its names. */
export const POI_COLUMNS = {
  temperature: 'dry_bulb_temperature_at_2_meter_above_ground',
  relativeHumidity: 'relative_humidity',
  windSpeed: 'mean_wind_speed_during last_10_min_at_10_meters_above_ground',
  windDirection: 'mean_wind_direction_during_last_10 min_at_10_meters_above_ground',
  pressure: 'pressure_reduced_to_mean_sea_level',
  cloudCover: 'cloud_cover_total',
  rain: 'precipitation_amount_last_hour',
} as const;

/** Columns that a file may lack: km, cm, km/h, and a code of DWD for the weather that was observed. */
export const HOUR_COLUMNS = {
  visibility: 'horizontal_visibility',
  snowDepth: 'total_snow_depth',
  gust: 'maximum_wind_speed_last_hour',
  weather: 'present_weather',
  highOfDayBefore: 'maximum_of_temperature_for_previous_day',
  lowOfDayBefore: 'minimum_of_temperature_for_previous_day',
} as const;

const COLUMNS = { ...POI_COLUMNS, ...HOUR_COLUMNS };

/** Reads a value of a row; null if it is missing. */
type ReadPoiValue = (column: keyof typeof COLUMNS) => number | null;

const MISSING_VALUE = '---';
const NUMBER_PATTERN = /^-?\d{1,6}(,\d{1,6})?$/;

/**
 * Parses the hourly reports of a station ("POI", `*-BEOB.csv`): semicolons between columns, decimal
 * commas, times in UTC, headings in English, units, headings in German.
 *
 * It ignores gusts, which are hourly maxima here.
 *
 * @throws {OpenDataError} if a column is missing, or a value or a time is invalid
 */
export function parsePoiFile(body: Uint8Array): PoiFile {
  const [heading = '', units = '', , ...lines] = decodeText(body).trimEnd().split(/\r?\n/);
  const names = heading.split(';');
  for (const name of Object.values(POI_COLUMNS)) {
    if (!names.includes(name)) throw new OpenDataError(`POI file without ${name}`);
  }
  const wmoId = /^([A-Z\d]{3,5})_*;/.exec(units)?.[1];
  if (wmoId === undefined) throw new OpenDataError('POI file without a station');
  const rows = lines.map((line) => parseRow(line.split(';'), names));
  return { wmoId, reports: rows.map(buildReport), hours: rows.map(buildHour) };
}

interface PoiRow {
  /** Epoch milliseconds. */
  time: number;
  readValue: ReadPoiValue;
}

function parseRow(cells: readonly string[], names: readonly string[]): PoiRow {
  if (cells.length !== names.length) throw new OpenDataError('POI file with a row cut off');
  const readValue: ReadPoiValue = (column) => {
    const cell = cells[names.indexOf(COLUMNS[column])] ?? '';
    if (cell === MISSING_VALUE || cell === '') return null;
    if (!NUMBER_PATTERN.test(cell)) throw new OpenDataError(`POI file with no number as ${column}`);
    return Number(cell.replace(',', '.'));
  };
  const [date = '', clock = ''] = cells;
  return { time: parseTime(date, clock), readValue };
}

function buildReport({ time, readValue }: PoiRow): StationReport {
  const amount = toPlausibleRain(readValue('rain'));
  const values = {
    ...EMPTY_VALUES,
    temperature: readValue('temperature'),
    relativeHumidity: readValue('relativeHumidity'),
    windSpeed: readValue('windSpeed'),
    windDirection: readValue('windDirection'),
    pressure: readValue('pressure'),
    cloudCover: readValue('cloudCover'),
  };
  const rain = amount === null ? [] : [{ from: time - HOUR_MS, to: time, amount }];
  return { time, values: dropImplausible(values), rain };
}

/** Codes of `present_weather` whose precipitation is snow, and those whose is rain. */
const SNOW_CODES = new Set([14, 15, 16, 22, 23]);
const RAIN_CODES = new Set([7, 8, 9, 10, 11, 18, 19, 27, 28]);

/** Bounds of what instruments report, m and cm. */
const MAX_VISIBILITY_M = 100_000;
const MAX_SNOW_DEPTH_CM = 1500;

function buildHour({ time, readValue }: PoiRow): StationHour {
  const { temperature, relativeHumidity, windSpeed, pressure, gust } = dropImplausible({
    ...EMPTY_VALUES,
    temperature: readValue('temperature'),
    relativeHumidity: readValue('relativeHumidity'),
    windSpeed: readValue('windSpeed'),
    pressure: readValue('pressure'),
    gust: readValue('gust'),
  });
  const precipitation = toPlausibleRain(readValue('rain'));
  const visibility = readValue('visibility');
  return {
    time,
    temperature,
    relativeHumidity,
    windSpeed,
    gust,
    pressure,
    precipitation,
    isSnow: isSnowfall(precipitation, readFallen(readValue), temperature),
    snowDepth: within(readValue('snowDepth'), MAX_SNOW_DEPTH_CM),
    visibility: within(visibility === null ? null : visibility * 1000, MAX_VISIBILITY_M),
    dayBefore: readDayBefore(readValue),
  };
}

function readDayBefore(readValue: ReadPoiValue): StationHour['dayBefore'] {
  const [high, low] = [readValue('highOfDayBefore'), readValue('lowOfDayBefore')].map(
    (temperature) => dropImplausible({ ...EMPTY_VALUES, temperature }).temperature,
  );
  return high == null || low == null || high < low ? null : { high, low };
}

function readFallen(readValue: ReadPoiValue): 'snow' | 'rain' | null {
  const code = readValue('weather') ?? NaN;
  if (SNOW_CODES.has(code)) return 'snow';
  return RAIN_CODES.has(code) ? 'rain' : null;
}

function within(value: number | null, most: number): number | null {
  return value !== null && value >= 0 && value <= most ? value : null;
}

/** `12.04.23` and `11:00` */
function parseTime(date: string, clock: string): number {
  const iso = date.replace(/^(\d\d)\.(\d\d)\.(\d\d)$/, '20$3-$2-$1');
  const time = Date.parse(`${iso}T${clock}Z`);
  if (Number.isNaN(time) || !/^\d\d:\d\d$/.test(clock)) {
    throw new OpenDataError('POI file with a time that is none');
  }
  return time;
}
