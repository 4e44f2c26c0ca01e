import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { CircuitOpenError } from './errors.ts';

/** When a call must be over. */
export interface CallTiming {
  /** Ends the call; with a `TimeoutError` as its reason where time ran out. */
  signal: AbortSignal;
  /** When `signal` will end it, on the clock of `performance.now()`; undefined where nobody knows. */
  deadline?: number | undefined;
}

/** Milliseconds that are left. */
function computeTimeLeft({ deadline = Infinity }: CallTiming): number {
  return deadline - performance.now();
}

/** Whether a call was ended because nobody waits for it any more, not because it took too long. */
function isAbandoned({ signal }: CallTiming): boolean {
  return signal.aborted && !isTimeout(signal.reason);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

/** A whole HTTP answer. */
export interface UpstreamReply {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Answers of the service are a few kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The time for one attempt is over; another one may have more luck. */
export class AttemptTimeoutError extends Error {
  override name = 'AttemptTooLong';
  readonly code = 'ATTEMPT_TOO_LONG';
}

/**
 * Gets a path of a server. Listens to the connection itself, without the stream that undici's
 * `request` wraps around every body: a small answer arrives in one piece, and a turn of the skill
 * has one.
 *
 * @param longest milliseconds that the whole may take
 * @throws {AttemptTimeoutError} when it takes longer
 * @throws {Error} when the connection fails, the signal aborts or the body is too large
 */
export async function sendGet(
  server: Dispatcher,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  longest?: number,
): Promise<UpstreamReply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const reply: UpstreamReply = { status: 0, headers: {}, text: '' };
    let size = 0;
    let stopped: Error | undefined;
    let giveUp = reject;
    const stop = (reason: Error) => {
      stopped ??= reason;
      giveUp(stopped);
    };
    const abort = () => stop(new Error('The time for the call is over', { cause: signal.reason }));
    const timer =
      longest === undefined
        ? undefined
        : setTimeout(() => stop(new AttemptTimeoutError('There is no answer in time')), longest);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    server.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart(controller) {
          giveUp = (reason: Error) => controller.abort(reason);
          if (stopped) giveUp(stopped);
        },
        onResponseStart(_controller, status, received) {
          Object.assign(reply, { status, headers: received });
        },
        onResponseData(controller, chunk) {
          size += chunk.length;
          if (size > MAX_BODY_BYTES) controller.abort(new Error('The answer is too large'));
          chunks.push(chunk);
        },
        onResponseEnd() {
          end();
          resolve({ ...reply, text: Buffer.concat(chunks).toString('utf8') });
        },
        onResponseError(_controller, error) {
          end();
          reject(error);
        },
      },
    );
  });
}

/** One try of a call, which ends with its signal, or after so many milliseconds. */
export type Attempt = (signal: AbortSignal, longest?: number) => Promise<UpstreamReply>;

/** A first attempt takes no longer than this, nor this share of the time left, so that another can follow; ms. */
const FIRST_ATTEMPT_TIMEOUT_MS = 4000;
const FIRST_ATTEMPT_SHARE = 0.6;

/** With less time left than this nothing is asked again, milliseconds. */
const MIN_TIME_LEFT_MS = 300;

/** Between two attempts, milliseconds: those who failed together shall not come back together. */
const MIN_RETRY_DELAY_MS = 40;
const MAX_RETRY_DELAY_MS = 160;

/** A service that asks for more patience than this is not asked again in the same turn, milliseconds. */
const MAX_RETRY_AFTER_MS = 2000;

/** Statuses of a service, or of what stands before it, that a moment later may be over. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** What the parser of HTTP says of an answer that is none. */
const HTTP_PARSER_ERROR = /^HPE_/;

interface AttemptOutcome {
  reply?: UpstreamReply;
  error?: unknown;
}

/**
 * Makes a call that may safely be made twice, and makes it a second time where the first failed in a
 * way that may pass: no connection, a connection that broke, an answer that hangs, 502, 503 and 504;
 * 429 where the service says to come back soon.
 *
 * @throws what the last attempt throws
 */
