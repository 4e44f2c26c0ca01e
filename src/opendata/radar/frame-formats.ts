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
  GRID_PIXELS,
} from './run.ts';
import { openHdf5, type Hdf5File } from './hdf5/file.ts';
import { MINUTE_MS } from '../../time/units.ts';

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

const FIVE_MINUTES_MS = 5 * MINUTE_MS;

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
    read: () => readOdimValues(file),
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

function readOdimValues(file: Hdf5File): FrameValues {
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

/** ASCII's ETX ends the header. */
const END_OF_HEADER = 0x03;

/** Headers have about 200 bytes, depending on the number of radars. */
const MAX_HEADER_BYTES = 2000;

/**
 * Header of an RV frame: product, day and time, 10000, month and year, then marked fields: length,
 * version of the format, unit (hundredths of a millimetre), interval of five minutes, grid, and end of
 * the interval in minutes after the run.
 */
const HEADER_PATTERN =
  /^(?<product>..)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)10000(?<month>\d\d)(?<year>\d\d)BY *(?<length>\d+)VS *(?<version>\d+)SW.*?PR *(?<unit>E-?\d+)INT *(?<interval>\d+)GP *(?<grid>\d+x *\d+)VV *(?<lead>\d+)(?:MF|MS|$)/;

/** Supported values; other products, units or grids would be misread. */
const EXPECTED_FIELDS = {
  product: 'RV',
  version: '5',
  unit: 'E-02',
  interval: '5',
  grid: `${GRID_ROWS}x${GRID_COLUMNS}`,
};

/** Values from here on have flags: no data, clutter, negative, or interpolated. */
const FIRST_FLAG = 0x1000;
const FILLED_IN_FLAG = 0x1000;
const VALUE_MASK = 0x0fff;
const USUAL_NO_DATA = 0x29c4;

/** Hundredths of a millimetre. */
const RADOLAN_SCALE = { limit: FIRST_FLAG, factor: THOUSANDTHS_PER_MM / 100, offset: 0 };

/**
 * Reads a frame in DWD's binary RADOLAN format: the header, then 16 bits per pixel, little-endian,
 * from the south-western corner eastwards.
 *
 * @throws {OpenDataError} for another product, version, unit, grid or length
 */
export function readRadolanFrame(body: Uint8Array): RadarFrame {
  const { fields, length } = readRadolanHeader(body);
  const issued = parseIssueTime(fields);
  return {
    issued,
    end: issued + Number(fields.lead) * MINUTE_MS,
    read: () => readRadolanValues(body.subarray(length)),
  };
}

function readRadolanValues(body: Uint8Array): FrameValues {
  const { values, discard } = acquireFrameBuffer();
  // Copied, because 16-bit numbers need an even offset, and headers may have an odd length.
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength).set(body);
  return {
    values,
    firstRow: 'southern',
    dry: 0,
    noData: USUAL_NO_DATA,
    scale: RADOLAN_SCALE,
    otherAmount: toFlaggedAmount,
    discard,
  };
}

function readRadolanHeader(body: Uint8Array): { fields: Record<string, string>; length: number } {
  const length = body.subarray(0, MAX_HEADER_BYTES).indexOf(END_OF_HEADER) + 1;
  const header = Buffer.from(body.subarray(0, Math.max(0, length - 1))).toString('latin1');
  const fields = HEADER_PATTERN.exec(header)?.groups;
  if (!fields) throw new OpenDataError('Radar frame without the header of RADOLAN');
  for (const [name, value] of Object.entries(EXPECTED_FIELDS)) {
    if (fields[name] !== value) {
      throw new OpenDataError(`Radar frame with the ${name} "${fields[name]}"`);
    }
  }
  if (Number(fields.length) !== body.length || body.length !== length + GRID_PIXELS * 2) {
    throw new OpenDataError(`Radar frame of ${body.length} bytes, which differs from its header`);
  }
  return { fields, length };
}

function parseIssueTime({ year, month, day, hour, minute }: Record<string, string>): number {
  const issued = Date.parse(`20${year}-${month}-${day}T${hour}:${minute}Z`);
  if (Number.isNaN(issued)) throw new OpenDataError('Radar frame with an invalid day');
  return issued;
}

function toFlaggedAmount(value: number): number {
  // Check the flags first: without them, 0x29c4 (no data) would be 25 mm.
  if ((value & ~VALUE_MASK) !== FILLED_IN_FLAG) return NO_DATA_AMOUNT;
  return (value & VALUE_MASK) * RADOLAN_SCALE.factor;
}
