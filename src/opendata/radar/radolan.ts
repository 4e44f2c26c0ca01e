import { OpenDataError } from '../server.ts';
import {
  NO_DATA_AMOUNT,
  THOUSANDTHS_PER_MM,
  type RadarFrame,
  type FrameValues,
  GRID_COLUMNS,
  GRID_PIXELS,
  GRID_ROWS,
  acquireFrameBuffer,
} from './run.ts';
import { MINUTE_MS } from '../../time/units.ts';

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
const SCALE = { limit: FIRST_FLAG, factor: THOUSANDTHS_PER_MM / 100, offset: 0 };

/**
 * Reads a frame in DWD's binary RADOLAN format: the header, then 16 bits per pixel, little-endian,
 * from the south-western corner eastwards.
 *
 * @throws {OpenDataError} for another product, version, unit, grid or length
 */
export function readRadolanFrame(body: Uint8Array): RadarFrame {
  const { fields, length } = readHeader(body);
  const issued = parseIssueTime(fields);
  return {
    issued,
    end: issued + Number(fields.lead) * MINUTE_MS,
    read: () => readValues(body.subarray(length)),
  };
}

function readValues(body: Uint8Array): FrameValues {
  const { values, discard } = acquireFrameBuffer();
  // Copied, because 16-bit numbers need an even offset, and headers may have an odd length.
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength).set(body);
  return {
    values,
    firstRow: 'southern',
    dry: 0,
    noData: USUAL_NO_DATA,
    scale: SCALE,
    otherAmount: toFlaggedAmount,
    discard,
  };
}

function readHeader(body: Uint8Array): { fields: Record<string, string>; length: number } {
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
  return (value & VALUE_MASK) * SCALE.factor;
}
