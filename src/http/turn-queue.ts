import type { RequestHandler } from 'express';
import {
  adaptConcurrency,
  createUtilizationMeter,
  type MeasureUtilization,
  shedRequest,
} from './overload.ts';

/** Turns of the skill in flight at once. */
const MAX_TURNS_IN_FLIGHT = 1500;

/** Sheds turns if more are in flight than the process can answer in time. */
export function limitTurns(max = MAX_TURNS_IN_FLIGHT): RequestHandler {
  let inFlight = 0;
  return (_request, response, next) => {
    if (inFlight >= max) return shedRequest(response);
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}

/** How many turns of the skill run at once, and how long the others wait. */
export interface TurnQueueLimits {
  /** Concurrent turns while the event loop is mostly idle: turns that wait for a slow upstream. */
  maxRunning: number;
  /** Concurrent turns while the event loop is busy. */
  busyRunning: number;
  /** After this time in the queue a turn starts, however many run: enough is left for a sentence. */
  maxWaitMs: number;
}

export const TURN_QUEUE_LIMITS: TurnQueueLimits = {
  maxRunning: MAX_TURNS_IN_FLIGHT,
  busyRunning: 32,
  maxWaitMs: 5000,
};

/** Runs turns in the order of their arrival, few at once while the process is busy. */
export interface TurnQueue {
  /** @param turn gets the milliseconds that it waited; they count towards its timeout */
  run: <T>(turn: (waitedMs: number) => Promise<T>) => Promise<T>;
}

interface QueuedTurn {
  since: number;
  begin: () => void;
}

const ADAPT_MS = 50;

/**
 * If all turns run side by side, all are late: each waits for the steps of all others, calls to the
 * weather service time out, and the circuit breaker opens. One after the other, most are early.
 */
export function createTurnQueue(
  limits = TURN_QUEUE_LIMITS,
  measure: MeasureUtilization = createUtilizationMeter(),
): TurnQueue {
  const { busyRunning, maxWaitMs } = limits;
  const queue: QueuedTurn[] = [];
  let running = 0;
  let allowed = busyRunning;
  let adapting: NodeJS.Timeout | undefined;

  function startNext(): void {
    for (let [first] = queue; first && mayStart(first); [first] = queue) {
      queue.shift();
      running += 1;
      first.begin();
    }
    if (queue.length > 0 || !adapting) return;
    clearInterval(adapting);
    adapting = undefined;
    allowed = busyRunning;
  }

  function mayStart({ since }: QueuedTurn): boolean {
    return running < allowed || performance.now() - since >= maxWaitMs;
  }

  function adapt(): void {
    allowed = adaptConcurrency(allowed, measure(), limits);
    startNext();
  }

  function startAdapting(): void {
    if (adapting) return;
    measure();
    adapting = setInterval(adapt, ADAPT_MS).unref();
  }

  async function waitForStart(): Promise<number> {
    if (queue.length === 0 && running < allowed) {
      running += 1;
      return 0;
    }
    startAdapting();
    const { promise, resolve } = Promise.withResolvers<void>();
    const since = performance.now();
    queue.push({ since, begin: resolve });
    await promise;
    return performance.now() - since;
  }

  return {
    async run(turn) {
      const waitedMs = await waitForStart();
      try {
        return await turn(waitedMs);
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
