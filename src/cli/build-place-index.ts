import '../time/utc-process.ts';
import { readConfig } from '../config.ts';
import { runMain } from './run-main.ts';
import { IndexBuildError } from '../place/index-cache.ts';
import { ensurePlaceIndex } from '../place/load-gazetteer.ts';

/**
 * Before `npm start`: makes the index of places where there is none yet, so that this and the server
 * do not take memory at the same time. Where the index cannot be kept, the server makes and says so.
 */
await runMain(async () => {
  const { placesIndex } = readConfig(process.env);
  try {
    ensurePlaceIndex(placesIndex);
  } catch (error) {
    if (error instanceof IndexBuildError) throw error;
  }
});
