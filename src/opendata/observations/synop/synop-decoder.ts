import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { OpenDataError } from '../../server.ts';
import { createSerialQueue, runWorkerTask, startWorker } from '../../worker.ts';
import type { SynopReport } from './report-reader.ts';
import type { SynopAnswer, SynopTask } from './synop-worker.ts';

/** The worker is next to this file, in the sources and in the bundle. */
const WORKER_URL = new URL(`./synop-worker${extname(import.meta.url)}`, import.meta.url);

/** A file with 240 generated reports, 10 MB unpacked, takes 120 ms. */
const DECODE_TIMEOUT_MS = 10_000;

/** The worker waits so long for the next file: starting one takes 100 ms. */
const IDLE_TIMEOUT_MS = 5000;

const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

export interface SynopDecoderOptions {
  file?: URL;
  timeoutMs?: number;
}

/**
 * Decodes SYNOP files off the main thread.
 *
 * @throws {OpenDataError} if decoding fails or times out
 */
export type SynopDecoder = (body: Uint8Array) => Promise<SynopReport[]>;

/** Decodes one file at a time; an idle worker exits after a while. */
export function createSynopDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: SynopDecoderOptions = {}): SynopDecoder {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const enqueue = createSerialQueue();

  async function decodeNow(body: Uint8Array): Promise<SynopReport[]> {
    clearTimeout(idleTimer);
    try {
      const task: SynopTask = { body };
      const current = (worker ??= startWorker(file, RESOURCE_LIMITS));
      const answer = await runWorkerTask<SynopAnswer>(current, task, timeoutMs);
      if ('reports' in answer) return answer.reports;
      throw new OpenDataError(answer.error);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      stop();
      throw new OpenDataError('The SYNOP file could not be decoded', { cause });
    } finally {
      idleTimer = setTimeout(stop, IDLE_TIMEOUT_MS).unref();
    }
  }

  function stop(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return async (body) => enqueue(async () => decodeNow(body));
}
