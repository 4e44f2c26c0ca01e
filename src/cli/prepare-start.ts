import '../time/utc-process.ts';
import { readConfig } from '../config.ts';
import { runMain } from './run-main.ts';
import { IndexBuildError } from '../place/index-cache.ts';
import { ensurePlaceIndex } from '../place/load-gazetteer.ts';

/**
 * Runs before `npm start`: builds the place index if it is missing, in a process of its own, so that
 * the build and the server do not need their memory at the same time. If the index cannot be saved, the
 * server builds it and logs a warning.
 */
await runMain(async () => {
  const { placesIndex } = readConfig(process.env);
  try {
    if (ensurePlaceIndex(placesIndex)) await fillCompileCache();
  } catch (error) {
    if (error instanceof IndexBuildError) throw error;
  }
});

/** Compiles what the server loads, for its first start: with the compiler, it takes 23 MiB more. */
async function fillCompileCache(): Promise<void> {
  const [{ loadLateModules }] = await Promise.all([import('../app/app.ts'), import('./server.ts')]);
  await loadLateModules();
}
