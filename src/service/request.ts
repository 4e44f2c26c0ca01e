import type { RequestHandler, Response } from 'express';
import { withinRequest, type RequestContext } from '../telemetry/request-context.ts';
import { securityHeaders } from './security-headers.ts';

/** What handlers of a request hand on to each other. */
interface Locals {
  context?: RequestContext;
}

export function putContext(
  { locals }: Pick<Response<unknown, Locals>, 'locals'>,
  context: RequestContext,
): void {
  locals.context = context;
}

/** Undefined where nobody observes requests. */
export function contextOf({
  locals,
}: Pick<Response<unknown, Locals>, 'locals'>): RequestContext | undefined {
  return locals.context;
}

/** The headers that every answer has, whatever it is. */
export function commonHeaders(response: Response): Record<string, string> {
  const trace = contextOf(response)?.trace;
  return trace === undefined ? securityHeaders : { ...securityHeaders, 'x-trace-id': trace };
}

export function setCommonHeaders(response: Response): void {
  response.set(commonHeaders(response));
}

/** Before whatever takes longer: has the headers set, and the trace in every line of the log. */
export const beginAnswer: RequestHandler = (_request, response, next) => {
  setCommonHeaders(response);
  const context = contextOf(response);
  if (context) withinRequest(context, next);
  else next();
};
