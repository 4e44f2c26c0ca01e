import { parentPort, workerData } from 'node:worker_threads';
import { createRadarFile } from './radar-file.ts';
import type { RadarFileTask } from './part.ts';

/** Entry of the worker, which generates one radar file, posts it and exits. */
if (isOrder(workerData)) {
  const made = new Uint8Array(await createRadarFile(workerData));
  parentPort?.postMessage(made, [made.buffer]);
}

function isOrder(data: unknown): data is RadarFileTask {
  return typeof data === 'object' && data !== null && 'file' in data && 'leads' in data;
}
