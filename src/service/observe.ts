import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { traceIn } from '../contract/trace.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { RequestContext } from '../telemetry/request-context.ts';
import { contextOf, putContext } from './request.ts';

/** Milliseconds from which an answer was slow: listeners notice. */
const SLOW = 2000;

/** The client went away before it was answered; nginx' number for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** What is asked for that is no operation. */
const OTHER = 'other';

/**
 * First in an app: gives each request its context, tells the figures, and logs a line. What goes well
 * and what is the caller's fault is in the figures, and in the log at `debug`; an operator's log has
 * the slow answers as warnings and the failed ones, with their cause, as errors.
 */
export function observeRequests(log: Logger, metrics: Metrics): RequestHandler {
  const happened = metrics.events({
    name: 'request',
    help: 'Requests by operation and status',
    labels: ['operation', 'status'],
    timed: true,
  });

  return (request, response, next) => {
    const begun = performance.now();
    const { socket } = request;
    const sentBefore: number | undefined = socket.bytesWritten;
    const trace = traceIn(request.get('traceparent')) ?? newTrace();
    const context: RequestContext = { trace, operation: OTHER };
    response.once('close', () => {
      const { operation, cause } = context;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const milliseconds = performance.now() - begun;
      happened({ operation, status: String(status) }, milliseconds / 1000);
      const level = cause === undefined ? levelOf(milliseconds) : 'error';
      if (!log.isLevelEnabled(level)) return;
      const line = {
        trace,
        operation,
        status,
        milliseconds: Math.round(milliseconds),
        // There is no socket on AWS Lambda.
        ...(sentBefore !== undefined && { bytes: socket.bytesWritten - sentBefore }),
        ...(response.writableFinished ? {} : { isCutOff: true }),
        ...(cause !== undefined && { err: cause }),
      };
      log[level](line, 'answered');
    });
    putContext(response, context);
    next();
  };
}

/** Calls what a route answers by a name, in figures and log. */
export function named(operation: string): RequestHandler {
  return (_request, response, next) => {
    const context = contextOf(response);
    if (context) context.operation = operation;
    next();
  };
}

/** All but a few bits of a UUID is chance. */
function newTrace(): string {
  return randomUUID().replaceAll('-', '');
}

/** What has no cause is no fault, whatever its status. */
function levelOf(milliseconds: number): 'debug' | 'warn' {
  return milliseconds >= SLOW ? 'warn' : 'debug';
}
