import type { MadeIndex } from '../../src/place/build-index.ts';
import { EDITION } from '../../src/place/edition.ts';
import { writeAll, type IndexMaker } from '../../src/place/index-maker.ts';
import { indexFile } from '../../src/place/open-index.ts';

/** Makes an index in this process, of whatever places. */
export function inThisProcess(make: () => MadeIndex): IndexMaker {
  const bytes = () => indexFile(make(), EDITION);
  return { bytes, writeTo: (descriptor) => writeAll(descriptor, bytes()) };
}
