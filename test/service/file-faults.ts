import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { unpackMember } from '../../src/opendata/zip.ts';
import { bzip2 } from '../support/bzip2.ts';
import { zipFile } from '../support/zip-file.ts';
import { withChecksums } from '../fuzz/tar-checksums.ts';
import type { Product } from './laid-files.ts';

/** What is wrong with a file, and what becomes of it. */
export interface FileFault {
  product: Product;
  what: string;
  change: (file: Buffer) => Buffer | Promise<Buffer>;
  /** By default the product counts as broken: what else is known serves, or it is 503. */
  becomes?: 'same';
}

const MEGABYTE = 1024 * 1024;

/** Unpacks to two gigabytes of blanks, in two megabytes. */
function bomb(name: string, size?: number): Buffer {
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  const block = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([
    ...Array.from({ length: 2048 }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return zipFile({ name, body: megabyte, deflated, size: size ?? 2048 * MEGABYTE });
}

async function unzipped(file: Buffer, wanted: RegExp): Promise<{ name: string; body: Buffer }> {
  const member = await unpackMember(file, (name) => wanted.test(name), 16 * MEGABYTE);
  if (!member) throw new Error(`The zip has no ${wanted.source}`);
  return { name: member.fileName, body: member.bytes };
}

/** The KML of a station's file, changed as text. */
async function kmlChanged(file: Buffer, change: (kml: string) => string): Promise<Buffer> {
  const { name, body } = await unzipped(file, /\.kml$/);
  return zipFile({ name, body: Buffer.from(change(body.toString('latin1')), 'latin1') });
}

const LAUGHS = `<!DOCTYPE kml [<!ENTITY a "ha">${Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]>`;
const DEEP = 100_000;

const ZIPS = (['forecast', 'postcodes'] as const).flatMap((product): FileFault[] => {
  const wanted = product === 'forecast' ? /\.kml$/ : /^[A-Z]{2}\.txt$/;
  const remade = (change: (member: { name: string; body: Buffer }) => Buffer) => {
    return async (file: Buffer) => change(await unzipped(file, wanted));
  };
  return [
    { product, what: 'half of it', change: (file) => file.subarray(0, file.length / 2) },
    { product, what: 'a wrong checksum', change: remade((one) => zipFile({ ...one, crc: 1 })) },
    { product, what: 'a bomb', change: remade(({ name }) => bomb(name)) },
    { product, what: 'a bomb that seems small', change: remade(({ name }) => bomb(name, 9000)) },
    {
      product,
      what: 'a zip in it',
      change: remade((one) => zipFile({ ...one, body: zipFile(one) })),
    },
    { product, what: 'no member', change: () => zipFile() },
    {
      product,
      what: 'another member',
      change: remade((one) => zipFile({ ...one, name: 'x.gif' })),
    },
    {
      product,
      what: 'a way out of the folder for a name',
      change: remade((one) => zipFile({ ...one, name: `../../etc/${one.name}` })),
    },
    {
      product,
      what: 'a member that is stored',
      change: remade((one) => zipFile({ ...one, method: 0 })),
    },
    {
      product,
      what: 'a readme before it',
      change: remade((one) => zipFile({ name: 'readme', body: Buffer.from('-') }, one)),
      becomes: 'same',
    },
    {
      product,
      what: 'letters of two bytes',
      change: remade((one) => zipFile({ ...one, body: inUtf16(one.body) })),
    },
  ];
});

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

const JSONS: FileFault[] = (['pollen file', 'map of the pollen regions'] as const).flatMap(
  (product) => [
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
  ],
);

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

const CATALOGUES: FileFault[] = [
  { what: 'letters of two bytes', change: inUtf16 },
  { what: 'gzip around it', change: (file: Buffer) => gzipSync(file) },
  { what: 'thirty megabytes on one line', change: () => Buffer.alloc(30 * MEGABYTE, '9') },
].map((fault) => ({ ...fault, product: 'station catalogue' }));

export const FILE_FAULTS: FileFault[] = [...ZIPS, ...XML, ...JSONS, ...RADAR, ...CATALOGUES];

function inUtf16(file: Buffer): Buffer {
  return Buffer.from(`\ufeff${file.toString()}`, 'utf16le');
}

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
