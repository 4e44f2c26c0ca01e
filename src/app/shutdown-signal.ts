/** Interval at which the process checks its parent. */
const PARENT_POLL_MS = 250;

/**
 * Calls `shutDown` once on SIGINT or SIGTERM. Under npm, whose shell forwards no signals, it also calls
 * it when that shell exits.
 */
export function onShutdownSignal(shutDown: () => void): void {
  let isShuttingDown = false;
  const handleSignal = () => {
    // Process managers repeat signals, and npm and its process group each receive one.
    if (!isShuttingDown) shutDown();
    isShuttingDown = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handleSignal);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    handleSignal();
  }, PARENT_POLL_MS);
  poll.unref();
}
