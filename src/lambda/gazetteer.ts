import { ConfigError, type Config } from '../config.ts';
import { gazetteerOf, type Gazetteer } from '../place/gazetteer.ts';
import { openIndex } from '../place/open-index.ts';
import { remembering } from '../place/remembering.ts';

/**
 * The gazetteer over the index that was built, of which hardly anything is read before it is needed.
 *
 * @throws {ConfigError} where none is named
 */
export function openGazetteer({ placesIndex }: Config): Gazetteer {
  if (placesIndex === undefined) {
    throw new ConfigError('PLACES_INDEX must name the index of places that was built');
  }
  return remembering(gazetteerOf(openIndex(placesIndex).index));
}
