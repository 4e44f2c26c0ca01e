import { parseArgs } from 'node:util';
import { HELP_OPTION, runMain, UsageError } from '../../src/cli/run-main.ts';
import type { Outcome } from './run.ts';
import { targets } from './targets/index.ts';
import { watchedRun } from './watched-run.ts';

const RUNS = '100000';

/** `node test/fuzz/index.ts [NAME...] [--runs N] [--seed N]` */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: RUNS },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      help: HELP_OPTION,
    },
  });
  if (values.help) {
    process.stdout.write(`${usageOf(targets.map(({ name }) => name))}\n`);
    return;
  }
  const [runs, seed] = [numberOf('--runs', values.runs), numberOf('--seed', values.seed)];
  const known = targets.map(({ name }) => name);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `Nothing to be fuzzed is called "${unknown}": there are ${known.join(', ')}`,
    );
  }
  const names = positionals.length > 0 ? positionals : known;
  let failed = 0;
  for (const name of names) {
    const outcome = await watchedRun({ name, runs, seed }, (done) => progress(name, done));
    process.stdout.write(`${summaryOf(outcome)}\n`);
    if (outcome.failure !== undefined) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of ${names.length} failed`);
});

function usageOf(names: readonly string[]): string {
  return `Usage: npm run fuzz -- [NAME ...] [--runs N] [--seed N]

Feeds what comes in from outside with damage, all of it or what is named:
${names.join(', ')}.

  --runs      how often each, ${RUNS} by default
  --seed      of the run that is to be seen again
  -h, --help  this text`;
}

function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new UsageError(`${option} must be a whole number`);
  return number;
}

function progress(name: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${done} runs`);
}

function summaryOf(outcome: Outcome): string {
  const { name, seed, runs, accepted, refused, seconds, slowest, grown, failure } = outcome;
  const figures = [
    `${name}: ${runs} runs in ${seconds.toFixed(1)} s`,
    `${refused} refused, ${accepted} accepted`,
    `slowest ${slowest.toFixed(0)} ms, ${grown.toFixed(0)} MB more`,
    `seed ${seed}`,
  ].join('; ');
  return `${process.stderr.isTTY ? '\r' : ''}${figures}${failure === undefined ? '' : `\nFAILED ${failure}`}`;
}
