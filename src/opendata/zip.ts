import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OpenDataError } from './server.ts';

const DEFLATE = 8;

/** A file within a zip. */
export interface Member {
  fileName: string;
  bytes: Buffer;
}

/**
 * Unpacks the first member of a zip whose name is wanted; undefined where there is none.
 *
 * @param largest bytes that the member may unpack to
 * @throws {OpenDataError} when the zip is damaged or the member too large
 */
export async function unpackMember(
  zipped: Uint8Array,
  isWanted: (fileName: string) => boolean,
  largest: number,
): Promise<Member | undefined> {
  const buffer = Buffer.from(zipped.buffer, zipped.byteOffset, zipped.byteLength);
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true });
    const entry = await findEntry(zip, isWanted);
    if (!entry) return undefined;
    if (entry.compressionMethod !== DEFLATE) throw new OpenDataError('Zip file is not deflated');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    // Inflated at one go: the streams of the zip library cost more than three times as much for so small a file.
    const bytes = inflateRawSync(packed, { maxOutputLength: largest });
    if (crc32(bytes) !== entry.crc32) throw new OpenDataError('Zip file is damaged');
    return { fileName: entry.fileName, bytes };
  } catch (cause) {
    if (cause instanceof OpenDataError) throw cause;
    throw new OpenDataError('Zip file cannot be unpacked', { cause });
  }
}

async function findEntry(
  zip: ZipFile,
  isWanted: (fileName: string) => boolean,
): Promise<Entry | undefined> {
  for await (const entry of zip.eachEntry()) {
    if (isWanted(entry.fileName)) return entry;
  }
  return undefined;
}
