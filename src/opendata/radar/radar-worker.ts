import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { decodeRadarRun, MAX_LEAD_MS, type RadarFormat } from './decode-run.ts';
import { createSharedAllocator } from './buffers.ts';
import type { RadarRun } from './run.ts';

/** What the worker is asked. */
export interface RadarTask {
  form: RadarFormat;
  body: Uint8Array;
  /** Where the run is put. */
  memory: SharedArrayBuffer;
}

/** What it answers: the run, or why there is none. */
export type RadarAnswer = { run: RadarRun } | { refusal: string };

parentPort?.on('message', (task: RadarTask) => parentPort?.postMessage(runTask(task), []));

function runTask({ form, body, memory }: RadarTask): RadarAnswer {
  try {
    return { run: decodeRadarRun(form, body, MAX_LEAD_MS, createSharedAllocator(memory)) };
  } catch (error) {
    if (error instanceof OpenDataError) return { refusal: error.message };
    throw error;
  }
}
