import { decompressBzip2 } from '../formats/bzip2.ts';
import {
  type RadarFrame,
  type RadarRun,
  toAmount,
  type FrameValues,
  type RunFrame,
} from './run.ts';
import { allocateBuffer, reusableBuffer, type AllocateBuffer } from './buffers.ts';
import { readOdimFrame } from './odim.ts';
import { readRadolanFrame } from './radolan.ts';
import { readTar } from './tar.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { NOWCAST_STEP_MS } from '../../weather/nowcast.ts';
import { OpenDataError } from '../server.ts';
import { GRID_PIXELS } from './grid.ts';

/** A tar archive of HDF5 files, or one of binary RADOLAN files compressed by bzip2. */
export type RadarFormat = 'hdf5' | 'radolan';

/** The longest lead time that is kept, milliseconds: a run reaches two hours, and so do answers. */
export const MAX_LEAD_MS = 120 * MINUTE_MS;

/**
 * Decodes a run of the radar composite RV. It takes up to a second: answers have it done in a
 * worker (`createRadarDecoder`).
 *
 * @throws {OpenDataError} when the file is damaged, cut off, or not of a form that is known
 */
export function decodeRadarRun(
  form: RadarFormat,
  body: Uint8Array,
  longestLead = MAX_LEAD_MS,
  room = allocateBuffer,
): RadarRun {
  const read = form === 'hdf5' ? readOdimFrame : readRadolanFrame;
  const archive = form === 'hdf5' ? [body] : decompressBzip2(body);
  return collectRun(readFrames(archive, read), longestLead, room);
}

function* readFrames(
  archive: Iterable<Uint8Array>,
  read: (member: Uint8Array) => RadarFrame,
): Generator<RadarFrame> {
  for (const { body } of readTar(archive)) yield read(body);
}

/**
 * Collects a run from its frames as they come, up to the frame that ends the longest lead time after
 * the run; when all up to that are there, no more are asked for.
 *
 * @param longestLead milliseconds, a multiple of {@link NOWCAST_STEP_MS}
 * @param room where what is kept is put
 * @throws {OpenDataError} when there are none, two are of the same time or of two runs
 */
export function collectRun(
  frames: Iterable<RadarFrame>,
  longestLead: number,
  room: AllocateBuffer = allocateBuffer,
): RadarRun {
  const most = longestLead / NOWCAST_STEP_MS + 1;
  const series = createSeriesCollector(room);
  const collected: RunFrame[] = [];
  let run: Pick<RadarRun, 'issued' | 'firstRow' | 'isDry'> | undefined;
  try {
    for (const frame of frames) {
      const { issued, end } = frame;
      checkFrameTime(frame, run?.issued ?? issued, collected);
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

function checkFrameTime(
  { issued, end }: RadarFrame,
  run: number,
  others: readonly RunFrame[],
): void {
  if (issued !== run) throw new OpenDataError('Radar file with frames of two runs');
  const lead = end - issued;
  if (lead < 0 || lead % NOWCAST_STEP_MS !== 0) {
    throw new OpenDataError(`Radar frame ${lead / 60_000} minutes after its run`);
  }
  if (others.some((other) => other.end === end)) {
    throw new OpenDataError('Radar file with two frames of the same time');
  }
}

/** The series of all pixels that have one; it takes the frames' values, and changes them. */
interface SeriesCollector {
  /** Gives where the first frame is dry; it is added as the others are. */
  begin(first: FrameValues): RadarRun['isDry'];
  add(frame: FrameValues): Pick<RunFrame, 'beginning' | 'amounts'>;
  discard(): void;
}

/** The pixel of each series, and its amount in the frame at hand. */
const pixelsBuffer = reusableBuffer(GRID_PIXELS * Uint32Array.BYTES_PER_ELEMENT);
const pixels = new Uint32Array(pixelsBuffer.buffer, pixelsBuffer.byteOffset, GRID_PIXELS);
const amountsBuffer = reusableBuffer(GRID_PIXELS * Uint16Array.BYTES_PER_ELEMENT);
const amounts = new Uint16Array(amountsBuffer.buffer, amountsBuffer.byteOffset, GRID_PIXELS);

function createSeriesCollector(room: AllocateBuffer): SeriesCollector {
  let count = 0;
  /** What the pixels without series have: the first frame without its rain. */
  let background: FrameValues | undefined;

  function begin(frame: FrameValues): RadarRun['isDry'] {
    const { values, dry, noData } = frame;
    const { buffer, byteOffset } = room(GRID_PIXELS);
    const isDry = new Uint8Array(buffer, byteOffset, GRID_PIXELS);
    for (let pixel = 0; pixel < GRID_PIXELS; pixel++) {
      const value = values[pixel] ?? noData;
      isDry[pixel] = value === dry ? 1 : 0;
      if (value !== dry && value !== noData) {
        pixels[count] = pixel;
        amounts[count] = toAmount(frame, value);
        values[pixel] = noData;
        count++;
      }
    }
    background = frame;
    return isDry;
  }

  function add(frame: FrameValues): ReturnType<SeriesCollector['add']> {
    if (!background || frame === background) return frameFrom(0);
    const before = count;
    takeAmounts(frame, background);
    count = appendDifferingPixels(frame.values, background.values, before);
    for (let series = before; series < count; series++) {
      amounts[series] = toAmount(frame, frame.values[pixels[series] ?? 0] ?? frame.noData);
    }
    frame.discard();
    return frameFrom(before);
  }

  /** Takes the amounts of the series there are, and leaves the background's values in their place. */
  function takeAmounts(frame: FrameValues, { values: others }: FrameValues): void {
    const { values, noData } = frame;
    for (let series = 0; series < count; series++) {
      const pixel = pixels[series] ?? 0;
      amounts[series] = toAmount(frame, values[pixel] ?? noData);
      values[pixel] = others[pixel] ?? noData;
    }
  }

  function frameFrom(before: number): ReturnType<SeriesCollector['add']> {
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
const COMPARED_PIXELS = 220;

/** Appends the pixels in which values differ to the first so many; gives how many there are then. */
function appendDifferingPixels(
  values: FrameValues['values'],
  others: FrameValues['values'],
  known: number,
): number {
  const [bytes, otherBytes] = [viewBytes(values), viewBytes(others)];
  const size = COMPARED_PIXELS * values.BYTES_PER_ELEMENT;
  let count = known;
  for (let start = 0; start < GRID_PIXELS; start += COMPARED_PIXELS) {
    const from = start * values.BYTES_PER_ELEMENT;
    const isSame = bytes.compare(otherBytes, from, from + size, from, from + size) === 0;
    const end = isSame ? start : start + COMPARED_PIXELS;
    for (let pixel = start; pixel < end; pixel++) {
      if (values[pixel] !== others[pixel]) pixels[count++] = pixel;
    }
  }
  return count;
}

function viewBytes({ buffer, byteOffset, byteLength }: FrameValues['values']): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
