import { COLUMNS, ROWS } from '../../radar/grid.ts';
import { POINT_COLUMNS, SPACING } from './rain.ts';

/** Stands in a frame where the radar knows nothing. */
export const NO_DATA = 0xffff;
/** Less than half a hundredth of a millimetre in five minutes is too little to be seen. */
const LEAST_SEEN = 5;

/**
 * One interval of a run on the grid: thousandths of a millimetre in five minutes or `NO_DATA`, row
 * by row from the north.
 */
export type Frame = Uint16Array;

export function createFrame(): Frame {
  return new Uint16Array(COLUMNS * ROWS);
}

/** Brings amounts at points `SPACING` pixels apart to the grid. */
export function drawRain(frame: Frame, amounts: Float32Array): void {
  const line = new Float32Array(POINT_COLUMNS);
  frame.fill(0);
  for (let row = 0; row < ROWS; row++) {
    const isWet = interpolateLine(line, amounts, row);
    if (isWet) fillRow(frame, row * COLUMNS, line);
  }
}

/** The amounts of the points' columns at the height of a row; false when all of them are dry. */
function interpolateLine(line: Float32Array, amounts: Float32Array, row: number): boolean {
  const above = Math.floor(row / SPACING) * POINT_COLUMNS;
  const share = (row % SPACING) / SPACING;
  let wettest = 0;
  for (let column = 0; column < POINT_COLUMNS; column++) {
    const northern = amounts[above + column] ?? 0;
    const southern = amounts[above + POINT_COLUMNS + column] ?? 0;
    const value = northern + (southern - northern) * share;
    line[column] = value;
    if (value > wettest) wettest = value;
  }
  return wettest >= LEAST_SEEN;
}

function fillRow(frame: Frame, start: number, line: Float32Array): void {
  for (let column = 0; column < POINT_COLUMNS - 1; column++) {
    const western = line[column] ?? 0;
    const rise = ((line[column + 1] ?? 0) - western) / SPACING;
    if (western === 0 && rise === 0) continue;
    for (let step = 0; step < SPACING; step++) {
      const value = western + rise * step;
      if (value >= LEAST_SEEN) frame[start + column * SPACING + step] = Math.round(value);
    }
  }
}
