import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { OpenDataError } from '../opendata/server.ts';
import { EventFailedError } from '../speech/skill-event.ts';
import { hasBody, contextOf, setCommonHeaders } from './middleware.ts';
import {
  eventFailed,
  overloaded,
  ServiceError,
  shuttingDown,
  sourceUnavailable,
  unknownPath,
} from '../http/problems.ts';

/** Last but one in an app: answers every path that is none. */
export const notFound: RequestHandler = () => {
  throw unknownPath();
};

/**
 * Last in an app: turns whatever was thrown into problem details that give nothing of the inside
 * away. Those of a fault of ours name the trace by which it is found in the log.
 */
export const problemHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const context = contextOf(response);
  const refusal = toServiceError(error);
  if (context && isServerFault(refusal)) context.cause = error;
  if (response.headersSent) return next(error);
  setCommonHeaders(response);
  // What is still to come of a body is not waited for.
  if (hasBody(request)) response.set('Connection', 'close');
  if (refusal.retryAfter !== undefined) response.set('Retry-After', String(refusal.retryAfter));
  sendProblem(response, refusal.problem, context?.trace);
};

/** That there is too much to do, or that the process ends, is no fault: nobody need look for it. */
function isServerFault({ problem: { type, status } }: ServiceError): boolean {
  return status >= 500 && !EXPECTED_PROBLEM_TYPES.has(type);
}

const EXPECTED_PROBLEM_TYPES: ReadonlySet<string> = new Set(
  [overloaded(), shuttingDown()].map(problemTypeOf),
);

function problemTypeOf({ problem }: ServiceError): string {
  return problem.type;
}

function sendProblem(response: Response, problem: ProblemDetails, trace: string | undefined): void {
  const isOurs = problem.status >= 500 && trace !== undefined;
  const body: ProblemDetails = isOurs ? { ...problem, instance: `urn:trace:${trace}` } : problem;
  response.removeHeader('Content-Language');
  response
    .status(problem.status)
    .set('Cache-Control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body));
}

/** What a caller is told of whatever was thrown. */
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
      detail: 'The request cannot be read.',
    });
  }
  return new ServiceError({
    type: '/problems/internal',
    title: 'Internal Server Error',
    status: 500,
    detail: 'Something went wrong inside the service.',
  });
}

/** Express's own refusals, such as a path that cannot be decoded, carry a status of 400 to 499. */
function findClientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
