import * as z from 'zod';
import type { Position } from '../geometry/polygon.ts';

const CORNER = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

// All that the German weather service warns of lies well within, its seas included; were latitude and
// longitude swapped, nothing would.
const LATITUDES = [40, 65] as const;
const LONGITUDES = [-10, 30] as const;

/** Rings as CAP writes them: `52.62,12.17 52.61,12.20 …`, latitude first, ending where they begin. */
export const polygonText = z.string().transform((text, context): Position[] => {
  const ring = ringOf(text);
  if (ring) return ring;
  context.addIssue({ code: 'custom', message: 'is no closed ring of latitudes and longitudes' });
  return z.NEVER;
});

/** Undefined for what is none. */
export function ringOf(text: string): Position[] | undefined {
  const corners = text.split(/\s+/).map(positionOf);
  const ring = corners.filter((position) => position !== undefined);
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first !== undefined && last !== undefined && isSame(first, last);
  return ring.length === corners.length && ring.length >= 4 && isClosed ? ring : undefined;
}

function positionOf(corner: string): Position | undefined {
  const [, north = '', east = ''] = CORNER.exec(corner) ?? [];
  const [latitude, longitude] = [Number(north || NaN), Number(east || NaN)];
  const isNear = isWithin(latitude, LATITUDES) && isWithin(longitude, LONGITUDES);
  return isNear ? [longitude, latitude] : undefined;
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}
