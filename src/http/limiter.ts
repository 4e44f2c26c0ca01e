/** There is too much to do: the task was not begun. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

export interface LimiterLimits {
  /** Tasks that run at once. */
  maxRunning: number;
  /** So many run however many preferred tasks do. */
  minRunning: number;
  maxQueued: number;
  /** After so long in the queue a task is refused, unless it is about to begin; milliseconds. */
  patienceMs: number;
  /** A task begins within so long or not at all, milliseconds. */
  maxWaitMs: number;
}

/** A task is told how long it has waited, milliseconds. */
export type Task<T> = (waitedMs: number) => Promise<T>;

/** Runs tasks, some of them at once, and refuses those that would wait for too long. */
export interface Limiter {
  /** @throws {OverloadError} where there is too much to do */
  run: <T>(task: Task<T>) => Promise<T>;
  /** Never waits, and has those of `run` wait. */
  runPreferred: <T>(task: Task<T>) => Promise<T>;
}

interface Waiting {
  since: number;
  begin: () => void;
  refuse: (error: OverloadError) => void;
  /** It has waited beyond its patience, but its turn is near. */
  isPromised: boolean;
}

const SWEEP_MS = 100;

/**
 * One task begins in each turn of the event loop: what tasks do before they first wait may take
 * milliseconds, and a connection that comes in between is served in between.
 */
export function createLimiter(limits: LimiterLimits): Limiter {
  const { maxRunning, minRunning, maxQueued } = limits;
  let queue: Waiting[] = [];
  let running = 0;
  let preferred = 0;
  let hasBegunInTurn = false;
  let sweeping: NodeJS.Timeout | undefined;
  // By how many have ended since there is a queue it is told how soon others will begin.
  let queuedSince = 0;
  let endedSince = 0;

  function hasRoom(): boolean {
    return !hasBegunInTurn && running < Math.max(minRunning, maxRunning - preferred);
  }

  function begin(): void {
    running += 1;
    hasBegunInTurn = true;
    setImmediate(() => {
      hasBegunInTurn = false;
      beginNext();
    });
  }

  function beginNext(): void {
    if (hasRoom()) queue.shift()?.begin();
    if (queue.length === 0) stopSweeping();
  }

  function startSweeping(): void {
    if (sweeping) return;
    queuedSince = performance.now();
    endedSince = 0;
    sweeping = setInterval(sweep, SWEEP_MS).unref();
  }

  function stopSweeping(): void {
    clearInterval(sweeping);
    sweeping = undefined;
  }

  function sweep(): void {
    const now = performance.now();
    const perMs = endedSince / (now - queuedSince);
    const free = Math.max(minRunning, maxRunning - preferred) - running;
    const kept: Waiting[] = [];
    for (const waiting of queue) {
      const ahead = kept.length + 1 - free;
      const left = ahead <= 0 ? 0 : ahead / perMs;
      if (isWorthWaiting(waiting, { now, left }, limits)) kept.push(waiting);
      else waiting.refuse(new OverloadError('The task would wait for too long'));
    }
    queue = kept;
    beginNext();
  }

  async function waitForRoom(): Promise<number> {
    if (queue.length === 0 && hasRoom()) {
      begin();
      return 0;
    }
    const places = maxQueued + Math.max(0, maxRunning - running);
    if (queue.length >= places) throw new OverloadError('Too many tasks wait');
    startSweeping();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const since = performance.now();
    const beginWaiting = () => {
      begin();
      resolve();
    };
    queue.push({ since, begin: beginWaiting, refuse: reject, isPromised: false });
    await promise;
    return performance.now() - since;
  }

  return {
    async run(task) {
      const waitedMs = await waitForRoom();
      try {
        return await task(waitedMs);
      } finally {
        running -= 1;
        endedSince += 1;
        beginNext();
      }
    },
    async runPreferred(task) {
      preferred += 1;
      try {
        return await task(0);
      } finally {
        preferred -= 1;
        beginNext();
      }
    },
  };
}

/** @param left milliseconds that are likely to pass before it begins */
function isWorthWaiting(
  waiting: Waiting,
  { now, left }: { now: number; left: number },
  { patienceMs, maxWaitMs }: LimiterLimits,
): boolean {
  const waited = now - waiting.since;
  if (waited >= maxWaitMs) return false;
  if (waited < patienceMs || waiting.isPromised) return true;
  waiting.isPromised = waited + left <= maxWaitMs;
  return waiting.isPromised;
}
