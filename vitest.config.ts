import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';

const ALL = 'test/**/*.test.ts';
const FULL = 'test/**/*.full.test.ts';

/** Share of a property's runs: a few in a hundred while one develops, all of them in the full run. */
const { PROPERTY_RUNS } = process.env;
const RUNS = { fast: PROPERTY_RUNS ?? '0.03', full: PROPERTY_RUNS ?? '1' };

/** They are in both projects, as `fast` makes only a few of their runs. */
const withProperties = globSync(ALL).filter((file) =>
  /from '(?:fast-check|.*\/properties\.ts)'/.test(readFileSync(file, 'utf8')),
);

/**
 * Far from the places asked for, and off by a quarter: code that leans on the machine's zone fails. It has
 * no clock changes, as date-fns-tz reads no clock right that shows an hour which the process's own zone skips.
 */
const TZ = 'Asia/Kathmandu';

export default defineConfig({
  test: {
    // By default one core is left idle, which is half of a small machine. A worker more would wait less for timeouts, but
    // read all modules and compile all grammars once more: 84 s in place of 73.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: [ALL],
          exclude: [FULL],
          env: { TZ, PROPERTY_RUNS: RUNS.fast },
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: [FULL, ...withProperties],
          env: { TZ, PROPERTY_RUNS: RUNS.full },
          sequence: { groupOrder: 1 },
        },
      },
    ],
    sequence: { sequencer: LongFirst },
    reporters: ['default', './test/support/slowest-files.ts'],
    setupFiles: ['test/support/setup.ts'],
    // Test files share their worker's modules: reading the index of places once instead of sixty times.
    isolate: false,
    // Tests allocate much: fewer collections of the young generation save a twentieth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // Node strips the types itself, which is faster than a transform of each module.
    experimental: { viteModuleRunner: false },
    // A spoken text that differs is shown whole.
    chaiConfig: { truncateThreshold: 0 },
    // What hangs fails; what a busy machine takes its time for does not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
