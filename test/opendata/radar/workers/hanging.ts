import { parentPort } from 'node:worker_threads';

/** Takes its task, and never comes back. */
parentPort?.on('message', () => {
  for (;;);
});
