import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { decodeRun, LONGEST_LEAD, type RadarForm } from './decode.ts';
import { roomIn } from './memory.ts';
import type { RadarRun } from './run.ts';

/** What the worker is asked. */
export interface RadarTask {
  form: RadarForm;
  body: Uint8Array;
  /** Where the run is put. */
  memory: SharedArrayBuffer;
}

/** What it answers: the run, or why there is none. */
export type RadarAnswer = { run: RadarRun } | { refusal: string };

parentPort?.on('message', (task: RadarTask) => parentPort?.postMessage(answerTo(task), []));

function answerTo({ form, body, memory }: RadarTask): RadarAnswer {
  try {
    return { run: decodeRun(form, body, LONGEST_LEAD, roomIn(memory)) };
  } catch (error) {
    if (error instanceof OpenDataError) return { refusal: error.message };
    throw error;
  }
}
