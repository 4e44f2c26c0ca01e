import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { alexaEndpoint } from './alexa-endpoint.ts';
import type { ClientOptions } from './client/client.ts';
import type { Collaborators } from './collaborators.ts';
import type { Config } from './config.ts';
import { requireOwnKey } from './http/own-key.ts';
import { createDemoServer } from './opendata/demo/mirror.ts';
import { createLiveServer } from './opendata/live.ts';
import { createRadarDecoder } from './opendata/radar/decode-in-worker.ts';
import { createNowcasts } from './opendata/radar/nowcasts.ts';
import type { OpenDataServer } from './opendata/server.ts';
import { weatherService } from './service/service.ts';
import { createSources, type Sources } from './service/sources.ts';
import { sceneOf, type WeatherId } from './simulator/api/weathers.ts';
import { buildSkill } from './skill.ts';
import { clientOf, ownClient } from './upstream.ts';
import { admissionOf } from './service-app.ts';

export interface WorldsOptions {
  /** Of this process: `http://localhost:3000`. */
  url: string;
  config: Config;
  /** Lets the skill in whatever keys are set. */
  ownKey: string;
  /** The server's own, which a world differs from in its weather or its clock. */
  sources: Sources;
  collaborators: Collaborators;
  paths: ClientOptions['paths'];
  observe: ClientOptions['observe'];
  isOwnDemo: boolean;
  /** Where the skill of the process itself takes requests that carry its key. */
  skillUrl: string;
}

/** Worlds for simulated conversations: the skill, and the weather service that it asks. */
export interface Worlds {
  /** Where the worlds are served. */
  router: Router;
  /**
   * Where the skill is that has a weather and, if it is given, a time that stands still.
   *
   * @param now undefined: the server's clock
   */
  endpointOf: (weather: WeatherId, now: Date | undefined) => string;
}

/** The world that nobody has asked for longest gives way: each has some megabytes of weather. */
const MOST_WORLDS = 6;

const PATH = '/simulator/worlds';

/** Makes worlds when they are first asked for. */
export function createWorlds(options: WorldsOptions): Worlds {
  const { url, isOwnDemo, skillUrl, ownKey: key } = options;
  const worlds = new LRUCache<string, Router>({ max: MOST_WORLDS });
  // Worlds share the decoder, whose thread would outlast a world.
  const decoder = createRadarDecoder();

  function endpointOf(weather: WeatherId, now: Date | undefined): string {
    const id = weather === 'demo' && isOwnDemo ? 'own' : weather;
    if (id === 'own' && now === undefined) return skillUrl;
    const name = now ? `${id}-${now.getTime()}` : id;
    const address = `${url}${PATH}/${name}`;
    if (!worlds.has(name)) worlds.set(name, worldOf(id, now, address));
    return `${address}/alexa`;
  }

  function worldOf(weather: WeatherId, now: Date | undefined, address: string): Router {
    const { config, ownKey, collaborators, observe, paths } = options;
    const clock = now ? () => now : collaborators.clock;
    const own = { url: address, key: ownKey };
    const client =
      weather === 'own'
        ? clientOf(config, own, paths, { observe, clock })
        : ownClient(own, { observe, clock });
    const skill = buildSkill({ ...collaborators, client, clock, metrics: undefined });
    const { skillId } = collaborators;
    const router = Router();
    router.post('/alexa', ...alexaEndpoint({ skill, skillId }));
    const service = weatherService(sourcesOf(weather, clock), admissionOf(config, ownKey));
    router.use(service.kept, service.made);
    return router;
  }

  function sourcesOf(weather: WeatherId, clock: () => Date): Sources {
    const { gazetteer, providerVersion } = options.sources;
    const { forecastSource } = options.config;
    const opened = { server: serverOf(weather, clock), clock };
    const nowcasts = createNowcasts({ ...opened, decoder });
    return { ...createSources(opened, gazetteer, providerVersion, forecastSource), nowcasts };
  }

  function serverOf(weather: WeatherId, clock: () => Date): OpenDataServer {
    const { config, sources } = options;
    if (weather !== 'own' || sources.source.forecasts === 'demo') {
      return createDemoServer(clock, sceneOf(weather));
    }
    return createLiveServer({
      hosts: config.openData.hosts,
      userAgent: sources.providerVersion,
    });
  }

  const router = Router();
  router.use(PATH, requireOwnKey(key));
  router.use(`${PATH}/:name`, (request, response, next) => {
    const world = worlds.get(request.params.name);
    if (world) world(request, response, next);
    else next();
  });
  return { router, endpointOf };
}
