import { STEP } from '../../weather/nowcast.ts';
import { OpenDataError } from '../server.ts';
import { amountIn, type Frame, type FrameValues } from './frame.ts';
import { PIXELS } from './grid.ts';
import { anyRoom, lastingMemory, type Room } from './memory.ts';
import type { RadarRun, RunFrame } from './run.ts';

/**
 * Collects a run from its frames as they come, up to the frame that ends the longest lead time after
 * the run; when all up to that are there, no more are asked for.
 *
 * @param longestLead milliseconds, a multiple of {@link STEP}
 * @param room where what is kept is put
 * @throws {OpenDataError} when there are none, two are of the same time or of two runs
 */
export function collectRun(
  frames: Iterable<Frame>,
  longestLead: number,
  room: Room = anyRoom,
): RadarRun {
  const most = longestLead / STEP + 1;
  const series = createSeries(room);
  const collected: RunFrame[] = [];
  let run: Pick<RadarRun, 'issued' | 'firstRow' | 'isDry'> | undefined;
  try {
    for (const frame of frames) {
      const { issued, end } = frame;
      checkTime(frame, run?.issued ?? issued, collected);
      if (end - issued > longestLead) continue;
      const values = frame.read();
      run ??= { issued, firstRow: values.firstRow, isDry: series.begin(values) };
      collected.push({ end, ...series.add(values) });
      if (collected.length === most) break;
    }
  } finally {
    series.discard();
  }
  if (!run) throw new OpenDataError('Radar run without frames');
  return { ...run, frames: collected };
}

function checkTime({ issued, end }: Frame, run: number, others: readonly RunFrame[]): void {
  if (issued !== run) throw new OpenDataError('Radar file with frames of two runs');
  const lead = end - issued;
  if (lead < 0 || lead % STEP !== 0) {
    throw new OpenDataError(`Radar frame ${lead / 60_000} minutes after its run`);
  }
  if (others.some((other) => other.end === end)) {
    throw new OpenDataError('Radar file with two frames of the same time');
  }
}

/** The series of all pixels that have one; it takes the frames' values, and changes them. */
interface Series {
  /** Gives where the first frame is dry; it is added as the others are. */
  begin(first: FrameValues): RadarRun['isDry'];
  add(frame: FrameValues): Pick<RunFrame, 'beginning' | 'amounts'>;
  discard(): void;
}

/** The pixel of each series, and its amount in the frame at hand. */
const pixelsOf = lastingMemory(PIXELS * Uint32Array.BYTES_PER_ELEMENT);
const pixels = new Uint32Array(pixelsOf.buffer, pixelsOf.byteOffset, PIXELS);
const amountsOf = lastingMemory(PIXELS * Uint16Array.BYTES_PER_ELEMENT);
const amounts = new Uint16Array(amountsOf.buffer, amountsOf.byteOffset, PIXELS);

function createSeries(room: Room): Series {
  let count = 0;
  /** What the pixels without series have: the first frame without its rain. */
  let background: FrameValues | undefined;

  function begin(frame: FrameValues): RadarRun['isDry'] {
    const { values, dry, noData } = frame;
    const { buffer, byteOffset } = room(PIXELS);
    const isDry = new Uint8Array(buffer, byteOffset, PIXELS);
    for (let pixel = 0; pixel < PIXELS; pixel++) {
      const value = values[pixel] ?? noData;
      isDry[pixel] = value === dry ? 1 : 0;
      if (value !== dry && value !== noData) {
        pixels[count] = pixel;
        amounts[count] = amountIn(frame, value);
        values[pixel] = noData;
        count++;
      }
    }
    background = frame;
    return isDry;
  }

  function add(frame: FrameValues): ReturnType<Series['add']> {
    if (!background || frame === background) return frameFrom(0);
    const before = count;
    takeAmounts(frame, background);
    count = findDiffering(frame.values, background.values, before);
    for (let series = before; series < count; series++) {
      amounts[series] = amountIn(frame, frame.values[pixels[series] ?? 0] ?? frame.noData);
    }
    frame.discard();
    return frameFrom(before);
  }

  /** Takes the amounts of the series there are, and leaves the background's values in their place. */
  function takeAmounts(frame: FrameValues, { values: others }: FrameValues): void {
    const { values, noData } = frame;
    for (let series = 0; series < count; series++) {
      const pixel = pixels[series] ?? 0;
      amounts[series] = amountIn(frame, values[pixel] ?? noData);
      values[pixel] = others[pixel] ?? noData;
    }
  }

  function frameFrom(before: number): ReturnType<Series['add']> {
    const begun = count - before;
    const beginningIn = room(begun * Uint32Array.BYTES_PER_ELEMENT);
    const amountsIn = room(count * Uint16Array.BYTES_PER_ELEMENT);
    const frame = {
      beginning: new Uint32Array(beginningIn.buffer, beginningIn.byteOffset, begun),
      amounts: new Uint16Array(amountsIn.buffer, amountsIn.byteOffset, count),
    };
    frame.beginning.set(pixels.subarray(before, count));
    frame.amounts.set(amounts.subarray(0, count));
    return frame;
  }

  return { begin, add, discard: () => background?.discard() };
}

/** Pixels that are compared at once: comparing memory costs a tenth of looking at each pixel. */
const STRETCH = 220;

/** Appends the pixels in which values differ to the first so many; gives how many there are then. */
function findDiffering(
  values: FrameValues['values'],
  others: FrameValues['values'],
  known: number,
): number {
  const [bytes, otherBytes] = [bytesOf(values), bytesOf(others)];
  const size = STRETCH * values.BYTES_PER_ELEMENT;
  let count = known;
  for (let start = 0; start < PIXELS; start += STRETCH) {
    const from = start * values.BYTES_PER_ELEMENT;
    const isSame = bytes.compare(otherBytes, from, from + size, from, from + size) === 0;
    const end = isSame ? start : start + STRETCH;
    for (let pixel = start; pixel < end; pixel++) {
      if (values[pixel] !== others[pixel]) pixels[count++] = pixel;
    }
  }
  return count;
}

function bytesOf({ buffer, byteOffset, byteLength }: FrameValues['values']): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
