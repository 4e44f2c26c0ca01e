import { decompressBzip2 } from '../formats/bzip2.ts';
import {
  type RadarFrame,
  type RadarRun,
  toAmount,
  type FrameValues,
  type RunFrame,
  GRID_PIXELS,
  allocateBuffer,
  reusableBuffer,
  type AllocateBuffer,
} from './run.ts';
import { readOdimFrame, readRadolanFrame } from './frame-formats.ts';
import { readTar } from './tar.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { NOWCAST_STEP_MS } from '../../weather/nowcast.ts';
import { OpenDataError } from '../server.ts';

/** Tar archive of HDF5 files, or bzip2-compressed tar archive of binary RADOLAN files. */
export type RadarFormat = 'hdf5' | 'radolan';

/** Longest lead time: runs and answers reach two hours. */
export const MAX_LEAD_MS = 120 * MINUTE_MS;

/**
 * Decodes a run of the radar composite RV. It takes up to a second, so the service runs it in a worker
 * (`createRadarDecoder`).
 *
 * @throws {OpenDataError} if the file is damaged, truncated or has an unknown format
 */
export function decodeRadarRun(
  form: RadarFormat,
  body: Uint8Array,
  maxLeadMs = MAX_LEAD_MS,
  allocate = allocateBuffer,
): RadarRun {
  const read = form === 'hdf5' ? readOdimFrame : readRadolanFrame;
  const archive = form === 'hdf5' ? [body] : decompressBzip2(body);
  return collectRun(readFrames(archive, read), maxLeadMs, allocate);
}

function* readFrames(
  archive: Iterable<Uint8Array>,
  read: (member: Uint8Array) => RadarFrame,
): Generator<RadarFrame> {
  for (const { body } of readTar(archive)) yield read(body);
}

/**
 * Collects a run from its frames, up to the longest lead time; it stops reading when it has all of
 * these frames.
 *
 * @param maxLeadMs a multiple of {@link NOWCAST_STEP_MS}
 * @param allocate allocates the memory of the run
 * @throws {OpenDataError} without frames, with two frames of the same time or of two runs
 */
export function collectRun(
  frames: Iterable<RadarFrame>,
  maxLeadMs: number,
  allocate: AllocateBuffer = allocateBuffer,
): RadarRun {
  const frameLimit = maxLeadMs / NOWCAST_STEP_MS + 1;
  const series = createSeriesCollector(allocate);
  const collected: RunFrame[] = [];
  let run: Pick<RadarRun, 'issued' | 'firstRow' | 'isDry'> | undefined;
  try {
    for (const frame of frames) {
      const { issued, end } = frame;
      checkFrameTime(frame, run?.issued ?? issued, collected);
      if (end - issued > maxLeadMs) continue;
      const values = frame.read();
      run ??= { issued, firstRow: values.firstRow, isDry: series.begin(values) };
      collected.push({ end, ...series.add(values) });
      if (collected.length === frameLimit) break;
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

/** Collects the series of all pixels that have one; it modifies the values of the frames. */
interface SeriesCollector {
  /** Returns the dry pixels of the first frame, which must also be added. */
  begin(first: FrameValues): RadarRun['isDry'];
  add(frame: FrameValues): Pick<RunFrame, 'beginning' | 'amounts'>;
  discard(): void;
}

/** The pixel of each series, and its amount in the current frame. */
const pixelsBuffer = reusableBuffer(GRID_PIXELS * Uint32Array.BYTES_PER_ELEMENT);
const pixels = new Uint32Array(pixelsBuffer.buffer, pixelsBuffer.byteOffset, GRID_PIXELS);
const amountsBuffer = reusableBuffer(GRID_PIXELS * Uint16Array.BYTES_PER_ELEMENT);
const amounts = new Uint16Array(amountsBuffer.buffer, amountsBuffer.byteOffset, GRID_PIXELS);

function createSeriesCollector(allocate: AllocateBuffer): SeriesCollector {
  let count = 0;
  /** Values of pixels without series: the first frame without its rain. */
  let background: FrameValues | undefined;

  function begin(frame: FrameValues): RadarRun['isDry'] {
    const { values, dry, noData } = frame;
    const { buffer, byteOffset } = allocate(GRID_PIXELS);
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
    if (!background || frame === background) return createFrame(0);
    const before = count;
    takeAmounts(frame, background);
    count = appendDifferingPixels(frame.values, background.values, before);
    for (let series = before; series < count; series++) {
      amounts[series] = toAmount(frame, frame.values[pixels[series] ?? 0] ?? frame.noData);
    }
    frame.discard();
    return createFrame(before);
  }

  /** Extracts the amounts of the existing series and replaces them with background values. */
  function takeAmounts(frame: FrameValues, { values: others }: FrameValues): void {
    const { values, noData } = frame;
    for (let series = 0; series < count; series++) {
      const pixel = pixels[series] ?? 0;
      amounts[series] = toAmount(frame, values[pixel] ?? noData);
      values[pixel] = others[pixel] ?? noData;
    }
  }

  function createFrame(before: number): ReturnType<SeriesCollector['add']> {
    const started = count - before;
    const beginningBuffer = allocate(started * Uint32Array.BYTES_PER_ELEMENT);
    const frameAmountsBuffer = allocate(count * Uint16Array.BYTES_PER_ELEMENT);
    const frame = {
      beginning: new Uint32Array(beginningBuffer.buffer, beginningBuffer.byteOffset, started),
      amounts: new Uint16Array(frameAmountsBuffer.buffer, frameAmountsBuffer.byteOffset, count),
    };
    frame.beginning.set(pixels.subarray(before, count));
    frame.amounts.set(amounts.subarray(0, count));
    return frame;
  }

  return { begin, add, discard: () => background?.discard() };
}

/** Block size of the comparison: comparing memory takes a tenth of the time of comparing pixels. */
const COMPARED_PIXELS = 220;

/** Appends the differing pixels after the first `initialCount` ones; returns the new count. */
function appendDifferingPixels(
  values: FrameValues['values'],
  others: FrameValues['values'],
  initialCount: number,
): number {
  const [bytes, otherBytes] = [viewBytes(values), viewBytes(others)];
  const size = COMPARED_PIXELS * values.BYTES_PER_ELEMENT;
  let count = initialCount;
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
