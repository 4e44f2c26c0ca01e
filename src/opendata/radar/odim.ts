import { OpenDataError } from '../server.ts';
import { LARGEST_AMOUNT, NO_DATA, PER_MILLIMETRE, type Frame, type FrameValues } from './frame.ts';
import { COLUMNS, ROWS } from './grid.ts';
import { openHdf5, type Hdf5File } from './hdf5/file.ts';
import { frameMemory } from './memory.ts';

const DATA = '/dataset1/data1';

/** What is read, by group and attribute; another version, quantity or grid would be read wrongly. */
const READ: Record<string, Record<string, string | number>> = {
  '/': { Conventions: 'ODIM_H5/V2_3' },
  '/what': { object: 'COMP' },
  '/where': { xsize: COLUMNS, ysize: ROWS, xscale: 1000, yscale: 1000 },
  '/dataset1/what': { prodname: 'RV_top_view' },
  [`${DATA}/what`]: { quantity: 'ACRR', nodata: 0xffff_ffff, undetect: 0 },
};

/**
 * Millimetres that a value counts, which is 0.001; and what is added to it, so that 0 or 1 is nothing.
 * With others, noise would be a cloudburst.
 */
const SMALLEST_GAIN = 0.0001;
const LARGEST_GAIN = 0.01;
/** Of a gain: numbers with few digits are not quite the same. */
const OFFSET_TOLERANCE = 0.01;

/** The grid's north-western corner, degrees. */
const CORNER: Record<string, number> = { UL_lat: 55.86209, UL_lon: 1.4633 };
/** A hundred metres. */
const CORNER_TOLERANCE = 0.001;

const LOWER_HALF = 0xffff;

const FIVE_MINUTES = 5 * 60_000;

/**
 * A frame in the HDF5 form, after ODIM_H5 2.3 (OPERA data information model): 32 bits a pixel, from
 * the north-western corner eastwards.
 *
 * @throws {OpenDataError} when it is of another version, quantity, grid or interval
 */
export function readOdim(body: Uint8Array): Frame {
  const file = openHdf5(body);
  for (const [group, expected] of Object.entries(READ)) expectAttributes(file, group, expected);
  expectCorner(file);
  const run = file.attributes('/what');
  const interval = file.attributes('/dataset1/what');
  const end = timeOf(interval, 'enddate', 'endtime');
  if (end - timeOf(interval, 'startdate', 'starttime') !== FIVE_MINUTES) {
    throw new OpenDataError('Radar frame of another interval than five minutes');
  }
  return {
    issued: timeOf(run, 'date', 'time'),
    end,
    read: () => readValues(file),
  };
}

function expectAttributes(
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

function expectCorner(file: Hdf5File): void {
  const where = file.attributes('/where');
  for (const [name, degrees] of Object.entries(CORNER)) {
    const found = Number(where.get(name));
    if (!(Math.abs(found - degrees) < CORNER_TOLERANCE)) {
      throw new OpenDataError(`Radar frame with the ${name} ${found}`);
    }
  }
}

/** Dates of this century as `20250923`, times as `085500`, UTC. */
function timeOf(attributes: Map<string, string | number>, date: string, time: string): number {
  const digits = `${attributes.get(date)}${attributes.get(time)}`;
  const match = /^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  const [, year, month, day, hour, minute, second] = match ?? [];
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant)) throw new OpenDataError(`Radar frame with the ${time} "${digits}"`);
  return instant;
}

function readValues(file: Hdf5File): FrameValues {
  const { dimensions, type, unpack } = file.dataset(`${DATA}/data`);
  const [rows, columns] = dimensions;
  if (dimensions.length !== 2 || rows !== ROWS || columns !== COLUMNS) {
    throw new OpenDataError(`Radar frame with a table of ${dimensions.join(' by ')}`);
  }
  if (type.kind !== 'unsigned' || type.size !== Uint32Array.BYTES_PER_ELEMENT) {
    throw new OpenDataError(`Radar frame with values (${type.kind}) of ${type.size} bytes`);
  }
  const { factor, offset } = scaleOf(file.attributes(`${DATA}/what`));
  const limit = Math.min((LARGEST_AMOUNT - offset) / factor, LOWER_HALF);
  return {
    ...lowerHalves(new Uint32Array(unpack())),
    firstRow: 'northern',
    dry: 0,
    noData: LOWER_HALF,
    scale: { limit, factor, offset },
    otherAmount: (value) => (value === LOWER_HALF ? NO_DATA : LARGEST_AMOUNT),
  };
}

/** How values become thousandths of a millimetre. */
function scaleOf(what: Map<string, string | number>): { factor: number; offset: number } {
  const [gain, offset] = [numberOf(what, 'gain'), numberOf(what, 'offset')];
  if (!(gain >= SMALLEST_GAIN && gain <= LARGEST_GAIN)) {
    throw new OpenDataError(`Radar frame with the gain "${gain}"`);
  }
  const tolerance = gain * OFFSET_TOLERANCE;
  if (!(offset >= -gain - tolerance && offset <= tolerance)) {
    throw new OpenDataError(`Radar frame with the offset "${offset}"`);
  }
  return { factor: gain * PER_MILLIMETRE, offset: offset * PER_MILLIMETRE };
}

/**
 * The lower 16 bits of all values: half the memory to look through. All ones stay no data; what is
 * lost are amounts of 65 mm in five minutes and more.
 */
function lowerHalves(values: Uint32Array<ArrayBuffer>): ReturnType<typeof frameMemory> {
  const halves = frameMemory();
  halves.values.set(values);
  // Given back at once: five megabytes a frame would pile up until the garbage is collected.
  values.buffer.transfer(0);
  return halves;
}

function numberOf(attributes: Map<string, string | number>, name: string): number {
  const value = attributes.get(name);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new OpenDataError(`Radar frame with the ${name} "${value}"`);
  }
  return value;
}
