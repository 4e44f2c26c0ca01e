import type { Logger } from 'pino';
import { createLog } from '../telemetry/log.ts';

/** What a function writes goes to its log at once: it may be frozen behind its answer. */
export function functionLog(level: string): Logger {
  return createLog(level, { write: (line) => void process.stdout.write(line) });
}
