import { constants, crc32, deflateRawSync } from 'node:zlib';
import { unpackZipMember } from '../../src/opendata/formats/zip.ts';
import { zipFile } from '../support/zip-file.ts';
import type { Product } from './laid-files.ts';

/** A fault of a file, and its expected effect. */
export interface FileFault {
  product: Product;
  what: string;
  change: (file: Buffer) => Buffer | Promise<Buffer>;
  /** By default the product counts as broken: other cached data are served, or it is 503. */
  becomes?: 'same';
}

export const MEGABYTE = 1024 * 1024;

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

export async function unzipped(
  file: Buffer,
  expected: RegExp,
): Promise<{ name: string; body: Buffer }> {
  const member = await unpackZipMember(file, (name) => expected.test(name), 16 * MEGABYTE);
  if (!member) throw new Error(`The zip has no ${expected.source}`);
  return { name: member.fileName, body: member.bytes };
}

/** Entities that would become a thousand billion letters. */
export const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]>`;
export function inUtf16(file: Buffer): Buffer {
  return Buffer.from(`\ufeff${file.toString()}`, 'utf16le');
}

/** @param wanted the name of the member that is read */
export function zipFaults(product: Product, expected: RegExp): FileFault[] {
  const remade = (change: (member: { name: string; body: Buffer }) => Buffer) => {
    return async (file: Buffer) => change(await unzipped(file, expected));
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
      becomes: 'same',
    },
    {
      product,
      what: 'a member packed in a way that nobody unpacks',
      change: remade((one) => zipFile({ ...one, method: 12 })),
    },
    {
      product,
      what: 'a stored member with a byte changed',
      change: remade((one) => {
        const body = Buffer.from(one.body);
        body.writeUInt8(body.readUInt8(body.length - 20) ^ 1, body.length - 20);
        return zipFile({ ...one, body, method: 0, crc: crc32(one.body) });
      }),
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
}
