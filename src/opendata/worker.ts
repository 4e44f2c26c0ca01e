import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A thread that decodes: it answers each task with one message. */
export function startWorker(file: URL, resourceLimits: ResourceLimits): Worker {
  const worker = new Worker(file, {
    resourceLimits,
    env: { ...process.env, NODE_COMPILE_CACHE: findCompileCache() },
    execArgv: [],
  });
  // Who waits for an answer learns of it; nobody else has to.
  worker.on('error', () => undefined);
  return worker;
}

/** Without it the worker loads the compiler of TypeScript, which takes 60 ms and 20 MB. */
function findCompileCache(): string {
  return process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
}

/**
 * Has a task done. The program may end while the worker waits, not while it works.
 *
 * @param timeLimit milliseconds
 * @throws when the worker ends, fails or takes longer
 */
export async function runWorkerTask<Answer extends object>(
  worker: Worker,
  task: object,
  timeLimit: number,
): Promise<Answer> {
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(timeLimit)]);
  const ended = once(worker, 'exit', { signal });
  worker.ref();
  worker.postMessage(task, []);
  try {
    const [answer]: (Answer | number)[] = await Promise.race([
      once(worker, 'message', { signal }),
      ended,
    ]);
    if (typeof answer === 'object') return answer;
    throw new Error('The worker ended without an answer');
  } finally {
    waiting.abort();
    worker.unref();
  }
}
