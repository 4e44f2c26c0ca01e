/** Milliseconds. */
const LOOKED_EVERY = 250;

/**
 * Runs what ends a process well when it is told to end: by a signal or, below npm, whose shell passes
 * none on, when that shell is gone.
 */
export function whenToldToEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, LOOKED_EVERY);
  looking.unref();
}
