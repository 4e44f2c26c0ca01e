import { OpenDataError } from '../server.ts';
import { unpackMember } from '../zip.ts';

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
  const kml = await unpackMember(kmz, (name) => name.endsWith('.kml'), LARGEST_KML);
  if (!kml) throw new OpenDataError('KMZ file without a KML member');
  return { fileName: kml.fileName, text: kml.bytes.toString('latin1') };
}
