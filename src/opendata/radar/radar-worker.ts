import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../server.ts';
import { decodeRun, type RadarForm } from './decode.ts';
import { memoryOf, type RadarRun } from './run.ts';

/** What the worker is asked. */
export interface RadarTask {
  form: RadarForm;
  body: Uint8Array<ArrayBuffer>;
}

/** What it answers: the run, or why there is none. */
export type RadarAnswer = { run: RadarRun } | { refusal: string };

parentPort?.on('message', (task: RadarTask) => {
  const answer = answerTo(task);
  // A run's memory is handed over, not copied; that of the file is given back.
  parentPort?.postMessage(answer, 'run' in answer ? memoryOf(answer.run) : []);
  task.body.buffer.transfer(0);
});

function answerTo({ form, body }: RadarTask): RadarAnswer {
  try {
    return { run: decodeRun(form, body) };
  } catch (error) {
    if (error instanceof OpenDataError) return { refusal: error.message };
    throw error;
  }
}
