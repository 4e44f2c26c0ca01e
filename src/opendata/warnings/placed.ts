import type { Warning } from '../../weather/warning.ts';
import {
  boxOf,
  isInBox,
  isInPolygon,
  isWithinPolygon,
  type Box,
  type Position,
} from '../geometry/polygon.ts';

/** A warning with what makes it quick to find. */
export interface PlacedWarning {
  warning: Warning;
  /** Of each of its polygons, in their order. */
  boxes: Box[];
}

export function placed(warning: Warning): PlacedWarning {
  return { warning, boxes: warning.polygons.map(boxOf) };
}

/** Whether a position lies in one of the polygons; the border, also that of a hole, belongs to them. */
export function covers({ warning, boxes }: PlacedWarning, position: Position): boolean {
  return warning.polygons.some(([outline = [], ...holes], at) => {
    const box = boxes[at];
    if (!box || !isInBox(position, box) || !isInPolygon(position, [outline])) return false;
    return !holes.some((hole) => isWithinPolygon(position, [hole]));
  });
}
