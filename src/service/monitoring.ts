import { Router, type RequestHandler } from 'express';
import {
  createOwnKeyCheck,
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

/** Whether a process accepts requests. */
interface Readiness {
  /** False during shutdown. */
  readonly isReady: boolean;
  /** Makes the process reject new requests; requests in flight finish. */
  beginShutdown(): void;
}

export function createReadiness(): Readiness {
  let isReady = true;
  return {
    get isReady() {
      return isReady;
    },
    beginShutdown() {
      isReady = false;
    },
  };
}

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Liveness at `/healthz` and readiness at `/readyz`: the process accepts requests and has forecasts.
 *
 * @param source source of the weather, part of the answer
 * @param hasForecasts whether forecasts are available
 */
export function createHealthRoutes(
  readiness: Readiness,
  source: string,
  hasForecasts: () => Promise<boolean> = async () => true,
): Router {
  const router = Router();
  const sendHealth: RequestHandler = (_request, response) => {
    response.json({ status: 'ok', source });
  };
  const checkReadiness: RequestHandler = async (_request, _response, next) => {
    if (!readiness.isReady) throw shuttingDown();
    if (!(await hasForecasts())) throw forecastsUnavailable();
    next();
  };
  const tag = tagOperation('health');
  const rejectOthers = allowMethods('GET', 'HEAD');
  router.route('/healthz').all(tag).get(sendHealth).all(rejectOthers);
  router.route('/readyz').all(tag).get(checkReadiness, sendHealth).all(rejectOthers);
  return router;
}

/** Alexa does not retry a turn, so the skill still answers during the grace period. */
const ALEXA_PATH = '/alexa';

/**
 * Rejects new requests during shutdown and closes their connections.
 *
 * @param ownKey key of the skill in the process, whose turns in flight still call the service
 */
export function rejectDuringShutdown(readiness: Readiness, ownKey: string): RequestHandler {
  const isOwnRequest = createOwnKeyCheck(ownKey);
  return (request, response, next) => {
    const isAccepted =
      readiness.isReady ||
      HEALTH_PATHS.has(request.path) ||
      request.path === ALEXA_PATH ||
      isOwnRequest(request);
    if (isAccepted) return next();
    response.set('Connection', 'close');
    next(shuttingDown());
  };
}

/** `GET /metrics`, with the same authentication as the service. */
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

/** Availability of forecasts, by the last result. */
interface ForecastCheck {
  /** The same forecasts; each success counts as a result. */
  forecasts: Forecasts;
  /**
   * Returns the last result, and repeats an old check in the background. Only the first call waits
   * for the check, up to half a second.
   */
  isAvailable: () => Promise<boolean>;
}

interface ForecastCheckOptions {
  forecasts: Forecasts;
  /** Points to check: one forecast is enough. */
  points: readonly ForecastPoint[];
  clock: () => Date;
  /** Monotonic clock, milliseconds. */
  now?: () => number;
}

/** A forecast from the last minute is enough; a cached one costs no download. */
const CHECK_INTERVAL_MS = MINUTE_MS;
const RECHECK_INTERVAL_MS = 5000;

const FIRST_CHECK_TIMEOUT_MS = 500;

/** Tracks whether forecasts are available, from the cache or the server. */
export function createForecastCheck({
  forecasts,
  points,
  clock,
  now = () => performance.now(),
}: ForecastCheckOptions): ForecastCheck {
  let last: { isAvailable: boolean; at: number } | undefined;
  let checking: Promise<void> | undefined;

  const observed: Forecasts = {
    async at(point, from) {
      const forecast = await forecasts.at(point, from);
      if (forecast) record(true);
      return forecast;
    },
  };

  async function check(): Promise<void> {
    record(await hasAnyForecast());
    checking = undefined;
  }

  async function hasAnyForecast(): Promise<boolean> {
    for (const point of points) {
      const forecast = await forecasts.at(point, clock().getTime()).catch(() => undefined);
      if (forecast) return true;
    }
    return false;
  }

  function record(available: boolean): void {
    last = { isAvailable: available, at: now() };
  }

  function isDue(): boolean {
    if (last === undefined) return true;
    return now() - last.at >= (last.isAvailable ? CHECK_INTERVAL_MS : RECHECK_INTERVAL_MS);
  }

  async function isAvailable(): Promise<boolean> {
    if (isDue()) checking ??= check();
    if (last === undefined && checking) await withTimeout(checking, FIRST_CHECK_TIMEOUT_MS);
    return last?.isAvailable ?? false;
  }

  return { forecasts: observed, isAvailable };
}
