import { setTimeout as realSetTimeout } from 'node:timers';
import * as fc from 'fast-check';
import { loadAllPhrases } from '../../src/languages/phrases.ts';
import { propertyRuns } from './property-runs.ts';

// Files share a process: behind a fake timer, browsers and servers of the next ones wait forever.
if (globalThis.setTimeout !== realSetTimeout) {
  throw new Error('An earlier test file left a fake setTimeout: do not spy on it');
}

/** Properties look at the same cases in every run; `FC_SEED=7 npm test` looks at others. */
fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 20261121),
  // What fast-check does where a property names no number.
  numRuns: propertyRuns(100),
});

// Tests read the sentences of any locale.
await loadAllPhrases();
