import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimiter, OverloadError } from '../../src/http/overload.ts';

const LIMITS = {
  maxRunning: 2,
  busyRunning: 2,
  minRunning: 1,
  maxQueued: 3,
  queueTimeoutMs: 1000,
  maxWaitMs: 4000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that a test ends, and what became of it. */
function taskOf(run: (task: () => Promise<string>) => Promise<string>) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { has: 'waits' };
  const result = run(async () => {
    state.has = 'begun';
    return promise;
  }).then(
    () => (state.has = 'ended'),
    (error: unknown) => (state.has = error instanceof OverloadError ? 'refused' : 'failed'),
  );
  return { state, end: () => resolve('done'), result };
}

const pass = async (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a limiter', () => {
  test('runs the maximum of concurrent tasks, and the others in order', async () => {
    const { run } = createLimiter(LIMITS);
    const tasks = Array.from({ length: 4 }, () => taskOf(run));
    await pass();
    expect(tasks.map(({ state }) => state.has)).toEqual(['begun', 'begun', 'waits', 'waits']);
    tasks[1]?.end();
    await pass();
    expect(tasks.map(({ state }) => state.has)).toEqual(['begun', 'ended', 'begun', 'waits']);
  });

  test('runs fewer tasks while the event loop is busy, and more when it is idle again', async () => {
    let utilization = 1;
    const limits = { ...LIMITS, maxRunning: 4, busyRunning: 1, maxQueued: 9 };
    const { run } = createLimiter(limits, () => utilization);
    const tasks = Array.from({ length: 8 }, () => taskOf(run));
    const begun = () => tasks.filter(({ state }) => state.has === 'begun').length;
    await pass(300);
    expect(begun()).toBe(1);
    utilization = 0.2;
    await pass(300);
    expect(begun()).toBe(4);
  });

  test('rejects tasks at once if the queue is full', async () => {
    const { run } = createLimiter(LIMITS);
    const tasks = Array.from({ length: 6 }, () => taskOf(run));
    await tasks[5]?.result;
    await pass();
    const states = ['begun', 'begun', 'waits', 'waits', 'waits', 'refused'];
    expect(tasks.map(({ state }) => state.has)).toEqual(states);
  });

  test('rejects a task after the queue timeout if nothing progresses', async () => {
    const { run } = createLimiter(LIMITS);
    const tasks = Array.from({ length: 3 }, () => taskOf(run));
    await pass(900);
    expect(tasks[2]?.state.has).toBe('waits');
    await pass(200);
    expect(tasks[2]?.state.has).toBe('refused');
  });

  test('lets a task wait past the queue timeout if it is about to start', async () => {
    const { run } = createLimiter({ ...LIMITS, maxRunning: 1, busyRunning: 1 });
    const tasks = Array.from({ length: 4 }, () => taskOf(run));
    await pass(600);
    tasks[0]?.end();
    await pass(600);
    tasks[1]?.end();
    // Two begin in a second or so: the last one is promised to begin before four.
    await pass(600);
    expect(tasks.map(({ state }) => state.has)).toEqual(['ended', 'ended', 'begun', 'waits']);
    tasks[2]?.end();
    await pass();
    expect(tasks[3]?.state.has).toBe('begun');
  });

  test('starts no task after the maximum wait', async () => {
    const { run } = createLimiter({ ...LIMITS, maxRunning: 1, busyRunning: 1 });
    const tasks = Array.from({ length: 3 }, () => taskOf(run));
    await pass(500);
    tasks[0]?.end();
    await pass(3000);
    expect(tasks[2]?.state.has).toBe('waits');
    await pass(700);
    expect(tasks[2]?.state.has).toBe('refused');
  });

  test('starts preferred tasks at once, and fewer others meanwhile', async () => {
    const { run, runPreferred } = createLimiter(LIMITS);
    const others = Array.from({ length: 3 }, () => taskOf(run));
    const own = Array.from({ length: 4 }, () => taskOf(runPreferred));
    await pass();
    expect(own.every(({ state }) => state.has === 'begun')).toBe(true);
    others[0]?.end();
    others[1]?.end();
    await pass();
    // One runs all the same: nobody starves.
    expect(others[2]?.state.has).toBe('begun');
    const later = taskOf(run);
    await pass();
    expect(later.state.has).toBe('waits');
    own.forEach(({ end }) => end());
    await pass();
    expect(later.state.has).toBe('begun');
  });

  test('continues after tasks that fail', async () => {
    const { run } = createLimiter({ ...LIMITS, maxRunning: 1, busyRunning: 1 });
    const failing = run(async () => Promise.reject(new Error('broken'))).catch(String);
    const next = taskOf(run);
    expect(await failing).toBe('Error: broken');
    await pass();
    expect(next.state.has).toBe('begun');
  });
});
