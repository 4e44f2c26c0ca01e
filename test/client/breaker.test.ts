import { expect, it } from 'vitest';
import {
  AttemptTimeoutError,
  createCircuitBreaker,
  type UpstreamReply,
} from '../../src/client/request.ts';
import { CircuitOpenError } from '../../src/client/errors.ts';

const PAUSE = 5000;
const FAILURES = 5;

type End = number | 'broken';

const timeOut = async () => Promise.reject(new AttemptTimeoutError('The attempt timed out'));

/** A service behind a circuit breaker, with a controllable clock. */
function serviceBehindBreaker() {
  let now = 0;
  let requested = 0;
  const breaker = createCircuitBreaker(() => now);
  const { signal } = new AbortController();

  async function call(
    end: () => End | Promise<End>,
    by = signal,
    deadline?: number,
  ): Promise<UpstreamReply> {
    return breaker(
      async () => {
        requested += 1;
        const status = await end();
        if (status === 'broken') throw new Error('broken');
        return { status, headers: {}, text: '' };
      },
      { signal: by, deadline },
    );
  }

  return {
    call,
    requested: () => requested,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Whether the breaker lets a call through. */
    async letsThrough(): Promise<boolean> {
      const before = requested;
      await call(() => 200).catch(() => undefined);
      return requested > before;
    },
    async failTimes(count: number, end: End = 'broken') {
      for (let i = 0; i < count; i++) await call(() => end).catch(() => undefined);
    },
  };
}

it.each<End>(['broken', 500, 503])(
  'a service that ends each of five calls with %s is left alone, and calls fail at once',
  async (end) => {
    const service = serviceBehindBreaker();
    await service.failTimes(FAILURES - 1, end);
    expect(service.requested()).toBe(FAILURES - 1);
    await service.failTimes(1, end);
    await expect(service.call(() => 200)).rejects.toBeInstanceOf(CircuitOpenError);
    expect(service.requested()).toBe(FAILURES);
  },
);

it('a success in between resets the failure count', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES - 1);
  await service.call(() => 200);
  await service.failTimes(FAILURES - 1);
  expect(await service.letsThrough()).toBe(true);
});

it.each([400, 401, 404, 406, 429])('status %d counts as success', async (status) => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES - 1);
  await service.call(() => status);
  await service.failTimes(FAILURES - 1);
  expect(await service.letsThrough()).toBe(true);
});

it('aborted calls do not count as failures', async () => {
  const service = serviceBehindBreaker();
  const left = AbortSignal.abort();
  for (let i = 0; i < 2 * FAILURES; i++) {
    await expect(service.call(() => 'broken', left)).rejects.toThrow('broken');
  }
  expect(await service.letsThrough()).toBe(true);
});

it('timeouts count as failures', async () => {
  const service = serviceBehindBreaker();
  const late = AbortSignal.abort(new DOMException('The time is over', 'TimeoutError'));
  for (let i = 0; i < FAILURES; i++) {
    await expect(service.call(() => 'broken', late)).rejects.toThrow('broken');
  }
  expect(await service.letsThrough()).toBe(false);
});

it('timeouts of calls that began shortly before their deadline do not count as failures', async () => {
  const service = serviceBehindBreaker();
  const callLate = async (timeLeftMs: number) => {
    await service.call(timeOut, undefined, performance.now() + timeLeftMs).catch(() => undefined);
  };
  for (let i = 0; i < 2 * FAILURES; i++) await callLate(500);
  expect(await service.letsThrough()).toBe(true);
  for (let i = 0; i < FAILURES; i++) await callLate(3_600_000);
  expect(await service.letsThrough()).toBe(false);
});

it('other failures of calls that began shortly before their deadline count', async () => {
  const service = serviceBehindBreaker();
  for (let i = 0; i < FAILURES; i++) {
    await service.call(() => 'broken', undefined, performance.now()).catch(() => undefined);
  }
  expect(await service.letsThrough()).toBe(false);
});

it('when half-open, one call probes the service', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE - 1);
  expect(await service.letsThrough()).toBe(false);
  service.pass(1);
  expect(await service.letsThrough()).toBe(true);
  expect(await service.letsThrough()).toBe(true);
});

it('a failed probe opens the circuit again', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  await service.failTimes(1);
  expect(await service.letsThrough()).toBe(false);
  service.pass(PAUSE - 1);
  expect(await service.letsThrough()).toBe(false);
  service.pass(1);
  expect(await service.letsThrough()).toBe(true);
});

it('a turn with several calls succeeds as a whole when the service is back', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const { promise, resolve } = Promise.withResolvers<End>();
  const turn = [0, 1, 2].map(async () => service.call(() => promise));
  expect(service.requested()).toBe(FAILURES + 1);
  resolve(200);
  const replies = await Promise.all(turn);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('a turn with several calls sends one request when the service is still down', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const { promise, resolve } = Promise.withResolvers<End>();
  const turn = [0, 1, 2].map(async () => service.call(() => promise));
  resolve('broken');
  const outcomes = await Promise.allSettled(turn);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(service.requested()).toBe(FAILURES + 1);
});

it('does not wait long for a probe that hangs', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const { promise, resolve } = Promise.withResolvers<End>();
  const first = service.call(() => promise);
  const start = performance.now();
  await expect(service.call(() => 200)).rejects.toBeInstanceOf(CircuitOpenError);
  expect(performance.now() - start).toBeLessThan(20_000);
  resolve(200);
  await first;
});

it('after an aborted probe the next call probes', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const left = service.call(() => 'broken', AbortSignal.abort());
  await expect(left).rejects.toThrow('broken');
  expect(await service.letsThrough()).toBe(true);
});

it('calls in flight when the circuit opens do not extend the time', async () => {
  const service = serviceBehindBreaker();
  const { promise, resolve } = Promise.withResolvers<End>();
  const late = service.call(() => promise);
  await service.failTimes(FAILURES);
  service.pass(PAUSE - 1);
  resolve('broken');
  await expect(late).rejects.toThrow('broken');
  service.pass(1);
  expect(await service.letsThrough()).toBe(true);
});
