import { readConfig } from './config.ts';
import { runEntry } from './entry.ts';
import { loadGazetteer } from './place/load-gazetteer.ts';

/**
 * Before `npm start`: makes the index of places where there is none yet. That takes more memory than
 * the server needs ever after, and than it is given.
 */
await runEntry(async () => {
  loadGazetteer(readConfig(process.env).placesIndex);
});
