import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type RateLimitRequestHandler } from 'express-rate-limit';
import { keyring } from './keyring.ts';
import { tooManyRequests, unauthorized } from './problems.ts';

/** Whom the service lets in, and how often. */
export interface AdmissionOptions {
  /** Any of them must be sent as `x-api-key`; none lets everyone in. */
  keys?: readonly string[] | undefined;
  /** Key of the skill in the same process, which is never limited. */
  ownKey?: string | undefined;
  /** Requests a minute of a key, or of an address where no key is set; undefined: any number. */
  perMinute?: number | undefined;
}

const MINUTE = 60_000;

/** An address that sends so many wrong keys in a minute is not listened to until that is over. */
const MOST_WRONG_KEYS = 20;

/**
 * Lets requests in by their key, and each caller so often.
 *
 * Who has sent too many wrong keys is refused even with a right one: else they could guess on.
 */
export function admission({ keys = [], ownKey, perMinute }: AdmissionOptions): RequestHandler {
  const owns = keyring(ownKey === undefined ? [] : [ownKey]);
  const knows = keyring(keys);
  const guessing = limiter(MOST_WRONG_KEYS, addressOf);
  const asking = perMinute === undefined ? undefined : limiter(perMinute, callerOf);

  const admit: RequestHandler = asking ?? ((_request, _response, next) => next());

  const admitKnown: RequestHandler = async (request, response, next) => {
    const number = knows(request.get('x-api-key'));
    if (number === undefined) {
      return guessing(request, response, (error?: unknown) => next(error ?? unauthorized()));
    }
    if (await isGuesser(request, guessing)) throw tooManyRequests();
    response.locals['caller'] = `key ${number}`;
    return admit(request, response, next);
  };

  return (request, response, next) => {
    if (owns(request.get('x-api-key')) !== undefined) return next();
    return keys.length > 0 ? admitKnown(request, response, next) : admit(request, response, next);
  };
}

function limiter(
  limit: number,
  keyGenerator: (request: Request, response: Response) => string,
): RateLimitRequestHandler {
  return rateLimit({
    windowMs: MINUTE,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator,
    handler: (_request, _response, next) => next(tooManyRequests()),
    // Its checks write to the console; what they look for is tested.
    validate: false,
  });
}

async function isGuesser(request: Request, guessing: RateLimitRequestHandler): Promise<boolean> {
  const guesses = await guessing.getKey(addressOf(request));
  const isOver = (guesses?.resetTime?.getTime() ?? 0) < Date.now();
  return guesses !== undefined && !isOver && guesses.totalHits > MOST_WRONG_KEYS;
}

/** Neighbours in the same IPv6 network are one. */
function addressOf({ ip }: Request): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip);
}

function callerOf(request: Request, { locals }: Response): string {
  const caller: unknown = locals['caller'];
  return typeof caller === 'string' ? caller : addressOf(request);
}
