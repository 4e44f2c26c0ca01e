import { Router, type RequestHandler } from 'express';
import { allowMethods, createAdmission, type AdmissionOptions } from './middleware.ts';
import { forecastsUnavailable, shuttingDown } from '../http/problems.ts';
import { tagOperation } from '../telemetry/request-log.ts';
import type { Prometheus } from '../telemetry/prometheus.ts';
import { withTimeout } from '../opendata/timeouts.ts';
import type { Forecasts, ForecastPoint } from '../opendata/forecast.ts';
import { MINUTE_MS } from '../time/units.ts';

/**
 * Liveness at `/healthz` and readiness at `/readyz`: the process accepts requests and has forecasts.
 *
 * @param source source of the weather, part of the answer
 * @param hasForecasts whether forecasts are available
 */
export function createHealthRoutes(
  shutdown: AbortSignal,
  source: string,
  hasForecasts: () => Promise<boolean> = async () => true,
): Router {
  const router = Router();
  const sendHealth: RequestHandler = (_request, response) => {
    response.json({ status: 'ok', source });
  };
  const checkReadiness: RequestHandler = async (_request, _response, next) => {
    if (shutdown.aborted) throw shuttingDown();
    if (!(await hasForecasts())) throw forecastsUnavailable();
    next();
  };
  const tag = tagOperation('health');
  const rejectOthers = allowMethods('GET', 'HEAD');
  router.route('/healthz').all(tag).get(sendHealth).all(rejectOthers);
  router.route('/readyz').all(tag).get(checkReadiness, sendHealth).all(rejectOthers);
  return router;
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

/**
 * Creates a check whether forecasts are available, from the cache or the server. It returns the last
 * result, and repeats an old check in the background. Only the first call waits, up to half a second.
 */
export function createForecastCheck({
  forecasts,
  points,
  clock,
  now = () => performance.now(),
}: ForecastCheckOptions): () => Promise<boolean> {
  let last: { isAvailable: boolean; at: number } | undefined;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const isAvailable = await hasAnyForecast();
    last = { isAvailable, at: now() };
    checking = undefined;
  }

  async function hasAnyForecast(): Promise<boolean> {
    for (const point of points) {
      const forecast = await forecasts.at(point, clock().getTime()).catch(() => undefined);
      if (forecast) return true;
    }
    return false;
  }

  function isDue(): boolean {
    if (last === undefined) return true;
    return now() - last.at >= (last.isAvailable ? CHECK_INTERVAL_MS : RECHECK_INTERVAL_MS);
  }

  return async () => {
    if (isDue()) checking ??= check();
    if (last === undefined && checking) await withTimeout(checking, FIRST_CHECK_TIMEOUT_MS);
    return last?.isAvailable ?? false;
  };
}
