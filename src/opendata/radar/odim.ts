import { OpenDataError } from '../server.ts';
import {
  MAX_AMOUNT,
  NO_DATA_AMOUNT,
  THOUSANDTHS_PER_MM,
  type RadarFrame,
  type FrameValues,
  GRID_COLUMNS,
  GRID_ROWS,
  acquireFrameBuffer,
} from './run.ts';
import { openHdf5, type Hdf5File } from './hdf5/file.ts';

const DATA_PATH = '/dataset1/data1';

/** Supported attributes by group; other versions, quantities or grids would be misread. */
const EXPECTED_ATTRIBUTES: Record<string, Record<string, string | number>> = {
  '/': { Conventions: 'ODIM_H5/V2_3' },
  '/what': { object: 'COMP' },
  '/where': { xsize: GRID_COLUMNS, ysize: GRID_ROWS, xscale: 1000, yscale: 1000 },
  '/dataset1/what': { prodname: 'RV_top_view' },
  [`${DATA_PATH}/what`]: { quantity: 'ACRR', nodata: 0xffff_ffff, undetect: 0 },
};

/**
 * Plausible gain in millimetres (usually 0.001). The offset makes 0 or 1 mean no precipitation.
 * Other values would turn noise into a cloudburst.
 */
const MIN_GAIN = 0.0001;
const MAX_GAIN = 0.01;
/** Relative to the gain: the attributes have few digits. */
const OFFSET_TOLERANCE = 0.01;

/** North-western corner of the grid, degrees. */
const NORTH_WEST_CORNER: Record<string, number> = { UL_lat: 55.86209, UL_lon: 1.4633 };
/** About 100 m. */
const CORNER_TOLERANCE_DEGREES = 0.001;

const LOWER_16_BITS = 0xffff;

const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * Reads a frame in the HDF5 format, by ODIM_H5 2.3 (OPERA data information model): 32 bits per pixel,
 * from the north-western corner eastwards.
 *
 * @throws {OpenDataError} for another version, quantity, grid or interval
 */
export function readOdimFrame(body: Uint8Array): RadarFrame {
  const file = openHdf5(body);
  for (const [group, expected] of Object.entries(EXPECTED_ATTRIBUTES)) {
    requireAttributes(file, group, expected);
  }
  requireCorner(file);
  const run = file.attributes('/what');
  const interval = file.attributes('/dataset1/what');
  const end = parseTime(interval, 'enddate', 'endtime');
  if (end - parseTime(interval, 'startdate', 'starttime') !== FIVE_MINUTES_MS) {
    throw new OpenDataError('Radar frame with an interval other than five minutes');
  }
  return {
    issued: parseTime(run, 'date', 'time'),
    end,
    read: () => readValues(file),
  };
}

function requireAttributes(
  file: Hdf5File,
  group: string,
  expected: Record<string, string | number>,
): void {
  const attributes = file.attributes(group);
  for (const [name, value] of Object.entries(expected)) {
    const found = attributes.get(name);
    if (found !== value) throw new OpenDataError(`Radar frame with the ${name} "${found}"`);
  }
}

function requireCorner(file: Hdf5File): void {
  const where = file.attributes('/where');
  for (const [name, degrees] of Object.entries(NORTH_WEST_CORNER)) {
    const found = Number(where.get(name));
    if (!(Math.abs(found - degrees) < CORNER_TOLERANCE_DEGREES)) {
      throw new OpenDataError(`Radar frame with the ${name} ${found}`);
    }
  }
}

/** Dates of this century as `20250923`, times as `085500`, UTC. */
function parseTime(attributes: Map<string, string | number>, date: string, time: string): number {
  const digits = `${attributes.get(date)}${attributes.get(time)}`;
  const match = /^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  const [, year, month, day, hour, minute, second] = match ?? [];
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant)) throw new OpenDataError(`Radar frame with the ${time} "${digits}"`);
  return instant;
}

function readValues(file: Hdf5File): FrameValues {
  const { dimensions, type, unpack } = file.dataset(`${DATA_PATH}/data`);
  const [rows, columns] = dimensions;
  if (dimensions.length !== 2 || rows !== GRID_ROWS || columns !== GRID_COLUMNS) {
    throw new OpenDataError(`Radar frame with a table of ${dimensions.join(' by ')}`);
  }
  if (type.kind !== 'unsigned' || type.size !== Uint32Array.BYTES_PER_ELEMENT) {
    throw new OpenDataError(`Radar frame with values (${type.kind}) of ${type.size} bytes`);
  }
  const { factor, offset } = readScale(file.attributes(`${DATA_PATH}/what`));
  const limit = Math.min((MAX_AMOUNT - offset) / factor, LOWER_16_BITS);
  return {
    ...takeLowerHalves(new Uint32Array(unpack())),
    firstRow: 'northern',
    dry: 0,
    noData: LOWER_16_BITS,
    scale: { limit, factor, offset },
    otherAmount: (value) => (value === LOWER_16_BITS ? NO_DATA_AMOUNT : MAX_AMOUNT),
  };
}

/** Reads the conversion to thousandths of a millimetre. */
function readScale(what: Map<string, string | number>): { factor: number; offset: number } {
  const [gain, offset] = [requireNumber(what, 'gain'), requireNumber(what, 'offset')];
  if (!(gain >= MIN_GAIN && gain <= MAX_GAIN)) {
    throw new OpenDataError(`Radar frame with the gain "${gain}"`);
  }
  const tolerance = gain * OFFSET_TOLERANCE;
  if (!(offset >= -gain - tolerance && offset <= tolerance)) {
    throw new OpenDataError(`Radar frame with the offset "${offset}"`);
  }
  return { factor: gain * THOUSANDTHS_PER_MM, offset: offset * THOUSANDTHS_PER_MM };
}

/**
 * Copies the lower 16 bits of all values, to halve the memory. No data (all ones) stays no data; only
 * amounts of 65 mm in five minutes and more are lost.
 */
function takeLowerHalves(values: Uint32Array<ArrayBuffer>): ReturnType<typeof acquireFrameBuffer> {
  const halves = acquireFrameBuffer();
  halves.values.set(values);
  // Free the 5 MB per frame at once instead of at the next garbage collection.
  values.buffer.transfer(0);
  return halves;
}

function requireNumber(attributes: Map<string, string | number>, name: string): number {
  const value = attributes.get(name);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new OpenDataError(`Radar frame with the ${name} "${value}"`);
  }
  return value;
}
