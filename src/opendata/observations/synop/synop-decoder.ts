import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { OpenDataError } from '../../server.ts';
import { runWorkerTask, startWorker } from '../../worker.ts';
import type { SynopReport } from './report-reader.ts';
import type { SynopAnswer, SynopTask } from './synop-worker.ts';

/** Beside this file: a source among sources, a bundle beside the bundle. */
const WORKER_URL = new URL(`./synop-worker${extname(import.meta.url)}`, import.meta.url);

/** Milliseconds; a file of 240 made-up reports, which unpacks to 10 MB, takes 120. */
const DECODE_TIMEOUT_MS = 10_000;

/** Milliseconds that a thread waits for the next file: to start one takes 100. */
const IDLE_TIMEOUT_MS = 5000;

/** Megabytes. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

export interface SynopDecoderOptions {
  file?: URL;
  timeoutMs?: number;
}

/**
 * Decodes SYNOP files off the main thread.
 *
 * @throws {OpenDataError} when a file cannot be decoded, or not in time
 */
export type SynopDecoder = (body: Uint8Array) => Promise<SynopReport[]>;

/** One file at a time; the thread ends when there has been none for a while. */
export function createSynopDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: SynopDecoderOptions = {}): SynopDecoder {
  let worker: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let ending: NodeJS.Timeout | undefined;

  function decode(body: Uint8Array): Promise<SynopReport[]> {
    const decoding = before.then(() => decodeNow(body));
    before = decoding.catch(() => undefined);
    return decoding;
  }

  async function decodeNow(body: Uint8Array): Promise<SynopReport[]> {
    clearTimeout(ending);
    try {
      const task: SynopTask = { body };
      const asked = (worker ??= startWorker(file, RESOURCE_LIMITS));
      const answer = await runWorkerTask<SynopAnswer>(asked, task, timeoutMs);
      if ('reports' in answer) return answer.reports;
      throw new OpenDataError(answer.refusal);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      end();
      throw new OpenDataError('The SYNOP file could not be decoded', { cause });
    } finally {
      ending = setTimeout(end, IDLE_TIMEOUT_MS).unref();
    }
  }

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return decode;
}
