import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { createSerialQueue, runWorkerTask, startWorker } from '../worker.ts';
import type { RadarFormat } from './decode-run.ts';
import type { RadarAnswer, RadarTask } from './radar-worker.ts';
import type { RadarRun } from './run.ts';

/** The worker is next to this file, in the sources and in the bundle. */
const WORKER_URL = new URL(`./radar-worker${extname(import.meta.url)}`, import.meta.url);

/** A run takes up to a second; the timeout allows for a machine that is ten times slower. */
const DECODE_TIMEOUT_MS = 10_000;

/** Small limits make the garbage collector run soon after each radar run. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** A run with rain on the whole grid takes 73 MB: two bytes per pixel in each of 25 frames. */
const MAX_SHARED_BYTES = 96 * 1024 * 1024;

export interface RadarDecoderOptions {
  file?: URL;
  timeoutMs?: number;
}

/** Decodes radar runs off the main thread. */
export interface RadarDecoder {
  /** @throws {OpenDataError} if decoding fails or times out */
  decode: (format: RadarFormat, body: Uint8Array) => Promise<RadarRun>;
  /** Releases the memory of a run, which must not be used afterwards. */
  release: (run: RadarRun) => void;
}

/**
 * Decodes one run at a time. The worker stays alive, because starting one takes 100 ms; a worker that
 * fails or hangs is replaced. Runs are in shared memory: transferred memory would have to be freed by
 * the main thread.
 */
export function createRadarDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: RadarDecoderOptions = {}): RadarDecoder {
  const freeBuffers: SharedArrayBuffer[] = [];
  const enqueue = createSerialQueue();
  const input = createGrowableBuffer();
  let worker: Worker | undefined;

  async function decodeNow(format: RadarFormat, body: Uint8Array): Promise<RadarRun> {
    // The download has just joined its chunks: another copy in the same turn would block for long.
    await nextTurn();
    const memory = freeBuffers.pop() ?? createGrowableBuffer();
    const current = (worker ??= start());
    try {
      const task: RadarTask = { format, body: copyTo(input, body), memory };
      const answer = await runWorkerTask<RadarAnswer>(current, task, timeoutMs);
      if ('run' in answer) return answer.run;
      freeBuffers.push(memory);
      throw new OpenDataError(answer.error);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      forget(current);
      void current.terminate();
      throw new OpenDataError('The radar run could not be decoded', { cause });
    }
  }

  function start(): Worker {
    const started = startWorker(file, RESOURCE_LIMITS);
    started.once('exit', () => forget(started));
    return started;
  }

  function forget(exited: Worker): void {
    if (worker === exited) worker = undefined;
  }

  function release({ isDry: { buffer } }: RadarRun): void {
    if (buffer instanceof SharedArrayBuffer) freeBuffers.push(buffer);
  }

  return { decode: async (format, body) => enqueue(async () => decodeNow(format, body)), release };
}

function createGrowableBuffer(): SharedArrayBuffer {
  return new SharedArrayBuffer(0, { maxByteLength: MAX_SHARED_BYTES });
}

function copyTo(memory: SharedArrayBuffer, body: Uint8Array): Uint8Array {
  if (memory.byteLength < body.length) memory.grow(body.length);
  const copy = new Uint8Array(memory, 0, body.length);
  copy.set(body);
  return copy;
}
