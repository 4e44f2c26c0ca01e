import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from './problems.ts';
import { MINUTE_MS } from '../time/units.ts';

interface RateLimitOptions {
  perMinute: number;
  /** Key by which requests are counted; by default the client address. */
  callerOf?: ((request: Request, response: Response) => string) | undefined;
  /** Monotonic clock, milliseconds. */
  now?: (() => number) | undefined;
}

/** Rejects callers beyond the limit with 429 and `Retry-After`. */
export function limitRate({
  perMinute,
  callerOf = readClientAddress,
  now,
}: RateLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: callerOf,
    store: createRateLimitStore(createWindowCounter({ windowMs: MINUTE_MS, now })),
    handler: (_request, _response, next) => next(tooManyRequests()),
    // The library's checks write to the console; tests cover what they check.
    validate: false,
  });
}

/** Client address; addresses of the same IPv6 network count as one. */
export function readClientAddress({ ip }: Request): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip);
}

/** The library subtracts `Date.now()` again, so changes of the system clock have no effect. */
function createRateLimitStore(counter: WindowCounter): Store {
  return {
    increment(caller) {
      const { count, remainingMs } = counter.hit(caller);
      return { totalHits: count, resetTime: new Date(Date.now() + remainingMs) };
    },
    decrement: () => undefined,
    resetKey: (caller) => counter.forget(caller),
  };
}

/** Requests of a caller in its current window. */
interface WindowCount {
  count: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

interface WindowCounter {
  /** Counts one request. */
  hit(caller: string): WindowCount;
  forget(caller: string): void;
}

interface WindowOptions {
  windowMs: number;
  /** Monotonic clock, milliseconds. */
  now?: (() => number) | undefined;
}

/** Tracked callers, about 3 MB; the least recently used one is evicted. */
const MAX_CALLERS = 20_000;

/** Counts requests per caller in windows that start with the caller's first request. */
export function createWindowCounter({
  windowMs,
  now = () => performance.now(),
}: WindowOptions): WindowCounter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_CALLERS });
  return {
    hit(caller) {
      const time = now();
      const running = windows.get(caller);
      const window =
        running && running.endsAt > time ? running : { count: 0, endsAt: time + windowMs };
      window.count += 1;
      if (window !== running) windows.set(caller, window);
      return { count: window.count, remainingMs: window.endsAt - time };
    },
    forget: (caller) => void windows.delete(caller),
  };
}

/** Delays the rejection of repeated wrong keys. */
export interface FailedAuthLimiter {
  /** Counts a wrong key and calls `refuse`, with a delay if the client has sent many. */
  refuse(request: Request, response: Response, refuse: () => void): void;
  /** Ends all delays, now and from now on. */
  end(): void;
}

interface FailedAuthOptions {
  /** Monotonic clock, milliseconds. */
  now?: (() => number) | undefined;
  /** Like `setTimeout`; returns a function that cancels the call. */
  schedule?: ((call: () => void, milliseconds: number) => () => void) | undefined;
}

/** Number of wrong keys per minute and address from which rejections are delayed. */
const FIRST_DELAYED_FAILURE = 20;
const FAILED_AUTH_DELAY_MS = 1000;

/** Concurrent delayed rejections; further ones are sent at once. */
const MAX_DELAYED_FAILURES = 100;

/**
 * Slows down clients that guess keys. Requests with a valid key are never delayed, whatever their
 * address has sent before.
 */
export function createFailedAuthLimiter({
  now,
  schedule = scheduleTimeout,
}: FailedAuthOptions = {}): FailedAuthLimiter {
  const wrongKeys = createWindowCounter({ windowMs: MINUTE_MS, now });
  const delayed = new Set<() => void>();
  let isEnding = false;

  function delay(response: Response, refuse: () => void): void {
    const release = () => {
      cancel();
      response.off('close', drop);
      delayed.delete(release);
      refuse();
    };
    const drop = () => {
      cancel();
      delayed.delete(release);
    };
    const cancel = schedule(release, FAILED_AUTH_DELAY_MS);
    response.once('close', drop);
    delayed.add(release);
  }

  return {
    refuse(request, response, refuse) {
      const { count } = wrongKeys.hit(readClientAddress(request));
      if (count < FIRST_DELAYED_FAILURE || delayed.size >= MAX_DELAYED_FAILURES || isEnding) {
        refuse();
      } else {
        delay(response, refuse);
      }
    },
    end() {
      isEnding = true;
      for (const release of delayed) release();
    },
  };
}

function scheduleTimeout(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
