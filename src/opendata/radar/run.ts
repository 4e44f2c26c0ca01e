import { NOWCAST_STEP_MS, type NowcastStep } from '../../weather/nowcast.ts';

/** A place on earth, degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A cell of the grid: columns from the west, rows from the north. */
export interface Pixel {
  column: number;
  row: number;
}

export const GRID_COLUMNS = 1100;
export const GRID_ROWS = 1200;
export const GRID_PIXELS = GRID_COLUMNS * GRID_ROWS;

/** WGS 84, metres. */
const SEMI_MAJOR_AXIS_M = 6378137;
const SEMI_MINOR_AXIS_M = 6356752.3142451802;

/** DE1200: polar stereographic, true to scale at 60° N, along 10° E; the offsets in metres. */
const TRUE_LATITUDE = toRadians(60);
const CENTRAL_MERIDIAN = toRadians(10);
const FALSE_EASTING_M = 543196.83521776402;
const FALSE_NORTHING_M = 3622588.8619310018;

/** Side of a pixel, metres. */
export const PIXEL_SIZE_M = 1000;

const ECCENTRICITY = Math.sqrt(1 - (SEMI_MINOR_AXIS_M / SEMI_MAJOR_AXIS_M) ** 2);

/** Metres from the pole per unit of {@link polarDistance}. */
const SCALE =
  (SEMI_MAJOR_AXIS_M * Math.cos(TRUE_LATITUDE)) /
  Math.sqrt(1 - (ECCENTRICITY * Math.sin(TRUE_LATITUDE)) ** 2) /
  polarDistance(TRUE_LATITUDE);

/**
 * Metres on DWD's grid DE1200: x to the east, y to the north, both 0 in the middle of the pixel in
 * the north-western corner.
 */
export function project({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  const distance = SCALE * polarDistance(toRadians(latitude));
  const angle = toRadians(longitude) - CENTRAL_MERIDIAN;
  return {
    x: distance * Math.sin(angle) + FALSE_EASTING_M,
    y: -distance * Math.cos(angle) + FALSE_NORTHING_M,
  };
}

/** Inverse of {@link project}. */
export function unproject({ x, y }: { x: number; y: number }): GeoPoint {
  const [east, south] = [x - FALSE_EASTING_M, FALSE_NORTHING_M - y];
  return {
    latitude: toDegrees(toLatitude(Math.hypot(east, south) / SCALE)),
    longitude: toDegrees(CENTRAL_MERIDIAN + Math.atan2(east, south)),
  };
}

/** Finds the pixel of a point; undefined outside the grid. */
export function findPixel(point: GeoPoint): Pixel | undefined {
  const { x, y } = project(point);
  const column = Math.floor(x / PIXEL_SIZE_M + 0.5);
  const row = Math.floor(-y / PIXEL_SIZE_M + 0.5);
  const isInside = column >= 0 && column < GRID_COLUMNS && row >= 0 && row < GRID_ROWS;
  return isInside ? { column, row } : undefined;
}

/** Snyder, Map Projections (USGS 1395), equation 15-9: the conformal distance from the north pole. */
function polarDistance(latitude: number): number {
  return Math.tan(Math.PI / 4 - latitude / 2) / computeFlattening(latitude);
}

/** The inverse, equation 7-9: three iterations are accurate to a millimetre. */
function toLatitude(distance: number): number {
  let latitude = Math.PI / 2 - 2 * Math.atan(distance);
  for (let round = 0; round < 3; round++) {
    latitude = Math.PI / 2 - 2 * Math.atan(distance * computeFlattening(latitude));
  }
  return latitude;
}

function computeFlattening(latitude: number): number {
  const sine = ECCENTRICITY * Math.sin(latitude);
  return ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2);
}

function toRadians(angle: number): number {
  return (angle / 180) * Math.PI;
}

function toDegrees(angle: number): number {
  return (angle / Math.PI) * 180;
}

/**
 * A compact radar run. Most pixels are dry or without data in all frames and take one byte. The others
 * have a series of amounts, which starts with the frame in which they first differ. It consists of
 * plain arrays of numbers in one buffer, which moves from the worker that decodes it to the main thread.
 */
export interface RadarRun {
  /** Issue time of the run, epoch milliseconds. */
  issued: number;
  firstRow: 'northern' | 'southern';
  /** State of each pixel without a series, or before its start: 1 dry, 0 without data. */
  isDry: Uint8Array<ArrayBuffer>;
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

/*
 * Reusable memory for the frames of a run: each new array of some megabytes would be garbage at once, which the allocator
 * of the system returns late.
 */

/** Reserved for all reusable arrays of a thread; the system allocates memory on first write. */
const MAX_REUSABLE_BYTES = 32 * 1024 * 1024;
const WASM_PAGE_BYTES = 64 * 1024;

let reusableMemory: ArrayBuffer | undefined;
let usedBytes = 0;

/** Allocates an array that all frames of a thread reuse; it is freed with the thread. */
export function reusableBuffer(length: number): { buffer: ArrayBuffer; byteOffset: number } {
  const byteOffset = usedBytes;
  const next = byteOffset + Math.ceil(length / 8) * 8;
  if (next > MAX_REUSABLE_BYTES) return { buffer: new ArrayBuffer(length), byteOffset: 0 };
  usedBytes = next;
  const pages = MAX_REUSABLE_BYTES / WASM_PAGE_BYTES;
  reusableMemory ??= new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer;
  return { buffer: reusableMemory, byteOffset };
}

/** Free buffers; two frames are in use at once. */
const spareFrames: Uint16Array<ArrayBuffer>[] = [];

/** Acquires a buffer for the values of a frame until `discard`. */
export function acquireFrameBuffer(): { values: Uint16Array<ArrayBuffer>; discard: () => void } {
  const values = spareFrames.pop() ?? createFrameValues();
  return { values, discard: () => void spareFrames.push(values) };
}

function createFrameValues(): Uint16Array<ArrayBuffer> {
  const { buffer, byteOffset } = reusableBuffer(GRID_PIXELS * Uint16Array.BYTES_PER_ELEMENT);
  return new Uint16Array(buffer, byteOffset, GRID_PIXELS);
}

/** Allocates memory for a run. */
export type AllocateBuffer = (length: number) => { buffer: ArrayBuffer; byteOffset: number };

/** Allocates a new buffer. */
export const allocateBuffer: AllocateBuffer = (length) => ({
  buffer: new ArrayBuffer(length),
  byteOffset: 0,
});

/** A run with rain on the whole grid takes 73 MB: two bytes per pixel in each of 25 frames. */
const MAX_GROWN_BYTES = 96 * 1024 * 1024;

/** Allocates consecutive parts of one buffer that grows: it can move to another thread. */
export function createGrowingAllocator(): AllocateBuffer {
  const buffer = new ArrayBuffer(0, { maxByteLength: MAX_GROWN_BYTES });
  let used = 0;
  return (length) => {
    const byteOffset = used;
    used += Math.ceil(length / 8) * 8;
    buffer.resize(used);
    return { buffer, byteOffset };
  };
}
