import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepBusy, type ClientResults } from './support/busy-clients.ts';
import { medianOf, type Figure } from './support/compare.ts';
import { flagsOfStart } from './support/started.ts';

const RUNS = 100;
const CLIENTS = 32;

/** Time until a process manager kills the process, milliseconds. */
const LATEST = 10_000;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../src/cli/server.ts', import.meta.url));

const PATHS = [
  '/v4_0/voicetext/forecast/days/53.55/9.99',
  '/v4_0/forecast/53.55/9.99/hourly',
  '/healthz',
];

/**
 * Shuts the local process down a hundred times while 32 clients send one request after the other, each
 * until its new connection is refused. A request that was sent and not answered is lost: one lost
 * request means exit code 1.
 */
export async function shutdown(): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await endOnce(300 + 13 * (run % 20)));
    if (runs.length % 10 === 0) process.stderr.write(`${runs.length} of ${RUNS} runs\n`);
  }
  const lost = runs.reduce((sum, { results }) => sum + results.lost.length, 0);
  const answered = runs.reduce((sum, { results }) => sum + countOf(results), 0);
  const took = runs.map(({ milliseconds }) => milliseconds);
  const slowest = Math.max(...took);
  process.stderr.write(`${answered} answers, ${lost} lost\n`);
  if (lost > 0 || runs.some(({ isClean }) => !isClean) || slowest > LATEST) process.exitCode = 1;
  const common = { baseline: LATEST, unit: 'ms', runs: RUNS };
  return [
    {
      name: 'shutdown: answers lost',
      ratio: lost,
      median: lost,
      baseline: 0,
      unit: '',
      runs: RUNS,
    },
    { name: 'shutdown: longest', ratio: slowest / LATEST, median: slowest, ...common },
    { name: 'shutdown: median', ratio: medianOf(took) / LATEST, median: medianOf(took), ...common },
  ];
}

interface Run {
  results: ClientResults;
  milliseconds: number;
  isClean: boolean;
}

async function endOnce(after: number): Promise<Run> {
  const child = spawn(process.execPath, [...flagsOfStart(), PROGRAM], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', WEATHER_DATA: 'demo', STORE_FILE: ':memory:' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [ready] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(ready))?.[0];
  if (url === undefined) throw new Error('The server does not start');
  const clients = keepBusy(url, PATHS, CLIENTS);
  await sleep(after);
  const signalledAt = performance.now();
  child.kill('SIGTERM');
  const [results, [code]] = await Promise.all([clients, ended]);
  return { results, milliseconds: performance.now() - signalledAt, isClean: code === 0 };
}

function countOf({ statuses }: ClientResults): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}
