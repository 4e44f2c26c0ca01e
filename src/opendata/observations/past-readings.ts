import { distance } from 'geokdbush';
import type { StationHour } from '../../weather/observation.ts';
import { STATION_CATALOGUE_FILE } from '../mosmix/series.ts';
import { stationCatalogueProduct } from '../mosmix/forecasts.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions } from '../product.ts';
import { OpenDataError } from '../server.ts';
import { POI_LISTING, poiListingProduct, poiReportsFile, poiReportsProduct } from './poi.ts';
import { DAY_MS } from '../../time/units.ts';

/** Reports of a station on the hour, the oldest first; not empty. */
export interface StationPast {
  /** WMO id, or an id of DWD. */
  id: string;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
  /** Great-circle distance from the position, km. */
  distance: number;
  hours: StationHour[];
}

/** What the stations of the world that DWD publishes reports of have measured. */
export interface PastReadings {
  /**
   * Finds the closest station with reports; undefined if none is within {@link MAX_PAST_DISTANCE_KM}.
   *
   * @throws {OpenDataError} if the reports are not available
   */
  near: (position: { latitude: number; longitude: number }) => Promise<StationPast | undefined>;
}

/** Stations farther away say little about the weather. */
export const MAX_PAST_DISTANCE_KM = 150;

/** The files hold the reports of a day; older ones are of a station that has stopped. */
export const MAX_PAST_MS = 2 * DAY_MS;

/** Not every station that has a file measures the temperature. */
const MAX_STATIONS = 3;

/** Reads hourly reports ("POI") of stations, whose positions are those of the forecasts' catalogue. */
export function createPastReadings(options: FetchOptions): PastReadings {
  const catalogue = createProductFetcher(stationCatalogueProduct, options);
  const listing = createProductFetcher(poiListingProduct, options);
  const reports = createProductFetcher(poiReportsProduct, options);

  async function near({
    latitude,
    longitude,
  }: {
    latitude: number;
    longitude: number;
  }): Promise<StationPast | undefined> {
    const [index, ids] = await Promise.all([
      catalogue(STATION_CATALOGUE_FILE),
      listing(POI_LISTING),
    ]);
    if (!index || !ids) throw new OpenDataError('The open-data server lists no POI reports');
    const stations = index.findAround(latitude, longitude, MAX_STATIONS, MAX_PAST_DISTANCE_KM, ids);
    const found = stations.map(async (station) => ({ station, hours: await load(station.id) }));
    const settled = Promise.allSettled(found);
    for (const each of found) {
      const past = await each.catch(() => undefined);
      if (!past?.hours.some(({ temperature }) => temperature !== null)) continue;
      const { station, hours } = past;
      const away = distance(longitude, latitude, station.longitude, station.latitude);
      return { ...station, distance: away, hours };
    }
    const failed = (await settled).find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return undefined;
  }

  async function load(id: string): Promise<StationHour[]> {
    const file = await reports(poiReportsFile(id));
    if (!file) return [];
    if (file.wmoId !== id) {
      throw new OpenDataError(`The POI file of station ${id} is that of ${file.wmoId}`);
    }
    const now = options.clock().getTime();
    return file.hours
      .filter(({ time }) => time <= now && time > now - MAX_PAST_MS)
      .toSorted((a, b) => a.time - b.time);
  }

  return { near };
}
