import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../../server.ts';
import { decodeSynopFile } from './decode.ts';
import type { SynopReport } from './report-reader.ts';

/** What the worker is asked. */
export interface SynopTask {
  body: Uint8Array;
}

/** What it answers: the reports of the file, or why there are none. */
export type SynopAnswer = { reports: SynopReport[] } | { refusal: string };

parentPort?.on('message', (task: SynopTask) => parentPort?.postMessage(runTask(task), []));

function runTask({ body }: SynopTask): SynopAnswer {
  try {
    return { reports: decodeSynopFile(body) };
  } catch (error) {
    if (error instanceof OpenDataError) return { refusal: error.message };
    throw error;
  }
}
