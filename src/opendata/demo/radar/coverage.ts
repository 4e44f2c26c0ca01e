import { NO_DATA } from './frame.ts';
import type { Frame } from './frame.ts';
import { COLUMNS, ROWS, type Point } from '../../radar/grid.ts';
import { gridPointAt } from './grid.ts';

/** How far a radar sees, pixels. */
const RANGE = 150;
/** How fast the rain and with it the edge of what was seen moves east, pixels a minute: 13 m/s. */
const EDGE_SPEED = 0.78;

/** The weather radars of the composite by their names in it: Borkum, Boostedt, Dresden and so on. */
export const SITES: Record<string, Point> = {
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
 * Puts `NO_DATA` where a run knows nothing at a lead time, minutes. It knows the rain where the
 * radars see, if they saw it before it came there: what blows in over the western edge is unknown.
 */
export type Coverage = (frame: Frame, lead: number) => void;

export function createCoverage(): Coverage {
  const seen = discs();
  return (frame, lead) => {
    const shift = Math.round(lead * EDGE_SPEED);
    for (let row = 0; row < ROWS; row++) {
      const start = row * COLUMNS;
      frame.fill(NO_DATA, start, start + shift);
      for (let at = start + shift; at < start + COLUMNS; at++) {
        if (seen[at] === 0 || seen[at - shift] === 0) frame[at] = NO_DATA;
      }
    }
  };
}

/** 1 where the radars see, 0 where they do not; row by row from the north. */
function discs(): Uint8Array {
  const seen = new Uint8Array(ROWS * COLUMNS);
  for (const site of Object.values(SITES)) {
    const centre = gridPointAt(site);
    for (let row = 0; row < ROWS; row++) {
      const half = Math.sqrt(Math.max(0, RANGE ** 2 - (row - centre.row) ** 2));
      const from = Math.max(0, Math.ceil(centre.column - half));
      const to = Math.min(COLUMNS, Math.ceil(centre.column + half));
      if (from < to) seen.fill(1, row * COLUMNS + from, row * COLUMNS + to);
    }
  }
  return seen;
}
