import { crc32 } from 'node:zlib';
import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * W3C Trace Context: one id per turn in the logs of the skill and the service. It identifies no user.
 */

/** `00-<trace>-<span>-<flags>`; a trace of zeros is invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** Sampled. */
const SAMPLED_FLAGS = '01';

/** The platform's request ids end with a UUID. */
const TRAILING_UUID = /([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/**
 * The trace of a platform request: the UUID in its id, so that each can be found by the other, or else
 * a checksum of the id.
 */
export function deriveTrace(requestId: string): string {
  const uuid = TRAILING_UUID.exec(requestId);
  if (uuid) return uuid.slice(1).join('');
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
