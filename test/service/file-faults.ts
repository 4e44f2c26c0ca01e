import { gzipSync } from 'node:zlib';
import { bzip2 } from '../support/bzip2.ts';
import { zipFile } from '../support/zip-file.ts';
import { withChecksums } from '../fuzz/tar-checksums.ts';
import { inUtf16, LAUGHS, MEGABYTE, unzipped, zipFaults, type FileFault } from './damage.ts';
import type { Product } from './laid-files.ts';
import { STATION_FAULTS } from './station-file-faults.ts';
import { WARNING_FAULTS } from './warning-file-faults.ts';

/** The KML of a station's file, changed as text. */
async function kmlChanged(file: Buffer, change: (kml: string) => string): Promise<Buffer> {
  const { name, body } = await unzipped(file, /\.kml$/);
  return zipFile({ name, body: Buffer.from(change(body.toString('latin1')), 'latin1') });
}

const DEEP = 100_000;

const ZIPS: FileFault[] = [
  ...zipFaults('forecast', /\.kml$/),
  ...zipFaults('postcodes', /^[A-Z]{2}\.txt$/),
];

const XML: FileFault[] = [
  {
    what: 'a billion laughs',
    change: (kml: string) =>
      kml.replace('<kml:kml', `${LAUGHS}<kml:kml`).replace(/(<dwd:value>\s*)\S+/g, '$1&a11;'),
  },
  {
    what: 'an entity from elsewhere',
    change: (kml: string) =>
      kml
        .replace(/(<dwd:value>\s*)\S+/g, '$1&passwd;')
        .replace(
          '<kml:kml',
          '<!DOCTYPE kml [<!ENTITY passwd SYSTEM "file:///etc/passwd">]><kml:kml',
        ),
  },
  { what: 'words for numbers', change: (kml: string) => kml.replaceAll(/\d+\.\d\d(?= )/g, 'warm') },
  {
    what: 'numbers that are none',
    change: (kml: string) => kml.replaceAll(/\d+\.\d\d(?= )/g, 'NaN'),
  },
  {
    what: 'numbers without bounds',
    change: (kml: string) => kml.replaceAll(/\d+\.\d\d(?= )/g, '1e999'),
  },
  {
    what: 'an end too early',
    change: (kml: string) => kml.slice(0, kml.lastIndexOf('</kml:Placemark>')),
  },
  {
    what: 'a type that declares nothing used',
    change: (kml: string) => kml.replace('<kml:kml', `${LAUGHS}<kml:kml`),
    becomes: 'same' as const,
  },
  {
    what: 'elements in elements in elements',
    change: (kml: string) =>
      kml.replace('<dwd:Issuer>', `${'<x>'.repeat(DEEP)}${'</x>'.repeat(DEEP)}<dwd:Issuer>`),
    becomes: 'same' as const,
  },
].map(({ change, ...fault }) => ({
  ...fault,
  product: 'forecast',
  change: (file) => kmlChanged(file, change),
}));

const json = (product: Product, what: string, change: (text: string) => string): FileFault => ({
  product,
  what,
  change: (file) => Buffer.from(change(file.toString())),
});

const JSONS: FileFault[] = (
  ['pollen file', 'map of the pollen regions', 'map of the warncells'] as const
).flatMap((product) => [
  json(product, 'lists in lists in lists', () => '['.repeat(DEEP)),
  json(product, 'whole lists in lists in lists', () => '['.repeat(DEEP) + ']'.repeat(DEEP)),
  json(product, 'null', () => 'null'),
  json(product, 'a number', () => '1e999'),
  json(product, 'thirty megabytes of another form', () => `[${'1234567,'.repeat(3_900_000)}1]`),
  json(product, 'an object for each list', (text) =>
    text.replaceAll('[', '{"x":').replaceAll(']', '}'),
  ),
  json(product, 'numbers in quotes', (text) =>
    text.replaceAll(/(?<=[:[,])(-?\d+(\.\d+)?)(?=[,\]}])/g, '"$1"'),
  ),
  json(product, 'nothing after its half', (text) => text.slice(0, text.length / 2)),
  { product, what: 'letters of two bytes', change: inUtf16 },
  { product, what: 'gzip around it', change: (file) => gzipSync(file) },
]);

const RADAR: FileFault[] = [
  { what: 'half of it', change: (file: Buffer) => file.subarray(0, file.length / 2) },
  { what: 'its first member cut off', change: (file: Buffer) => file.subarray(0, 3000) },
  { what: 'members that are larger than they say', change: sized('00000004000') },
  { what: 'members that are larger than all', change: sized('77777777777') },
  { what: 'members of no length', change: sized('00000000000') },
  { what: 'members of a length that is none', change: sized('-0000000001') },
  { what: 'addresses that lead nowhere', change: (file: Buffer) => treeless(file, 0xffff_fff0) },
  { what: 'addresses that lead in a circle', change: (file: Buffer) => treeless(file, 96) },
  { what: 'gzip around it', change: (file: Buffer) => gzipSync(file) },
  { what: 'bzip2 around it', change: (file: Buffer) => bzip2(file.subarray(0, MEGABYTE)) },
].map((fault) => ({ ...fault, product: 'radar' }));

const TABLES: FileFault[] = (
  [
    'station catalogue',
    'list of the warncells',
    'Stationslexikon',
    'list of the ten-minute stations',
    'list of the SYNOP files',
    'list of the POI files',
    'POI',
  ] as const
).flatMap((product) =>
  [
    { what: 'letters of two bytes', change: inUtf16 },
    { what: 'gzip around it', change: (file: Buffer) => gzipSync(file) },
    { what: 'thirty megabytes on one line', change: () => Buffer.alloc(30 * MEGABYTE, '9') },
  ].map((fault) => ({ ...fault, product })),
);

export const FILE_FAULTS: FileFault[] = [
  ...ZIPS,
  ...XML,
  ...JSONS,
  ...RADAR,
  ...TABLES,
  ...WARNING_FAULTS,
  ...STATION_FAULTS,
];

/** Members whose headers say another size. */
function sized(octal: string): FileFault['change'] {
  return (file) => {
    const changed = Buffer.from(file);
    changed.write(octal, 124, 'latin1');
    return withChecksums(changed);
  };
}

/** HDF5 files whose trees lie elsewhere. */
function treeless(file: Buffer, address: number): Buffer {
  const changed = Buffer.from(file);
  for (let at = changed.indexOf('TREE'); at >= 0; at = changed.indexOf('TREE', at + 1)) {
    changed.writeUInt32LE(address, at + 8 + 16 + 8);
  }
  return changed;
}
