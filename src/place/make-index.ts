import { buildIndex } from './build-index.ts';
import { EDITION } from './edition.ts';
import { readGeoNames } from './geonames.ts';
import { NOT_WRITTEN, writeAll } from './index-maker.ts';
import { indexFile } from './open-index.ts';

/** Its descriptor: the stream would not wait for who reads. */
const STDOUT = 1;

/** A program that makes the index of places from GeoNames' table and writes it to standard output. */
const bytes = indexFile(buildIndex(readGeoNames()), EDITION);
try {
  writeAll(STDOUT, bytes);
} catch {
  process.exitCode = NOT_WRITTEN;
}
