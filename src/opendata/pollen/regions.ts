import * as z from 'zod';
import { readJson } from '../json.ts';
import {
  boxOf,
  distanceToBorder,
  isInBox,
  isInPolygon,
  type Box,
  type Polygon,
  type Position,
} from './polygon.ts';

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

// Germany lies well within; were longitude and latitude swapped, nothing would.
const LONGITUDES = [0, 20] as const;
const LATITUDES = [45, 60] as const;

/** Checked by hand: forty thousand positions one by one would cost zod a tenth of a second. */
const ring = z.custom<Position[]>(isRing, 'is no closed ring of longitudes and latitudes');
const polygon = z.array(ring).min(1);

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: polygon }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
        ]),
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
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map((each): Area => {
      return { region: properties.GF, polygon: each, box: boxOf(each) };
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

function isRing(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPosition)) return false;
  const [first, last]: unknown[] = [value[0], value.at(-1)];
  return isPosition(first) && isPosition(last) && first[0] === last[0] && first[1] === last[1];
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && isWithin(value[0], LONGITUDES) && isWithin(value[1], LATITUDES);
}

function isWithin(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
