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

/** What a station reports today by some of its archives; what of them it does not have is left out. */
export type TenMinuteReports = (
  station: WeatherStation,
  archives: readonly Archive[],
) => Promise<StationReport[]>;

/** @returns a function that throws {OpenDataError} where an archive cannot be had or read */
export function createTenMinuteReports(options: FetchOptions): TenMinuteReports {
  const fetches = new Map<Archive, Fetch<TenMinuteTable>>();

  function fetchOf(archive: Archive): Fetch<TenMinuteTable> {
    const known = fetches.get(archive);
    if (known) return known;
    const fetch = fetchProduct(productOf(archive), options);
    fetches.set(archive, fetch);
    return fetch;
  }

  async function tableOf(station: number, archive: Archive): Promise<TenMinuteTable | undefined> {
    const table = await fetchOf(archive)(fileOf(archive, station));
    if (table === undefined || table.station === station) return table;
    throw new OpenDataError(`The archive of station ${station} is that of ${table.station}`);
  }

  return async (station, archives) => {
    const tables = await Promise.all(archives.map((archive) => tableOf(station.id, archive)));
    return reportsOf(
      station,
      tables.filter((table) => table !== undefined),
    );
  };
}

function productOf({ columns }: Archive): Product<TenMinuteTable> {
  return {
    decode: (body) => readTenMinutes(body, columns),
    freshUntil: (_, now) => now + FRESH_FOR,
    usableUntil: (_, now) => now + USABLE_FOR,
    askLateEvery: FRESH_FOR,
  };
}
