import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;

/**
 * Tells the log that something in a cache is not what was written there: once an hour, however much it
 * is, for instance all of it after the format has changed.
 *
 * @returns takes the name under which it lies
 */
export function createDamageReport(log: Logger, clock: () => Date): (name: string) => void {
  let toldAt = -Infinity;
  return (name) => {
    const now = clock().getTime();
    const isTold = Math.abs(now - toldAt) < HOUR_MS;
    if (!isTold) toldAt = now;
    log[isTold ? 'debug' : 'warn']({ name }, 'A cached file is damaged and is downloaded again');
  };
}
