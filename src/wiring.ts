import { readFileSync } from 'node:fs';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { createClient, type Client, type ClientOptions } from './client/client.ts';
import { ConfigError, type Config } from './config.ts';
import { operationIds } from './contract/operations.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { noMetrics, type Metrics } from './metrics.ts';
import { observeRequests } from './service/observe.ts';
import { nothingHere, problemHandler } from './service/problem-handler.ts';
import { beginAnswer } from './service/request.ts';
import type { AdmissionOptions } from './service/admission.ts';
import { weatherService } from './service/service.ts';
import type { Sources } from './service/sources.ts';

const Paths = z.partialRecord(z.enum(operationIds), z.string().startsWith('/'));

type Paths = z.output<typeof Paths>;

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

/** The client for a foreign service where one is set, else for the one in this process. */
export function clientOf(
  config: Config,
  own: OwnService,
  paths: ClientOptions['paths'],
  observe?: ClientOptions['observe'],
): Client {
  const { url, key } = config.weatherApi;
  if (url === undefined) return ownClient(own, observe);
  return createClient({ baseUrl: url, apiKey: key, paths, observe });
}

/** Where the service in this process is, and the key that lets its client in. */
export interface OwnService {
  url: string;
  key: string;
}

/** The client for the service in this process. */
export function ownClient({ url, key }: OwnService, observe?: ClientOptions['observe']): Client {
  return createClient({ baseUrl: `${url}/v4_0`, apiKey: key, observe });
}

export function findDefaultPlace(gazetteer: Gazetteer, name: string): Place {
  const place = gazetteer.find(name, { language: 'de' });
  if (!place) throw new ConfigError(`DEFAULT_PLACE must be a place that is known, not "${name}"`);
  return place;
}

/** @throws {ConfigError} when the file with the paths of a foreign service cannot be used */
export function foreignPaths({ weatherApi }: Config): Paths {
  if (weatherApi.paths === undefined) return {};
  try {
    return Paths.parse(JSON.parse(readFileSync(weatherApi.paths, 'utf8')));
  } catch (cause) {
    const rule = 'must be a JSON file with paths by operation id';
    throw new ConfigError(`WEATHER_API_PATHS ${rule}`, { cause });
  }
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