export async function withRetry(attempt: Attempt, timing: CallTiming): Promise<UpstreamReply> {
  const first = await runFirstAttempt(attempt, timing);
  const { reply } = first;
  if (reply && reply.status < TOO_MANY_REQUESTS) return reply;
  const wait = computeRetryDelay(first);
  const isOver = timing.signal.aborted || wait === undefined;
  if (isOver || computeTimeLeft(timing) - wait < MIN_TIME_LEFT_MS) return unwrapOutcome(first);
  await sleep(wait, undefined, { signal: timing.signal }).catch(() => undefined);
  return attempt(timing.signal);
}

/** Of the first attempt, which leaves time for a second. */
async function runFirstAttempt(attempt: Attempt, timing: CallTiming): Promise<AttemptOutcome> {
  const longest = Math.ceil(
    Math.min(FIRST_ATTEMPT_TIMEOUT_MS, FIRST_ATTEMPT_SHARE * computeTimeLeft(timing)),
  );
  try {
    return { reply: await attempt(timing.signal, longest) };
  } catch (error) {
    return { error };
  }
}

function unwrapOutcome({ reply, error }: AttemptOutcome): UpstreamReply {
  if (reply) return reply;
  throw error;
}

/** Milliseconds to wait before another attempt; undefined where none would help. */
function computeRetryDelay({ reply, error }: AttemptOutcome): number | undefined {
  const jitter = MIN_RETRY_DELAY_MS + Math.random() * (MAX_RETRY_DELAY_MS - MIN_RETRY_DELAY_MS);
  if (!reply) return isConnectionError(error) ? jitter : undefined;
  const asked = parseRetryAfter(reply);
  if (!RETRYABLE_STATUSES.has(reply.status)) {
    const isBusy = reply.status === TOO_MANY_REQUESTS && asked !== undefined;
    if (!isBusy) return undefined;
  }
  if (asked === undefined) return jitter;
  return asked <= MAX_RETRY_AFTER_MS ? asked + jitter : undefined;
}

/** Milliseconds that the service asks to be left alone for, which it says in seconds or as a date. */
function parseRetryAfter({ headers }: UpstreamReply): number | undefined {
  const said = headers['retry-after'];
  if (typeof said !== 'string') return undefined;
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const until = Date.parse(said);
  return Number.isNaN(until) ? undefined : Math.max(until - Date.now(), 0);
}

/** Errors of connections have codes: `ECONNREFUSED`, `UND_ERR_SOCKET`; an attempt that took too long has one, too. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && !HTTP_PARSER_ERROR.test(error.code);
}

/** So many failures after each other make a service one that is down. */
const FAILURE_THRESHOLD = 5;

/** So long it is left alone then, milliseconds. */
const OPEN_MS = 5000;

/** So long others wait for what becomes of the one call that finds out, milliseconds. */
const PROBE_TIMEOUT_MS = 1000;

/** Lets a call through to a service, or not. */
type CircuitBreaker = (
  call: () => Promise<UpstreamReply>,
  timing: CallTiming,
) => Promise<UpstreamReply>;

/**
 * Fails calls at once while a service is down, so that listeners need not wait for what will not come.
 * After a pause one call is let through; others that come meanwhile, as in a turn of several calls,
 * wait a little for what becomes of it. Calls that get no answer in time or a status from 500 on are
 * failures; a refusal is an answer, and a call that nobody waits for any more is neither.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  let probe: Promise<void> | undefined;

  const isDown = () => failures >= FAILURE_THRESHOLD;

  async function watched(
    call: () => Promise<UpstreamReply>,
    timing: CallTiming,
  ): Promise<UpstreamReply> {
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
    if (failures === FAILURE_THRESHOLD || probe) pausedUntil = now() + OPEN_MS;
  }

  async function probing(
    call: () => Promise<UpstreamReply>,
    timing: CallTiming,
  ): Promise<UpstreamReply> {
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
    if (probe) await Promise.race([probe, waitForProbe(timing.signal)]);
    if (!isDown()) return watched(call, timing);
    throw new CircuitOpenError('The weather service has failed of late and is left alone for now');
  };
}

/** Never fails; keeps no process alive. */
async function waitForProbe(signal: AbortSignal): Promise<void> {
  await sleep(PROBE_TIMEOUT_MS, undefined, { signal, ref: false }).catch(() => undefined);
}
