import { OpenDataError } from '../server.ts';
import { NO_DATA_AMOUNT, THOUSANDTHS_PER_MM, type RadarFrame, type FrameValues } from './run.ts';
import { GRID_COLUMNS, GRID_PIXELS, GRID_ROWS } from './grid.ts';
import { acquireFrameBuffer } from './buffers.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** Ends the header (ASCII's ETX). */
const END_OF_HEADER = 0x03;

/** Headers have some 200 bytes, by how many radars they name. */
const MAX_HEADER_BYTES = 2000;

/**
 * The header of an RV frame: product, day and time, 10000, month and year, then fields by their
 * marks. The length, the version of the form, hundredths of a millimetre in five minutes, the grid,
 * and how many minutes after the run the five minutes end.
 */
const HEADER_PATTERN =
  /^(?<product>..)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)10000(?<month>\d\d)(?<year>\d\d)BY *(?<length>\d+)VS *(?<version>\d+)SW.*?PR *(?<unit>E-?\d+)INT *(?<interval>\d+)GP *(?<grid>\d+x *\d+)VV *(?<lead>\d+)(?:MF|MS|$)/;

/** What is read; another product, unit or grid would be read wrongly. */
const EXPECTED_FIELDS = {
  product: 'RV',
  version: '5',
  unit: 'E-02',
  interval: '5',
  grid: `${GRID_ROWS}x${GRID_COLUMNS}`,
};

/** Values from this on have flags: no data, clutter, negative, or filled in from elsewhere. */
const FIRST_FLAG = 0x1000;
const FILLED_IN_FLAG = 0x1000;
const VALUE_MASK = 0x0fff;
const USUAL_NO_DATA = 0x29c4;

/** Hundredths of a millimetre. */
const SCALE = { limit: FIRST_FLAG, factor: THOUSANDTHS_PER_MM / 100, offset: 0 };

/**
 * A frame in DWD's binary RADOLAN form: the header, then 16 bits a pixel, low byte first, from
 * the south-western corner eastwards.
 *
 * @throws {OpenDataError} when it is of another product, version, unit, grid or length
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
  // Copied: a header may have an odd length, and numbers of 16 bits must be at an even place.
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
    throw new OpenDataError(`Radar frame of ${body.length} bytes, which is not its length`);
  }
  return { fields, length };
}

function parseIssueTime({ year, month, day, hour, minute }: Record<string, string>): number {
  const issued = Date.parse(`20${year}-${month}-${day}T${hour}:${minute}Z`);
  if (Number.isNaN(issued)) throw new OpenDataError('Radar frame of a day that there is not');
  return issued;
}

function toFlaggedAmount(value: number): number {
  // The flags are looked at before the value: 0x29c4, no data, would else be 25 mm.
  if ((value & ~VALUE_MASK) !== FILLED_IN_FLAG) return NO_DATA_AMOUNT;
  return (value & VALUE_MASK) * SCALE.factor;
}
