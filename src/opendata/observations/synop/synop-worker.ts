import { parentPort } from 'node:worker_threads';
import { OpenDataError } from '../../server.ts';
import { decodeSynopFile, type SynopReport } from './report-reader.ts';

/** A task of the worker. */
export interface SynopTask {
  body: Uint8Array;
}

/** Answer of the worker: the reports of the file, or an error message. */
export type SynopAnswer = { reports: SynopReport[] } | { error: string };

parentPort?.on('message', (task: SynopTask) => parentPort?.postMessage(runTask(task), []));

function runTask({ body }: SynopTask): SynopAnswer {
  try {
    return { reports: decodeSynopFile(body) };
  } catch (error) {
    if (error instanceof OpenDataError) return { error: error.message };
    throw error;
  }
}
