import * as z from 'zod';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { PollenDay } from '../../weather/pollen.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { parsePollenFile, type PollenFile } from './s31fg.ts';
import { createAreas, findOwner, areaGeometrySchema, type LngLat } from '../geometry.ts';
import { parseJsonFile } from '../formats/text.ts';

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
export const MAX_REGION_DISTANCE_KM = 6;
/** A file may be on the server a little later than the one before it said. */
const PUBLICATION_DELAY_MS = HOUR_MS / 12;

export const pollenIndexProduct: Product<PollenFile> = {
  decode: parsePollenFile,
  // Where a file puts the next one into a far future, it is looked for all the same.
  staleAt: (file, now) => Math.min(computeNextUpdate(file), now + DAY_MS),
  expiresAt: (file, now) => pollenIndexProduct.staleAt(file, now) + DAY_MS,
};

/** Pollen forecasts by DWD's pollen index s31fg and its map of the pollen regions. */
export function createPollenForecasts(options: FetchOptions): PollenForecasts {
  const regions = createRegionMapLoader(options);
  const latest = createProductFetcher(pollenIndexProduct, options);

  async function at(
    { latitude, longitude }: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined> {
    const map = await regions();
    const region = map.at([longitude, latitude], country === 'DE' ? MAX_REGION_DISTANCE_KM : 0);
    if (region === undefined) return undefined;
    const file = await latest(POLLEN_FILE);
    if (!file) throw new OpenDataError('The open-data server has no pollen file');
    return {
      region,
      issued: file.issued,
      nextUpdate: computeNextUpdate(file),
      days: file.regions.get(region) ?? [],
    };
  }

  return { at };
}

function computeNextUpdate(file: PollenFile): number {
  return file.nextUpdate + PUBLICATION_DELAY_MS;
}

/** DWD's map of the pollen regions, as its map server gives it (WFS 2.0). */
export const POLLEN_REGIONS_FILE: Resource = {
  host: 'maps',
  path: '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json',
};

const MAX_AGE_MS = 7 * DAY_MS;

export const pollenRegionsProduct: Product<RegionMap> = {
  decode: parseRegionMap,
  staleAt: (_, now) => now + MAX_AGE_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
};

/**
 * Gives the map of the pollen regions, asked for once a week: borders hardly ever change.
 *
 * @throws {OpenDataError} when there is no map anywhere
 */
function createRegionMapLoader(options: FetchOptions): () => Promise<RegionMap> {
  const fetch = createProductFetcher(pollenRegionsProduct, options);
  return async () => {
    const map = await fetch(POLLEN_REGIONS_FILE);
    if (!map) throw new OpenDataError('The map server has no map of the pollen regions');
    return map;
  };
}

/** Which pollen region lies where. */
interface RegionMap {
  /**
   * Id of the region at a position, as in the pollen file; undefined where there is none.
   *
   * @param reach how far outside of every region a position may lie, km: it then has the nearest
   */
  at(position: LngLat, reach: number): number | undefined;
}

const RegionCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        geometry: areaGeometrySchema,
        properties: z.object({ GF: z.int() }),
      }),
    )
    .min(1),
});

/**
 * Reads the map server's GeoJSON of the pollen regions (`dwd:Pollenfluggebiete`, WGS 84). Its
 * property `GF` is the id of the part of a region in the pollen file, or of a region without parts.
 *
 * @throws {OpenDataError} when it is cut off or of another version
 */
export function parseRegionMap(body: Uint8Array): RegionMap {
  const { features } = parseJsonFile(body, RegionCollectionSchema, 'Map of the pollen regions');
  const areas = features.flatMap(({ geometry, properties }) =>
    createAreas(properties.GF, geometry),
  );
  return { at: (position, reach) => findOwner(position, areas, reach) };
}
