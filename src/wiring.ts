import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { createClient, type Client, type ClientOptions } from './client/client.ts';
import { ConfigError, type Config } from './config.ts';
import { operationIds } from './contract/operations.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { problemHandler, unknownPath } from './service/problems.ts';
import { weatherService } from './service/service.ts';
import type { Sources } from './service/sources.ts';

const Paths = z.partialRecord(z.enum(operationIds), z.string().startsWith('/'));

type Paths = z.output<typeof Paths>;

type Inside = Pick<ClientOptions, 'observe' | 'clock'>;

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(sources: Sources, config: Config, log: Logger): Express {
  const app = plainExpress();
  addService(app, sources, config, log);
  return app;
}

/** Last in an app: what no route before it takes is the service's, or an error. */
export function addService(app: Express, sources: Sources, config: Config, log: Logger): void {
  app.use(weatherService(sources, config.weatherApi.key));
  app.use(unknownPath, problemHandler(log));
}

/** The client for a foreign service where one is set, else for the one in this process. */
export function clientOf(
  config: Config,
  ownUrl: string,
  paths: ClientOptions['paths'],
  options: Inside = {},
): Client {
  const { url, key } = config.weatherApi;
  if (url === undefined) return ownClient(config, ownUrl, options);
  return createClient({ ...options, baseUrl: url, apiKey: key, paths });
}

/** The client for the service in this process. */
export function ownClient({ weatherApi }: Config, ownUrl: string, options: Inside = {}): Client {
  return createClient({ ...options, baseUrl: `${ownUrl}/v4_0`, apiKey: weatherApi.key });
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

export function plainExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}
