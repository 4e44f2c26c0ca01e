import { pino, type Logger } from 'pino';

/** A log whose lines a test reads. */
export function logLines(): {
  log: Logger;
  lines: () => string[];
  messages: () => unknown[];
  fields: () => Record<string, unknown>[];
} {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return {
    log,
    lines: () => [...lines],
    messages: () => lines.map((line): unknown => JSON.parse(line).msg),
    fields: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
  };
}
