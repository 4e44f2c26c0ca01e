import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { OpenDataError } from '../opendata/server.ts';
import { EventFailedError } from '../speech/platform-api.ts';
import { contextOf } from '../telemetry/request-log.ts';
import { hasBody, setCommonHeaders } from './middleware.ts';
import {
  eventFailed,
  overloaded,
  ServiceError,
  shuttingDown,
  sourceUnavailable,
  unknownPath,
} from '../http/problems.ts';

/** Last handler but one of an app: rejects unknown paths. */
export const notFound: RequestHandler = () => {
  throw unknownPath();
};

/**
 * Last handler of an app: converts every error into problem details without internal information.
 * Problem details of server faults contain the trace of the log entry.
 */
export const problemHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const context = contextOf(response);
  const { problem, retryAfter } = toServiceError(error);
  if (context && isServerFault(problem)) context.cause = error;
  if (response.headersSent) return next(error);
  setCommonHeaders(response);
  // Do not wait for the rest of the body.
  if (hasBody(request)) response.set('Connection', 'close');
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  sendProblem(response, problem, context?.trace);
};

/** Overload and shutdown are expected, so they are no faults for the log. */
function isServerFault({ type, status }: ProblemDetails): boolean {
  return status >= 500 && !EXPECTED_PROBLEM_TYPES.has(type);
}

const OVERLOADED = overloaded();

const EXPECTED_PROBLEM_TYPES: ReadonlySet<string> = new Set(
  [OVERLOADED, shuttingDown()].map(problemTypeOf),
);

function problemTypeOf({ problem }: ServiceError): string {
  return problem.type;
}

/** Sends what {@link problemHandler} would for `overloaded()`, without an error and its stack. */
export function sendOverloaded(response: Response): void {
  const { problem, retryAfter } = OVERLOADED;
  const body = formatProblem(problem, contextOf(response)?.trace);
  const headers = {
    'content-type': `${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  };
  response.writeHead(problem.status, headers).end(body);
}

function formatProblem(problem: ProblemDetails, trace: string | undefined): string {
  const hasInstance = problem.status >= 500 && trace !== undefined;
  return JSON.stringify(hasInstance ? { ...problem, instance: `urn:trace:${trace}` } : problem);
}

function sendProblem(response: Response, problem: ProblemDetails, trace: string | undefined): void {
  response.removeHeader('Content-Language');
  response
    .status(problem.status)
    .set('Cache-Control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(formatProblem(problem, trace));
}

/** Converts any error into one whose problem details the caller may see. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof OpenDataError) return sourceUnavailable();
  if (error instanceof EventFailedError) return eventFailed();
  const status = findClientErrorStatus(error);
  if (status !== undefined) {
    return new ServiceError({
      type: '/problems/bad-request',
      title: STATUS_CODES[status] ?? 'Bad Request',
      status,
      detail: 'The request is malformed.',
    });
  }
  return new ServiceError({
    type: '/problems/internal',
    title: 'Internal Server Error',
    status: 500,
    detail: 'An internal error occurred.',
  });
}

/** Errors of Express, such as for a malformed path, have a status from 400 to 499. */
function findClientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
