import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
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
import { simulatorPage } from './simulator/page.ts';
import type { Turn } from './collaborators.ts';
import { buildSkill } from './skill.ts';
import { openSources } from './sources.ts';
import type { Sources } from './service/forecast-text/outlook.ts';

export interface AppOptions {
  config: Config;
  clock: () => Date;
  log: Logger;
}

/** One process with everything in it: the weather service and the skill that asks it. */
export interface App {
  /** `http://localhost:3000` */
  url: string;
  /** What the weather comes from: `MOSMIX_L` or `demo`. */
  source: string;
  gazetteer: Gazetteer;
  defaultPlace: Place;
  /** What the skill did with a request of late. */
  turnOf: (requestId: string) => Turn | undefined;
  close: () => Promise<void>;
}

/** Turns that are kept for who looks inside. */
const MOST_TURNS = 1000;

/** What a simulated device calls the skill that has no id yet. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

const Paths = z.partialRecord(z.enum(operationIds), z.string().startsWith('/'));

type Paths = z.output<typeof Paths>;

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp({ config, clock, log }: AppOptions): Promise<App> {
  const sources = await openSources(config, clock, log);
  const defaultPlace = findDefaultPlace(sources.gazetteer, config.defaultPlace);
  const paths = foreignPaths(config);
  const app = plainExpress();
  const { port, close } = await listen(app, config.port);
  const url = `http://localhost:${port}`;
  const { skillId, verify } = config.alexa;
  const turns = new LRUCache<string, Turn>({ max: MOST_TURNS });
  const turnOf = (requestId: string) => turns.get(requestId);
  const skill = buildSkill({
    client: clientOf(config, url, paths),
    gazetteer: sources.gazetteer,
    clock,
    defaultPlace,
    log,
    skillId,
    observe: (turn) => turns.set(turn.requestId, turn),
  });
  const verifiers = verify ? platformVerifiers() : [];
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'ok', source: sources.source });
  });
  app.post('/alexa', ...alexaEndpoint({ skill, skillId, verifiers }));
  const { source, gazetteer } = sources;
  // Where signatures are checked, a simulated device has no way in.
  if (!verify) {
    const endpoint = `${url}/alexa`;
    const applicationId = skillId ?? SIMULATED_APPLICATION;
    app.use(
      simulatorPage({
        endpoint,
        place: defaultPlace,
        applicationId,
        clock,
        gazetteer,
        turnOf,
        source,
      }),
    );
  }
  addService(app, sources, config, log);
  return { url, source, gazetteer, defaultPlace, turnOf, close };
}

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(sources: Sources, config: Config, log: Logger): Express {
  const app = plainExpress();
  addService(app, sources, config, log);
  return app;
}

/** Last in an app: what no route before it takes is the service's, or an error. */
function addService(app: Express, sources: Sources, config: Config, log: Logger): void {
  app.use(weatherService(sources, config.weatherApi.key));
  app.use(unknownPath, problemHandler(log));
}

/** The client for a foreign service where one is set, else for the one in this process. */
export function clientOf({ weatherApi }: Config, ownUrl: string, paths: Paths): Client {
  const baseUrl = weatherApi.url ?? `${ownUrl}/v4_0`;
  return createClient({ baseUrl, apiKey: weatherApi.key, paths });
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

function plainExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}
