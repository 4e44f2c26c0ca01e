import { pino, type Logger } from 'pino';

/** What a function writes goes to its log at once: it may be frozen behind its answer. */
export function createLog(level: string): Logger {
  return pino({ level }, { write: (line) => void process.stdout.write(line) });
}
