import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedTimer } from '../../src/time/shared-timer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timeout that starts after the one before it, and is cancelled or not. */
const timeoutArbitrary = fc.record({
  pauseMs: fc.nat(100),
  milliseconds: fc.nat(300),
  cancelledAfterMs: fc.option(fc.nat(300), { nil: undefined }),
});

describe('timeouts with one timer', () => {
  it('expire when each of them is due, and never when they were cancelled before', () => {
    fc.assert(
      fc.property(fc.array(timeoutArbitrary, { minLength: 1, maxLength: 12 }), (timeouts) => {
        const startTimeout = createSharedTimer();
        const expired: (number | undefined)[] = timeouts.map(() => undefined);
        const expected = timeouts.map(({ pauseMs, milliseconds, cancelledAfterMs }, index) => {
          vi.advanceTimersByTime(pauseMs);
          const startedAt = performance.now();
          const cancel = startTimeout(milliseconds, () => {
            expired[index] = performance.now() - startedAt;
          });
          if (cancelledAfterMs === undefined) return milliseconds;
          setTimeout(cancel, cancelledAfterMs);
          return cancelledAfterMs > milliseconds ? milliseconds : undefined;
        });
        vi.advanceTimersByTime(1000);
        // At the same millisecond, either may come first.
        const isTie = (index: number) =>
          timeouts[index]?.cancelledAfterMs === timeouts[index]?.milliseconds;
        expect(expired.map((at, index) => (isTie(index) ? undefined : at))).toEqual(
          expected.map((at, index) => (isTie(index) ? undefined : at)),
        );
      }),
    );
  });

  it('start no timer of their own while an earlier one runs', () => {
    const startTimeout = createSharedTimer();
    startTimeout(1000, () => undefined)();
    startTimeout(2000, () => undefined)();
    startTimeout(3000, () => undefined)();
    expect(vi.getTimerCount()).toBe(1);
  });
});

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}

describe('the process', () => {
  it('ends when all timeouts were cancelled, and waits for one that was not', () => {
    vi.useRealTimers();
    const others = countTimers();
    const startTimeout = createSharedTimer();
    const cancel = startTimeout(60_000, () => undefined);
    expect(countTimers()).toBe(others + 1);
    cancel();
    expect(countTimers()).toBe(others);
    const cancelLast = startTimeout(120_000, () => undefined);
    expect(countTimers()).toBe(others + 1);
    cancelLast();
  });
});
