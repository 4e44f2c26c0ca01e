import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { decodeRadarRun, MAX_LEAD_MS, type RadarFormat } from './decode-run.ts';
import { createGrowingAllocator, type RadarRun } from './run.ts';

/** A task of the worker. */
export interface RadarTask {
  format: RadarFormat;
  body: Uint8Array;
}

/** Answer of the worker: the run, or an error message. */
export type RadarAnswer = { run: RadarRun } | { error: string };

parentPort?.on('message', (task: RadarTask) => {
  const answer = runTask(task);
  parentPort?.postMessage(answer, 'run' in answer ? [answer.run.isDry.buffer] : []);
});

function runTask({ format, body }: RadarTask): RadarAnswer {
  try {
    return { run: decodeRadarRun(format, body, MAX_LEAD_MS, createGrowingAllocator()) };
  } catch (error) {
    if (error instanceof OpenDataError) return { error: error.message };
    throw error;
  }
}
