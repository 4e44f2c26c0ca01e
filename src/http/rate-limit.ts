import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from './problems.ts';
import { MINUTE_MS } from '../time/units.ts';

interface RateLimitOptions {
  perMinute: number;
  /** Who is counted; by default an address. */
  callerOf?: ((request: Request, response: Response) => string) | undefined;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

/** Refuses callers who come too often, with 429 and `Retry-After`. */
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
    // Its checks write to the console; what they look for is tested.
    validate: false,
  });
}

/** A client's address; neighbours in the same IPv6 network are one. */
export function readClientAddress({ ip }: Request): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip);
}

/** The library subtracts the time of day again: a clock that is set back in between changes nothing. */
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

/** How often a caller has come in its running window. */
interface WindowCount {
  count: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

interface WindowCounter {
  /** Counts once more. */
  hit(caller: string): WindowCount;
  forget(caller: string): void;
}

interface WindowOptions {
  windowMs: number;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

/** Callers who are counted at once, some 3 MB; the one who has not come for longest is forgotten. */
const MAX_CALLERS = 20_000;

/** Counts callers in windows that begin when they first come. */
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

/** Answers to wrong keys, late for who guesses. */
export interface FailedAuthLimiter {
  /** Counts a wrong key, and refuses: at once, or later where its sender guesses. */
  refuse(request: Request, response: Response, refuse: () => void): void;
  /** Refuses at once all those who wait, and nobody late any more. */
  end(): void;
}

interface FailedAuthOptions {
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
  /** Calls once after so many milliseconds; returns what cancels that. */
  schedule?: ((call: () => void, milliseconds: number) => () => void) | undefined;
}

/** From this one on in a minute of an address, wrong keys are refused late. */
const FIRST_DELAYED_FAILURE = 20;
const FAILED_AUTH_DELAY_MS = 1000;

/** Answers that wait at once; beyond them, guesses are refused at once, which costs nothing. */
const MAX_DELAYED_FAILURES = 100;

/**
 * Slows down who guesses, and nobody else: a right key never waits, nor does it ask what came from its
 * address before.
 */
export function createFailedAuthLimiter({
  now,
  schedule = scheduleTimeout,
}: FailedAuthOptions = {}): FailedAuthLimiter {
  const guesses = createWindowCounter({ windowMs: MINUTE_MS, now });
  const held = new Set<() => void>();
  let isEnding = false;

  function hold(response: Response, refuse: () => void): void {
    const release = () => {
      cancel();
      response.off('close', drop);
      held.delete(release);
      refuse();
    };
    const drop = () => {
      cancel();
      held.delete(release);
    };
    const cancel = schedule(release, FAILED_AUTH_DELAY_MS);
    response.once('close', drop);
    held.add(release);
  }

  return {
    refuse(request, response, refuse) {
      const { count } = guesses.hit(readClientAddress(request));
      if (count < FIRST_DELAYED_FAILURE || held.size >= MAX_DELAYED_FAILURES || isEnding) refuse();
      else hold(response, refuse);
    },
    end() {
      isEnding = true;
      for (const release of held) release();
    },
  };
}

function scheduleTimeout(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
