import * as z from 'zod';
import type { Polygon, Position } from './polygon.ts';

// Germany lies well within; were longitude and latitude swapped, nothing would.
const LONGITUDES = [0, 20] as const;
const LATITUDES = [45, 60] as const;

/** Checked by hand: forty thousand positions one by one would cost zod a tenth of a second. */
const ring = z.custom<Position[]>(isRing, 'is no closed ring of longitudes and latitudes');
const polygon = z.array(ring).min(1);

/** A GeoJSON geometry of an area in Germany (WGS 84), as its polygons. */
export const areaGeometry = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
  ])
  .transform((geometry): Polygon[] =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );

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
