import type * as z from 'zod';
import type { ProblemDetails } from '../contract/problem.ts';

/** Seconds after which a request that was shed is worth another try. */
export const OVERLOAD_RETRY_AFTER_S = 2;

/** A parameter, and the rule of the contract that its value breaks. */
export interface Violation {
  field: string;
  rule: string;
}

/** Something that the caller is told: its status and what of it they may know. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly problem: ProblemDetails;
  /** Seconds after which it is worth another try; undefined where it is not. */
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemDetails, { retryAfter }: { retryAfter?: number } = {}) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export function invalidParameters(violations: Violation[]): ServiceError {
  return new ServiceError({
    type: '/problems/invalid-parameter',
    title: 'Bad Request',
    status: 400,
    detail: `${violations.map(({ field, rule }) => `${field} ${rule}`).join('; ')}.`,
    errors: violations,
  });
}

export function invalidParameter(field: string, rule: string): ServiceError {
  return invalidParameters([{ field, rule }]);
}

/**
 * What callers are told who ask for more than the forecast holds.
 *
 * @param last the last day or hour that can be had, as the parameter has it: `20261130`, `2026112412`
 */
export function beyondForecast(field: string, rule: string, last: string): ServiceError {
  const { problem } = invalidParameter(field, rule);
  return new ServiceError({ ...problem, last });
}

/** An error tells of no more parameters: who sends thousands gets no answer of that length. */
const MAX_VIOLATIONS = 10;

/** The first rule that each parameter of a request breaks, from the schema's issues. */
export function listViolations(error: z.ZodError, given: Record<string, unknown>): Violation[] {
  const rules = new Map<string, string>();
  for (const issue of error.issues) {
    if (rules.size >= MAX_VIOLATIONS) break;
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys.slice(0, MAX_VIOLATIONS - rules.size)) {
        rules.set(field, 'is not a parameter of this operation');
      }
      continue;
    }
    const field = issue.path.join('.');
    if (!rules.has(field)) rules.set(field, field in given ? issue.message : 'is required');
  }
  return Array.from(rules, ([field, rule]) => ({ field, rule }));
}

export function offGrid(): ServiceError {
  return createNotFound('/problems/off-grid', 'The coordinates are outside the forecast grid.');
}

export function noForecast(): ServiceError {
  return createNotFound(
    '/problems/no-forecast',
    'No weather station near these coordinates has a forecast.',
  );
}

export function unknownStation(id: number, hours: number): ServiceError {
  return createNotFound(
    '/problems/unknown-station',
    `There is no weather station ${id}, or it has not reported for ${hours} hours.`,
  );
}

export function noStation(kilometres: number, hours: number): ServiceError {
  return createNotFound(
    '/problems/no-station',
    `No weather station within ${kilometres} km of these coordinates has reported in the last ${hours} hours.`,
  );
}

export function unknownPostcode(country: string, code: string): ServiceError {
  return createNotFound(
    '/problems/unknown-postcode',
    `There is no postcode ${code} in ${country}.`,
  );
}

export function unknownWarning(): ServiceError {
  return createNotFound(
    '/problems/unknown-warning',
    'There is no warning of this id, or it is over.',
  );
}

export function unknownWarncell(id: string): ServiceError {
  return createNotFound('/problems/unknown-warncell', `There is no warncell ${id}.`);
}

/** What callers are told where there is no pollen forecast: 406, by the public weather API's document. */
export function noPollenForecast(detail: string): ServiceError {
  const type = '/problems/no-pollen-forecast';
  return new ServiceError({ type, title: 'Not Acceptable', status: 406, detail });
}

export function unauthorized(): ServiceError {
  return new ServiceError({
    type: '/problems/unauthorized',
    title: 'Unauthorized',
    status: 401,
    detail: 'The header x-api-key is missing or its key is not valid.',
  });
}

/** Where no key is set that anyone could have. */
export function serviceClosed(): ServiceError {
  return new ServiceError({
    type: '/problems/unauthorized',
    title: 'Unauthorized',
    status: 401,
    detail:
      'This service is closed: it asks for a key in the header x-api-key, and its operator has given out none.',
  });
}

/** The limiter of requests says in its headers when the next one is welcome. */
export function tooManyRequests(): ServiceError {
  return new ServiceError({
    type: '/problems/too-many-requests',
    title: 'Too Many Requests',
    status: 429,
    detail: 'There were too many requests in the last minute.',
  });
}

export function methodNotAllowed(method: string, allowed: string): ServiceError {
  return new ServiceError({
    type: '/problems/method-not-allowed',
    title: 'Method Not Allowed',
    status: 405,
    detail: `There is no ${method} here, but ${allowed}.`,
  });
}

export function unexpectedBody(): ServiceError {
  return new ServiceError({
    type: '/problems/unexpected-body',
    title: 'Bad Request',
    status: 400,
    detail: 'A request here has no body.',
  });
}

export function timedOut(): ServiceError {
  return createUnavailable('/problems/overdue', 'The answer takes too long.', 5);
}

/** More is asked for than can be answered: it was not begun. */
export function overloaded(): ServiceError {
  const detail = 'The service has too many requests at the moment.';
  return createUnavailable('/problems/overloaded', detail, OVERLOAD_RETRY_AFTER_S);
}

export function sourceUnavailable(): ServiceError {
  const detail = 'The weather data cannot be had at the moment.';
  return createUnavailable('/problems/source-unavailable', detail, 60);
}

/** An event of the platform that is to be sent again. */
export function eventFailed(): ServiceError {
  return createUnavailable(
    '/problems/event-failed',
    'The event cannot be handled at the moment.',
    60,
  );
}

/** For those who ask whether it is ready. */
export function forecastsUnavailable(): ServiceError {
  const detail = 'No forecast can be had at the moment.';
  return createUnavailable('/problems/no-forecasts', detail, 5);
}

/** Where a process ends: another one, or the next, can answer. */
export function shuttingDown(): ServiceError {
  return createUnavailable('/problems/shutting-down', 'The service is about to end.', 5);
}

/** Each simulated conversation that has a weather or a time of its own takes memory. */
export function tooManyConversations(): ServiceError {
  const detail = 'Too many simulated conversations are waiting for an answer at the moment.';
  return createUnavailable('/problems/too-many-conversations', detail, 5);
}

/** An address where nothing is. */
export function unknownPath(): ServiceError {
  return createNotFound('/problems/unknown-path', 'There is nothing at this address.');
}

function createUnavailable(type: string, detail: string, retryAfter: number): ServiceError {
  const title = 'Service Unavailable';
  return new ServiceError({ type, title, status: 503, detail }, { retryAfter });
}

function createNotFound(type: string, detail: string): ServiceError {
  return new ServiceError({ type, title: 'Not Found', status: 404, detail });
}
