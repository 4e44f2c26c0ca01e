import { AsyncLocalStorage } from 'node:async_hooks';
import { crc32 } from 'node:zlib';
import type { RequestHandler, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/**
 * W3C Trace Context: one id per turn in the logs of the skill and the service. It identifies no user.
 */

/** `00-<trace>-<span>-<flags>`; a trace of zeros is invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** Sampled. */
const SAMPLED_FLAGS = '01';

/** The platform's request ids end with a UUID. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_LENGTH = 36;

/**
 * The trace of a platform request: the UUID in its id, so that each can be found by the other, or else
 * a checksum of the id.
 */
export function deriveTrace(requestId: string): string {
  const uuid = requestId.slice(-UUID_LENGTH);
  if (UUID.test(uuid)) return uuid.replaceAll('-', '');
  const parts = [1, 2, 3, 4].map((seed) => crc32(requestId, seed).toString(16).padStart(8, '0'));
  return parts.join('');
}

/** Counts the spans of this process over all traces. */
let spanCount = 0;

/** Creates the header for a call, with a new span of the trace. */
export function createTraceparent(trace: string): string {
  spanCount += 1;
  return `00-${trace}-${spanCount.toString(16).padStart(16, '0')}-${SAMPLED_FLAGS}`;
}

/** A UUID without hyphens: all but a few of its bits are random. */
function createTrace(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Undefined if the header is missing or malformed. */
export function parseTraceparent(traceparent: string | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1];
}

/**
 * Creates the log of a process. Lines that are logged during a request carry its trace.
 *
 * @param destination by default standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, mixin: readTraceFields }, destination);
}

function readTraceFields(): { trace?: string } {
  const context = currentRequestContext();
  return context ? { trace: context.trace } : {};
}

/** Context of a request in flight. */
export interface RequestContext {
  readonly trace: string;
  /** Id of the operation, or another name for the route; never a path. */
  operation: string;
  /** The internal error, if there was one. */
  cause?: unknown;
}

const contextStorage = new AsyncLocalStorage<RequestContext>();

/** Runs a handler in the context of its request. */
export function runInRequestContext(context: RequestContext, handle: () => void): void {
  contextStorage.run(context, handle);
}

/** Undefined outside of a request. */
export function currentRequestContext(): RequestContext | undefined {
  return contextStorage.getStore();
}

/** Locals of a response that its handlers share. */
interface ContextLocals {
  context?: RequestContext;
}

function setContext(
  { locals }: Pick<Response<unknown, ContextLocals>, 'locals'>,
  context: RequestContext,
): void {
  locals.context = context;
}

/** Returns undefined if requests are not logged. */
export function contextOf({
  locals,
}: Pick<Response<unknown, ContextLocals>, 'locals'>): RequestContext | undefined {
  return locals.context;
}

/** Requests that take longer are logged as slow: listeners notice the delay. */
const SLOW_REQUEST_MS = 2000;

/** The client disconnected before the response; nginx uses this status. */
const CLIENT_CLOSED_REQUEST = 499;

/** Label of requests that match no operation. */
const OTHER_OPERATION = 'other';

/**
 * First middleware of an app: creates the context of each request, records its metrics and logs it.
 * Successful requests and client errors are logged at `debug`, slow ones at `warn`, failed ones at
 * `error` with their cause.
 */
export function logRequests(log: Logger, metrics: Metrics | undefined): RequestHandler {
  const recordRequest = metrics?.events({
    name: 'request',
    help: 'Requests by operation and status',
    labels: ['operation', 'status'],
    timed: true,
  });

  return (request, response, next) => {
    const startedAt = performance.now();
    const { socket } = request;
    const bytesBefore: number | undefined = socket.bytesWritten;
    const trace = parseTraceparent(request.get('traceparent')) ?? createTrace();
    const context: RequestContext = { trace, operation: OTHER_OPERATION };
    response.once('close', () => {
      const { operation, cause } = context;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const milliseconds = performance.now() - startedAt;
      recordRequest?.({ operation, status: String(status) }, milliseconds / 1000);
      const level = cause === undefined ? selectLogLevel(milliseconds) : 'error';
      if (!log.isLevelEnabled(level)) return;
      const line = {
        trace,
        operation,
        status,
        milliseconds: Math.round(milliseconds),
        // There is no socket on AWS Lambda.
        ...(bytesBefore !== undefined && { bytes: socket.bytesWritten - bytesBefore }),
        ...(response.writableFinished ? {} : { isCutOff: true }),
        ...(cause !== undefined && { err: cause }),
      };
      log[level](line, 'answered');
    });
    setContext(response, context);
    next();
  };
}

/** Sets the operation name of a route in metrics and log. */
export function tagOperation(operation: string): RequestHandler {
  return (_request, response, next) => {
    const context = contextOf(response);
    if (context) context.operation = operation;
    next();
  };
}

/** Level of a request without a server fault, whatever its status. */
function selectLogLevel(milliseconds: number): 'debug' | 'warn' {
  return milliseconds >= SLOW_REQUEST_MS ? 'warn' : 'debug';
}
