import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { StartTimeout } from '../time/shared-timer.ts';
import { CircuitOpenError } from './errors.ts';

/** Signal and deadline of a call. */
export interface CallTiming {
  /** Aborts the call; its reason is a `TimeoutError` if the deadline has passed. */
  signal: AbortSignal;
  /** When `signal` aborts, on the clock of `performance.now()`; undefined if unknown. */
  deadline?: number | undefined;
}

/** Milliseconds until the deadline, not below 0. */
function computeTimeLeft({ deadline = Infinity }: CallTiming): number {
  return Math.max(0, deadline - performance.now());
}

/** Whether the caller aborted the call, rather than the deadline. */
function isAbandoned({ signal }: CallTiming): boolean {
  return signal.aborted && !isTimeout(signal.reason);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

/** A complete HTTP response. */
export interface UpstreamReply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Responses have a few kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/** One attempt has timed out; a retry may succeed. */
export class AttemptTimeoutError extends Error {
  override name = 'AttemptTimeoutError';
  readonly code = 'ATTEMPT_TIMEOUT';
}

interface GetRequest {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** For the whole attempt; without it, only the signal ends it. */
  timeoutMs: number | undefined;
}

/**
 * Sends a GET request. Uses `dispatch` instead of undici's `request`, which wraps each body in a
 * stream: the small responses of the service arrive in one piece.
 *
 * @throws {AttemptTimeoutError} if it takes longer than its timeout
 * @throws {Error} if the connection fails, the signal aborts or the body is too large
 */
export function sendGet(
  server: Dispatcher,
  { path, headers, signal, timeoutMs }: GetRequest,
  startTimeout: StartTimeout,
): Promise<UpstreamReply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const reply: UpstreamReply = { status: 0, headers: {}, text: '' };
    let size = 0;
    let stopped: Error | undefined;
    let countFailure = reject;
    const stop = (reason: Error) => {
      stopped ??= reason;
      countFailure(stopped);
    };
    const abort = () => stop(new Error('The call was aborted', { cause: signal.reason }));
    const cancelTimeout =
      timeoutMs === undefined
        ? undefined
        : startTimeout(timeoutMs, () => stop(new AttemptTimeoutError('The attempt timed out')));
    const end = () => {
      cancelTimeout?.();
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    server.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart(controller) {
          countFailure = (reason: Error) => controller.abort(reason);
          if (stopped) countFailure(stopped);
        },
        onResponseStart(_controller, status, received) {
          reply.status = status;
          reply.headers = received;
        },
        onResponseData(controller, chunk) {
          size += chunk.length;
          if (size > MAX_BODY_BYTES) controller.abort(new Error('The response is too large'));
          chunks.push(chunk);
        },
        onResponseEnd() {
          end();
          reply.text = Buffer.concat(chunks).toString('utf8');
          resolve(reply);
        },
        onResponseError(_controller, error) {
          end();
          reject(error);
        },
      },
    );
  });
}

/** One attempt of a call; it ends with the signal or after `timeoutMs`. */
export type Attempt = (signal: AbortSignal, timeoutMs?: number) => Promise<UpstreamReply>;

/** The first attempt takes at most this share of the time left, so that a retry can follow. */
const FIRST_ATTEMPT_SHARE = 0.6;
/** Timeout of the first attempt of a call without a deadline. */
const FIRST_ATTEMPT_TIMEOUT_MS = 4000;

/** With less time left, a failed call is not retried. */
const MIN_TIME_LEFT_MS = 300;

/** Delay before a retry, with jitter, so that clients that failed together do not retry together. */
const MIN_RETRY_DELAY_MS = 40;
const MAX_RETRY_DELAY_MS = 160;

/** With a longer `Retry-After`, the call is not retried. */
const MAX_RETRY_AFTER_MS = 2000;

/** Transient errors of the service or of a proxy in front of it. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** Codes of malformed HTTP responses, which are not retried. */
const HTTP_PARSER_ERROR = /^HPE_/;

interface AttemptOutcome {
  reply?: UpstreamReply;
  error?: unknown;
}

/**
 * Runs an idempotent call, and retries it once after a transient failure: no connection, a lost
 * connection, a timeout, 502, 503 and 504, or 429 with a short `Retry-After`.
 *
 * @throws what the last attempt throws
 */
export async function withRetry(attempt: Attempt, timing: CallTiming): Promise<UpstreamReply> {
  if (computeTimeLeft(timing) === 0) {
    throw new AttemptTimeoutError('No time is left for an attempt');
  }
  const first = await runFirstAttempt(attempt, timing);
  const { reply } = first;
  if (reply && reply.status < TOO_MANY_REQUESTS) return reply;
  const delayMs = computeRetryDelay(first);
  const isFinal = timing.signal.aborted || delayMs === undefined;
  if (isFinal || computeTimeLeft(timing) - delayMs < MIN_TIME_LEFT_MS) return unwrapOutcome(first);
  await sleep(delayMs, undefined, { signal: timing.signal }).catch(() => undefined);
  return attempt(timing.signal);
}

