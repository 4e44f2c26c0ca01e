import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTurnQueue } from '../../src/http/turn-queue.ts';

const LIMITS = { maxRunning: 8, busyRunning: 2, maxWaitMs: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of a process whose event loop is busy until a test says otherwise. */
function queueOfBusyProcess() {
  let utilization = 1;
  const { run } = createTurnQueue(LIMITS, () => utilization);
  return {
    becomeIdle: () => {
      utilization = 0;
    },
    ask: () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const turn: { waitedMs?: number; isOverdue?: boolean; answer?: string } = {};
      const answered = run(async (start) => {
        Object.assign(turn, start);
        return promise;
      }).then((answer) => (turn.answer = answer));
      return {
        turn,
        answer: async () => {
          resolve('Es bleibt trocken.');
          await answered;
        },
      };
    },
  };
}

const pass = async (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);

describe('when more listeners ask than the process can answer at once', () => {
  test('few turns run, and the next starts when one is answered, in the order of arrival', async () => {
    const { ask } = queueOfBusyProcess();
    const asked = Array.from({ length: 4 }, ask);
    await pass(100);
    expect(asked.map(({ turn }) => turn.waitedMs)).toEqual([0, 0, undefined, undefined]);
    await asked[1]?.answer();
    await pass();
    expect(asked[1]?.turn.answer).toBe('Es bleibt trocken.');
    expect(asked[2]?.turn.waitedMs).toBeGreaterThanOrEqual(100);
    expect(asked[3]?.turn.waitedMs).toBeUndefined();
  });

  test('nobody waits so long that no time is left for a sentence', async () => {
    const { ask } = queueOfBusyProcess();
    const asked = Array.from({ length: 20 }, ask);
    await pass(LIMITS.maxWaitMs + 100);
    for (const { turn } of asked.slice(LIMITS.busyRunning)) {
      expect(turn.waitedMs).toBeGreaterThanOrEqual(LIMITS.maxWaitMs);
      expect(turn.waitedMs).toBeLessThan(LIMITS.maxWaitMs + 100);
      expect(turn.isOverdue).toBe(true);
    }
  });
});

test('turns that only wait for a slow weather service let others start', async () => {
  const { ask, becomeIdle } = queueOfBusyProcess();
  becomeIdle();
  const asked = Array.from({ length: 8 }, ask);
  await pass(200);
  expect(asked.map(({ turn }) => turn.waitedMs !== undefined)).toEqual(asked.map(() => true));
});

test('a turn that fails makes room for the next', async () => {
  const { run } = createTurnQueue({ ...LIMITS, busyRunning: 1 }, () => 1);
  const failed = run(async () => Promise.reject(new Error('broken')));
  const next = run(async () => Promise.resolve('Es bleibt trocken.'));
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('Es bleibt trocken.');
});
