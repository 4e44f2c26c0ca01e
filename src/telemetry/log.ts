import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './request-context.ts';

/**
 * The log of a process. Whatever is logged while a request is answered carries its trace.
 *
 * @param destination standard output where it is undefined
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, mixin: traced }, destination);
}

function traced(): { trace?: string } {
  const context = currentRequest();
  return context ? { trace: context.trace } : {};
}
