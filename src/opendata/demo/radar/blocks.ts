import {
  GRID_COLUMNS,
  GRID_ROWS,
  PIXEL_SIZE_M,
  project,
  unproject,
  type GeoPoint,
  NO_DATA_AMOUNT,
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

/**
 * One interval of a run: thousandths of a millimetre in five minutes, or `NO_DATA`, in each block of
 * pixels, row by row from the north.
 */
export type DemoFrame = Uint16Array;

/** A frame without any data. */
export function createDemoFrame(): DemoFrame {
  return new Uint16Array(BLOCK_COUNT).fill(NO_DATA_AMOUNT);
}

/**
 * Writes a frame to all pixels of the grid, row by row.
 *
 * @param convert the value of the file for an amount
 */
export function writePixels(
  frame: DemoFrame,
  firstRow: 'northern' | 'southern',
  pixels: Uint16Array,
  convert: (amount: number) => number,
): void {
  for (let row = 0; row < BLOCK_ROWS; row++) {
    const from = (firstRow === 'northern' ? row : BLOCK_ROWS - 1 - row) * BLOCK_COLUMNS;
    const start = row * BLOCK_PIXELS * GRID_COLUMNS;
    for (let column = 0; column < BLOCK_COLUMNS; column++) {
      const value = convert(frame[from + column] ?? NO_DATA_AMOUNT);
      const at = start + column * BLOCK_PIXELS;
      for (let pixel = at; pixel < at + BLOCK_PIXELS; pixel++) pixels[pixel] = value;
    }
    for (let copy = 1; copy < BLOCK_PIXELS; copy++) {
      pixels.copyWithin(start + copy * GRID_COLUMNS, start, start + GRID_COLUMNS);
    }
  }
}

/** Range of a radar, pixels. */
const RADAR_RANGE_PIXELS = 150;
/** Eastward speed of the rain and of the edge of observed rain, pixels a minute: 13 m/s. */
const EDGE_SPEED_PIXELS_PER_MINUTE = 0.78;

/** The weather radars of the composite by their names in it: Borkum, Boostedt, Dresden and so on. */
export const RADAR_SITES: Record<string, GeoPoint> = {
  deasb: { latitude: 53.564, longitude: 6.748 },
  deboo: { latitude: 54.004, longitude: 10.047 },
  dedrs: { latitude: 51.125, longitude: 13.769 },
  deeis: { latitude: 49.541, longitude: 12.403 },
  deess: { latitude: 51.406, longitude: 6.967 },
  defbg: { latitude: 47.874, longitude: 8.004 },
  defld: { latitude: 51.311, longitude: 8.802 },
  dehnr: { latitude: 52.46, longitude: 9.695 },
  deisn: { latitude: 48.175, longitude: 12.102 },
  demem: { latitude: 48.042, longitude: 10.219 },
  deneu: { latitude: 50.5, longitude: 11.135 },
  denhb: { latitude: 50.11, longitude: 6.548 },
  deoft: { latitude: 49.985, longitude: 8.713 },
  depro: { latitude: 52.649, longitude: 13.858 },
  deros: { latitude: 54.176, longitude: 12.058 },
  detur: { latitude: 48.585, longitude: 9.783 },
  deumd: { latitude: 52.16, longitude: 11.176 },
};

/**
 * The blocks that a run covers at a lead time, minutes; ascending. A run forecasts rain inside the range
 * of the radars if they observed it before: rain from beyond the western edge is unknown.
 */
type ListCovered = (lead: number) => Uint32Array;

export function createCoverage(): ListCovered {
  const seen = createCoverageMask();
  return (lead) => {
    const shift = Math.round((lead * EDGE_SPEED_PIXELS_PER_MINUTE) / BLOCK_PIXELS);
    const covered = new Uint32Array(BLOCK_COUNT);
    let count = 0;
    for (let row = 0; row < BLOCK_ROWS; row++) {
      const end = (row + 1) * BLOCK_COLUMNS;
      for (let block = row * BLOCK_COLUMNS + shift; block < end; block++) {
        if (seen[block] === 1 && seen[block - shift] === 1) covered[count++] = block;
      }
    }
    return covered.subarray(0, count);
  };
}

/** 1 for blocks whose centre is inside the range of the radars, 0 outside. */
function createCoverageMask(): Uint8Array {
  const seen = new Uint8Array(BLOCK_COUNT);
  const range = RADAR_RANGE_PIXELS / BLOCK_PIXELS;
  for (const site of Object.values(RADAR_SITES)) {
    const centre = toBlocks(toGridPoint(site));
    for (let row = 0; row < BLOCK_ROWS; row++) {
      const half = Math.sqrt(Math.max(0, range ** 2 - (row - centre.row) ** 2));
      const from = Math.max(0, Math.ceil(centre.column - half));
      const to = Math.min(BLOCK_COLUMNS, Math.ceil(centre.column + half));
      if (from < to) seen.fill(1, row * BLOCK_COLUMNS + from, row * BLOCK_COLUMNS + to);
    }
  }
  return seen;
}
