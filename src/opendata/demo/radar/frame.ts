import { GRID_COLUMNS, GRID_ROWS, type GeoPoint } from '../../radar/grid.ts';
import { POINT_COLUMNS, POINT_SPACING_PIXELS, toGridPoint } from './rain.ts';
import { NO_DATA_AMOUNT } from '../../radar/run.ts';

/** Detection limit: half a hundredth of a millimetre in five minutes. */
const MIN_VISIBLE_AMOUNT = 5;

/**
 * One interval of a run on the grid: thousandths of a millimetre in five minutes or `NO_DATA`, row
 * by row from the north.
 */
export type DemoFrame = Uint16Array;

export function createDemoFrame(): DemoFrame {
  return new Uint16Array(GRID_COLUMNS * GRID_ROWS);
}

/** Interpolates amounts at points `SPACING` pixels apart to the grid. */
export function drawRain(frame: DemoFrame, amounts: Float32Array): void {
  const line = new Float32Array(POINT_COLUMNS);
  frame.fill(0);
  for (let row = 0; row < GRID_ROWS; row++) {
    const isWet = interpolateLine(line, amounts, row);
    if (isWet) fillRow(frame, row * GRID_COLUMNS, line);
  }
}

/** Interpolates the columns of points at a row; false if all of them are dry. */
function interpolateLine(line: Float32Array, amounts: Float32Array, row: number): boolean {
  const above = Math.floor(row / POINT_SPACING_PIXELS) * POINT_COLUMNS;
  const share = (row % POINT_SPACING_PIXELS) / POINT_SPACING_PIXELS;
  let wettest = 0;
  for (let column = 0; column < POINT_COLUMNS; column++) {
    const northern = amounts[above + column] ?? 0;
    const southern = amounts[above + POINT_COLUMNS + column] ?? 0;
    const value = northern + (southern - northern) * share;
    line[column] = value;
    if (value > wettest) wettest = value;
  }
  return wettest >= MIN_VISIBLE_AMOUNT;
}

function fillRow(frame: DemoFrame, start: number, line: Float32Array): void {
  for (let column = 0; column < POINT_COLUMNS - 1; column++) {
    const western = line[column] ?? 0;
    const rise = ((line[column + 1] ?? 0) - western) / POINT_SPACING_PIXELS;
    if (western === 0 && rise === 0) continue;
    for (let step = 0; step < POINT_SPACING_PIXELS; step++) {
      const value = western + rise * step;
      if (value >= MIN_VISIBLE_AMOUNT) {
        frame[start + column * POINT_SPACING_PIXELS + step] = Math.round(value);
      }
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
 * Sets `NO_DATA` where a run has no forecast at a lead time, minutes. A run forecasts rain inside the
 * range of the radars if they observed it before: rain from beyond the western edge is unknown.
 */
type HideUncovered = (frame: DemoFrame, lead: number) => void;

export function createCoverage(): HideUncovered {
  const seen = createCoverageMask();
  return (frame, lead) => {
    const shift = Math.round(lead * EDGE_SPEED_PIXELS_PER_MINUTE);
    for (let row = 0; row < GRID_ROWS; row++) {
      const start = row * GRID_COLUMNS;
      frame.fill(NO_DATA_AMOUNT, start, start + shift);
      for (let at = start + shift; at < start + GRID_COLUMNS; at++) {
        if (seen[at] === 0 || seen[at - shift] === 0) frame[at] = NO_DATA_AMOUNT;
      }
    }
  };
}

/** 1 inside the range of the radars, 0 outside; row by row from the north. */
function createCoverageMask(): Uint8Array {
  const seen = new Uint8Array(GRID_ROWS * GRID_COLUMNS);
  for (const site of Object.values(RADAR_SITES)) {
    const centre = toGridPoint(site);
    for (let row = 0; row < GRID_ROWS; row++) {
      const half = Math.sqrt(Math.max(0, RADAR_RANGE_PIXELS ** 2 - (row - centre.row) ** 2));
      const from = Math.max(0, Math.ceil(centre.column - half));
      const to = Math.min(GRID_COLUMNS, Math.ceil(centre.column + half));
      if (from < to) seen.fill(1, row * GRID_COLUMNS + from, row * GRID_COLUMNS + to);
    }
  }
  return seen;
}
