import { parentPort, workerData } from 'node:worker_threads';
import { createRadarFile } from './radar-file.ts';
import type { RadarFileTask } from './runs.ts';

/** Entry of the worker that makes one radar file, hands it over and ends. */
if (isOrder(workerData)) {
  const made = new Uint8Array(await createRadarFile(workerData));
  parentPort?.postMessage(made, [made.buffer]);
}

function isOrder(data: unknown): data is RadarFileTask {
  return typeof data === 'object' && data !== null && 'file' in data && 'leads' in data;
}
