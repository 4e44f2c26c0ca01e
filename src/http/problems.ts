import type * as z from 'zod';
import type { ProblemDetails } from '../contract/problem.ts';

/** `Retry-After` of requests rejected under overload. */
export const OVERLOAD_RETRY_AFTER_S = 2;

/** A parameter and the contract rule that its value violates. */
export interface Violation {
  field: string;
  rule: string;
}

/** An error whose problem details the caller may see. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly problem: ProblemDetails;
  /** Seconds until a retry may succeed; undefined if a retry is pointless. */
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
 * Error for requests beyond the end of the forecast.
 *
 * @param last last available day or hour in the format of the parameter: `20261130`, `2026112412`
 */
export function beyondForecast(field: string, rule: string, last: string): ServiceError {
  const { problem } = invalidParameter(field, rule);
  return new ServiceError({ ...problem, last });
}

/** Limits the length of the response to requests with thousands of invalid parameters. */
const MAX_VIOLATIONS = 10;

/** Lists the first rule that each parameter violates, from the issues of the schema. */
export function listViolations(
  error: z.ZodError,
  rawParameters: Record<string, unknown>,
): Violation[] {
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
    if (!rules.has(field)) rules.set(field, field in rawParameters ? issue.message : 'is required');
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
    'There is no warning with this id, or it has expired.',
  );
}

export function unknownWarncell(id: string): ServiceError {
  return createNotFound('/problems/unknown-warncell', `There is no warncell ${id}.`);
}

/** The public weather API's document specifies status 406 for places without a pollen forecast. */
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

/** Error of a service that requires a key although no keys are configured. */
export function serviceClosed(): ServiceError {
  return new ServiceError({
    type: '/problems/unauthorized',
    title: 'Unauthorized',
    status: 401,
    detail:
      'This service requires a key in the header x-api-key, but its operator has not issued any keys.',
  });
}

/** The rate limiter sets `Retry-After` itself. */
export function tooManyRequests(): ServiceError {
  return new ServiceError({
    type: '/problems/too-many-requests',
    title: 'Too Many Requests',
    status: 429,
    detail: 'The caller sent too many requests in the last minute.',
  });
}

export function methodNotAllowed(method: string, allowed: string): ServiceError {
  return new ServiceError({
    type: '/problems/method-not-allowed',
    title: 'Method Not Allowed',
    status: 405,
    detail: `Method ${method} is not allowed; use ${allowed}.`,
  });
}

export function unexpectedBody(): ServiceError {
  return new ServiceError({
    type: '/problems/unexpected-body',
    title: 'Bad Request',
    status: 400,
    detail: 'The request must not have a body.',
  });
}

export function timedOut(): ServiceError {
  return createUnavailable('/problems/overdue', 'The operation timed out.', 5);
}

/** The service rejected the request before it started any work on it. */
export function overloaded(): ServiceError {
  const detail = 'The service has too many requests at the moment.';
  return createUnavailable('/problems/overloaded', detail, OVERLOAD_RETRY_AFTER_S);
}

export function sourceUnavailable(): ServiceError {
  const detail = 'The weather data are not available at the moment.';
  return createUnavailable('/problems/source-unavailable', detail, 60);
}

/** Makes the platform resend an event. */
export function eventFailed(): ServiceError {
  return createUnavailable(
    '/problems/event-failed',
    'The service cannot process the event at the moment.',
    60,
  );
}

/** Error of the readiness check. */
export function forecastsUnavailable(): ServiceError {
  const detail = 'No forecast is available at the moment.';
  return createUnavailable('/problems/no-forecasts', detail, 5);
}

/** Another process, or the next one, can answer the retry. */
export function shuttingDown(): ServiceError {
  return createUnavailable('/problems/shutting-down', 'The service is shutting down.', 5);
}

/** Limits memory: simulated conversations with their own weather or time each need a sandbox. */
export function tooManyConversations(): ServiceError {
  const detail = 'Too many simulated conversations are waiting for an answer at the moment.';
  return createUnavailable('/problems/too-many-conversations', detail, 5);
}

/** Error of unknown paths. */
export function unknownPath(): ServiceError {
  return createNotFound('/problems/unknown-path', 'There is no resource at this path.');
}

function createUnavailable(type: string, detail: string, retryAfter: number): ServiceError {
  const title = 'Service Unavailable';
  return new ServiceError({ type, title, status: 503, detail }, { retryAfter });
}

function createNotFound(type: string, detail: string): ServiceError {
  return new ServiceError({ type, title: 'Not Found', status: 404, detail });
}
