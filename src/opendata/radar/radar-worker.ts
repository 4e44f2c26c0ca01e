import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { decodeRadarRun, MAX_LEAD_MS, type RadarFormat } from './decode-run.ts';
import { createSharedAllocator } from './buffers.ts';
import type { RadarRun } from './run.ts';

/** A task of the worker. */
export interface RadarTask {
  format: RadarFormat;
  body: Uint8Array;
  /** Memory for the run. */
  memory: SharedArrayBuffer;
}

/** Answer of the worker: the run, or an error message. */
export type RadarAnswer = { run: RadarRun } | { error: string };

parentPort?.on('message', (task: RadarTask) => parentPort?.postMessage(runTask(task), []));

function runTask({ format, body, memory }: RadarTask): RadarAnswer {
  try {
    return { run: decodeRadarRun(format, body, MAX_LEAD_MS, createSharedAllocator(memory)) };
  } catch (error) {
    if (error instanceof OpenDataError) return { error: error.message };
    throw error;
  }
}
