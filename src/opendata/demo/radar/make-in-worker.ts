import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OpenDataError } from '../../server.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { LEADS } from './runs.ts';
import type { RadarFile, RadarOrder } from './runs.ts';

/** Beside this module: a source file next to source files, a bundle next to the bundle. */
const WORKER = new URL(`./demo-radar-worker${extname(import.meta.url)}`, import.meta.url);

/** Little garbage is left to lie. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2 };

let before: Promise<unknown> = Promise.resolve();

/**
 * Makes a run's file off the main thread, in a worker that lives as long as that takes; fewer leads
 * than a real run has make it sooner. One at a time in a process: each keeps a processor busy.
 *
 * @param signal aborted: nobody waits for it any more
 * @throws {OpenDataError} when the worker fails
 */
export async function makeInWorker(
  file: RadarFile,
  leads: readonly number[] = LEADS,
  scene?: SceneId,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const making = before.then(async () => make({ file, leads, scene }, signal));
  before = making.catch(() => undefined);
  return making;
}

async function make(order: RadarOrder, signal: AbortSignal | undefined): Promise<Uint8Array> {
  try {
    signal?.throwIfAborted();
    const worker = new Worker(WORKER, {
      workerData: order,
      execArgv: [],
      resourceLimits: RESOURCE_LIMITS,
    });
    const ended = once(worker, 'exit');
    try {
      const [made]: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
      if (made instanceof Uint8Array) return made;
    } catch (cause) {
      await worker.terminate();
      throw cause;
    }
  } catch (cause) {
    throw new OpenDataError('The radar of the demo cannot be made', { cause });
  }
  throw new OpenDataError('The radar of the demo is none');
}
