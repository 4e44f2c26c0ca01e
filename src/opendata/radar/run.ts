import { STEP, type NowcastStep } from '../../weather/nowcast.ts';
import { NO_DATA, PER_MILLIMETRE } from './frame.ts';
import { COLUMNS, ROWS, type Pixel } from './grid.ts';

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
export function stepsAt(
  { firstRow, isDry, frames }: RadarRun,
  { column, row }: Pixel,
): NowcastStep[] {
  const position = (firstRow === 'northern' ? row : ROWS - 1 - row) * COLUMNS + column;
  const series = seriesOf(frames, position);
  const background = isDry[position] === 1 ? 0 : NO_DATA;
  const rates = new Map(
    frames.map(({ end, amounts }) => [end, rateOf(amounts[series] ?? background)]),
  );
  const ends = frames.map(({ end }) => end);
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: (last - first) / STEP + 1 }, (_, index) => {
    const end = first + index * STEP;
    return { start: end - STEP, rate: rates.get(end) ?? null };
  });
}

/** The number of a pixel's series; one that no frame has where it has none. */
function seriesOf(frames: readonly RunFrame[], position: number): number {
  let before = 0;
  for (const { beginning } of frames) {
    const index = indexIn(beginning, position);
    if (index >= 0) return before + index;
    before += beginning.length;
  }
  return before;
}

/** Binary search; -1 where the value is not among them. */
function indexIn(ascending: Uint32Array, value: number): number {
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
function rateOf(amount: number): number | null {
  return amount === NO_DATA ? null : (amount * STEPS_PER_HOUR) / PER_MILLIMETRE;
}
