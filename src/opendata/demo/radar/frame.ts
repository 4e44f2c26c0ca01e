import { NO_DATA_AMOUNT, GRID_COLUMNS } from '../../radar/run.ts';
import { BLOCK_COLUMNS, BLOCK_COUNT, BLOCK_PIXELS, BLOCK_ROWS } from './blocks.ts';

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
