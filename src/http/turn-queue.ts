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

/** How a turn starts: the context with which a server invokes the skill. */
export interface TurnStart {
  /** Milliseconds since the request arrived; they count towards the timeout of the turn. */
  waitedMs: number;
  /** So late that it may not call the weather service: it repeats an earlier answer or apologizes. */
  isOverdue: boolean;
}

/** How many turns of the skill run at once, and how long the others wait. */
export interface TurnQueueLimits {
  /** Concurrent turns while the event loop is mostly idle: turns that wait for a slow upstream. */
  maxRunning: number;
  /** Concurrent turns while the event loop is busy. */
  busyRunning: number;
  /** After this time in the queue a turn starts, however many run, and is overdue. */
  maxWaitMs: number;
}

export const TURN_QUEUE_LIMITS: TurnQueueLimits = {
  maxRunning: MAX_TURNS_IN_FLIGHT,
  busyRunning: 32,
  // Leaves time for a sentence before the timeout of a turn.
  maxWaitMs: 5500,
};

/** Runs turns in the order of their arrival, few at once while the process is busy. */
export interface TurnQueue {
  run: <T>(turn: (start: TurnStart) => Promise<T>) => Promise<T>;
}

interface QueuedTurn {
  since: number;
  begin: (isOverdue: boolean) => void;
}

const ADAPT_MS = 50;

/** The start of a turn that did not wait. */
export const AT_ONCE: TurnStart = { waitedMs: 0, isOverdue: false };

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
    for (let [first] = queue; first; [first] = queue) {
      const isOverdue = performance.now() - first.since >= maxWaitMs;
      if (running >= allowed && !isOverdue) return;
      queue.shift();
      running += 1;
      first.begin(isOverdue);
    }
    if (!adapting) return;
    clearInterval(adapting);
    adapting = undefined;
    allowed = busyRunning;
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

  async function waitForStart(): Promise<TurnStart> {
    if (queue.length === 0 && running < allowed) {
      running += 1;
      return AT_ONCE;
    }
    startAdapting();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const since = performance.now();
    queue.push({ since, begin: resolve });
    const isOverdue = await promise;
    return { waitedMs: performance.now() - since, isOverdue };
  }

  return {
    async run(turn) {
      const start = await waitForStart();
      try {
        return await turn(start);
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
