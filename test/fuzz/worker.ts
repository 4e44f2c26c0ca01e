import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { runTarget } from './run.ts';
import { targets } from './targets/index.ts';

/** Runs one target in a worker, so that the main thread detects hangs. */

const Task = z.object({ name: z.string(), runs: z.number(), seed: z.number() });

const TELL_EVERY = 500;

const { name, runs, seed } = Task.parse(workerData);
const target = targets.find((each) => each.name === name);
if (!target) throw new Error(`There is no target "${name}"`);

let reportedAt = 0;
const outcome = await runTarget(target, {
  runs,
  seed,
  onRun: (done) => {
    if (performance.now() - reportedAt < TELL_EVERY) return;
    reportedAt = performance.now();
    parentPort?.postMessage({ done }, []);
  },
});
parentPort?.postMessage({ outcome }, []);
