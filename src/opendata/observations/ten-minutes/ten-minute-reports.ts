import type { WeatherStation } from '../../../weather/station-reading.ts';
import { fetchProduct, type Fetch, type FetchOptions, type Product } from '../../products.ts';
import { OpenDataError } from '../../server.ts';
import type { StationReport } from '../report.ts';
import { fileOf, type Archive } from './archives.ts';
import { reportsOf } from './reports.ts';
import { readTenMinutes, type TenMinuteTable } from './table.ts';

const MINUTE = 60_000;

/** Archives are written anew every hour, some of them earlier than others. */
const FRESH_FOR = 10 * MINUTE;
const USABLE_FOR = 120 * MINUTE;

/** What a station reports today by one of its archives; nothing where it does not have it. */
export type TenMinuteReports = (
  station: WeatherStation,
  archive: Archive,
) => Promise<StationReport[]>;

/** @returns a function that throws {OpenDataError} where an archive cannot be had or read */
export function createTenMinuteReports(options: FetchOptions): TenMinuteReports {
  const fetches = new Map<Archive, Fetch<TenMinuteTable>>();

  function fetchOf(archive: Archive): Fetch<TenMinuteTable> {
    const known = fetches.get(archive);
    if (known) return known;
    const fetch = fetchProduct(tenMinuteArchive(archive), options);
    fetches.set(archive, fetch);
    return fetch;
  }

  return async (station, archive) => {
    const table = await fetchOf(archive)(fileOf(archive, station.id));
    if (!table) return [];
    if (table.station === station.id) return reportsOf(station, table);
    throw new OpenDataError(`The archive of station ${station.id} is that of ${table.station}`);
  };
}

/** A station's values of the day, by one of its archives. */
export function tenMinuteArchive({ columns }: Archive): Product<TenMinuteTable> {
  return {
    decode: (body) => readTenMinutes(body, columns),
    freshUntil: (_, now) => now + FRESH_FOR,
    usableUntil: (_, now) => now + USABLE_FOR,
    askLateEvery: FRESH_FOR,
  };
}
