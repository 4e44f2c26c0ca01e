import { Router, type RequestHandler } from 'express';
import {
  createKeyMatcher,
  allowMethods,
  tagOperation,
  createAdmission,
  type AdmissionOptions,
} from './middleware.ts';
import { forecastsUnavailable, shuttingDown } from '../http/problems.ts';
import type { Prometheus } from '../telemetry/prometheus.ts';
import { withTimeout } from '../time/timeout.ts';
import type { Forecasts, ForecastPoint } from '../opendata/forecast.ts';
import { MINUTE_MS } from '../time/units.ts';

/** Whether a process takes questions. */
interface Readiness {
  /** False once the process is about to end. */
  readonly isReady: boolean;
  /** From now on new questions are refused; those that run are answered. */
  beginShutdown(): void;
}

export function createReadiness(): Readiness {
  let isOpen = true;
  return {
    get isReady() {
      return isOpen;
    },
    beginShutdown() {
      isOpen = false;
    },
  };
}

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process lives. `/readyz`: it takes questions and can answer them.
 *
 * @param source what the weather comes from
 * @param hasForecasts whether forecasts can be had
 */
export function createHealthRoutes(
  readiness: Readiness,
  source: string,
  hasForecasts: () => Promise<boolean> = async () => true,
): Router {
  const router = Router();
  const healthy: RequestHandler = (_request, response) => {
    response.json({ status: 'ok', source });
  };
  const ready: RequestHandler = async (_request, _response, next) => {
    if (!readiness.isReady) throw shuttingDown();
    if (!(await hasForecasts())) throw forecastsUnavailable();
    next();
  };
  const rest = allowMethods('GET', 'HEAD');
  router.route('/healthz').all(tagOperation('health')).get(healthy).all(rest);
  router.route('/readyz').all(tagOperation('health')).get(ready, healthy).all(rest);
  return router;
}

/** Nobody asks for a turn of the skill again: those that come in the grace period are answered, too. */
const ALEXA_PATH = '/alexa';

/**
 * Refuses answers that would have to be made while the process ends, and has their connections closed.
 *
 * @param ownKey of the skill in the process, whose running turns still ask the service
 */
export function rejectDuringShutdown(readiness: Readiness, ownKey: string): RequestHandler {
  const knows = createKeyMatcher([ownKey]);
  return (request, response, next) => {
    const isWelcome =
      readiness.isReady ||
      HEALTH_PATHS.has(request.path) ||
      request.path === ALEXA_PATH ||
      knows(request.get('x-api-key')) !== undefined;
    if (isWelcome) return next();
    response.set('Connection', 'close');
    next(shuttingDown());
  };
}

/** `GET /metrics`: the figures, for those whom the service lets in. */
export function createMetricsRoute(prometheus: Prometheus, options: AdmissionOptions): Router {
  const router = Router();
  router
    .route('/metrics')
    .all(tagOperation('metrics'), createAdmission(options))
    .get(async (_request, response) => {
      const text = await prometheus.text();
      response.set({ 'Content-Type': prometheus.contentType, 'Cache-Control': 'no-store' });
      response.send(text);
    })
    .all(allowMethods('GET', 'HEAD'));
  return router;
}

/** Whether forecasts can be had, by what happened last. */
interface ForecastCheck {
  /** The same forecasts; each that is had is taken note of. */
  forecasts: Forecasts;
  /**
   * Answers by what is known, and looks again in the background where that is old. Only the first
   * time it waits, for half a second at most.
   */
  isAvailable: () => Promise<boolean>;
}

interface ForecastCheckOptions {
  forecasts: Forecasts;
  /** Where to look: that one of them has a forecast is enough. */
  points: readonly ForecastPoint[];
  clock: () => Date;
  /** Milliseconds of a clock that is never set back. */
  now?: () => number;
}

/** A forecast that was had a minute ago is enough; one that is cached costs no download. */
const CHECK_INTERVAL_MS = MINUTE_MS;
const RECHECK_INTERVAL_MS = 5000;

const FIRST_CHECK_TIMEOUT_MS = 500;

/** Watches forecasts: from the cache or the server, as long as either is good for an answer. */
export function createForecastCheck({
  forecasts,
  points,
  clock,
  now = () => performance.now(),
}: ForecastCheckOptions): ForecastCheck {
  let last: { wasThere: boolean; at: number } | undefined;
  let checking: Promise<void> | undefined;

  const noted: Forecasts = {
    async at(wanted, from) {
      const forecast = await forecasts.at(wanted, from);
      if (forecast) note(true);
      return forecast;
    },
  };

  async function check(): Promise<void> {
    note(await isAnywhere());
    checking = undefined;
  }

  async function isAnywhere(): Promise<boolean> {
    for (const point of points) {
      const forecast = await forecasts.at(point, clock().getTime()).catch(() => undefined);
      if (forecast) return true;
    }
    return false;
  }

  function note(wasThere: boolean): void {
    last = { wasThere, at: now() };
  }

  function isDue(): boolean {
    if (last === undefined) return true;
    return now() - last.at >= (last.wasThere ? CHECK_INTERVAL_MS : RECHECK_INTERVAL_MS);
  }

  async function isThere(): Promise<boolean> {
    if (isDue()) checking ??= check();
    if (last === undefined && checking) await withTimeout(checking, FIRST_CHECK_TIMEOUT_MS);
    return last?.wasThere ?? false;
  }

  return { forecasts: noted, isAvailable: isThere };
}
