import { fork, spawnSync, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '../src/http/listen.ts';
import { createRadarFile } from '../src/opendata/demo/radar/radar-file.ts';
import { LEAD_MINUTES } from '../src/opendata/demo/radar/part.ts';
import type { RadarFormat } from '../src/opendata/radar/decode-run.ts';
import { medianOf as middle, type Figure } from './support/compare.ts';
import { flagsOfStart } from './support/started.ts';
import type { DecodingOrder } from './support/radar-decoding.ts';
import type { RadarMeasure, RadarOrder } from './support/radar-process.ts';

/** A complete run of a rainy day, if there is one beside the checkout. */
const REAL_FILE = fileURLToPath(
  new URL('../../shared/data/dwd/radar/DE1200_RV2210180700.tar.bz2', import.meta.url),
);
const REAL_RUN = Date.parse('2022-10-18T07:00:00Z');
const DEMO_RUN = Date.parse('2026-11-18T13:00:00Z');

const PATHS: Record<RadarFormat, string> = {
  radolan: '/weather/radar/composite/rv/DE1200_RV_LATEST.tar.bz2',
  hdf5: '/weather/radar/composite/rv/composite_rv_LATEST.tar',
};

/** A run of 25 frames. */
interface RunFile {
  name: string;
  form: RadarFormat;
  issued: number;
  path: string;
}

/**
 * A run in both formats: decoding compared with decompression alone; peak memory of a server with
 * radar, compared with one without; and the longest block of the main thread while a worker decodes,
 * compared with an idle process.
 */
export async function radar(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'weather-voice-bench-'));
  try {
    const binary = existsSync(REAL_FILE) ? realRun() : await demoRun('radolan', folder);
    const hdf5 = await demoRun('hdf5', folder);
    const figures: Figure[] = [];
    for (const file of [binary, hdf5]) {
      figures.push(await decoding(file, 'decompression'));
      if (file === binary && hasBunzip2()) figures.push(await decoding(file, 'bunzip2'));
      figures.push(await memory(file), await blocking(file));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function realRun(): RunFile {
  return { name: 'radar', form: 'radolan', issued: REAL_RUN, path: REAL_FILE };
}

async function demoRun(form: RadarFormat, folder: string): Promise<RunFile> {
  const demoForm = form === 'hdf5' ? 'hdf5' : 'binary';
  const path = join(folder, form);
  writeFileSync(
    path,
    await createRadarFile({ file: { form: demoForm, issued: DEMO_RUN }, leads: LEAD_MINUTES }),
  );
  return { name: `radar (demo file, ${demoForm})`, form, issued: DEMO_RUN, path };
}

function hasBunzip2(): boolean {
  return spawnSync('bunzip2', ['--help']).error === undefined;
}

async function decoding(
  { name, form, path }: RunFile,
  baseline: DecodingOrder['baseline'],
): Promise<Figure> {
  const order: DecodingOrder = {
    name: `${name} decoded, beside ${baseline}`,
    form,
    path,
    baseline,
  };
  return inProcess<Figure>('radar-decoding.ts', { ...order }, []);
}

/** Measured processes per figure, to average out other load of the machine. */
const PROCESSES = 3;

async function memory(file: RunFile): Promise<Figure> {
  return medianOf(`${file.name}, memory of the server`, 'MiB', async () => ({
    ours: (await measure('memory', file, PATHS[file.form])).most,
    baseline: (await measure('memory', file, undefined)).most,
  }));
}

async function blocking(file: RunFile): Promise<Figure> {
  return medianOf(`${file.name}, main thread blocked`, 'ms', async () => {
    const { most, idle } = await measure('blocked', file, PATHS[file.form]);
    return { ours: most, baseline: idle };
  });
}

/** Each figure is the maximum of six updates in one process. */
async function medianOf(
  name: string,
  unit: string,
  run: () => Promise<{ ours: number; baseline: number }>,
): Promise<Figure> {
  const found: { ours: number; baseline: number }[] = [];
  for (let count = 0; count < PROCESSES; count++) found.push(await run());
  const median = middle(found.map(({ ours }) => ours));
  const baseline = middle(found.map((each) => each.baseline));
  return { name, ratio: median / baseline, median, baseline, unit, runs: PROCESSES };
}

/** Serves open data from this process: the run's file at a path, or nothing. */
async function measure(
  what: RadarOrder['measure'],
  { path, issued }: RunFile,
  at: string | undefined,
): Promise<RadarMeasure> {
  const body = readFileSync(path);
  const { port, close } = await listen(
    ({ url }, response) => {
      if (url === at) response.end(body);
      else response.writeHead(404).end();
    },
    0,
    '127.0.0.1',
  );
  const order: RadarOrder = { measure: what, url: `http://127.0.0.1:${port}`, issued };
  try {
    return await inProcess<RadarMeasure>('radar-process.ts', { ...order }, flagsOfStart());
  } finally {
    await close();
  }
}

/** Runs a program in its own process and returns its answer. */
async function inProcess<Answer>(
  program: string,
  order: Serializable,
  execArgv: string[],
): Promise<Answer> {
  const child = fork(new URL(`support/${program}`, import.meta.url), [], { execArgv });
  const ended = once(child, 'exit');
  child.send(order);
  const [answer]: Answer[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  // It exits by itself, so that it can save its compile cache.
  await ended;
  if (answer === undefined) throw new Error(`${program} ended without an answer`);
  return answer;
}
