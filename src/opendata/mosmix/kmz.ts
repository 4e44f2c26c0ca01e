import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OpenDataError } from '../server.ts';

const DEFLATE = 8;

/** A station's file unpacks to 350 KB; ten times that is no longer one. */
const LARGEST_KML = 4 * 1024 * 1024;

/** The one member of a KMZ file. */
export interface Kml {
  /** `MOSMIX_L_2023041209_P0036.kml` */
  fileName: string;
  text: string;
}

/**
 * Unpacks a station's KMZ: a zip with one KML member in ISO-8859-1.
 *
 * @throws {OpenDataError} when the file is damaged, too large or holds no KML
 */
export async function unpackKmz(kmz: Uint8Array): Promise<Kml> {
  const buffer = Buffer.from(kmz.buffer, kmz.byteOffset, kmz.byteLength);
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true });
    const entry = await kmlEntry(zip);
    if (entry.compressionMethod !== DEFLATE) throw new OpenDataError('KMZ file is not deflated');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    // Inflated at one go: the streams of the zip library cost more than three times as much for so small a file.
    const bytes = inflateRawSync(packed, { maxOutputLength: LARGEST_KML });
    if (crc32(bytes) !== entry.crc32) throw new OpenDataError('KMZ file is damaged');
    return { fileName: entry.fileName, text: bytes.toString('latin1') };
  } catch (cause) {
    if (cause instanceof OpenDataError) throw cause;
    throw new OpenDataError('KMZ file cannot be unpacked', { cause });
  }
}

async function kmlEntry(zip: ZipFile): Promise<Entry> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('.kml')) return entry;
  }
  throw new OpenDataError('KMZ file without a KML member');
}
