import type { GeoPoint } from '../../radar/run.ts';
import {
  BLOCK_COLUMNS,
  BLOCK_COUNT,
  BLOCK_PIXELS,
  BLOCK_ROWS,
  toBlocks,
  toGridPoint,
} from './blocks.ts';

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
