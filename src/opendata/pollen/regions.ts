import * as z from 'zod';
import { readJson } from '../json.ts';
import { areaGeometry } from '../geometry/geojson.ts';
import {
  boxOf,
  distanceToBorder,
  isInBox,
  isInPolygon,
  type Box,
  type Polygon,
  type Position,
} from '../geometry/polygon.ts';

/** Which pollen region lies where. */
export interface RegionMap {
  /**
   * Id of the region at a position, as in the pollen file; undefined where there is none.
   *
   * @param reach how far outside of every region a position may lie, km: it then has the nearest
   */
  at(position: Position, reach: number): number | undefined;
}

/** One polygon of a region; many have several. */
interface Area {
  region: number;
  polygon: Polygon;
  box: Box;
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
  const areas = features.flatMap(({ geometry, properties }) => {
    return geometry.map((polygon): Area => {
      return { region: properties.GF, polygon, box: boxOf(polygon) };
    });
  });
  return {
    at: (position, reach) => regionAround(position, areas) ?? nearestRegion(position, areas, reach),
  };
}

function regionAround(position: Position, areas: readonly Area[]): number | undefined {
  return areas.find((area) => isInBox(position, area.box) && isInPolygon(position, area.polygon))
    ?.region;
}

function nearestRegion(
  position: Position,
  areas: readonly Area[],
  reach: number,
): number | undefined {
  let nearest: { region: number; distance: number } | undefined;
  for (const area of areas) {
    if (!isInBox(position, area.box, reach)) continue;
    const distance = distanceToBorder(position, area.polygon);
    if (distance > (nearest?.distance ?? reach)) continue;
    nearest = { region: area.region, distance };
  }
  return nearest?.region;
}
