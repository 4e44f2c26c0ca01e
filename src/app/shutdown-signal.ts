/** Milliseconds. */
const PARENT_POLL_MS = 250;

/**
 * Runs what ends a process well when it is told to end: by a signal or, below npm, whose shell passes
 * none on, when that shell is gone.
 */
export function onShutdownSignal(shutDown: () => void): void {
  let isEnding = false;
  const end = () => {
    // Process managers repeat themselves, and npm and its group are told one after the other.
    if (!isEnding) shutDown();
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, PARENT_POLL_MS);
  looking.unref();
}
