import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { tooManyRequests } from '../service/problems.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

export const MINUTE_MS = 60_000;

export interface RateLimitOptions {
  perMinute: number;
  /** Who is counted; by default an address. */
  callerOf?: ((request: Request, response: Response) => string) | undefined;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

/** Refuses callers who come too often, with 429 and `Retry-After`. */
export function limitRate({
  perMinute,
  callerOf = addressOf,
  now,
}: RateLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: callerOf,
    store: storeOf(createWindowCounter({ windowMs: MINUTE_MS, now })),
    handler: (_request, _response, next) => next(tooManyRequests()),
    // Its checks write to the console; what they look for is tested.
    validate: false,
  });
}

/** A client's address; neighbours in the same IPv6 network are one. */
export function addressOf({ ip }: Request): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip);
}

/** The library subtracts the time of day again: a clock that is set back in between changes nothing. */
function storeOf(counter: WindowCounter): Store {
  return {
    increment(caller) {
      const { count, remainingMs } = counter.hit(caller);
      return { totalHits: count, resetTime: new Date(Date.now() + remainingMs) };
    },
    decrement: () => undefined,
    resetKey: (caller) => counter.forget(caller),
  };
}
