import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OpenDataError } from '../server.ts';

/** How a member is packed (PKWARE's APPNOTE.TXT, 4.4.5). */
const STORED_METHOD = 0;
const DEFLATED_METHOD = 8;

/** So large files may get, in bytes, and so many may a zip have. */
export interface ZipLimits {
  maxMemberBytes: number;
  maxTotalBytes: number;
  maxMembers: number;
}

/** A file within a zip, still packed. */
export interface PackedZipMember {
  fileName: string;
  /** CRC-32 of what it unpacks to. */
  crc: number;
  /** @throws {OpenDataError} when it is damaged or too large */
  unpack: () => Promise<Buffer>;
}

/** A file within a zip. */
export interface ZipMember {
  fileName: string;
  bytes: Buffer;
}

/**
 * Unpacks the first member of a zip whose name is wanted; undefined where there is none.
 *
 * @param largest bytes that the member may unpack to
 * @throws {OpenDataError} when the zip is damaged or the member too large
 */
export async function unpackZipMember(
  zipped: Uint8Array,
  isWanted: (fileName: string) => boolean,
  largest: number,
): Promise<ZipMember | undefined> {
  for await (const { fileName, unpack } of iterateMembers(zipped, largest)) {
    if (isWanted(fileName)) return { fileName, bytes: await unpack() };
  }
  return undefined;
}

/**
 * The members of a zip, in its order, to be unpacked where they are wanted.
 *
 * @throws {OpenDataError} when the zip is damaged or holds more than it may
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
    const counted = async () => {
      const bytes = await unpack();
      size += bytes.length;
      if (size > maxTotalBytes) {
        throw new OpenDataError(`Zip file that unpacks to more than ${maxTotalBytes} bytes`);
      }
      return bytes;
    };
    yield { fileName, crc, unpack: counted };
  }
}

async function* iterateMembers(
  zipped: Uint8Array,
  largest: number,
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
      unpack: async () => wrapZipError(unpackEntry(entry, zip, buffer, largest)),
    };
  }
}

async function unpackEntry(
  entry: Entry,
  zip: ZipFile,
  buffer: Buffer,
  largest: number,
): Promise<Buffer> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const bytes = inflateEntry(packed, entry.compressionMethod, largest);
  if (crc32(bytes) !== entry.crc32) throw new OpenDataError('Zip file is damaged');
  return bytes;
}

function inflateEntry(packed: Buffer, method: number, largest: number): Buffer {
  if (method === STORED_METHOD) {
    if (packed.length <= largest) return packed;
    throw new OpenDataError(`Zip file with a member of more than ${largest} bytes`);
  }
  if (method !== DEFLATED_METHOD) {
    throw new OpenDataError('Zip file is neither stored nor deflated');
  }
  // Inflated at one go: the streams of the zip library cost more than three times as much for so small a file.
  return inflateRawSync(packed, { maxOutputLength: largest });
}

async function wrapZipError<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof OpenDataError) throw cause;
    throw new OpenDataError('Zip file cannot be unpacked', { cause });
  }
}
