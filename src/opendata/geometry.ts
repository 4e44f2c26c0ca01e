import { around } from 'geokdbush';
import KDBush from 'kdbush';
import pointInPolygon from 'point-in-polygon-hao';
import * as z from 'zod';

/** Longitude and latitude, decimal degrees. */
export type LngLat = [number, number];

/** Closed rings: the outline, then the holes. */
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

/** Whether a position is in a box or within `marginKm` of it. */
export function isInBox(
  [longitude, latitude]: LngLat,
  [west, south, east, north]: BoundingBox,
  marginKm = 0,
): boolean {
  const high = marginKm / KM_PER_DEGREE;
  const wide = high / Math.cos(latitude * RADIANS_PER_DEGREE);
  return (
    longitude >= west - wide &&
    longitude <= east + wide &&
    latitude >= south - high &&
    latitude <= north + high
  );
}

/** Whether a position is in a polygon or on its border. */
export function isInPolygon(position: LngLat, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) !== false;
}

/** Whether a position is inside a polygon, not on its border. */
export function isWithinPolygon(position: LngLat, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) === true;
}

/** Distance from a position to the border of a polygon, on a flat map around the position. */
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

/** Distance from the origin to a line segment; NaN without both of its ends. */
function distanceToLine(fromX: number, fromY: number, x: number, y: number): number {
  const [alongX, alongY] = [x - fromX, y - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : -(fromX * alongX + fromY * alongY) / length;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(fromX + at * alongX, fromY + at * alongY);
}

/** One polygon of an owner on a map; owners may have several. */
export interface Area<Owner> {
  owner: Owner;
  polygon: Polygon;
  box: BoundingBox;
}

export function createAreas<Owner>(owner: Owner, polygons: readonly Polygon[]): Area<Owner>[] {
  return polygons.map((polygon) => ({ owner, polygon, box: computeBoundingBox(polygon) }));
}

/**
 * Finds the owner of the area at a position, else of the nearest area; undefined if there is none.
 *
 * @param reachKm maximum distance to the nearest area
 */
export function findOwner<Owner>(
  position: LngLat,
  areas: readonly Area<Owner>[],
  reachKm: number,
): Owner | undefined {
  const near = areas.filter(({ box }) => isInBox(position, box, reachKm));
  const surrounding = near.find(({ polygon }) => isInPolygon(position, polygon));
  return (surrounding ?? findNearestArea(position, near, reachKm))?.owner;
}

function findNearestArea<Owner>(
  position: LngLat,
  areas: readonly Area<Owner>[],
  reachKm: number,
): Area<Owner> | undefined {
  let nearest: Area<Owner> | undefined;
  let nearestKm = reachKm;
  for (const area of areas) {
    const distance = distanceToBorderKm(position, area.polygon);
    if (distance > nearestKm) continue;
    nearest = area;
    nearestKm = distance;
  }
  return nearest;
}

/** Stations by their position. */
export interface StationIndex<Station> {
  /** Number of stations. */
  count: number;
  /** Finds stations within a radius in km, the nearest first; only those of some ids, if there are any. */
  findAround(
    latitude: number,
    longitude: number,
    count: number,
    radius: number,
    ids?: ReadonlySet<string>,
  ): Station[];
}

export function createStationIndex<
  Station extends { id: string; latitude: number; longitude: number },
>(stations: readonly Station[]): StationIndex<Station> {
  const index = new KDBush(stations.length);
  for (const station of stations) index.add(station.longitude, station.latitude);
  index.finish();

  return {
    count: stations.length,
    findAround: (latitude, longitude, count, radius, ids) =>
      around(index, longitude, latitude, count, radius, (at) =>
        ids === undefined ? true : ids.has(stations[at]?.id ?? ''),
      )
        .map((at) => stations[at])
        .filter((station) => station !== undefined),
  };
}

// Germany is well within these bounds; swapped coordinates are not.
const LONGITUDE_BOUNDS = [0, 20] as const;
const LATITUDE_BOUNDS = [45, 60] as const;

/** Custom checks: zod would take 0.1 s to check 40,000 positions one by one. */
const ringSchema = z.custom<LngLat[]>(isRing, 'is no closed ring of longitudes and latitudes');
const polygonSchema = z.array(ringSchema).min(1);

/** Parses a GeoJSON geometry in Germany (WGS 84) to its polygons. */
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

function isBetween(value: unknown, [min, max]: readonly [number, number]): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
