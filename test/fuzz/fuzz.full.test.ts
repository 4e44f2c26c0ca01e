import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../support/property-runs.ts';
import { runTarget } from './run.ts';
import { targets } from './targets/index.ts';

/** `npm run fuzz` tries a hundred thousand. */
const RUNS = propertyRuns(300);

const { seed = 0 } = fc.readConfigureGlobal();

test.each(targets.map((target) => [target.name, target] as const))(
  'any bytes as %s are accepted or rejected, without other effects',
  async (_name, target) => {
    const { failure, accepted, refused } = await runTarget(target, { runs: RUNS, seed });
    expect(failure).toBeUndefined();
    expect(accepted + refused).toBeGreaterThan(0);
  },
);
