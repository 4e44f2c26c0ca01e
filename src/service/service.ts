import type { Router } from 'express';
import { createLimiter, type LimiterLimits } from '../http/overload.ts';
import {
  compressResponses,
  createAdmission,
  negotiateLocale,
  rejectBodies,
  requiresKey,
  type AdmissionOptions,
} from './middleware.ts';
import { forecastTextHandlers } from './operations/forecast-text.ts';
import { forecastHandlers } from './operations/forecast.ts';
import { forecast2Handlers } from './operations/forecast2.ts';
import { locationHandlers } from './operations/locations.ts';
import { createMcpRoute } from './mcp/route.ts';
import { nextHourHandlers } from './operations/next-hour.ts';
import { nowcastHandlers } from './operations/nowcast.ts';
import { createDocumentRoutes } from './openapi/routes.ts';
import { pollenTextHandlers, pollenHandlers } from './operations/pollen.ts';
import { createServiceRoutes, type ServiceRoutes, type OperationHandlers } from './routes.ts';
import type { Sources } from './sources.ts';
import { pastReadingsHandlers, stationHandlers } from './operations/stations.ts';
import { warningHandlers } from './operations/warnings.ts';

/** Timeout of an operation. A turn of the skill, which waits for it, has 6500 ms. */
const OPERATION_TIMEOUT_MS = 5500;

/**
 * Limits of concurrent operations. Each takes up to a megabyte while it decodes files; the others
 * queue, but never so long that they miss their deadline.
 */
export const LIMITER_LIMITS: LimiterLimits = {
  maxRunning: 32,
  busyRunning: 8,
  minRunning: 4,
  maxQueued: 600,
  queueTimeoutMs: 1250,
  maxWaitMs: 6500,
};

/** Timeout and concurrency of operations; the defaults fit into a turn of the skill. */
export interface ServiceLimits {
  operationTimeoutMs?: number | undefined;
  limits?: LimiterLimits | undefined;
}

export interface WeatherService extends ServiceRoutes {
  /** The OpenAPI document and the reference page: they contain no weather, so they need no key. */
  documentRoutes: Router;
}

export function createWeatherService(
  sources: Sources,
  options: AdmissionOptions & ServiceLimits = {},
): WeatherService {
  const { operationTimeoutMs = OPERATION_TIMEOUT_MS, limits = LIMITER_LIMITS } = options;
  const limiter = createLimiter(limits);
  const handlers = createOperationHandlers(sources);
  const admit = createAdmission(options);
  const compress = compressResponses();
  const routes = createServiceRoutes(handlers, {
    clock: sources.clock,
    guards: [admit, rejectBodies, compress],
    isPrivate: requiresKey(options),
    timeoutMs: operationTimeoutMs,
    limiter,
    isOwnRequest: options.isOwnRequest,
  });
  routes.routes.use(
    createMcpRoute({
      guards: [admit, compress],
      timeoutMs: operationTimeoutMs,
      createServer: async (request) => {
        const { createMcpServer } = await import('./mcp/server.ts');
        return createMcpServer({
          handlers,
          timeoutMs: operationTimeoutMs,
          limit: limiter.run,
          language: negotiateLocale(request).tag,
        });
      },
    }),
  );
  return { ...routes, documentRoutes: createDocumentRoutes(requiresKey(options)) };
}

/** Handlers of all operations of both documents. */
export function createOperationHandlers(sources: Sources): OperationHandlers {
  return {
    ...pollenTextHandlers(sources),
    ...nextHourHandlers(sources),
    ...forecastTextHandlers(sources),
    ...forecastHandlers(sources),
    ...forecast2Handlers(sources),
    ...warningHandlers(sources),
    ...locationHandlers(sources),
    ...pollenHandlers(sources),
    ...nowcastHandlers(sources),
    ...stationHandlers(sources),
    ...pastReadingsHandlers(sources),
  };
}
