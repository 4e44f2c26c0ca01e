import { fetchProduct, type FetchOptions, type Product } from '../../products.ts';
import { OpenDataError, type Resource } from '../../server.ts';
import type { StationReport } from '../report.ts';
import { readPoi, type PoiFile } from './csv.ts';

const MINUTE = 60_000;

/** Files are written half an hour after the hour, more or less. */
const FRESH_FOR = 10 * MINUTE;
const USABLE_FOR = 120 * MINUTE;

export const hourlyReports: Product<PoiFile> = {
  decode: readPoi,
  freshUntil: (_, now) => now + FRESH_FOR,
  usableUntil: (_, now) => now + USABLE_FOR,
  askLateEvery: FRESH_FOR,
};

/** `10315-BEOB.csv`, `K611_-BEOB.csv` */
export function poiFileOf(wmoId: string): Resource {
  const name = `${wmoId.padEnd(5, '_')}-BEOB.csv`;
  return { host: 'opendata', path: `/weather/weather_reports/poi/${name}` };
}

/**
 * Gives what a station reports for each hour; nothing where it has no file.
 *
 * @returns a function that throws {OpenDataError} where the file cannot be had or read
 */
export function createPoiReports(
  options: FetchOptions,
): (wmoId: string) => Promise<StationReport[]> {
  const fetch = fetchProduct(hourlyReports, options);
  return async (wmoId) => {
    const file = await fetch(poiFileOf(wmoId));
    if (file === undefined) return [];
    if (file.wmoId === wmoId) return file.reports;
    throw new OpenDataError(`The POI file of station ${wmoId} is that of ${file.wmoId}`);
  };
}
