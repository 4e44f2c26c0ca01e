import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OpenDataError } from '../server.ts';
import { createSerialQueue, runWorkerTask, startWorker } from '../worker.ts';
import type { RadarFormat } from './decode-run.ts';
import type { RadarAnswer, RadarTask } from './radar-worker.ts';
import type { RadarRun } from './run.ts';

/** The worker is next to this file, in the sources and in the bundle. */
const WORKER_URL = new URL(`./radar-worker${extname(import.meta.url)}`, import.meta.url);

/** A run takes up to a second; the timeout allows for a machine that is ten times slower. */
const DECODE_TIMEOUT_MS = 10_000;

/** Small limits make the garbage collector run soon. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

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
 * Decodes one run at a time, each in a worker of its own: starting one takes 100 ms every five minutes, and one that waits
 * for the next run keeps 25 MB.
 */
export function createRadarDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: RadarDecoderOptions = {}): RadarDecoder {
  const enqueue = createSerialQueue();

  async function decodeNow(format: RadarFormat, body: Uint8Array): Promise<RadarRun> {
    // The download has just joined its chunks: another copy in the same turn would block for long.
    await nextTurn();
    const worker = startWorker(file, RESOURCE_LIMITS);
    try {
      const task: RadarTask = { format, body };
      const answer = await runWorkerTask<RadarAnswer>(worker, task, timeoutMs);
      if ('run' in answer) return answer.run;
      throw new OpenDataError(answer.error);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      throw new OpenDataError('The radar run could not be decoded', { cause });
    } finally {
      void worker.terminate();
    }
  }

  return { decode: async (format, body) => enqueue(async () => decodeNow(format, body)), release };
}

/** Without it, the memory would wait for a garbage collection of a process that may have nothing to do for hours. */
function release({ isDry: { buffer } }: RadarRun): void {
  // `resize` would first write zeros.
  buffer.transferToFixedLength(0);
}
