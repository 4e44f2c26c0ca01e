import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './get.ts';
import { timeLeft, type Timing } from './timing.ts';

/** One try of a call, which ends with its signal, or after so many milliseconds. */
export type Attempt = (signal: AbortSignal, longest?: number) => Promise<Reply>;

/** A first attempt takes no longer than this, nor this share of the time left, so that another can follow; ms. */
const FIRST_ATTEMPT = 4000;
const FIRST_SHARE = 0.6;

/** With less time left than this nothing is asked again, milliseconds. */
const LEAST_TIME = 300;

/** Between two attempts, milliseconds: those who failed together shall not come back together. */
const SHORTEST_WAIT = 40;
const LONGEST_WAIT = 160;

/** A service that asks for more patience than this is not asked again in the same turn, milliseconds. */
const PATIENCE = 2000;

/** Statuses of a service, or of what stands before it, that a moment later may be over. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** What the parser of HTTP says of an answer that is none. */
const UNPARSABLE = /^HPE_/;

interface Outcome {
  reply?: Reply;
  error?: unknown;
}

/**
 * Makes a call that may safely be made twice, and makes it a second time where the first failed in a
 * way that may pass: no connection, a connection that broke, an answer that hangs, 502, 503 and 504;
 * 429 where the service says to come back soon.
 *
 * @throws what the last attempt throws
 */
export async function withRetry(attempt: Attempt, timing: Timing): Promise<Reply> {
  const first = await outcomeOf(attempt, timing);
  const { reply } = first;
  if (reply && reply.status < TOO_MANY_REQUESTS) return reply;
  const wait = waitAfter(first);
  const isOver = timing.signal.aborted || wait === undefined;
  if (isOver || timeLeft(timing) - wait < LEAST_TIME) return resultOf(first);
  await sleep(wait, undefined, { signal: timing.signal }).catch(() => undefined);
  return attempt(timing.signal);
}

/** Of the first attempt, which leaves time for a second. */
async function outcomeOf(attempt: Attempt, timing: Timing): Promise<Outcome> {
  const longest = Math.ceil(Math.min(FIRST_ATTEMPT, FIRST_SHARE * timeLeft(timing)));
  try {
    return { reply: await attempt(timing.signal, longest) };
  } catch (error) {
    return { error };
  }
}

function resultOf({ reply, error }: Outcome): Reply {
  if (reply) return reply;
  throw error;
}

/** Milliseconds to wait before another attempt; undefined where none would help. */
function waitAfter({ reply, error }: Outcome): number | undefined {
  const jitter = SHORTEST_WAIT + Math.random() * (LONGEST_WAIT - SHORTEST_WAIT);
  if (!reply) return isConnectionError(error) ? jitter : undefined;
  const asked = retryAfter(reply);
  if (!PASSING.has(reply.status)) {
    const isBusy = reply.status === TOO_MANY_REQUESTS && asked !== undefined;
    if (!isBusy) return undefined;
  }
  if (asked === undefined) return jitter;
  return asked <= PATIENCE ? asked + jitter : undefined;
}

/** Milliseconds that the service asks to be left alone for, which it says in seconds or as a date. */
function retryAfter({ headers }: Reply): number | undefined {
  const said = headers['retry-after'];
  if (typeof said !== 'string') return undefined;
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const until = Date.parse(said);
  return Number.isNaN(until) ? undefined : Math.max(until - Date.now(), 0);
}

/** Errors of connections have codes: `ECONNREFUSED`, `UND_ERR_SOCKET`; an attempt that took too long has one, too. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && !UNPARSABLE.test(error.code);
}
