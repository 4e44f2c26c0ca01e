import * as z from 'zod';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { PollenDay } from '../../weather/atmosphere.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { parsePollenFile, type PollenFile } from './s31fg.ts';
import { createAreas, findOwner, areaGeometrySchema, type LngLat } from '../geometry.ts';
import { parseJsonFile } from '../formats/text.ts';

export interface PollenForecast {
  /** Id of the pollen region: of the part, or of a region without parts. */
  region: number;
  /** Epoch milliseconds. */
  issued: number;
  /** Expected time of the next file, epoch milliseconds; in the past if it is late. */
  nextUpdate: number;
  /** Days of the file, whatever day it is now; empty without values for the region. */
  days: PollenDay[];
}

export interface PollenForecasts {
  /**
   * Returns the pollen forecast for a point in decimal degrees; undefined outside all regions.
   *
   * @param country country code of the point, if known: on German shores, islets and borders outside
   *   the regions, the nearest region counts
   * @throws {OpenDataError} if a server fails or a file is invalid
   */
  at(
    point: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined>;
}

/** DWD's daily pollen index. */
export const POLLEN_FILE: Resource = {
  host: 'opendata',
  path: '/climate_environment/health/alerts/s31fg.json',
};

/** All postcodes and towns of Germany have a region within this distance; Hooge is the farthest, 5.0. */
export const MAX_REGION_DISTANCE_KM = 6;
/** A file may appear slightly later than the previous one announced. */
const PUBLICATION_DELAY_MS = HOUR_MS / 12;

export const pollenIndexProduct: Product<PollenFile> = {
  decode: parsePollenFile,
  // Limits the effect of an announced update in the far future.
  staleAt: (file, now) => Math.min(computeNextUpdate(file), now + DAY_MS),
  expiresAt: (file, now) => pollenIndexProduct.staleAt(file, now) + DAY_MS,
};

/** Pollen forecasts from DWD's pollen index s31fg and its map of the pollen regions. */
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

/** Map of the pollen regions from DWD's map server (WFS 2.0). */
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
 * Creates a loader of the map of the pollen regions, which is revalidated once a week.
 *
 * @returns a function that throws {OpenDataError} if the map is not available
 */
function createRegionMapLoader(options: FetchOptions): () => Promise<RegionMap> {
  const fetch = createProductFetcher(pollenRegionsProduct, options);
  return async () => {
    const map = await fetch(POLLEN_REGIONS_FILE);
    if (!map) throw new OpenDataError('The map server has no map of the pollen regions');
    return map;
  };
}

/** Map of the pollen regions. */
interface RegionMap {
  /**
   * Finds the id of the region at a position, or of the nearest one; undefined if there is none.
   *
   * @param reachKm maximum distance to the nearest region
   */
  at(position: LngLat, reachKm: number): number | undefined;
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
 * Parses the GeoJSON of the pollen regions (`dwd:Pollenfluggebiete`, WGS 84). Its property `GF` is the
 * id of a part of a region in the pollen file, or of a region without parts.
 *
 * @throws {OpenDataError} if it is truncated or has another format
 */
export function parseRegionMap(body: Uint8Array): RegionMap {
  const { features } = parseJsonFile(body, RegionCollectionSchema, 'Map of the pollen regions');
  const areas = features.flatMap(({ geometry, properties }) =>
    createAreas(properties.GF, geometry),
  );
  return { at: (position, reachKm) => findOwner(position, areas, reachKm) };
}
