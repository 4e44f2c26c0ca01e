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
 * fails or hangs.
 */
export type Outcome = 'delivered' | 'refused' | 'later';

/** A way out of the house. The watcher sends a message again, with the same id, until it is delivered or refused. */
export interface WayOut {
  way: Way;
  /** Ids of those who receive each message of this way. */
  receivers: readonly string[];
  /** Whether a receiver gets the messages of all subscribers, and all of them in order. */
  isShared: boolean;
  /** Never throws. Takes a bounded time. */
  send: (receiver: string, message: Message, recipient: Recipient) => Promise<Outcome>;
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

/** Tries a few times, with a longer delay before each attempt, or as long a one as the receiver asks for. */
export async function sendWithRetries(
  attempt: () => Promise<SendResult>,
  { attempts, firstDelayMs }: RetryOptions,
): Promise<Outcome> {
  for (let number = 1, delayMs = firstDelayMs; ; number += 1, delayMs *= 2) {
    const result = await attempt();
    if (result === 'delivered' || result === 'refused') return result;
    const waitMs = result === 'later' ? delayMs : Math.max(delayMs, result.afterMs);
    if (number >= attempts || waitMs > MAX_WAIT_MS) return 'later';
    await sleep(waitMs);
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
