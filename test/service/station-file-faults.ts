import { gzipSync } from 'node:zlib';
import { decompressBzip2 } from '../../src/opendata/formats/bzip2.ts';
import { bzip2 } from '../support/bzip2.ts';
import { zipFile } from '../support/zip-file.ts';
import { inUtf16, MEGABYTE, unzipped, zipFaults, type FileFault } from './damage.ts';

const DEEP = 100_000;

/** The reports of a file, changed as text. */
const reports = (what: string, change: (json: string) => string | Buffer): FileFault => ({
  product: 'SYNOP files',
  what,
  change: (file) =>
    bzip2(Buffer.from(change(Buffer.concat([...decompressBzip2(file)]).toString()))),
});

const SYNOP: FileFault[] = [
  ...[
    { what: 'half of it', change: (file: Buffer) => file.subarray(0, file.length / 2) },
    { what: 'a wrong checksum', change: (file: Buffer) => withByte(file, 10, 0) },
    { what: 'gzip around it', change: (file: Buffer) => gzipSync(file) },
    { what: 'a bomb', change: bomb },
  ].map((fault): FileFault => ({ ...fault, product: 'SYNOP files' })),
  reports('lists in lists in lists', () => '['.repeat(DEEP)),
  reports('whole lists in lists in lists', () => '['.repeat(DEEP) + ']'.repeat(DEEP)),
  reports('null', () => 'null'),
  reports('nothing after its half', (text) => text.slice(0, text.length / 2)),
  reports('letters of two bytes', (text) => inUtf16(Buffer.from(text))),
];

/** The rows of an archive, changed as text. */
const rows = (what: string, change: (text: string) => string): FileFault => ({
  product: 'ten-minute archives',
  what,
  change: async (file) => {
    const { name, body } = await unzipped(file, /^produkt_/);
    return zipFile({ name, body: Buffer.from(change(body.toString('latin1')), 'latin1') });
  },
});

const ARCHIVES: FileFault[] = [
  ...zipFaults('ten-minute archives', /^produkt_/),
  rows('words for numbers', (text) => text.replaceAll(/-?\d+\.\d+/g, 'warm')),
  rows('a row cut off', (text) => text.slice(0, -20)),
  rows('times that are none', (text) => text.replaceAll(/;20\d\d/g, ';9999')),
  rows('the number of another station', (text) => text.replaceAll(/^ *90\d{3};/gm, '44;')),
];

export const STATION_FAULTS: FileFault[] = [...SYNOP, ...ARCHIVES];

let packed: Buffer | undefined;

/** Unpacks to eighty megabytes of blanks. */
function bomb(): Buffer {
  packed ??= bzip2(Buffer.alloc(80 * MEGABYTE, ' '));
  return packed;
}

function withByte(file: Buffer, at: number, value: number): Buffer {
  const other = Buffer.from(file);
  other[at] = value;
  return other;
}
