import type { Logger } from 'pino';

/** Anybody can have a request refused: so often at most the log says so above `debug`. */
const WARNING_INTERVAL_MS = 60_000;

/**
 * Logs why requests are refused: each at `debug`, and the first in a minute as a warning with the number
 * of those since the last one. Nothing of a request is in a line.
 *
 * @param elapsed milliseconds that no change of the clock changes
 */
export function createRefusalLog(log: Logger, elapsed: () => number): (error: Error) => void {
  let warnedAt = -Infinity;
  let refused = 0;

  return ({ message: reason, cause }) => {
    refused += 1;
    const line = cause instanceof Error ? { reason, cause: cause.message } : { reason };
    log.debug(line, 'Refused a request to the skill');
    if (elapsed() < warnedAt + WARNING_INTERVAL_MS) return;
    log.warn({ ...line, refused }, 'Refused requests to the skill');
    warnedAt = elapsed();
    refused = 0;
  };
}
