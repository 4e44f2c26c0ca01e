import { buildPlaceIndex, PLACE_INDEX_EDITION } from './build-index.ts';
import { readGeoNames } from './geonames.ts';
import { WRITE_FAILED_EXIT_CODE, writeAllBytes } from './index-cache.ts';
import { serializeIndex } from './index-format.ts';

/** Writes to the descriptor, because the stream does not wait for a slow reader. */
const STDOUT_DESCRIPTOR = 1;

/** Builds the index of places from the GeoNames table and writes it to standard output. */
const bytes = serializeIndex(buildPlaceIndex(readGeoNames()), PLACE_INDEX_EDITION);
try {
  writeAllBytes(STDOUT_DESCRIPTOR, bytes);
} catch {
  process.exitCode = WRITE_FAILED_EXIT_CODE;
}