/** Runs the first attempt with a timeout that leaves time for a second. */
async function runFirstAttempt(attempt: Attempt, timing: CallTiming): Promise<AttemptOutcome> {
  const timeoutMs =
    timing.deadline === undefined
      ? FIRST_ATTEMPT_TIMEOUT_MS
      : Math.ceil(FIRST_ATTEMPT_SHARE * computeTimeLeft(timing));
  try {
    return { reply: await attempt(timing.signal, timeoutMs) };
  } catch (error) {
    return { error };
  }
}

function unwrapOutcome({ reply, error }: AttemptOutcome): UpstreamReply {
  if (reply) return reply;
  throw error;
}

/** Milliseconds until the retry; undefined if a retry would not help. */
function computeRetryDelay({ reply, error }: AttemptOutcome): number | undefined {
  const jitter = MIN_RETRY_DELAY_MS + Math.random() * (MAX_RETRY_DELAY_MS - MIN_RETRY_DELAY_MS);
  if (!reply) return isConnectionError(error) ? jitter : undefined;
  const retryAfterMs = parseRetryAfter(reply);
  if (!RETRYABLE_STATUSES.has(reply.status)) {
    const isBusy = reply.status === TOO_MANY_REQUESTS && retryAfterMs !== undefined;
    if (!isBusy) return undefined;
  }
  if (retryAfterMs === undefined) return jitter;
  return retryAfterMs <= MAX_RETRY_AFTER_MS ? retryAfterMs + jitter : undefined;
}

/** `Retry-After`, in seconds or as a date, as milliseconds from now. */
function parseRetryAfter({ headers }: UpstreamReply): number | undefined {
  const retryAfter = headers['retry-after'];
  if (typeof retryAfter !== 'string') return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(until - Date.now(), 0);
}

/**
 * Connection errors have codes, such as `ECONNREFUSED` and `UND_ERR_SOCKET`; so has {@link
 * AttemptTimeoutError}.
 */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && !HTTP_PARSER_ERROR.test(error.code);
}

/** Consecutive failures that open the circuit breaker. */
const FAILURE_THRESHOLD = 5;

/** A timeout of a call that had less time than this is no failure of the service. */
const MIN_TIME_TO_FAIL_MS = 1000;

/** Time for which the circuit breaker stays open. */
const OPEN_MS = 5000;

/** Time for which other calls wait for the result of the probe. */
const PROBE_TIMEOUT_MS = 1000;

/** Runs a call, or rejects it while the circuit is open. */
type CircuitBreaker = (
  call: () => Promise<UpstreamReply>,
  timing: CallTiming,
) => Promise<UpstreamReply>;

/**
 * Rejects calls at once while a service is down, so that listeners do not wait in vain. When the
 * circuit is half-open, one call is let through as a probe; concurrent calls, as in a turn with
 * several, wait briefly for its result. Timeouts and status codes from 500 on count as failures, other
 * responses as success. Calls that their caller aborted count as neither, nor do timeouts of calls that
 * began shortly before their deadline.
 *
 * @param now monotonic clock, milliseconds
 */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let probe: Promise<void> | undefined;

  const isOpen = () => failures >= FAILURE_THRESHOLD;

  const callAndCount: CircuitBreaker = async (call, timing) => {
    const hadTime = computeTimeLeft(timing) >= MIN_TIME_TO_FAIL_MS;
    try {
      const reply = await call();
      if (reply.status >= 500) countFailure();
      else failures = 0;
      return reply;
    } catch (error) {
      const isOutOfTime = !hadTime && (isTimeout(error) || error instanceof AttemptTimeoutError);
      if (!isAbandoned(timing) && !isOutOfTime) countFailure();
      throw error;
    }
  };

  function countFailure(): void {
    failures += 1;
    // Calls that were in flight when the circuit opened do not extend the time.
    if (failures === FAILURE_THRESHOLD || probe) openUntil = now() + OPEN_MS;
  }

  const callAsProbe: CircuitBreaker = async (call, timing) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    probe = promise;
    try {
      return await callAndCount(call, timing);
    } finally {
      probe = undefined;
      resolve();
    }
  };

  const callWhileOpen: CircuitBreaker = async (call, timing) => {
    if (!probe && now() >= openUntil) return callAsProbe(call, timing);
    if (probe) await Promise.race([probe, waitForProbe(timing.signal)]);
    if (!isOpen()) return callAndCount(call, timing);
    throw new CircuitOpenError(
      'The circuit breaker is open after repeated failures of the weather service',
    );
  };

  return (call, timing) => (isOpen() ? callWhileOpen(call, timing) : callAndCount(call, timing));
}

/** Never rejects, and does not keep the process alive. */
async function waitForProbe(signal: AbortSignal): Promise<void> {
  await sleep(PROBE_TIMEOUT_MS, undefined, { signal, ref: false }).catch(() => undefined);
}
