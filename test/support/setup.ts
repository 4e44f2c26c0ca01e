import * as fc from 'fast-check';
import { loadAllPhrases } from '../../src/languages/phrases.ts';
import { propertyRuns } from './property-runs.ts';

/** Properties look at the same cases in every run; `FC_SEED=7 npm test` looks at others. */
fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 20261121),
  // What fast-check does where a property names no number.
  numRuns: propertyRuns(100),
});

// Tests read the sentences of any locale.
await loadAllPhrases();
