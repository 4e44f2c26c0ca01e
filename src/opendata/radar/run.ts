import { NOWCAST_STEP_MS, type NowcastStep } from '../../weather/nowcast.ts';
import { GRID_COLUMNS, GRID_ROWS, type Pixel } from './grid.ts';

/**
 * A compact radar run. Most pixels are dry or without data in all frames and take one byte. The others
 * have a series of amounts, which starts with the frame in which they first differ. It consists of
 * plain arrays of numbers, which two threads can share.
 */
export interface RadarRun {
  /** Issue time of the run, epoch milliseconds. */
  issued: number;
  firstRow: 'northern' | 'southern';
  /** State of each pixel without a series, or before its start: 1 dry, 0 without data. */
  isDry: Uint8Array;
  frames: RunFrame[];
}

export interface RunFrame {
  /** End of its five minutes, epoch milliseconds. */
  end: number;
  /** Pixels whose series start with this frame, ascending. */
  beginning: Uint32Array;
  /** Amounts of all started series, in the order of their start. */
  amounts: Uint16Array;
}

const STEPS_PER_HOUR = 12;

/** Reads the steps of a pixel; the rate is null for missing frames and missing data. */
export function readSteps(
  { firstRow, isDry, frames }: RadarRun,
  { column, row }: Pixel,
): NowcastStep[] {
  const position = (firstRow === 'northern' ? row : GRID_ROWS - 1 - row) * GRID_COLUMNS + column;
  const series = findSeries(frames, position);
  const background = isDry[position] === 1 ? 0 : NO_DATA_AMOUNT;
  const rates = new Map(
    frames.map(({ end, amounts }) => [end, toRate(amounts[series] ?? background)]),
  );
  const ends = frames.map(({ end }) => end);
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: (last - first) / NOWCAST_STEP_MS + 1 }, (_, index) => {
    const end = first + index * NOWCAST_STEP_MS;
    return { start: end - NOWCAST_STEP_MS, rate: rates.get(end) ?? null };
  });
}

/** Finds the index of the series of a pixel; an index beyond all series if it has none. */
function findSeries(frames: readonly RunFrame[], position: number): number {
  let before = 0;
  for (const { beginning } of frames) {
    const index = binarySearch(beginning, position);
    if (index >= 0) return before + index;
    before += beginning.length;
  }
  return before;
}

/** Binary search; returns -1 if the value is missing. */
function binarySearch(ascending: Uint32Array, value: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === value ? from : -1;
}

/** mm per hour. */
function toRate(amount: number): number | null {
  return amount === NO_DATA_AMOUNT ? null : (amount * STEPS_PER_HOUR) / THOUSANDTHS_PER_MM;
}

/** Precipitation of five minutes on the whole grid, a member of the file of a run. */
export interface RadarFrame {
  /** Issue time of the run, epoch milliseconds. */
  issued: number;
  /** End of the five minutes, epoch milliseconds. */
  end: number;
  read(): FrameValues;
}

/** Values of a frame in its format, row by row from the west. */
export interface FrameValues {
  values: Uint16Array<ArrayBuffer>;
  firstRow: 'northern' | 'southern';
  /** Values that mean no precipitation and (usually) no data. */
  dry: number;
  noData: number;
  /** Values above 0 and below a limit are amounts: thousandths of a millimetre in five minutes. */
  scale: { limit: number; factor: number; offset: number };
  /** Converts the other values to the same unit, or {@link NO_DATA_AMOUNT}. */
  otherAmount: (value: number) => number;
  /** Releases the memory for another frame. */
  discard: () => void;
}

/**
 * Converts a value to thousandths of a millimetre in five minutes, or {@link NO_DATA_AMOUNT}. It calls
 * `otherAmount` for special values only: calling it for all takes three times as long.
 */
export function toAmount({ dry, scale, otherAmount }: FrameValues, value: number): number {
  if (value === dry) return 0;
  const isAmount = value > 0 && value < scale.limit;
  return isAmount ? Math.round(value * scale.factor + scale.offset) : otherAmount(value);
}

/** Resolution of the HDF5 format; the binary format has hundredths. */
export const THOUSANDTHS_PER_MM = 1000;

/** Amount that means no radar data. */
export const NO_DATA_AMOUNT = 0xffff;

/** 65.5 mm in five minutes, twice the record in Germany. */
export const MAX_AMOUNT = 0xfffe;
