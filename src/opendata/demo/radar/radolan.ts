import { SITES } from './coverage.ts';
import { NO_DATA } from './frame.ts';
import type { Frame } from './frame.ts';
import { COLUMNS, ROWS } from '../../radar/grid.ts';

const END_OF_HEADER = '\u0003';
/** Flag 0x2000 over 2500: nobody may take it for 25 mm. */
const BINARY_NO_DATA = 0x29c4;
/** Amounts are in hundredths of a millimetre, those of a frame in thousandths. */
const PER_UNIT = 10;
/** Amounts have twelve bits. */
const MOST = 0xfff;

/** A member of the binary form: header and 16-bit amounts, row by row from the south. */
export function radolanMember(frame: Frame, issued: number, lead: number): Buffer {
  const header = Buffer.from(headerOf(issued, lead), 'latin1');
  return Buffer.concat([header, payloadOf(frame)]);
}

/** In the machine's byte order, which is the file's: little-endian on all that the demo runs on. */
function payloadOf(frame: Frame): Uint8Array {
  const amounts = new Uint16Array(frame.length);
  for (let row = 0; row < ROWS; row++) {
    const start = (ROWS - 1 - row) * COLUMNS;
    for (let column = 0; column < COLUMNS; column++) {
      amounts[start + column] = binaryAmount(frame[row * COLUMNS + column] ?? NO_DATA);
    }
  }
  return new Uint8Array(amounts.buffer);
}

function binaryAmount(thousandths: number): number {
  return thousandths === NO_DATA
    ? BINARY_NO_DATA
    : Math.min(MOST, Math.round(thousandths / PER_UNIT));
}

/** `RV081330100000523BY   2640195VS 5…` (DWD, RADOLAN composite format). */
function headerOf(issued: number, lead: number): string {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(new Date(issued).toISOString()) ?? [];
  const sites = `<${Object.keys(SITES).join(',')}>`;
  const start = `RV${day}${hour}${minute}10000${month}${year}BY`;
  const rest = [
    'VS 5',
    'SW P300004H',
    'PR E-02',
    'INT   5',
    `GP${ROWS}x${COLUMNS}`,
    `VV ${String(lead).padStart(3, '0')}`,
    'MF 00000008',
    `MS${String(sites.length).padStart(3)}${sites}${END_OF_HEADER}`,
  ].join('');
  const lengthDigits = 10;
  const total = start.length + lengthDigits + rest.length + 2 * ROWS * COLUMNS;
  return start + String(total).padStart(lengthDigits) + rest;
}
