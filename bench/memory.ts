import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { medianOf, type Figure } from './support/compare.ts';
import { questionAt } from './support/question.ts';
import { load, loadedIds, pathOf, SPOTS } from './support/service-load.ts';
import { flagsOfStart, started } from './support/started.ts';

/** Number of parts of the measured time: memory at the end is compared with that of the second part. */
const PARTS = 5;

/** Milliseconds. */
const SAMPLED_EVERY = 1000;

/**
 * Memory of the whole server, as it starts, under load: all operations and the skill, as fast as it
 * responds. The baseline is its memory in the second fifth of the time: a ratio of 1 is flat.
 *
 * @param options duration of the load, ten minutes by default
 */
export async function memory({ seconds = 600 }: { seconds: number | undefined }): Promise<Figure> {
  const [server, url] = await started('service-process.ts', flagsOfStart());
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMemory(server)), SAMPLED_EVERY);
  try {
    await load(url, await requests(), seconds);
  } finally {
    clearInterval(sampling);
    server.kill();
  }
  const size = Math.floor(samples.length / PARTS);
  const median = medianOf(samples.slice(-size));
  const baseline = medianOf(samples.slice(size, 2 * size));
  const name = `memory after ${seconds} s of load, beside the second fifth of them`;
  return { name, ratio: median / baseline, median, baseline, unit: 'MiB', runs: samples.length };
}

async function requests() {
  const { envelope } = await questionAt(new Date());
  const turn = { method: 'POST' as const, path: '/alexa', body: JSON.stringify(envelope) };
  const answers = loadedIds.flatMap((id) => SPOTS.map((spot) => ({ path: pathOf(id, spot) })));
  return answers.flatMap((answer, index) => (index % 10 === 0 ? [turn, answer] : [answer]));
}

/** Reads the memory from /proc, MiB. */
function residentMemory({ pid = 0 }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
