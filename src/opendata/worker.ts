import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/**
 * Starts a thread that answers each task with one message.
 *
 * @param workerData its first task, if it has one from the start
 */
export function startWorker(
  file: URL,
  resourceLimits: ResourceLimits,
  workerData?: object,
): Worker {
  const worker = new Worker(file, {
    workerData,
    resourceLimits,
    env: { ...process.env, NODE_COMPILE_CACHE: findCompileCache() },
    execArgv: [],
  });
  // The pending task reports the error.
  worker.on('error', () => undefined);
  return worker;
}

/** Without the compile cache, the worker loads the TypeScript compiler, which takes 60 ms and 20 MB. */
function findCompileCache(): string {
  return process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
}

/** Runs tasks one after another; a failed task does not stop the next one. */
export function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let previous: Promise<unknown> = Promise.resolve();
  return async (task) => {
    const result = previous.then(task);
    previous = result.catch(() => undefined);
    return result;
  };
}

/**
 * Runs a task in a worker. An idle worker does not keep the process alive.
 *
 * @throws if the worker exits, fails or exceeds the timeout
 */
export async function runWorkerTask<Answer extends object>(
  worker: Worker,
  task: object,
  timeoutMs: number,
): Promise<Answer> {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
  const exited = once(worker, 'exit', { signal });
  worker.ref();
  worker.postMessage(task, []);
  try {
    const [answer]: (Answer | number)[] = await Promise.race([
      once(worker, 'message', { signal }),
      exited,
    ]);
    if (typeof answer === 'object') return answer;
    throw new Error('The worker exited without an answer');
  } finally {
    controller.abort();
    worker.unref();
  }
}
