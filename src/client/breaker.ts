import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamPaused } from './errors.ts';
import type { Reply } from './get.ts';
import { isAbandoned, type Timing } from './timing.ts';

/** So many failures after each other make a service one that is down. */
const MOST_FAILURES = 5;

/** So long it is left alone then, milliseconds. */
const PAUSE = 5000;

/** So long others wait for what becomes of the one call that finds out, milliseconds. */
const PROBE_PATIENCE = 1000;

/** Lets a call through to a service, or not. */
export type Breaker = (call: () => Promise<Reply>, timing: Timing) => Promise<Reply>;

/**
 * Fails calls at once while a service is down, so that listeners need not wait for what will not come.
 * After a pause one call is let through; others that come meanwhile, as in a turn of several calls,
 * wait a little for what becomes of it. Calls that get no answer in time or a status from 500 on are
 * failures; a refusal is an answer, and a call that nobody waits for any more is neither.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  let probe: Promise<void> | undefined;

  const isDown = () => failures >= MOST_FAILURES;

  async function watched(call: () => Promise<Reply>, timing: Timing): Promise<Reply> {
    try {
      const reply = await call();
      if (reply.status >= 500) fail();
      else failures = 0;
      return reply;
    } catch (error) {
      if (!isAbandoned(timing)) fail();
      throw error;
    }
  }

  function fail(): void {
    failures += 1;
    // Calls that were on their way when the pause began do not make it longer.
    if (failures === MOST_FAILURES || probe) pausedUntil = now() + PAUSE;
  }

  async function probing(call: () => Promise<Reply>, timing: Timing): Promise<Reply> {
    const { promise, resolve } = Promise.withResolvers<void>();
    probe = promise;
    try {
      return await watched(call, timing);
    } finally {
      probe = undefined;
      resolve();
    }
  }

  return async (call, timing) => {
    if (!isDown()) return watched(call, timing);
    if (!probe && now() >= pausedUntil) return probing(call, timing);
    if (probe) await Promise.race([probe, patience(timing.signal)]);
    if (!isDown()) return watched(call, timing);
    throw new UpstreamPaused('The weather service has failed of late and is left alone for now');
  };
}

/** Never fails; keeps no process alive. */
async function patience(signal: AbortSignal): Promise<void> {
  await sleep(PROBE_PATIENCE, undefined, { signal, ref: false }).catch(() => undefined);
}
