import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import type { Figure } from './support/compare.ts';
import { flagsOfStart, started } from './support/started.ts';
import { askBack, listenersOf, settle, talk, warmUp, type Heard } from './support/listener.ts';

const LISTENERS = 1000;

/** Of each town and language one is there before the others come. */
const FIRST = 10;

/** A turn's budget, and a second for the way there and back; Alexa gives up half a second later. */
const LATEST = 7500;

/** Percent of answers that may be apologies: one in ten calls fails, and most are made again. */
const MOST_APOLOGIES = 10;

/**
 * A thousand listeners who talk at once to the local process, each as soon as the last answer is there, whose weather service lies behind a
 * proxy that fails one in ten calls; each says first where they live and asks for that at the end.
 * Times and shares stand beside what they must not exceed; a process that exceeds one, is silent or
 * forgets ends with exit code 1.
 */
export async function listeners({
  seconds = 60,
}: {
  seconds: number | undefined;
}): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'weather-voice-bench-'));
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

async function listenTo(url: string, seconds: number): Promise<Heard[]> {
  const skill = new Pool(url, { connections: LISTENERS });
  const people = listenersOf(LISTENERS);
  const all: Heard[] = [];
  const tell = (heard: Heard) => void all.push(heard);
  for (const person of people.slice(0, FIRST)) await warmUp(person, skill);
  (await Promise.all(people.map(async (person) => settle(person, skill)))).forEach(tell);

  const until = performance.now() + seconds * 1000;
  await Promise.all(people.map(async (person) => talk(person, skill, until, tell)));
  (await Promise.all(people.map(async (person) => askBack(person, skill)))).forEach(tell);
  await skill.close();
  return all;
}

function figuresOf(all: readonly Heard[]): Figure[] {
  const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const share = (kind: Heard['kind']) => (100 * countOf(all, kind)) / all.length;
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

function report(all: readonly Heard[], figures: readonly Figure[]): void {
  const [silent, lost] = [countOf(all, 'silence'), countOf(all, 'lost')];
  const counts = `${all.length} turns: ${countOf(all, 'apology')} apologies, ${countOf(all, 'aged')} answers of earlier, ${silent} silent, ${lost} with a home that was lost`;
  process.stderr.write(`${counts}\n`);
  const isBroken = silent > 0 || lost > 0 || figures.some(({ ratio }) => !(ratio <= 1));
  if (isBroken) process.exitCode = 1;
}

function countOf(all: readonly Heard[], kind: Heard['kind']): number {
  return all.filter((heard) => heard.kind === kind).length;
}
