import type { Logger } from 'pino';
import { ConfigError, type Config } from '../config.ts';
import { createGazetteer, type Gazetteer, memoizeGazetteer } from '../place/gazetteer.ts';
import { openIndexFile } from '../place/index-format.ts';
import type { PlaceIndex } from '../place/place-index.ts';
import { createLog } from '../telemetry/request-log.ts';

/**
 * Opens the gazetteer over the built place index, which is read lazily.
 *
 * @throws {ConfigError} if PLACES_INDEX is not set, or the file is missing or incomplete
 */
export function openBuiltGazetteer({ placesIndex }: Config): Gazetteer {
  if (placesIndex === undefined) {
    throw new ConfigError(
      'PLACES_INDEX must name the place index that `npm run build` writes to dist/places',
    );
  }
  return memoizeGazetteer(createGazetteer(openPlaceIndex(placesIndex)));
}

function openPlaceIndex(file: string): PlaceIndex {
  try {
    return openIndexFile(file).index;
  } catch (cause) {
    const rule = 'must name the place index that `npm run build` writes to dist/places';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`PLACES_INDEX ${rule}: ${reason}`, { cause });
  }
}

/** Logs synchronously, because a function may be frozen right after its response. */
export function createFunctionLog(level: string): Logger {
  return createLog(level, { write: (line) => void process.stdout.write(line) });
}
