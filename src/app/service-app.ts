import express from 'express';
import type { Express, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createSiteCheck, requireHost } from '../http/host.ts';
import { createFailedAuthLimiter, type FailedAuthLimiter } from '../http/rate-limit.ts';
import { noMetrics, type Metrics } from '../telemetry/metrics.ts';
import { logRequests, requestContext, type AdmissionOptions } from '../service/middleware.ts';
import { notFound, problemHandler } from '../service/problem-handler.ts';
import { createWeatherService, type ServiceLimits } from '../service/service.ts';
import type { Sources } from '../service/sources.ts';

/** What an app of the service may have beside its sources. */
export interface ServiceAppOptions extends ServiceLimits {
  /** Key of the skill in the same process. */
  ownKey?: string | undefined;
  /** Told of each request. */
  metrics?: Metrics | undefined;
  /** Whether a gateway is before it, which sends requests for its own names alone. */
  isBehindGateway?: boolean | undefined;
}

/** The weather service alone, with its answers to whatever goes wrong. */
export function createServiceApp(
  sources: Sources,
  config: Config,
  log: Logger,
  { ownKey, metrics, isBehindGateway = false, ...limits }: ServiceAppOptions = {},
): Express {
  const site = isBehindGateway ? undefined : createSiteChecks(config);
  const admitted = {
    ...createAdmissionOptions(config, ownKey),
    checkSite: site?.checkSite,
    ...limits,
  };
  const { cachedRoutes, routes, documentRoutes } = createWeatherService(sources, admitted);
  const app = createExpressApp(config, log, metrics, [
    ...(site ? [site.requireHost] : []),
    cachedRoutes,
  ]);
  app.use(routes, ...(site ? [site.checkSite] : []), documentRoutes, notFound, problemHandler);
  return app;
}

/** What keeps pages of other sites out: the first for every request, the second for those without a key. */
export function createSiteChecks({ allowedHosts, trustProxy }: Config): {
  requireHost: RequestHandler;
  checkSite: RequestHandler;
} {
  return {
    requireHost,
    checkSite: createSiteCheck({ allowedHosts, hasProxy: trustProxy !== undefined }),
  };
}

/** Whom the settings let in, and the skill in the same process. */
export function createAdmissionOptions(
  { weatherApi: { keys, needsKey }, rateLimit }: Config,
  ownKey: string | undefined,
): AdmissionOptions & { failedAuthLimiter: FailedAuthLimiter } {
  return {
    keys,
    needsKey,
    ownKey,
    perMinute: rateLimit,
    failedAuthLimiter: createFailedAuthLimiter(),
  };
}

/**
 * An app whose requests are observed, and whose answers have the headers that all have.
 *
 * @param first what comes before all else, and sees to the headers itself
 */
export function createExpressApp(
  { trustProxy }: Config,
  log: Logger,
  metrics: Metrics = noMetrics,
  first: readonly RequestHandler[] = [],
): Express {
  const app = express();
  app.disable('x-powered-by');
  // Answers bring their own.
  app.disable('etag');
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  app.use(logRequests(log, metrics), ...first, requestContext);
  return app;
}
