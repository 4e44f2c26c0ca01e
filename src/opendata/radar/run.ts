import { NOWCAST_STEP_MS, type NowcastStep } from '../../weather/nowcast.ts';
import { GRID_COLUMNS, GRID_ROWS, type Pixel } from './grid.ts';

/**
 * What is kept of a run. Most pixels are dry in all its frames, or never seen: they take a byte.
 * The others have a series of amounts, which begins with the frame in which they first differ.
 * Plain arrays of numbers, which two threads can share.
 */
export interface RadarRun {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  firstRow: 'northern' | 'southern';
  /** For each pixel what it is without a series, or before it begins: 1 dry, 0 unseen. */
  isDry: Uint8Array;
  frames: RunFrame[];
}

export interface RunFrame {
  /** End of its five minutes, epoch milliseconds (UTC). */
  end: number;
  /** The pixels whose series begin with this frame, ascending. */
  beginning: Uint32Array;
  /** Amounts of all series that have begun, in the order in which they did. */
  amounts: Uint16Array;
}

const STEPS_PER_HOUR = 12;

/** A pixel's steps, from the first frame to the last; null where a frame is missing or has no data. */
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

/** The number of a pixel's series; one that no frame has where it has none. */
function findSeries(frames: readonly RunFrame[], position: number): number {
  let before = 0;
  for (const { beginning } of frames) {
    const index = binarySearch(beginning, position);
    if (index >= 0) return before + index;
    before += beginning.length;
  }
  return before;
}

/** Binary search; -1 where the value is not among them. */
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

/** What fell within five minutes on the whole grid, as one member of a run's file has it. */
export interface RadarFrame {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** End of the five minutes, epoch milliseconds (UTC). */
  end: number;
  read(): FrameValues;
}

/** A frame's values as its form has them, row by row, each from the west. */
export interface FrameValues {
  values: Uint16Array<ArrayBuffer>;
  firstRow: 'northern' | 'southern';
  /** The value for that nothing fell, and the usual one for that it is not known. */
  dry: number;
  noData: number;
  /** Values above 0 and below a limit are amounts: thousandths of a millimetre in five minutes. */
  scale: { limit: number; factor: number; offset: number };
  /** What the other values stand for, in the same unit, or {@link NO_DATA_AMOUNT}. */
  otherAmount: (value: number) => number;
  /** Leaves their memory to another frame. */
  discard: () => void;
}

/**
 * Thousandths of a millimetre in five minutes, or {@link NO_DATA_AMOUNT}. Most values are amounts: for those
 * no function of the frame's own is called, which would take three times as long.
 */
export function toAmount({ dry, scale, otherAmount }: FrameValues, value: number): number {
  if (value === dry) return 0;
  const isAmount = value > 0 && value < scale.limit;
  return isAmount ? Math.round(value * scale.factor + scale.offset) : otherAmount(value);
}

/** So fine is the HDF5 form; the binary one has hundredths. */
export const THOUSANDTHS_PER_MM = 1000;

/** In the place of an amount: the radar saw nothing of the pixel, neither rain nor that there is none. */
export const NO_DATA_AMOUNT = 0xffff;

/** 65.5 mm in five minutes, twice what was ever measured in Germany. */
export const MAX_AMOUNT = 0xfffe;
