import { Worker } from 'node:worker_threads';
import type { Outcome } from './run.ts';

export interface Task {
  name: string;
  runs: number;
  seed: number;
}

/** Messages of the worker: its progress, and its result at the end. */
type News = { done: number } | { outcome: Outcome };

/** Milliseconds: timeout for opening a target, and for each run. */
const LONGEST_SILENCE = 120_000;

/** Runs a target in a worker, which is terminated if it hangs. */
export async function watchedRun(task: Task, onProgress: (done: number) => void): Promise<Outcome> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
  let last = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const silence = setTimeout(
    () => reject(new Error(`${task.name} hangs after run ${last} of seed ${task.seed}`)),
    LONGEST_SILENCE,
  );
  worker.on('message', (news: News) => {
    silence.refresh();
    if ('outcome' in news) return resolve(news.outcome);
    last = news.done;
    onProgress(news.done);
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`${task.name} ended with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(silence);
    await worker.terminate();
  }
}
