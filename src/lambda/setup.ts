import type { Logger } from 'pino';
import { ConfigError, type Config } from '../config.ts';
import { createGazetteer, type Gazetteer, memoizeGazetteer } from '../place/gazetteer.ts';
import { openIndexFile } from '../place/index-format.ts';
import type { PlaceIndex } from '../place/place-index.ts';
import { createLog } from '../telemetry/log.ts';

/**
 * The gazetteer over the index that was built, of which hardly anything is read before it is needed.
 *
 * @throws {ConfigError} where none is named, or it is not there or not whole
 */
export function openBuiltGazetteer({ placesIndex }: Config): Gazetteer {
  if (placesIndex === undefined) {
    throw new ConfigError('PLACES_INDEX must name the index of places that was built');
  }
  return memoizeGazetteer(createGazetteer(openPlaceIndex(placesIndex)));
}

function openPlaceIndex(file: string): PlaceIndex {
  try {
    return openIndexFile(file).index;
  } catch (cause) {
    const rule = 'must name the index of places that `npm run build` makes in dist/places';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`PLACES_INDEX ${rule}: ${reason}`, { cause });
  }
}

/** What a function writes goes to its log at once: it may be frozen behind its answer. */
export function createFunctionLog(level: string): Logger {
  return createLog(level, { write: (line) => void process.stdout.write(line) });
}
