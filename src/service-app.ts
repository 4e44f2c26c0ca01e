import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { checkSite, requireHost } from './http/site-check.ts';
import { createWrongKeys, type WrongKeys } from './http/wrong-keys.ts';
import { noMetrics, type Metrics } from './telemetry/metrics.ts';
import { observeRequests } from './service/observe.ts';
import { nothingHere, problemHandler } from './service/problem-handler.ts';
import { beginAnswer } from './service/request.ts';
import type { AdmissionOptions } from './service/admission.ts';
import { weatherService } from './service/service.ts';
import type { Sources } from './service/sources.ts';

/** What an app of the service may have beside its sources. */
export interface ServiceExtras {
  /** Key of the skill in the same process. */
  ownKey?: string | undefined;
  /** Told of each request. */
  metrics?: Metrics | undefined;
  /** Whether a gateway is before it, which sends requests for its own names alone. */
  isBehindGateway?: boolean | undefined;
}

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(
  sources: Sources,
  config: Config,
  log: Logger,
  { ownKey, metrics, isBehindGateway = false }: ServiceExtras = {},
): Express {
  const site = isBehindGateway ? undefined : siteChecks(config);
  const admitted = { ...admissionOf(config, ownKey), checkSite: site?.checkSite };
  const { kept, made, documents } = weatherService(sources, admitted);
  const app = plainExpress(config, log, metrics, [...(site ? [site.requireHost] : []), kept]);
  app.use(made, ...(site ? [site.checkSite] : []), documents, nothingHere, problemHandler);
  return app;
}

/** What keeps pages of other sites out: the first for every request, the second for those without a key. */
export function siteChecks({ allowedHosts, trustProxy }: Config): {
  requireHost: RequestHandler;
  checkSite: RequestHandler;
} {
  return {
    requireHost,
    checkSite: checkSite({ allowedHosts, hasProxy: trustProxy !== undefined }),
  };
}

/** Whom the settings let in, and the skill in the same process. */
export function admissionOf(
  { weatherApi: { keys, needsKey }, rateLimit }: Config,
  ownKey: string | undefined,
): AdmissionOptions & { wrongKeys: WrongKeys } {
  return { keys, needsKey, ownKey, perMinute: rateLimit, wrongKeys: createWrongKeys() };
}

/**
 * An app whose requests are observed, and whose answers have the headers that all have.
 *
 * @param first what comes before all else, and sees to the headers itself
 */
export function plainExpress(
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
  app.use(observeRequests(log, metrics), ...first, beginAnswer);
  return app;
}
