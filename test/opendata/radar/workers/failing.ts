import { parentPort } from 'node:worker_threads';

/** Fails at the first byte of its task, or ends at once where that is 0. */
parentPort?.on('message', ({ body }: { body: Uint8Array }) => {
  if (body[0] === 0) process.exit();
  throw new TypeError('Something is broken');
});
