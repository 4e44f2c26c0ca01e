import pointInPolygon from 'point-in-polygon-hao';
import * as z from 'zod';

/** Longitude and latitude, decimal degrees. */
export type LngLat = [number, number];

/** Rings that end where they begin: the outline, then the holes. */
export type Polygon = LngLat[][];

/** West, south, east and north. */
export type BoundingBox = readonly [number, number, number, number];

const KM_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = Math.PI / 180;

export function computeBoundingBox([outline = []]: Polygon): BoundingBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of outline) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Whether a position lies in a box or so many km beside it. */
export function isInBox(
  [longitude, latitude]: LngLat,
  [west, south, east, north]: BoundingBox,
  margin = 0,
): boolean {
  const high = margin / KM_PER_DEGREE;
  const wide = high / Math.cos(latitude * RADIANS_PER_DEGREE);
  return (
    longitude >= west - wide &&
    longitude <= east + wide &&
    latitude >= south - high &&
    latitude <= north + high
  );
}

/** The border is part of it. */
export function isInPolygon(position: LngLat, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) !== false;
}

/** The border is no part of it. */
export function isWithinPolygon(position: LngLat, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) === true;
}

/** Kilometres from a position to the border of a polygon, as on a flat map around the position. */
function distanceToBorderKm([longitude, latitude]: LngLat, polygon: Polygon): number {
  const narrowing = Math.cos(latitude * RADIANS_PER_DEGREE);
  let nearest = Infinity;
  for (const ring of polygon) {
    let [fromX, fromY] = [NaN, NaN];
    for (const [east, north] of ring) {
      const [x, y] = [(east - longitude) * narrowing, north - latitude];
      const distance = distanceToLine(fromX, fromY, x, y);
      if (distance < nearest) nearest = distance;
      [fromX, fromY] = [x, y];
    }
  }
  return nearest * KM_PER_DEGREE;
}

/** From the origin to the nearest point of a straight line between two others; NaN without both. */
function distanceToLine(fromX: number, fromY: number, x: number, y: number): number {
  const [alongX, alongY] = [x - fromX, y - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : -(fromX * alongX + fromY * alongY) / length;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(fromX + at * alongX, fromY + at * alongY);
}

/** One polygon of something that has an area on a map; many have several. */
export interface Area<Owner> {
  owner: Owner;
  polygon: Polygon;
  box: BoundingBox;
}

export function createAreas<Owner>(owner: Owner, polygons: readonly Polygon[]): Area<Owner>[] {
  return polygons.map((polygon) => ({ owner, polygon, box: computeBoundingBox(polygon) }));
}

/**
 * Whose area a position lies in, else whose is the nearest; undefined where there is none.
 *
 * @param reach how far outside of every area a position may lie, km
 */
export function findOwner<Owner>(
  position: LngLat,
  areas: readonly Area<Owner>[],
  reach: number,
): Owner | undefined {
  const near = areas.filter(({ box }) => isInBox(position, box, reach));
  const around = near.find(({ polygon }) => isInPolygon(position, polygon));
  return (around ?? findNearestArea(position, near, reach))?.owner;
}

function findNearestArea<Owner>(
  position: LngLat,
  areas: readonly Area<Owner>[],
  reach: number,
): Area<Owner> | undefined {
  let found: Area<Owner> | undefined;
  let least = reach;
  for (const area of areas) {
    const distance = distanceToBorderKm(position, area.polygon);
    if (distance > least) continue;
    found = area;
    least = distance;
  }
  return found;
}

// Germany lies well within; were longitude and latitude swapped, nothing would.
const LONGITUDE_BOUNDS = [0, 20] as const;
const LATITUDE_BOUNDS = [45, 60] as const;

/** Checked by hand: forty thousand positions one by one would cost zod a tenth of a second. */
const ringSchema = z.custom<LngLat[]>(isRing, 'is no closed ring of longitudes and latitudes');
const polygonSchema = z.array(ringSchema).min(1);

/** A GeoJSON geometry of an area in Germany (WGS 84), as its polygons. */
export const areaGeometrySchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygonSchema }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygonSchema) }),
  ])
  .transform((geometry): Polygon[] =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );

function isRing(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPosition)) return false;
  const [first, last]: unknown[] = [value[0], value.at(-1)];
  return isPosition(first) && isPosition(last) && first[0] === last[0] && first[1] === last[1];
}

function isPosition(value: unknown): value is LngLat {
  return (
    Array.isArray(value) &&
    isBetween(value[0], LONGITUDE_BOUNDS) &&
    isBetween(value[1], LATITUDE_BOUNDS)
  );
}

function isBetween(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
