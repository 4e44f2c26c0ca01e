import type { Logger } from 'pino';

/** Tells the log once that something fails, and once that it is well again. */
export interface Outage {
  /** @param task what could not be done; each has its own end */
  fails(task: string, error: unknown): void;
  /** @param task what can be done again; everything, where none is named */
  works(task?: string): void;
}

export function createOutage(log: Logger): Outage {
  const failing = new Set<string>();
  return {
    fails(task, error) {
      if (failing.size === 0) {
        const message = 'The cache of open data fails: files come from the open-data server';
        log.warn({ reason: reasonOf(error) }, message);
      }
      failing.add(task);
    },
    works(task) {
      if (failing.size === 0) return;
      if (task === undefined) failing.clear();
      else failing.delete(task);
      if (failing.size === 0) log.info('The cache of open data is back');
    },
  };
}

/** `ECONNREFUSED`, `ENOSPC`, or Redis' `OOM`: never the message, which may hold addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.constructor.name;
}
