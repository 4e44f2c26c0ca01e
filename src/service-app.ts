import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
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
}

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(
  sources: Sources,
  config: Config,
  log: Logger,
  { ownKey, metrics }: ServiceExtras = {},
): Express {
  const { kept, made } = weatherService(sources, admissionOf(config, ownKey));
  const app = plainExpress(config, log, metrics, [kept]);
  app.use(made, nothingHere, problemHandler);
  return app;
}

/** Whom the settings let in, and the skill in the same process. */
export function admissionOf(
  { weatherApi: { keys }, rateLimit }: Config,
  ownKey: string | undefined,
): AdmissionOptions {
  return { keys, ownKey, perMinute: rateLimit };
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
