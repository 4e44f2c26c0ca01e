import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OpenDataError } from '../server.ts';

/** Compression methods (PKWARE's APPNOTE.TXT, 4.4.5). */
const STORED_METHOD = 0;
const DEFLATED_METHOD = 8;

/** Limits against zip bombs. */
export interface ZipLimits {
  maxMemberBytes: number;
  maxTotalBytes: number;
  maxMembers: number;
}

/** A compressed file in a zip. */
export interface PackedZipMember {
  fileName: string;
  /** CRC-32 of the unpacked file. */
  crc: number;
  /** @throws {OpenDataError} if the file is damaged or too large */
  unpack: () => Promise<Buffer>;
}

/** An unpacked file of a zip. */
export interface ZipMember {
  fileName: string;
  bytes: Buffer;
}

/**
 * Unpacks the first member of a zip with a matching name; undefined if there is none.
 *
 * @param maxBytes limit of the unpacked size
 * @throws {OpenDataError} if the zip is damaged or the member too large
 */
export async function unpackZipMember(
  zipped: Uint8Array,
  matches: (fileName: string) => boolean,
  maxBytes: number,
): Promise<ZipMember | undefined> {
  for await (const { fileName, unpack } of iterateMembers(zipped, maxBytes)) {
    if (matches(fileName)) return { fileName, bytes: await unpack() };
  }
  return undefined;
}

/**
 * Iterates over the members of a zip; the caller unpacks the ones it needs.
 *
 * @throws {OpenDataError} if the zip is damaged or exceeds the limits
 */
export async function* readZipMembers(
  zipped: Uint8Array,
  { maxMemberBytes, maxTotalBytes, maxMembers }: ZipLimits,
): AsyncGenerator<PackedZipMember> {
  let count = 0;
  let size = 0;
  for await (const { fileName, crc, unpack } of iterateMembers(zipped, maxMemberBytes)) {
    count += 1;
    if (count > maxMembers) {
      throw new OpenDataError(`Zip file with more than ${maxMembers} members`);
    }
    const unpackCounted = async () => {
      const bytes = await unpack();
      size += bytes.length;
      if (size > maxTotalBytes) {
        throw new OpenDataError(`Zip file that unpacks to more than ${maxTotalBytes} bytes`);
      }
      return bytes;
    };
    yield { fileName, crc, unpack: unpackCounted };
  }
}

async function* iterateMembers(
  zipped: Uint8Array,
  maxBytes: number,
): AsyncGenerator<PackedZipMember> {
  const buffer = Buffer.from(zipped.buffer, zipped.byteOffset, zipped.byteLength);
  const zip = await wrapZipError(fromBufferPromise(buffer, { lazyEntries: true }));
  const entries = zip.eachEntry();
  for (;;) {
    const { done, value: entry } = await wrapZipError(entries.next());
    if (done) return;
    const { fileName, crc32: crc } = entry;
    yield {
      fileName,
      crc,
      unpack: async () => wrapZipError(unpackEntry(entry, zip, buffer, maxBytes)),
    };
  }
}

async function unpackEntry(
  entry: Entry,
  zip: ZipFile,
  buffer: Buffer,
  maxBytes: number,
): Promise<Buffer> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const bytes = inflateEntry(packed, entry.compressionMethod, maxBytes);
  if (crc32(bytes) !== entry.crc32) throw new OpenDataError('Zip file is damaged');
  return bytes;
}

function inflateEntry(packed: Buffer, method: number, maxBytes: number): Buffer {
  if (method === STORED_METHOD) {
    if (packed.length <= maxBytes) return packed;
    throw new OpenDataError(`Zip file with a member of more than ${maxBytes} bytes`);
  }
  if (method !== DEFLATED_METHOD) {
    throw new OpenDataError('Zip file is neither stored nor deflated');
  }
  // Inflated at once: for such small files, the streams of the zip library take three times as long.
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}

async function wrapZipError<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof OpenDataError) throw cause;
    throw new OpenDataError('Zip file cannot be unpacked', { cause });
  }
}
