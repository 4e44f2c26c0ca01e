import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { alexaEndpoint, platformVerifiers } from './alexa-endpoint.ts';
import { createClient, type Client } from './client/client.ts';
import { ConfigError, type Config } from './config.ts';
import { operationIds } from './contract/operations.ts';
import { listen } from './listen.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { problemHandler, unknownPath } from './service/problems.ts';
import { weatherService } from './service/service.ts';
import { buildSkill, type Turn } from './skill.ts';
import { openSources } from './sources.ts';
import type { Sources } from './service/forecast-text/outlook.ts';

export interface AppOptions {
  config: Config;
  clock: () => Date;
  log: Logger;
  observe?: ((turn: Turn) => void) | undefined;
}

/** One process with everything in it: the weather service and the skill that asks it. */
export interface App {
  /** `http://localhost:3000` */
  url: string;
  /** What the weather comes from: `MOSMIX_L` or `demo`. */
  source: string;
  gazetteer: Gazetteer;
  defaultPlace: Place;
  close(): Promise<void>;
}

const Paths = z.partialRecord(z.enum(operationIds), z.string().startsWith('/'));

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp({ config, clock, log, observe }: AppOptions): Promise<App> {
  const sources = await openSources(config, clock, log);
  const defaultPlace = findDefaultPlace(sources.gazetteer, config.defaultPlace);
  const app = plainExpress();
  const { port, close } = await listen(app, config.port);
  const url = `http://localhost:${port}`;
  const { skillId, verify } = config.alexa;
  const skill = buildSkill({
    client: clientOf(config, url),
    gazetteer: sources.gazetteer,
    clock,
    defaultPlace,
    log,
    skillId,
    observe,
  });
  const verifiers = verify ? platformVerifiers() : [];
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'ok', source: sources.source });
  });
  app.post('/alexa', ...alexaEndpoint({ skill, skillId, verifiers }));
  app.use(serviceApp(sources, config, log));
  return {
    url,
    source: sources.source,
    gazetteer: sources.gazetteer,
    defaultPlace,
    close,
  };
}

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(sources: Sources, { weatherApi }: Config, log: Logger): Express {
  const app = plainExpress();
  app.use(weatherService(sources, weatherApi.key));
  app.use(unknownPath, problemHandler(log));
  return app;
}

/** The client for a foreign service where one is set, else for the one in this process. */
export function clientOf({ weatherApi }: Config, ownUrl: string): Client {
  return createClient({
    baseUrl: weatherApi.url ?? `${ownUrl}/v4_0`,
    apiKey: weatherApi.key,
    paths: weatherApi.paths === undefined ? undefined : readPaths(weatherApi.paths),
  });
}

export function findDefaultPlace(gazetteer: Gazetteer, name: string): Place {
  const place = gazetteer.find(name, { language: 'de' });
  if (!place) throw new ConfigError(`DEFAULT_PLACE must be a place that is known, not "${name}"`);
  return place;
}

function readPaths(file: string): z.output<typeof Paths> {
  try {
    return Paths.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const rule = 'must be a JSON file with paths by operation id';
    throw new ConfigError(`WEATHER_API_PATHS ${rule}`, { cause });
  }
}

function plainExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}
