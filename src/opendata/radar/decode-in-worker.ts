import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import type { RadarForm } from './decode.ts';
import type { RadarAnswer, RadarTask } from './radar-worker.ts';
import type { RadarRun } from './run.ts';

/** Beside this file: a source among sources, a bundle beside the bundle. */
const WORKER = new URL(`./radar-worker${extname(import.meta.url)}`, import.meta.url);

/** Milliseconds. A run takes up to a second; a machine that is ten times slower still gets through. */
const TIME_LIMIT = 10_000;

/** Megabytes: what a run leaves behind is cleared away soon. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

export interface WorkerOptions {
  file?: URL;
  timeLimit?: number;
}

/** @throws {OpenDataError} when the file cannot be decoded, or not in time */
export type DecodeInWorker = (form: RadarForm, body: Uint8Array) => Promise<RadarRun>;

/**
 * Decodes radar runs off the main thread, one at a time. The thread stays for the next run: a new one
 * for each takes 100 ms more, and after some runs 20 MB more. One that fails or hangs is replaced.
 */
export function createRadarDecoder({
  file = WORKER,
  timeLimit = TIME_LIMIT,
}: WorkerOptions = {}): DecodeInWorker {
  let worker: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function decodeInTurn(form: RadarForm, body: Uint8Array): Promise<RadarRun> {
    const decoding = before.then(() => decode({ form, body: new Uint8Array(body) }));
    before = decoding.catch(() => undefined);
    return decoding;
  }

  async function decode(task: RadarTask): Promise<RadarRun> {
    const asked = (worker ??= start());
    try {
      const answer = await answerOf(asked, task, timeLimit);
      if ('run' in answer) return answer.run;
      throw new OpenDataError(answer.refusal);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      forget(asked);
      void asked.terminate();
      throw new OpenDataError('The radar run could not be decoded', { cause });
    }
  }

  function start(): Worker {
    const started = startWorker(file);
    started.once('exit', () => forget(started));
    return started;
  }

  function forget(one: Worker): void {
    if (worker === one) worker = undefined;
  }

  return decodeInTurn;
}

function startWorker(file: URL): Worker {
  const worker = new Worker(file, {
    resourceLimits: RESOURCE_LIMITS,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache() },
    execArgv: [],
  });
  // Who waits for an answer learns of it; nobody else has to.
  worker.on('error', () => undefined);
  return worker;
}

/** Without it the worker loads the compiler of TypeScript, which takes 60 ms and 20 MB. */
function compileCache(): string {
  return process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
}

/** The program may end while the worker waits, not while it works. */
async function answerOf(worker: Worker, task: RadarTask, timeLimit: number): Promise<RadarAnswer> {
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(timeLimit)]);
  const ended = once(worker, 'exit', { signal });
  worker.ref();
  worker.postMessage(task, [task.body.buffer]);
  try {
    const [answer]: RadarAnswer[] = await Promise.race([
      once(worker, 'message', { signal }),
      ended,
    ]);
    if (typeof answer === 'object') return answer;
    throw new Error('The worker ended without an answer');
  } finally {
    waiting.abort();
    worker.unref();
  }
}
