import { HOUR } from '../../weather/hour.ts';
import { fetchProduct, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { readRegions, type RegionMap } from './regions.ts';

/** DWD's map of the pollen regions, as its map server gives it (WFS 2.0). */
export const REGIONS: Resource = {
  host: 'maps',
  path: '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json',
};

const WEEK = 7 * 24 * HOUR;

export const pollenRegions: Product<RegionMap> = {
  decode: readRegions,
  freshUntil: (_, now) => now + WEEK,
  usableUntil: () => Infinity,
  lasting: true,
};

/**
 * Gives the map of the pollen regions, asked for once a week: borders hardly ever change.
 *
 * @throws {OpenDataError} when there is no map anywhere
 */
export function createRegionMaps(options: FetchOptions): () => Promise<RegionMap> {
  const fetch = fetchProduct(pollenRegions, options);
  return async () => {
    const map = await fetch(REGIONS);
    if (!map) throw new OpenDataError('The map server has no map of the pollen regions');
    return map;
  };
}
