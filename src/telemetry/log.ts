import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The log of a process. Whatever is logged while a request is answered carries its trace.
 *
 * @param destination standard output where it is undefined
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, mixin: readTraceFields }, destination);
}

function readTraceFields(): { trace?: string } {
  const context = currentRequestContext();
  return context ? { trace: context.trace } : {};
}

/** What is known of a request while it is answered. */
export interface RequestContext {
  readonly trace: string;
  /** Id of the operation that was asked for, or another name for what was; never a path. */
  operation: string;
  /** What went wrong inside, where something did. */
  cause?: unknown;
}

const contextStorage = new AsyncLocalStorage<RequestContext>();

/** Runs the answering of a request: whatever it calls finds the context. */
export function runInRequestContext(context: RequestContext, answer: () => void): void {
  contextStorage.run(context, answer);
}

/** Undefined outside of any request. */
export function currentRequestContext(): RequestContext | undefined {
  return contextStorage.getStore();
}
