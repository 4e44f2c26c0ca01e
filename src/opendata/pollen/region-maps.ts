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

const product: Product<RegionMap> = {
  decode: readRegions,
  freshUntil: (_, now) => now + WEEK,
};

/**
 * Gives the map of the pollen regions, asked for once a week. Borders hardly ever change: one that
 * is known answers at once, also while it is renewed and where the map server fails; at the start of
 * the program the one in the store stands in for a map server that fails.
 *
 * @throws {OpenDataError} when there is no map anywhere
 */
export function createRegionMaps(options: FetchOptions): () => Promise<RegionMap> {
  const fetch = fetchProduct(product, options);
  let known: RegionMap | undefined;

  async function renew(): Promise<RegionMap> {
    const map = await fetch(REGIONS);
    if (!map) throw new OpenDataError('The map server has no map of the pollen regions');
    known = map;
    return map;
  }

  async function fromStore(): Promise<RegionMap | undefined> {
    const download = await options.store?.read(REGIONS);
    return download && readRegions(download.body);
  }

  async function first(renewing: Promise<RegionMap>): Promise<RegionMap> {
    try {
      return await renewing;
    } catch (error) {
      known ??= await fromStore().catch(() => undefined);
      if (!known) throw error;
      return known;
    }
  }

  return async () => {
    const renewing = renew();
    if (!known) return first(renewing);
    renewing.catch(() => undefined);
    return known;
  };
}
