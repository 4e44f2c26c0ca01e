import { logLines } from '../../support/log-lines.ts';
import { opener } from '../../support/product-caches.ts';
import { startRedis } from '../../support/redis.ts';
import { PATH, startFetching } from '../fetched-text.ts';

/** Where Redis has the file of the tests, and who downloads it. */
export const KEY = `weather-voice:file:opendata${PATH}`;
export const CLAIM = `weather-voice:claim:opendata${PATH}`;

/** Milliseconds, with much room for a busy machine: who waits for a Redis that hangs never ends. */
export const A_SHORT_WAIT = 15_000;

/** A file that is fetched through its own Redis. */
export async function startWithRedis() {
  const redis = await startRedis();
  const { log, messages } = logLines();
  return { redis, messages, ...(await startFetching(opener(redis.url, log), 4000)) };
}

/** Milliseconds. */
export async function taking(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
