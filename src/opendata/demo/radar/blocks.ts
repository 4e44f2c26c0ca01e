import {
  GRID_COLUMNS,
  GRID_ROWS,
  PIXEL_SIZE_M,
  project,
  unproject,
  type GeoPoint,
} from '../../radar/run.ts';

/** Side of a block of pixels with the same amount: single pixels would take ten times as long. */
export const BLOCK_PIXELS = 4;
export const BLOCK_COLUMNS = GRID_COLUMNS / BLOCK_PIXELS;
export const BLOCK_ROWS = GRID_ROWS / BLOCK_PIXELS;
export const BLOCK_COUNT = BLOCK_COLUMNS * BLOCK_ROWS;

/** From the centre of a block's north-western pixel to its own centre, pixels. */
const BLOCK_CENTRE = (BLOCK_PIXELS - 1) / 2;

/** A place on the radar's grid in pixels; the centre of the north-western pixel is 0, 0. */
interface GridPoint {
  /** Eastward. */
  column: number;
  /** Southward. */
  row: number;
}

export function toGridPoint(point: GeoPoint): GridPoint {
  const { x, y } = project(point);
  return { column: x / PIXEL_SIZE_M, row: -y / PIXEL_SIZE_M };
}

/** A place in blocks from the centre of the north-western one. */
export function toBlocks({ column, row }: GridPoint): GridPoint {
  return {
    column: (column - BLOCK_CENTRE) / BLOCK_PIXELS,
    row: (row - BLOCK_CENTRE) / BLOCK_PIXELS,
  };
}

/** The centre of a block; blocks are counted row by row from the north. */
export function findBlockCentre(block: number): GeoPoint {
  const column = (block % BLOCK_COLUMNS) * BLOCK_PIXELS + BLOCK_CENTRE;
  const row = Math.floor(block / BLOCK_COLUMNS) * BLOCK_PIXELS + BLOCK_CENTRE;
  return unproject({ x: column * PIXEL_SIZE_M, y: -row * PIXEL_SIZE_M });
}
