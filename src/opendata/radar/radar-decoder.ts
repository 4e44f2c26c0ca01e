import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { runWorkerTask, startWorker } from '../worker.ts';
import type { RadarFormat } from './decode-run.ts';
import type { RadarAnswer, RadarTask } from './radar-worker.ts';
import type { RadarRun } from './run.ts';

/** Beside this file: a source among sources, a bundle beside the bundle. */
const WORKER_URL = new URL(`./radar-worker${extname(import.meta.url)}`, import.meta.url);

/** Milliseconds. A run takes up to a second; a machine that is ten times slower still gets through. */
const DECODE_TIMEOUT_MS = 10_000;

/** Megabytes: what a run leaves behind is cleared away soon. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/**
 * Bytes. A run that rains on all of the grid takes 73 million, two of them for each of its pixels in
 * each of 25 frames; a file is never as large.
 */
const MAX_SHARED_BYTES = 96 * 1024 * 1024;

export interface RadarDecoderOptions {
  file?: URL;
  timeoutMs?: number;
}

/** Decodes radar runs off the main thread. */
export interface RadarDecoder {
  /** @throws {OpenDataError} when the file cannot be decoded, or not in time */
  decode: (form: RadarFormat, body: Uint8Array) => Promise<RadarRun>;
  /** Leaves the memory of a run to another: it must not be used any more. */
  release: (run: RadarRun) => void;
}

/**
 * Decodes one run at a time. The thread stays for the next one, for which a new one would take 100 ms
 * more; one that fails or hangs is replaced. It shares its memory with this one, as what is handed
 * over would have to be freed here.
 */
export function createRadarDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: RadarDecoderOptions = {}): RadarDecoder {
  const free: SharedArrayBuffer[] = [];
  const input = createGrowableBuffer();
  let worker: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function decode(form: RadarFormat, body: Uint8Array): Promise<RadarRun> {
    const decoding = before.then(() => decodeNow(form, body));
    before = decoding.catch(() => undefined);
    return decoding;
  }

  async function decodeNow(form: RadarFormat, body: Uint8Array): Promise<RadarRun> {
    // A file has just been put together from its pieces: copying it at once would block for long.
    await nextTurn();
    const memory = free.pop() ?? createGrowableBuffer();
    const asked = (worker ??= start());
    try {
      const task: RadarTask = { form, body: copyTo(input, body), memory };
      const answer = await runWorkerTask<RadarAnswer>(asked, task, timeoutMs);
      if ('run' in answer) return answer.run;
      free.push(memory);
      throw new OpenDataError(answer.refusal);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      forget(asked);
      void asked.terminate();
      throw new OpenDataError('The radar run could not be decoded', { cause });
    }
  }

  function start(): Worker {
    const started = startWorker(file, RESOURCE_LIMITS);
    started.once('exit', () => forget(started));
    return started;
  }

  function forget(one: Worker): void {
    if (worker === one) worker = undefined;
  }

  function release({ isDry: { buffer } }: RadarRun): void {
    if (buffer instanceof SharedArrayBuffer) free.push(buffer);
  }

  return { decode, release };
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
