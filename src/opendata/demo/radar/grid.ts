import { project, RESOLUTION, unproject, type Point } from '../../radar/grid.ts';

/** A place on the radar's grid in pixels; the centre of the north-western pixel is 0, 0. */
export interface GridPoint {
  /** Eastward. */
  column: number;
  /** Southward. */
  row: number;
}

export function gridPointAt(point: Point): GridPoint {
  const { x, y } = project(point);
  return { column: x / RESOLUTION, row: -y / RESOLUTION };
}

export function degreesAt({ column, row }: GridPoint): Point {
  return unproject({ x: column * RESOLUTION, y: -row * RESOLUTION });
}
