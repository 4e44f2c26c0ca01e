import {
  boxOf,
  distanceToBorder,
  isInBox,
  isInPolygon,
  type Box,
  type Polygon,
  type Position,
} from './polygon.ts';

/** One polygon of something that has an area on a map; many have several. */
export interface Area<Owner> {
  owner: Owner;
  polygon: Polygon;
  box: Box;
}

export function areasOf<Owner>(owner: Owner, polygons: readonly Polygon[]): Area<Owner>[] {
  return polygons.map((polygon) => ({ owner, polygon, box: boxOf(polygon) }));
}

/**
 * Whose area a position lies in, else whose is the nearest; undefined where there is none.
 *
 * @param reach how far outside of every area a position may lie, km
 */
export function ownerAt<Owner>(
  position: Position,
  areas: readonly Area<Owner>[],
  reach: number,
): Owner | undefined {
  const near = areas.filter(({ box }) => isInBox(position, box, reach));
  const around = near.find(({ polygon }) => isInPolygon(position, polygon));
  return (around ?? nearest(position, near, reach))?.owner;
}

function nearest<Owner>(
  position: Position,
  areas: readonly Area<Owner>[],
  reach: number,
): Area<Owner> | undefined {
  let found: Area<Owner> | undefined;
  let least = reach;
  for (const area of areas) {
    const distance = distanceToBorder(position, area.polygon);
    if (distance > least) continue;
    found = area;
    least = distance;
  }
  return found;
}
