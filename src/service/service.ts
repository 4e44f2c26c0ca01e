import compression from 'compression';
import type { RequestHandler, Router } from 'express';
import { createLimiter, type LimiterLimits } from '../http/overload.ts';
import {
  createAdmission,
  requiresKey,
  type AdmissionOptions,
  createKeyMatcher,
  negotiateLanguage,
  rejectBodies,
} from './middleware.ts';
import type { OperationHandlers } from './operation-handler.ts';
import { forecastTextHandlers } from './operations/forecast-text.ts';
import { forecastHandlers } from './operations/forecast.ts';
import { forecast2Handlers } from './operations/forecast2.ts';
import { locationHandlers } from './operations/locations.ts';
import { createMcpRoute } from './mcp/route.ts';
import { nextHourHandlers } from './operations/next-hour.ts';
import { nowcastHandlers } from './operations/nowcast.ts';
import { createDocumentRoutes } from './openapi/routes.ts';
import { pollenTextHandlers, pollenHandlers } from './operations/pollen.ts';
import { createServiceRoutes, type ServiceRoutes } from './routes.ts';
import type { Sources } from './sources.ts';
import { stationHandlers } from './operations/stations.ts';
import { warningHandlers } from './operations/warnings.ts';

/** Milliseconds that an answer may take: a turn of the skill that waits for it has 6500. */
const OPERATION_TIMEOUT_MS = 5500;

/**
 * Answers that are made at once. Each takes up to a megabyte while its files are decoded, and those
 * who ask wait in a queue, in which an answer must not become too late for its deadline.
 */
export const LIMITER_LIMITS: LimiterLimits = {
  maxRunning: 32,
  busyRunning: 4,
  minRunning: 4,
  maxQueued: 600,
  queueTimeoutMs: 1300,
  maxWaitMs: 6500,
};

/** How long and how many answers may take; by default, what a turn of the skill has time for. */
export interface ServiceLimits {
  /** Milliseconds that an answer may take. */
  deadline?: number;
  limits?: LimiterLimits;
}

/** The weather service. */
export interface WeatherService extends ServiceRoutes {
  /** What describes it, for everyone: it holds no weather. */
  documentRoutes: Router;
}

export function createWeatherService(
  sources: Sources,
  options: AdmissionOptions & ServiceLimits = {},
): WeatherService {
  const { clock } = sources;
  const { ownKey, deadline = OPERATION_TIMEOUT_MS, limits = LIMITER_LIMITS } = options;
  const limiter = createLimiter(limits);
  const owns = createKeyMatcher(ownKey === undefined ? [] : [ownKey]);
  const answers = createOperationHandlers(sources);
  const admit = createAdmission(options);
  const compress = createCompression();
  const routes = createServiceRoutes(answers, {
    clock,
    guards: [admit, rejectBodies, compress],
    isPrivate: requiresKey(options),
    timeoutMs: deadline,
    limiter,
    isPreferred: (request) => owns(request.get('x-api-key')) !== undefined,
  });
  routes.routes.use(
    createMcpRoute({
      guards: [admit, compress],
      timeoutMs: deadline,
      createServer: async (request) => {
        const { createMcpServer } = await import('./mcp/server.ts');
        return createMcpServer({
          handlers: answers,
          timeoutMs: deadline,
          limit: limiter.run,
          language: negotiateLanguage(request),
        });
      },
    }),
  );
  return { ...routes, documentRoutes: createDocumentRoutes() };
}

/** All operations of both documents. */
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
  };
}

/** Larger answers, for those who ask for it: the skill does not. */
function createCompression(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}
