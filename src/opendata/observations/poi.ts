import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  type StationReport,
  EMPTY_VALUES,
  dropImplausible,
  toPlausibleRain,
} from './station-report.ts';
import { MINUTE_MS, HOUR_MS } from '../../time/units.ts';
import { decodeText } from '../formats/text.ts';

/** Files appear about half an hour after the hour. */
const FRESH_MS = 10 * MINUTE_MS;
const USABLE_MS = 120 * MINUTE_MS;

export const poiReportsProduct: Product<PoiFile> = {
  decode: parsePoiFile,
  staleAt: (_, now) => now + FRESH_MS,
  expiresAt: (_, now) => now + USABLE_MS,
  lateRetryMs: FRESH_MS,
};

/** `10315-BEOB.csv`, `K611_-BEOB.csv` */
export function poiReportsFile(wmoId: string): Resource {
  const name = `${wmoId.padEnd(5, '_')}-BEOB.csv`;
  return { host: 'opendata', path: `/weather/weather_reports/poi/${name}` };
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
}

/** Used columns, in °C, %, km/h, degrees, hPa and mm; the file has these spaces in its names. */
const POI_COLUMNS = {
  temperature: 'dry_bulb_temperature_at_2_meter_above_ground',
  relativeHumidity: 'relative_humidity',
  windSpeed: 'mean_wind_speed_during last_10_min_at_10_meters_above_ground',
  windDirection: 'mean_wind_direction_during_last_10 min_at_10_meters_above_ground',
  pressure: 'pressure_reduced_to_mean_sea_level',
  cloudCover: 'cloud_cover_total',
  rain: 'precipitation_amount_last_hour',
} as const;
type PoiColumn = keyof typeof POI_COLUMNS;

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
  return { wmoId, reports: lines.map((line) => parseReport(line.split(';'), names)) };
}

function parseReport(cells: readonly string[], names: readonly string[]): StationReport {
  if (cells.length !== names.length) throw new OpenDataError('POI file with a row cut off');
  const readValue = (column: PoiColumn) => {
    const cell = cells[names.indexOf(POI_COLUMNS[column])] ?? '';
    if (cell === MISSING_VALUE || cell === '') return null;
    if (!NUMBER_PATTERN.test(cell)) throw new OpenDataError(`POI file with no number as ${column}`);
    return Number(cell.replace(',', '.'));
  };
  const [date = '', clock = ''] = cells;
  const time = parseTime(date, clock);
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

/** `12.04.23` and `11:00` */
function parseTime(date: string, clock: string): number {
  const iso = date.replace(/^(\d\d)\.(\d\d)\.(\d\d)$/, '20$3-$2-$1');
  const time = Date.parse(`${iso}T${clock}Z`);
  if (Number.isNaN(time) || !/^\d\d:\d\d$/.test(clock)) {
    throw new OpenDataError('POI file with a time that is none');
  }
  return time;
}
