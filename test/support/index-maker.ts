import { type BuiltIndex, PLACE_INDEX_EDITION } from '../../src/place/build-index.ts';
import { writeAllBytes, type IndexBuilder } from '../../src/place/index-cache.ts';
import { serializeIndex } from '../../src/place/index-format.ts';

/** Builds an index of any places in this process. */
export function inThisProcess(make: () => BuiltIndex): IndexBuilder {
  const bytes = () => serializeIndex(make(), PLACE_INDEX_EDITION);
  return { bytes, writeTo: (descriptor) => writeAllBytes(descriptor, bytes()) };
}
