export interface Repetition {
  /** Begins again with the shortest pause, after something failed. */
  soon: () => void;
  stop: () => void;
}

const MIN_PAUSE_MS = 1000;
/** So often it is looked for what another process left behind, too. */
const MAX_PAUSE_MS = 600_000;

/**
 * Runs a task at once and again and again: after a failure with pauses that double, else with the
 * longest. No pause keeps the process alive.
 *
 * @param task never throws; false: it failed
 */
export function repeatWithBackoff(task: () => Promise<boolean>): Repetition {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    const isDone = await task();
    failures = isDone ? 0 : failures + 1;
    schedule(isDone ? MAX_PAUSE_MS : Math.min(MIN_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS));
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), pause).unref();
  }

  void run();
  return {
    soon() {
      failures = 0;
      schedule(MIN_PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
