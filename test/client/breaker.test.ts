import { expect, it } from 'vitest';
import { createCircuitBreaker, type UpstreamReply } from '../../src/client/request.ts';
import { CircuitOpenError } from '../../src/client/errors.ts';

const PAUSE = 5000;
const FAILURES = 5;

type End = number | 'broken';

/** A service behind a breaker, on a clock that a test sets. */
function serviceBehindBreaker() {
  let now = 0;
  let asked = 0;
  const breaker = createCircuitBreaker(() => now);
  const { signal } = new AbortController();

  async function call(end: () => End | Promise<End>, by = signal): Promise<UpstreamReply> {
    return breaker(
      async () => {
        asked += 1;
        const status = await end();
        if (status === 'broken') throw new Error('broken');
        return { status, headers: {}, text: '' };
      },
      { signal: by },
    );
  }

  return {
    call,
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Whether a call is let through. */
    async letsThrough(): Promise<boolean> {
      const before = asked;
      await call(() => 200).catch(() => undefined);
      return asked > before;
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
    expect(service.asked()).toBe(FAILURES - 1);
    await service.failTimes(1, end);
    await expect(service.call(() => 200)).rejects.toBeInstanceOf(CircuitOpenError);
    expect(service.asked()).toBe(FAILURES);
  },
);

it('a service that answers in between is not', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES - 1);
  await service.call(() => 200);
  await service.failTimes(FAILURES - 1);
  expect(await service.letsThrough()).toBe(true);
});

it.each([400, 401, 404, 406, 429])('a refusal with %d is an answer', async (status) => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES - 1);
  await service.call(() => status);
  await service.failTimes(FAILURES - 1);
  expect(await service.letsThrough()).toBe(true);
});

it('calls that nobody waits for any more are no failures', async () => {
  const service = serviceBehindBreaker();
  const left = AbortSignal.abort();
  for (let i = 0; i < 2 * FAILURES; i++) {
    await expect(service.call(() => 'broken', left)).rejects.toThrow('broken');
  }
  expect(await service.letsThrough()).toBe(true);
});

it('calls whose time ran out are', async () => {
  const service = serviceBehindBreaker();
  const late = AbortSignal.abort(new DOMException('The time is over', 'TimeoutError'));
  for (let i = 0; i < FAILURES; i++) {
    await expect(service.call(() => 'broken', late)).rejects.toThrow('broken');
  }
  expect(await service.letsThrough()).toBe(false);
});

it('after a pause one call finds out whether the service is back', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE - 1);
  expect(await service.letsThrough()).toBe(false);
  service.pass(1);
  expect(await service.letsThrough()).toBe(true);
  expect(await service.letsThrough()).toBe(true);
});

it('if it is not, the pause begins anew', async () => {
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

it('a turn of several calls is answered as a whole by a service that is back', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const { promise, resolve } = Promise.withResolvers<End>();
  const turn = [0, 1, 2].map(async () => service.call(() => promise));
  expect(service.asked()).toBe(FAILURES + 1);
  resolve(200);
  const replies = await Promise.all(turn);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('and asks one that is not back only once', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const { promise, resolve } = Promise.withResolvers<End>();
  const turn = [0, 1, 2].map(async () => service.call(() => promise));
  resolve('broken');
  const outcomes = await Promise.allSettled(turn);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(service.asked()).toBe(FAILURES + 1);
});

it('does not wait long for a service that lets the first call hang', async () => {
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

it('a first call that nobody waits for any more leaves it to the next one', async () => {
  const service = serviceBehindBreaker();
  await service.failTimes(FAILURES);
  service.pass(PAUSE);
  const left = service.call(() => 'broken', AbortSignal.abort());
  await expect(left).rejects.toThrow('broken');
  expect(await service.letsThrough()).toBe(true);
});

it('calls on their way when the pause begins do not make it longer', async () => {
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
