import { parentPort, workerData } from 'node:worker_threads';
import { makeFile } from './make-file.ts';
import type { RadarOrder } from './runs.ts';

/** Entry of the worker that makes one radar file, hands it over and ends. */
if (isOrder(workerData)) {
  const made = new Uint8Array(await makeFile(workerData));
  parentPort?.postMessage(made, [made.buffer]);
}

function isOrder(data: unknown): data is RadarOrder {
  return typeof data === 'object' && data !== null && 'file' in data && 'leads' in data;
}
