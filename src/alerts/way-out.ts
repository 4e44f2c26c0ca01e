import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../time/units.ts';
import type { Message } from '../watch/subscriber.ts';
import type { Way } from '../watch/subscription.ts';

/** To whom a message is sent. */
export interface Recipient {
  /** Key of their record. */
  key: string;
  /** Decrypts the id; throws a `StoreError` if it cannot. Undefined of users of no platform. */
  readUserId: () => string | undefined;
  /** The origin of the platform's API in their region. */
  apiEndpoint: string | undefined;
}

/**
 * What became of a message: `delivered`; `refused`, if sending it again would not help; `later`, if the receiver
 * fails or hangs, or if there is no time for it.
 */
export type Outcome = 'delivered' | 'refused' | 'later';

/** How long a pass may take. */
export interface PassTime {
  /** Nothing is begun after it. */
  stop: AbortSignal;
  /** What is under way is given up, a few seconds after `stop`: an answer may tell that a message has arrived. */
  cut: AbortSignal;
}

/** The times of a pass. */
export interface RunningPassTime {
  whole: PassTime;
  /** For what users get on their own: what all share has its turn after it. */
  private: PassTime;
  /** After it, epoch milliseconds, another watcher may be at work: this one was asleep. */
  end: number;
}

/** How long a pass may take. */
export interface PassLimits {
  passMs: number;
  /** For what users get on their own. */
  privateMs: number;
  /** For what is under way at the end. */
  graceMs: number;
}

/** A pass ends before the next one begins, and before the function on AWS is stopped. */
const PASS_LIMITS: PassLimits = {
  passMs: 3.5 * MINUTE_MS,
  privateMs: 2.5 * MINUTE_MS,
  graceMs: 3 * SECOND_MS,
};

/** For how long a watcher has a store to itself: its pass has ended by then, and if it is gone, the second pass is made. */
export const LEASE_MS = PASS_LIMITS.passMs + MINUTE_MS / 2;

/** Starts the clocks of a pass; they end with it. */
export function startPassTime({
  clock,
  signal,
  limits: { passMs, privateMs, graceMs } = PASS_LIMITS,
}: {
  clock: () => Date;
  signal?: AbortSignal | undefined;
  limits?: PassLimits | undefined;
}): RunningPassTime & Disposable {
  const phases = [startPhase(passMs, graceMs), startPhase(privateMs, graceMs)] as const;
  const end = () => {
    for (const phase of phases) phase.end();
  };
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  return {
    whole: phases[0].time,
    private: phases[1].time,
    end: clock().getTime() + passMs + graceMs,
    [Symbol.dispose]() {
      for (const phase of phases) phase.clear();
      signal?.removeEventListener('abort', end);
    },
  };
}

function startPhase(ms: number, graceMs: number) {
  const stop = new AbortController();
  const cut = new AbortController();
  let cutTimer: NodeJS.Timeout | undefined;
  const end = () => {
    stop.abort();
    cutTimer ??= setTimeout(() => cut.abort(), graceMs);
  };
  const timer = setTimeout(end, ms);
  // Each message that waits to be sent again listens.
  setMaxListeners(0, stop.signal, cut.signal);
  return {
    time: { stop: stop.signal, cut: cut.signal },
    end,
    clear() {
      clearTimeout(timer);
      clearTimeout(cutTimer);
    },
  };
}

/** A way out of the house. The watcher sends a message again, with the same id, until it is delivered or refused. */
export interface WayOut {
  way: Way;
  /** Ids of those who receive each message of this way. */
  receivers: readonly string[];
  /** Whether a receiver gets the messages of all subscribers, and all of them in order. */
  isShared: boolean;
  /** Never throws. Takes a bounded time. */
  send: (
    receiver: string,
    message: Message,
    recipient: Recipient,
    time: PassTime,
  ) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** The result of one attempt. */
export type SendResult = Outcome | { later: true; afterMs: number };

export interface RetryOptions {
  attempts: number;
  /** Before the second attempt; twice as long before each further one. */
  firstDelayMs: number;
}

export const RETRIES: RetryOptions = { attempts: 3, firstDelayMs: SECOND_MS };

/** A receiver that asks for more is asked again by the next pass. */
const MAX_WAIT_MS = MINUTE_MS / 2;

/**
 * Tries a few times, with a longer delay before each attempt, or as long a one as the receiver asks for; not again
 * after `stop`.
 */
export async function sendWithRetries(
  attempt: () => Promise<SendResult>,
  { attempts, firstDelayMs }: RetryOptions,
  stop: AbortSignal,
): Promise<Outcome> {
  for (let number = 1, delayMs = firstDelayMs; ; number += 1, delayMs *= 2) {
    const result = await attempt();
    if (result === 'delivered' || result === 'refused') return result;
    const waitMs = result === 'later' ? delayMs : Math.max(delayMs, result.afterMs);
    if (number >= attempts || waitMs > MAX_WAIT_MS) return 'later';
    // Rejects if it is stopped.
    await sleep(waitMs, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return 'later';
  }
}

/** Ends an attempt that takes too long. */
export function limitAttempt({ cut }: PassTime, timeoutMs: number): AbortSignal {
  return AbortSignal.any([cut, AbortSignal.timeout(timeoutMs)]);
}

/**
 * Waits for something until a signal comes.
 *
 * @throws {Error} if the signal comes first; what was under way goes on unheard
 */
export async function beforeSignal<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('There was no time left for it'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** What a status of HTTP means for a message that was sent. */
export function readStatus(status: number, retryAfter: string | string[] | undefined): SendResult {
  if (status >= 200 && status < 300) return 'delivered';
  if (status < 500 && !TEMPORARY.has(status)) return 'refused';
  const seconds = Number(retryAfter ?? NaN);
  return seconds > 0 ? { later: true, afterMs: seconds * SECOND_MS } : 'later';
}

/** Request Timeout, Too Early, Too Many Requests. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);
