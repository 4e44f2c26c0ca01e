import { HOUR } from '../../weather/hour.ts';
import type { PollenDay } from '../../weather/pollen.ts';
import { fetchProduct, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { createRegionMaps } from './region-maps.ts';
import { readPollenFile, type PollenFile } from './s31fg.ts';

export interface PollenForecast {
  /** Id of the pollen region: of the part, or of a region without parts. */
  region: number;
  /** Epoch milliseconds. */
  issued: number;
  /** Epoch milliseconds at which the next file is to be expected; in the past when it is late. */
  nextUpdate: number;
  /** The file's days, whatever day it is now; without a value for the region, none. */
  days: PollenDay[];
}

export interface PollenForecasts {
  /**
   * The pollen index for a point in decimal degrees; undefined where there is no pollen region.
   *
   * @param country code of the country that the point lies in, if it is known: on a German shore,
   *   islet or border that the regions leave out, the nearest region counts
   * @throws {OpenDataError} when a server fails or a file cannot be used
   */
  at(
    point: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined>;
}

/** DWD's pollen index of the day. */
export const POLLEN_FILE: Resource = {
  host: 'opendata',
  path: '/climate_environment/health/alerts/s31fg.json',
};

/** What lies in Germany has a pollen region within so many km: of all postcodes and towns, Hooge's 5.0. */
export const REACH_IN_GERMANY = 6;

const DAY = 24 * HOUR;
/** A file may be on the server a little later than the one before it said. */
const PUBLISHED_AFTER = HOUR / 12;

export const pollenIndex: Product<PollenFile> = {
  decode: readPollenFile,
  // Where a file puts the next one into a far future, it is looked for all the same.
  freshUntil: (file, now) => Math.min(nextUpdate(file), now + DAY),
  usableUntil: (file, now) => pollenIndex.freshUntil(file, now) + DAY,
};

/** Pollen forecasts by DWD's pollen index s31fg and its map of the pollen regions. */
export function createPollenForecasts(options: FetchOptions): PollenForecasts {
  const regions = createRegionMaps(options);
  const latest = fetchProduct(pollenIndex, options);

  async function at(
    { latitude, longitude }: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined> {
    const map = await regions();
    const region = map.at([longitude, latitude], country === 'DE' ? REACH_IN_GERMANY : 0);
    if (region === undefined) return undefined;
    const file = await latest(POLLEN_FILE);
    if (!file) throw new OpenDataError('The open-data server has no pollen file');
    return {
      region,
      issued: file.issued,
      nextUpdate: nextUpdate(file),
      days: file.regions.get(region) ?? [],
    };
  }

  return { at };
}

function nextUpdate(file: PollenFile): number {
  return file.nextUpdate + PUBLISHED_AFTER;
}
