import * as z from 'zod';
import { areasOf, ownerAt } from '../geometry/areas.ts';
import { areaGeometry } from '../geometry/geojson.ts';
import type { Position } from '../geometry/polygon.ts';
import { readJson } from '../json.ts';

/** Which pollen region lies where. */
export interface RegionMap {
  /**
   * Id of the region at a position, as in the pollen file; undefined where there is none.
   *
   * @param reach how far outside of every region a position may lie, km: it then has the nearest
   */
  at(position: Position, reach: number): number | undefined;
}

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        geometry: areaGeometry,
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
export function readRegions(body: Uint8Array): RegionMap {
  const { features } = readJson(body, collection, 'Map of the pollen regions');
  const areas = features.flatMap(({ geometry, properties }) => areasOf(properties.GF, geometry));
  return { at: (position, reach) => ownerAt(position, areas, reach) };
}
