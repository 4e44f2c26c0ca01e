import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { createStationKmz, listDemoStations } from '../src/opendata/demo/mosmix/files.ts';
import { decodeMosmixFile } from '../src/opendata/mosmix/series.ts';
import { compare, type Figure } from './support/compare.ts';

/** A real station file, if there is one beside the checkout. */
const REAL_FILE = new URL(
  '../../shared/data/dwd/mosmix/MOSMIX_L_2021122021_A762.kmz',
  import.meta.url,
);

/** Lengths in a zip's local file header (PKWARE APPNOTE 4.3.7). */
const HEADER = { length: 30, nameLengthAt: 26, extraLengthAt: 28 };

/**
 * Parses a station file from its KMZ bytes to the hourly series; the baseline unzips it with node:zlib
 * and decodes its text.
 */
export async function mosmix(): Promise<Figure> {
  const isReal = existsSync(REAL_FILE);
  const kmz = isReal ? readFileSync(REAL_FILE) : await demoFile();
  const packed = kmz.subarray(
    HEADER.length + kmz.readUInt16LE(HEADER.nameLengthAt) + kmz.readUInt16LE(HEADER.extraLengthAt),
  );
  return compare({
    name: isReal ? 'mosmix' : 'mosmix (demo file)',
    ours: async () => decodeMosmixFile(kmz),
    baseline: async () => inflateRawSync(packed).toString('latin1'),
    runs: 1000,
    warmUp: 300,
  });
}

async function demoFile(): Promise<Buffer> {
  const [station] = listDemoStations();
  if (!station) throw new Error('The demo has no stations');
  return createStationKmz(station, new Date('2026-11-18T09:00:00Z'));
}
