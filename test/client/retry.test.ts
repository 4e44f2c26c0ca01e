import { expect, it } from 'vitest';
import {
  withRetry,
  type Attempt,
  AttemptTimeoutError,
  type UpstreamReply,
} from '../../src/client/request.ts';

const GOOD: UpstreamReply = { status: 200, headers: {}, text: '{}' };

function replying(status: number, retryAfter?: string): UpstreamReply {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, headers, text: '' };
}

function broken(code: string): Error {
  return Object.assign(new Error('broken'), { code });
}

/** Runs a call with the given attempt outcomes; returns its result and the number of attempts. */
async function outcomeOf(...outcomes: (UpstreamReply | Error)[]) {
  let attempts = 0;
  const attempt: Attempt = async () => {
    const outcome = outcomes[attempts] ?? GOOD;
    attempts += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const { signal } = new AbortController();
  const reply = await withRetry(attempt, { signal, deadline: performance.now() + 6500 }).catch(
    (error: unknown) => error,
  );
  return { reply, attempts };
}

it.concurrent.each<[string, UpstreamReply | Error]>([
  ['refuses the connection', broken('ECONNREFUSED')],
  ['resets it', broken('ECONNRESET')],
  ['closes it early', broken('UND_ERR_SOCKET')],
  ['is behind a gateway that gets no answer', replying(502)],
  ['is being replaced', replying(503)],
  ['is behind a gateway that waited', replying(504)],
  ['is back in no time', replying(503, '0')],
  ['has too much to do at this very moment', replying(429, '0')],
  ['names the second in which it is back', replying(503, 'Wed, 18 Nov 2026 13:05:00 GMT')],
])('retries a service that %s', async (_what, trouble) => {
  expect(await outcomeOf(trouble)).toEqual({ reply: GOOD, attempts: 2 });
});

it.concurrent.each<[string, UpstreamReply | Error]>([
  ['refuses the question', replying(400)],
  ['wants another key', replying(401)],
  ['has no forecast', replying(404)],
  ['has too much to do, for who knows how long', replying(429)],
  ['has too much to do for a minute', replying(429, '60')],
  ['is away for long', replying(503, '60')],
  ['is away until the next century', replying(503, 'Wed, 18 Nov 2126 13:05:00 GMT')],
  ['fails by itself', replying(500)],
  ['speaks no HTTP', broken('HPE_INVALID_CONSTANT')],
  ['says more than anyone wants to hear', new Error('The response is too large')],
])('does not retry a service that %s', async (_what, trouble) => {
  expect(await outcomeOf(trouble)).toEqual({ reply: trouble, attempts: 1 });
});

it.concurrent('retries only once', async () => {
  const last = broken('ECONNRESET');
  expect(await outcomeOf(replying(503), last)).toEqual({ reply: last, attempts: 2 });
});

it.concurrent('waits for the time in Retry-After', async () => {
  const start = performance.now();
  expect(await outcomeOf(replying(503, '1'))).toEqual({ reply: GOOD, attempts: 2 });
  expect(performance.now() - start).toBeGreaterThan(1000);
});

/** Ends only by its signal or timeout. */
const hanging: Attempt = async (signal, longest) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('over'));
    signal.addEventListener('abort', () => reject(new Error('over')), { once: true });
    if (longest !== undefined) setTimeout(() => reject(new AttemptTimeoutError('late')), longest);
  });

it.concurrent('leaves time for a retry if the first attempt hangs', async () => {
  let attempts = 0;
  let timeoutMs: number | undefined;
  const attempt: Attempt = async (signal, longest) => {
    attempts += 1;
    if (attempts > 1) return GOOD;
    timeoutMs = longest;
    return hanging(signal, longest);
  };
  const { signal } = new AbortController();
  const deadline = performance.now() + 1500;
  expect(await withRetry(attempt, { signal, deadline })).toBe(GOOD);
  expect(attempts).toBe(2);
  expect(timeoutMs).toBeGreaterThan(0);
  expect(timeoutMs).toBeLessThanOrEqual(900);
});

it.concurrent('ends at the deadline if both attempts hang', async () => {
  const budget = 1500;
  const start = performance.now();
  const timing = { signal: AbortSignal.timeout(budget), deadline: start + budget };
  await expect(withRetry(hanging, timing)).rejects.toThrow('over');
  expect(performance.now() - start).toBeGreaterThan(budget - 50);
});

it.concurrent('does not retry without enough time left', async () => {
  let attempts = 0;
  const attempt: Attempt = async () => {
    attempts += 1;
    throw broken('ECONNRESET');
  };
  const { signal } = new AbortController();
  const timing = { signal, deadline: performance.now() + 200 };
  await expect(withRetry(attempt, timing)).rejects.toThrow('broken');
  expect(attempts).toBe(1);
});

it.concurrent('does not retry after the deadline', async () => {
  let attempts = 0;
  const controller = new AbortController();
  const attempt: Attempt = async (signal, longest) => {
    attempts += 1;
    return hanging(signal, longest);
  };
  const call = withRetry(attempt, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow('over');
  expect(attempts).toBe(1);
});
