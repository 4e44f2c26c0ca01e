import type { ServerResponse } from 'node:http';
import { performance as performanceOfNode } from 'node:perf_hooks';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { createArrivalCheck } from './connection.ts';
import { OVERLOAD_RETRY_AFTER_S } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

const OVERLOAD_PROBLEM: ProblemDetails = {
  type: '/problems/overloaded',
  title: 'Service Unavailable',
  status: 503,
  detail: 'The service has too many requests at the moment.',
};

const OVERLOAD_BODY = Buffer.from(JSON.stringify(OVERLOAD_PROBLEM));

const OVERLOAD_HEADERS = {
  ...securityHeaders,
  'content-type': `${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
  'content-length': String(OVERLOAD_BODY.length),
  'cache-control': 'no-store',
  'retry-after': String(OVERLOAD_RETRY_AFTER_S),
  connection: 'close',
};

/** Responds with 503 before any middleware runs, and closes the connection. */
export function shedRequest(response: ServerResponse): void {
  response.writeHead(503, OVERLOAD_HEADERS).end(OVERLOAD_BODY);
}

/** The limiter refused a task, which has not started. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

export interface LimiterLimits {
  /** Concurrent tasks while the event loop is mostly idle. */
  maxRunning: number;
  /** Concurrent tasks while the event loop is busy; more would only lengthen its ticks. */
  busyRunning: number;
  /** Concurrent tasks that may run however many preferred ones do. */
  minRunning: number;
  maxQueued: number;
  /** After this time in the queue a task is refused, unless it is about to start. */
  queueTimeoutMs: number;
  /** After this time in the queue a task is always refused. */
  maxWaitMs: number;
}

/** @param waitedMs time in the queue */
type Task<T> = (waitedMs: number) => Promise<T>;

/** Runs tasks with limited concurrency, and refuses those that would wait too long. */
export interface Limiter {
  /** @throws {OverloadError} if the queue is full or the wait too long */
  run: <T>(task: Task<T>) => Promise<T>;
  /** Runs a task at once, ahead of those of `run`. */
  runPreferred: <T>(task: Task<T>) => Promise<T>;
  /** Whether `run` would refuse a task at once. */
  isFull: () => boolean;
}

interface QueuedTask {
  since: number;
  begin: () => void;
  refuse: (error: OverloadError) => void;
  /** It has exceeded `queueTimeoutMs`, but is about to start. */
  isPromised: boolean;
}

const SWEEP_MS = 50;

/**
 * Tasks run faster once the code of the first ones is compiled. Of 2,000 cold requests for distinct places, 28 to 32 in
 * 100 were answered with it, 25 and 26 without (`npm run bench -- load`).
 */
const WARM_UP_FACTOR = 1.15;

/** Maximum delay of the next task while requests arrive. */
const MAX_HOLD_MS = 100;

/** Utilization from which the event loop counts as busy, 0 to 1. */
const BUSY_UTILIZATION = 0.9;

/** Event loop utilization since the last call, 0 to 1. */
export type MeasureUtilization = () => number;

export function createUtilizationMeter(): MeasureUtilization {
  let last = performanceOfNode.eventLoopUtilization();
  return () => {
    const now = performanceOfNode.eventLoopUtilization();
    const { utilization } = performanceOfNode.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/**
 * How many tasks may run at once from now on: half as many while the event loop is busy, else twice as many.
 *
 * @param allowed how many may run until now
 */
export function adaptConcurrency(
  allowed: number,
  utilization: number,
  { busyRunning, maxRunning }: Pick<LimiterLimits, 'busyRunning' | 'maxRunning'>,
): number {
  return utilization >= BUSY_UTILIZATION
    ? Math.max(busyRunning, Math.floor(allowed / 2))
    : Math.min(maxRunning, allowed * 2);
}

/**
 * Starts at most one task per event loop tick, and fewer while requests arrive: the synchronous part of
 * a task may take milliseconds, and Node.js accepts one connection per tick, so new clients would wait
 * for the tasks of earlier ones.
 */
export function createLimiter(
  limits: LimiterLimits,
  measure: MeasureUtilization = createUtilizationMeter(),
): Limiter {
  const { maxRunning, busyRunning, minRunning, maxQueued } = limits;
  const isAccepting = createArrivalCheck();
  let queue: QueuedTask[] = [];
  let running = 0;
  let preferred = 0;
  let hasArrivedInTick = false;
  let hasStartedInTick = false;
  let isTickDue = false;
  let lastStarted = 0;
  let sweeping: NodeJS.Timeout | undefined;
  // The tasks that ended since the queue formed, and the time in which any ran, predict when the others
  // start. Time in which arriving requests held all tasks back does not count.
  const busy = createStopwatch();
  let endedSince = 0;
  // Depends on the recent event loop utilization.
  let allowed = busyRunning;

  function hasFreeSlot(): boolean {
    return !hasStartedInTick && running < countSlots();
  }

  function countSlots(): number {
    return Math.max(minRunning, allowed - preferred);
  }

  function begin(): void {
    if (running === 0) busy.start();
    running += 1;
    hasStartedInTick = true;
    lastStarted = performance.now();
    checkNextTick();
  }

  function checkNextTick(): void {
    if (isTickDue) return;
    isTickDue = true;
    setImmediate(() => {
      const isArriving = isAccepting() || hasArrivedInTick;
      isTickDue = false;
      hasArrivedInTick = false;
      hasStartedInTick = false;
      startNext(isArriving);
    });
  }

  function startNext(isArriving: boolean): void {
    if (queue.length === 0) return stopSweeping();
    if (!hasFreeSlot()) return;
    if (isArriving && performance.now() - lastStarted < MAX_HOLD_MS) return checkNextTick();
    queue.shift()?.begin();
  }

  function startSweeping(): void {
    if (sweeping) return;
    busy.reset();
    endedSince = 0;
    measure();
    sweeping = setInterval(sweep, SWEEP_MS).unref();
  }

  function stopSweeping(): void {
    clearInterval(sweeping);
    sweeping = undefined;
    allowed = busyRunning;
  }

  function sweep(): void {
    const now = performance.now();
    const perMs = (WARM_UP_FACTOR * endedSince) / busy.read();
    allowed = adaptConcurrency(allowed, measure(), limits);
    const free = countSlots() - running;
    const stillQueued: QueuedTask[] = [];
    for (const waiting of queue) {
      const ahead = stillQueued.length + 1 - free;
      const left = ahead <= 0 ? 0 : ahead / perMs;
      if (shouldKeepWaiting(waiting, { now, left }, limits)) stillQueued.push(waiting);
      else waiting.refuse(new OverloadError('The task would wait too long'));
    }
    queue = stillQueued;
    checkNextTick();
  }

  function isFull(): boolean {
    return queue.length >= maxQueued + Math.max(0, maxRunning - running);
  }

  async function waitForSlot(): Promise<number> {
    hasArrivedInTick = true;
    if (queue.length === 0 && hasFreeSlot()) {
      begin();
      return 0;
    }
    if (isFull()) throw new OverloadError('Too many tasks are queued');
    startSweeping();
    checkNextTick();
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
    isFull: () => isFull() && !(queue.length === 0 && hasFreeSlot()),
    async run(task) {
      const waitedMs = await waitForSlot();
      try {
        return await task(waitedMs);
      } finally {
        running -= 1;
        endedSince += 1;
        if (running === 0) busy.stop();
        checkNextTick();
      }
    },
    async runPreferred(task) {
      preferred += 1;
      try {
        return await task(0);
      } finally {
        preferred -= 1;
        checkNextTick();
      }
    },
  };
}

/** Adds up times, milliseconds. */
function createStopwatch() {
  let total = 0;
  let startedAt: number | undefined;
  const sinceStart = () => (startedAt === undefined ? 0 : performance.now() - startedAt);
  return {
    start() {
      startedAt = performance.now();
    },
    stop() {
      total += sinceStart();
      startedAt = undefined;
    },
    reset() {
      total = 0;
      if (startedAt !== undefined) startedAt = performance.now();
    },
    read: () => total + sinceStart(),
  };
}

/** @param left expected milliseconds until the task starts */
function shouldKeepWaiting(
  waiting: QueuedTask,
  { now, left }: { now: number; left: number },
  { queueTimeoutMs, maxWaitMs }: LimiterLimits,
): boolean {
  const waited = now - waiting.since;
  if (waited >= maxWaitMs) return false;
  if (waited < queueTimeoutMs || waiting.isPromised) return true;
  waiting.isPromised = waited + left <= maxWaitMs;
  return waiting.isPromised;
}
