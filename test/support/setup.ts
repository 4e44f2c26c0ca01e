import * as fc from 'fast-check';

/** Properties look at the same cases in every run; `FC_SEED=7 npm test` looks at others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261121) });
