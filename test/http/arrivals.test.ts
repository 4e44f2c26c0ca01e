import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAccepted } from '../../src/http/connection.ts';
import { createLimiter } from '../../src/http/overload.ts';
import { createTickQueue } from '../../src/http/traffic.ts';

const LIMITS = {
  maxRunning: 1,
  busyRunning: 1,
  minRunning: 1,
  maxQueued: 200,
  queueTimeoutMs: 1000,
  maxWaitMs: 4000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = async (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);

/** One new connection in each tick, until it is stopped. */
function keepConnecting() {
  let timer: NodeJS.Immediate;
  const connect = () => {
    recordAccepted();
    timer = setImmediate(connect);
  };
  connect();
  return () => clearImmediate(timer);
}

describe('while connections arrive', () => {
  test('requests wait a little, so that health checks are accepted soon', async () => {
    const { run } = createTickQueue();
    const stop = keepConnecting();
    run(() => undefined);
    await pass();
    let hasRun = false;
    run(() => (hasRun = true));
    await pass(40);
    expect(hasRun).toBe(false);
    await pass(20);
    expect(hasRun).toBe(true);
    stop();
  });

  test('requests are served at once when no more connections come', async () => {
    const { run } = createTickQueue();
    const stop = keepConnecting();
    run(() => undefined);
    await pass();
    let hasRun = false;
    run(() => (hasRun = true));
    await pass(5);
    stop();
    await pass(2);
    expect(hasRun).toBe(true);
  });

  test('weather waits longer than that, and the time does not count when waits are predicted', async () => {
    const { run } = createLimiter(LIMITS);
    const stop = keepConnecting();
    const states = Array.from({ length: 100 }, () => ({ has: 'waits' }));
    for (const state of states) {
      run(async () => pass20().then(() => (state.has = 'answered'))).catch(() => {
        state.has = 'refused';
      });
    }
    await pass(900);
    expect(count(states, 'answered')).toBeLessThan(12);
    stop();
    await pass(200);
    // At 20 ms each, all of them are answered before four seconds.
    expect(count(states, 'refused')).toBe(0);
    await pass(2000);
    expect(count(states, 'answered')).toBe(100);
  });
});

async function pass20(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 20));
}

function count(states: readonly { has: string }[], wanted: string): number {
  return states.filter(({ has }) => has === wanted).length;
}
