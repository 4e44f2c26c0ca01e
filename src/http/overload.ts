import type { ServerResponse } from 'node:http';
import { performance as performanceOfNode } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { OVERLOAD_RETRY_AFTER_S } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

const OVERLOAD_PROBLEM: ProblemDetails = {
  type: '/problems/overloaded',
  title: 'Service Unavailable',
  status: 503,
  detail: 'The service has too many requests to answer at the moment.',
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

/** Answers a request with 503 before any middleware sees it, and closes its connection. */
export function shedRequest(response: ServerResponse): void {
  response.writeHead(503, OVERLOAD_HEADERS).end(OVERLOAD_BODY);
}

/** Turns of the skill that are answered at once; each waits for the service, and then speaks. */
const MAX_TURNS_IN_FLIGHT = 1500;

/** Sheds turns where more of them are in flight than can be answered in time. */
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

/** There is too much to do: the task was not begun. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

export interface LimiterLimits {
  /** Tasks that run at once while the event loop waits for them. */
  maxRunning: number;
  /** Tasks that run at once while the event loop is busy: more would only make its turns longer. */
  busyRunning: number;
  /** So many run however many preferred tasks do. */
  minRunning: number;
  maxQueued: number;
  /** After so long in the queue a task is refused, unless it is about to begin; milliseconds. */
  queueTimeoutMs: number;
  /** A task begins within so long or not at all, milliseconds. */
  maxWaitMs: number;
}

/** A task is told how long it has waited, milliseconds. */
type Task<T> = (waitedMs: number) => Promise<T>;

/** Runs tasks, some of them at once, and refuses those that would wait for too long. */
export interface Limiter {
  /** @throws {OverloadError} where there is too much to do */
  run: <T>(task: Task<T>) => Promise<T>;
  /** Never waits, and has those of `run` wait. */
  runPreferred: <T>(task: Task<T>) => Promise<T>;
}

interface QueuedTask {
  since: number;
  begin: () => void;
  refuse: (error: OverloadError) => void;
  /** It has waited beyond its patience, but its turn is near. */
  isPromised: boolean;
}

const SWEEP_MS = 50;

/** Requests that arrive hold up the next task for so long at most. */
const MAX_HOLD_MS = 100;

/** From this share of time on in which it does not wait, the event loop is busy. */
const BUSY_UTILIZATION = 0.9;

/** The share of time since the last call in which the event loop did not wait. */
type MeasureUtilization = () => number;

function createUtilizationMeter(): MeasureUtilization {
  let last = performanceOfNode.eventLoopUtilization();
  return () => {
    const now = performanceOfNode.eventLoopUtilization();
    const { utilization } = performanceOfNode.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/**
 * One task begins in each turn of the event loop, and while requests arrive in every turn, only now and
 * then: what tasks do before they first wait may take milliseconds, and Node.js accepts one connection
 * in a turn, so that all who connect would wait for those who came before.
 */
export function createLimiter(
  limits: LimiterLimits,
  measure: MeasureUtilization = createUtilizationMeter(),
): Limiter {
  const { maxRunning, busyRunning, minRunning, maxQueued } = limits;
  let queue: QueuedTask[] = [];
  let running = 0;
  let preferred = 0;
  let hasArrivedInTurn = false;
  let hasBegunInTurn = false;
  let isTurnDue = false;
  let lastBegun = 0;
  let sweeping: NodeJS.Timeout | undefined;
  // By how many have ended since there is a queue it is told how soon others will begin.
  let queuedSince = 0;
  let endedSince = 0;
  // Between busyRunning and maxRunning, by how busy the event loop was of late.
  let allowed = busyRunning;

  function hasRoom(): boolean {
    return !hasBegunInTurn && running < countPlaces();
  }

  function countPlaces(): number {
    return Math.max(minRunning, allowed - preferred);
  }

  function adapt(): void {
    allowed =
      measure() >= BUSY_UTILIZATION
        ? Math.max(busyRunning, Math.floor(allowed / 2))
        : Math.min(maxRunning, allowed * 2);
  }

  function begin(): void {
    running += 1;
    hasBegunInTurn = true;
    lastBegun = performance.now();
    lookNextTurn();
  }

  function lookNextTurn(): void {
    if (isTurnDue) return;
    isTurnDue = true;
    setImmediate(() => {
      const isArriving = hasArrivedInTurn;
      isTurnDue = false;
      hasArrivedInTurn = false;
      hasBegunInTurn = false;
      beginNext(isArriving);
    });
  }

  function beginNext(isArriving: boolean): void {
    if (queue.length === 0) return stopSweeping();
    if (!hasRoom()) return;
    if (isArriving && performance.now() - lastBegun < MAX_HOLD_MS) return lookNextTurn();
    queue.shift()?.begin();
  }

  function startSweeping(): void {
    if (sweeping) return;
    queuedSince = performance.now();
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
    const perMs = endedSince / (now - queuedSince);
    adapt();
    const free = countPlaces() - running;
    const kept: QueuedTask[] = [];
    for (const waiting of queue) {
      const ahead = kept.length + 1 - free;
      const left = ahead <= 0 ? 0 : ahead / perMs;
      if (shouldKeepWaiting(waiting, { now, left }, limits)) kept.push(waiting);
      else waiting.refuse(new OverloadError('The task would wait for too long'));
    }
    queue = kept;
    lookNextTurn();
  }

  async function waitForRoom(): Promise<number> {
    hasArrivedInTurn = true;
    if (queue.length === 0 && hasRoom()) {
      begin();
      return 0;
    }
    const room = maxQueued + Math.max(0, maxRunning - running);
    if (queue.length >= room) throw new OverloadError('Too many tasks wait');
    startSweeping();
    lookNextTurn();
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
        lookNextTurn();
      }
    },
    async runPreferred(task) {
      preferred += 1;
      try {
        return await task(0);
      } finally {
        preferred -= 1;
        lookNextTurn();
      }
    },
  };
}

/** @param left milliseconds that are likely to pass before it begins */
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

/** Has what is asked for by the same key at the same time done once, for all who ask. */
type Coalesce<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export function createCoalescer<T>(): Coalesce<T> {
  const inFlight = new Map<string, Promise<T>>();
  return async (key, make) => {
    const shared = inFlight.get(key);
    if (shared) return shared;
    const made = make().finally(() => inFlight.delete(key));
    inFlight.set(key, made);
    return made;
  };
}
