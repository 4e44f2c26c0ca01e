import { once } from 'node:events';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { SceneId } from '../weather/scenes.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';
import { type FileResponse, OpenDataError } from '../../server.ts';
import { startWorker } from '../../worker.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';

/** Radar runs start every five minutes. */
export const RADAR_RUN_INTERVAL_MS = 5 * MINUTE_MS;
/** Delay of the publication. */
const PUBLICATION_DELAY_MS = 4 * MINUTE_MS;
/** Files stay for an hour. */
const RETENTION_MS = 60 * MINUTE_MS;

/** Minutes from a run's time to the end of each of its 25 intervals. */
export const LEAD_MINUTES: readonly number[] = Array.from({ length: 25 }, (_, index) => index * 5);

/** Binary RADOLAN members in a bzip2 tar, or ODIM HDF5 members in a tar. */
export type DemoRadarFormat = 'binary' | 'hdf5';

/** A run in one format; `issued` is its nominal time, epoch milliseconds. */
interface DemoRadarFile {
  form: DemoRadarFormat;
  issued: number;
}

/** Lead times of the members to create, minutes. */
export interface RadarFileTask {
  file: DemoRadarFile;
  leads: readonly number[];
  scene?: SceneId | undefined;
}

const FILE_PATHS: Record<DemoRadarFormat, RegExp> = {
  hdf5: /^\/weather\/radar\/composite\/rv\/composite_rv_(?<run>LATEST|\d{8}_\d{4})\.tar$/,
  binary: /^\/weather\/radar\/composite\/rv\/DE1200_RV(?<run>_LATEST|\d{10})\.tar\.bz2$/,
};

/** Finds the file at a path; undefined if there is none. */
function findRadarFile(path: string, now: Date): DemoRadarFile | undefined {
  return findFileOfFormat('hdf5', path, now) ?? findFileOfFormat('binary', path, now);
}

/** Publication time of the run, epoch milliseconds. */
export function radarPublicationTime({ issued }: DemoRadarFile): number {
  return issued + PUBLICATION_DELAY_MS;
}

/** `composite_rv_20250923_0855` or `DE1200_RV2509230855`: prefix of the file and its members. */
function runName({ form, issued }: DemoRadarFile): string {
  const digits = formatUtcDigits(issued, 'yyyyMMddHHmm');
  if (form === 'binary') return `DE1200_RV${digits.slice(2)}`;
  return `composite_rv_${digits.slice(0, 8)}_${digits.slice(8)}`;
}

/** `composite_rv_20250923_0855_000-hd5` or `DE1200_RV2509230855_000`. */
export function memberName(file: DemoRadarFile, lead: number): string {
  const ending = file.form === 'hdf5' ? '-hd5' : '';
  return `${runName(file)}_${String(lead).padStart(3, '0')}${ending}`;
}

function findFileOfFormat(
  form: DemoRadarFormat,
  path: string,
  now: Date,
): DemoRadarFile | undefined {
  const run = FILE_PATHS[form].exec(path)?.groups?.['run'];
  if (run === undefined) return undefined;
  const files = listPublishedRuns(now.getTime()).map((issued) => ({ form, issued }));
  if (run.endsWith('LATEST')) return files[0];
  return files.find((file) => runName(file).endsWith(run));
}

/** Lists the published runs, newest first. */
function listPublishedRuns(now: number): number[] {
  const newest =
    Math.floor((now - PUBLICATION_DELAY_MS) / RADAR_RUN_INTERVAL_MS) * RADAR_RUN_INTERVAL_MS;
  return Array.from(
    { length: RETENTION_MS / RADAR_RUN_INTERVAL_MS },
    (_, index) => newest - index * RADAR_RUN_INTERVAL_MS,
  );
}

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
