import type { Request, RequestHandler, Response } from 'express';
import { addressOf, limitRate } from '../http/rate-limit.ts';
import { createWrongKeys, type WrongKeys } from '../http/wrong-keys.ts';
import { keyring } from './keyring.ts';
import { serviceClosed, unauthorized } from './problems.ts';

/** Whom the service lets in, and how often. */
export interface AdmissionOptions {
  /** Any of them must be sent as `x-api-key`; none lets everyone in, unless a key is needed. */
  keys?: readonly string[] | undefined;
  /** Whether a key is needed even where none is set, which only the skill in the same process has. */
  needsKey?: boolean | undefined;
  /** Key of the skill in the same process, which is never limited. */
  ownKey?: string | undefined;
  /** Requests a minute of a key, or of an address where no key is needed; undefined: any number. */
  perMinute?: number | undefined;
  /** Comes first where no key is needed: pages of other sites know none. */
  checkSite?: RequestHandler | undefined;
  /** Shared by all that asks for keys in a process. */
  wrongKeys?: WrongKeys | undefined;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

const pass: RequestHandler = (_request, _response, next) => next();

export function isKeyNeeded({ keys = [], needsKey = false }: AdmissionOptions): boolean {
  return needsKey || keys.length > 0;
}

/** Lets requests in by their key, and each caller so often. */
export function admission(options: AdmissionOptions): RequestHandler {
  const { ownKey, perMinute, now, checkSite = pass } = options;
  const owns = keyring(ownKey === undefined ? [] : [ownKey]);
  const limit = perMinute === undefined ? pass : limitRate({ perMinute, callerOf, now });
  const admitKnown = isKeyNeeded(options) ? admissionByKey(options, limit) : undefined;

  const admitAnyone: RequestHandler = (request, response, next) => {
    void checkSite(request, response, (error?: unknown) => {
      if (error === undefined) void limit(request, response, next);
      else next(error);
    });
  };

  return (request, response, next) => {
    if (owns(request.get('x-api-key')) !== undefined) return next();
    return (admitKnown ?? admitAnyone)(request, response, next);
  };
}

/** A key that is missing is refused at once; one that is wrong is counted. */
function admissionByKey(
  { keys = [], wrongKeys = createWrongKeys() }: AdmissionOptions,
  limit: RequestHandler,
): RequestHandler {
  const knows = keyring(keys);
  const refused = keys.length > 0 ? unauthorized : serviceClosed;
  return (request, response, next) => {
    const given = request.get('x-api-key');
    const number = knows(given);
    if (number !== undefined) {
      response.locals['caller'] = `key ${number}`;
      return limit(request, response, next);
    }
    if (given === undefined) return next(refused());
    wrongKeys.refuse(request, response, () => next(refused()));
  };
}

function callerOf(request: Request, { locals }: Response): string {
  const caller: unknown = locals['caller'];
  return typeof caller === 'string' ? caller : addressOf(request);
}
