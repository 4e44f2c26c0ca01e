import { ConfigError, type Config } from '../config.ts';
import { gazetteerOf, type Gazetteer } from '../place/gazetteer.ts';
import { openIndex } from '../place/open-index.ts';
import type { PlaceIndex } from '../place/place-index.ts';
import { remembering } from '../place/remembering.ts';

/**
 * The gazetteer over the index that was built, of which hardly anything is read before it is needed.
 *
 * @throws {ConfigError} where none is named, or it is not there or not whole
 */
export function openGazetteer({ placesIndex }: Config): Gazetteer {
  if (placesIndex === undefined) {
    throw new ConfigError('PLACES_INDEX must name the index of places that was built');
  }
  return remembering(gazetteerOf(opened(placesIndex)));
}

function opened(file: string): PlaceIndex {
  try {
    return openIndex(file).index;
  } catch (cause) {
    const rule = 'must name the index of places that `npm run build` makes in dist/places';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`PLACES_INDEX ${rule}: ${reason}`, { cause });
  }
}
