import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { loadAllPhrases } from '../src/languages/phrases.ts';
import type { Figure } from './support/compare.ts';
import { flagsOfStart, started } from './support/started.ts';
import {
  askBack,
  listenersOf,
  settle,
  talk,
  warmUp,
  type ReceivedAnswer,
} from './support/listener.ts';

const LISTENERS = 1000;

/** One listener of each town and language warms the process up. */
const FIRST = 10;

/** A turn's deadline plus a second for the network; Alexa gives up half a second later. */
const LATEST = 7500;

/** Maximum percentage of apologies: one in ten calls fails, and most are retried. */
const MOST_APOLOGIES = 10;

/**
 * A thousand concurrent listeners of the local process, each with the next question after the last
 * answer. A proxy lets one in ten calls of the weather service fail. Each listener saves a home first
 * and asks for it at the end. Times and shares are compared with their limits; an exceeded limit, a
 * missing answer or a forgotten home means exit code 1.
 */
export async function listeners({
  seconds = 60,
}: {
  seconds: number | undefined;
}): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'weather-voice-bench-'));
  await loadAllPhrases();
  const [proxy, upstream] = await started('fault-proxy.ts', []);
  const order = { upstream, storeFile: join(folder, 'store.sqlite') };
  const [app, url] = await started('listeners-app.ts', flagsOfStart(), order);
  try {
    proxy.send(url);
    const all = await listenTo(url, seconds);
    return figuresOf(all);
  } finally {
    app.kill();
    proxy.kill();
    rmSync(folder, { recursive: true });
  }
}

async function listenTo(url: string, seconds: number): Promise<ReceivedAnswer[]> {
  const skill = new Pool(url, { connections: LISTENERS });
  const people = listenersOf(LISTENERS);
  const all: ReceivedAnswer[] = [];
  const collect = (answer: ReceivedAnswer) => void all.push(answer);
  for (const person of people.slice(0, FIRST)) await warmUp(person, skill);
  (await Promise.all(people.map(async (person) => settle(person, skill)))).forEach(collect);

  const until = performance.now() + seconds * 1000;
  await Promise.all(people.map(async (person) => talk(person, skill, until, collect)));
  (await Promise.all(people.map(async (person) => askBack(person, skill)))).forEach(collect);
  await skill.close();
  return all;
}

function figuresOf(all: readonly ReceivedAnswer[]): Figure[] {
  const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const share = (kind: ReceivedAnswer['kind']) => (100 * countOf(all, kind)) / all.length;
  const figure = (name: string, median: number, baseline: number, unit: string): Figure => ({
    name: `listeners: ${name}`,
    ratio: median / baseline,
    median,
    baseline,
    unit,
    runs: all.length,
  });
  const figures = [
    figure('latest answer', times.at(-1) ?? NaN, LATEST, 'ms'),
    figure('99 of 100 answers', times[Math.floor(times.length * 0.99)] ?? NaN, LATEST, 'ms'),
    figure('half of the answers', times[Math.floor(times.length / 2)] ?? NaN, LATEST, 'ms'),
    figure('apologies', share('apology'), MOST_APOLOGIES, '%'),
    figure('answers of earlier', share('aged'), 100, '%'),
  ];
  report(all, figures);
  return figures;
}

function report(all: readonly ReceivedAnswer[], figures: readonly Figure[]): void {
  const [silent, lost] = [countOf(all, 'silence'), countOf(all, 'lost')];
  const counts = `${all.length} turns: ${countOf(all, 'apology')} apologies, ${countOf(all, 'aged')} answers of earlier, ${silent} silent, ${lost} with a home that was lost`;
  process.stderr.write(`${counts}\n`);
  const isBroken = silent > 0 || lost > 0 || figures.some(({ ratio }) => !(ratio <= 1));
  if (isBroken) process.exitCode = 1;
}

function countOf(all: readonly ReceivedAnswer[], kind: ReceivedAnswer['kind']): number {
  return all.filter((answer) => answer.kind === kind).length;
}
