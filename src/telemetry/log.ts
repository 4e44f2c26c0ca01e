import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

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
