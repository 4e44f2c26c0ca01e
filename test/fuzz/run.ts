import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import type { Target, Verdict } from './target.ts';

export interface RunOptions {
  runs: number;
  seed: number;
  /** Called after each run, so that the main thread detects hangs. */
  onRun?: (done: number) => void;
}

/** What became of a target's runs. */
export interface Outcome {
  name: string;
  seed: number;
  runs: number;
  accepted: number;
  refused: number;
  seconds: number;
  /** Of the slowest run, milliseconds. */
  slowest: number;
  /** By how much the process grew at most, megabytes. */
  grown: number;
  /** What failed first, with what repeats it. */
  failure: string | undefined;
}

/** Time limit of a run, milliseconds, on a busy machine too. */
const LONGEST_RUN = 5000;
/** Megabytes: files are small, and garbage is collected. */
const MOST_GROWTH = 768;

/** Runs between which others may do something. */
const TURN = 10;

/** Runs a target a number of times, or until it fails; then minimizes the failing input. */
export async function runTarget(
  target: Target,
  { runs, seed, onRun }: RunOptions,
): Promise<Outcome> {
  const opened = await target.open();
  const counts: Record<Verdict, number> = { accepted: 0, refused: 0 };
  const begun = performance.now();
  const before = process.memoryUsage.rss();
  let [done, slowest, grown] = [0, 0, 0];

  async function watch(run: () => Promise<Verdict>): Promise<void> {
    const start = performance.now();
    const verdict = await run();
    const time = performance.now() - start;
    counts[verdict] += 1;
    done += 1;
    slowest = Math.max(slowest, time);
    if (time > LONGEST_RUN) throw new Error(`A run took ${Math.round(time)} ms`);
    checkPrototypes();
    // What was begun and has failed is put away between turns.
    if (done % TURN === 0) await nextTurn();
    if (done % (TURN * 10) === 0) grown = checkGrowth(before, grown);
    onRun?.(done);
  }

  const numRuns = Math.max(1, Math.round(runs * (target.share ?? 1)));
  try {
    const details = await fc.check(opened.property(watch), { numRuns, seed });
    return {
      name: target.name,
      seed,
      runs: done,
      ...counts,
      seconds: (performance.now() - begun) / 1000,
      slowest,
      grown,
      failure: details.failed ? failureOf(details) : undefined,
    };
  } finally {
    await opened.close?.();
  }
}

/** What went wrong, the seed and path that repeat it, and the smallest input found that does. */
function failureOf({
  errorInstance: error,
  seed,
  counterexamplePath,
  counterexample,
}: fc.RunDetails<[unknown]>): string {
  const input = counterexample?.[0];
  const shown = Buffer.isBuffer(input) ? input.toString('latin1') : input;
  return [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    `seed ${seed}, path ${counterexamplePath}`,
    `input ${JSON.stringify(shown)}`,
  ].join('\n');
}

/** Nothing that is read may change what all objects inherit. */
function checkPrototypes(): void {
  for (const key in {}) throw new Error(`Every object has the property ${key}`);
}

/** Garbage may accumulate for a while; only memory after a collection counts. */
function checkGrowth(before: number, most: number): number {
  if (grownSince(before) > MOST_GROWTH) collectGarbage();
  const grown = grownSince(before);
  if (grown > MOST_GROWTH) throw new Error(`The process grew by ${Math.round(grown)} MB`);
  return Math.max(most, grown);
}

function grownSince(before: number): number {
  return (process.memoryUsage.rss() - before) / 1024 ** 2;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
