import { once } from 'node:events';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type FileResponse, OpenDataError } from '../../server.ts';
import { startWorker } from '../../worker.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import {
  radarPublicationTime,
  findRadarFile,
  runName,
  type DemoRadarFile,
  LEAD_MINUTES,
  type RadarFileTask,
} from './runs.ts';
import type { SceneId } from '../weather/scenes.ts';

/** Only the newest run is requested again, in one form; it has one to seventeen megabytes. */
const MAX_CACHED_FILES = 1;

/** The radar composites of the last hour, in both formats; `make` generates the file of a run. */
export function createRadarPart(make: (file: DemoRadarFile) => Promise<Uint8Array>): MirrorPart {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_CACHED_FILES });

  /** Concurrent requests share one generation; the next request retries after a failure. */
  function bytesOf(file: DemoRadarFile): Promise<Uint8Array> {
    const name = runName(file);
    const known = made.get(name);
    if (known) return known;
    const making = make(file);
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  return async ({ host, path }, conditions, now): Promise<FileResponse | undefined> => {
    const file = host === 'opendata' ? findRadarFile(path, now) : undefined;
    if (!file) return undefined;
    const etag = `"demo-${runName(file)}"`;
    const published = radarPublicationTime(file);
    if (isNotModified(conditions, etag, published)) return { status: 304 };
    return createFileResponse(await bytesOf(file), etag, published, conditions);
  };
}

/** The worker lies beside this module, as source or as bundle. */
const WORKER_URL = new URL(`./demo-radar-worker${extname(import.meta.url)}`, import.meta.url);

/** A small heap limits garbage. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2 };

let previousTask: Promise<unknown> = Promise.resolve();

/**
 * Generates the file of a run in a worker, which exits afterwards; fewer lead times take less time.
 * One at a time per process, because each uses a whole processor.
 *
 * @param signal aborted if no request waits for the file any more
 * @throws {OpenDataError} if the worker fails
 */
export async function createRadarFileInWorker(
  file: DemoRadarFile,
  leads: readonly number[] = LEAD_MINUTES,
  scene?: SceneId,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const making = previousTask.then(async () => runWorker({ file, leads, scene }, signal));
  previousTask = making.catch(() => undefined);
  return making;
}

async function runWorker(
  order: RadarFileTask,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  try {
    signal?.throwIfAborted();
    const worker = startWorker(WORKER_URL, RESOURCE_LIMITS, order);
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
