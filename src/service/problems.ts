import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../contract/problem.ts';
import { OpenDataError } from '../opendata/server.ts';

/** A parameter, and the rule of the contract that its value breaks. */
export interface Violation {
  field: string;
  rule: string;
}

/** Something that the caller is told: its status and what of it they may know. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
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

/** The first rule that each parameter of a request breaks, from the schema's issues. */
export function violationsOf(error: z.ZodError, given: Record<string, unknown>): Violation[] {
  const rules = new Map<string, string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) rules.set(field, 'is not a parameter of this operation');
      continue;
    }
    const field = issue.path.join('.');
    if (!rules.has(field)) rules.set(field, field in given ? issue.message : 'is required');
  }
  return Array.from(rules, ([field, rule]) => ({ field, rule }));
}

export function offGrid(): ServiceError {
  return notFound('/problems/off-grid', 'The coordinates are outside the forecast grid.');
}

export function noForecast(): ServiceError {
  return notFound(
    '/problems/no-forecast',
    'No weather station near these coordinates has a forecast.',
  );
}

export function unknownPostcode(country: string, code: string): ServiceError {
  return notFound('/problems/unknown-postcode', `There is no postcode ${code} in ${country}.`);
}

/** What callers are told where no pollen are forecast: 406, by the public weather API's document. */
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

/** Answers every path that is none. */
export const unknownPath: RequestHandler = (_request, response) => {
  sendProblem(
    response,
    notFound('/problems/unknown-path', 'There is nothing at this address.').problem,
  );
};

/** Turns whatever was thrown into problem details that give nothing of the inside away. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = problemOf(error);
    if (problem.status >= 500) log.error({ err: error }, problem.detail);
    sendProblem(response, problem);
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof ServiceError) return error.problem;
  if (error instanceof OpenDataError) {
    return {
      type: '/problems/source-unavailable',
      title: 'Service Unavailable',
      status: 503,
      detail: 'The weather data cannot be had at the moment.',
    };
  }
  const status = statusOf(error);
  if (status !== undefined) {
    return {
      type: '/problems/bad-request',
      title: STATUS_CODES[status] ?? 'Bad Request',
      status,
      detail: 'The request cannot be read.',
    };
  }
  return {
    type: '/problems/internal',
    title: 'Internal Server Error',
    status: 500,
    detail: 'Something went wrong inside the service.',
  };
}

/** Express's own refusals, such as a path that cannot be decoded, carry a status of 400 to 499. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function notFound(type: string, detail: string): ServiceError {
  return new ServiceError({ type, title: 'Not Found', status: 404, detail });
}

function sendProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
