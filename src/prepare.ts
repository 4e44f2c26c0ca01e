import { readConfig } from './config.ts';
import { runEntry } from './entry.ts';
import { IndexNotMade } from './place/index-maker.ts';
import { prepareGazetteer } from './place/load-gazetteer.ts';

/**
 * Before `npm start`: makes the index of places where there is none yet, so that this and the server
 * do not take memory at the same time. Where the index cannot be kept, the server makes and says so.
 */
await runEntry(async () => {
  const { placesIndex } = readConfig(process.env);
  try {
    prepareGazetteer(placesIndex);
  } catch (error) {
    if (error instanceof IndexNotMade) throw error;
  }
});
