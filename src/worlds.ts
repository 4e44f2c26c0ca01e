import { Router } from 'express';
import { alexaEndpoint } from './alexa-endpoint.ts';
import type { ClientOptions } from './client/client.ts';
import type { Collaborators } from './collaborators.ts';
import type { Config } from './config.ts';
import { requireOwnKey } from './http/own-key.ts';
import { createDemoServer } from './opendata/demo/mirror.ts';
import { createLiveServer } from './opendata/live.ts';
import { createRadarDecoder } from './opendata/radar/decode-in-worker.ts';
import type { OpenDataServer } from './opendata/server.ts';
import { tooManyConversations } from './service/problems.ts';
import { weatherService } from './service/service.ts';
import { createSources, type Sources } from './service/sources.ts';
import { sceneOf, type RunTurn, type WeatherId } from './simulator/api/weathers.ts';
import { createWorldCache, TooManyWorlds, type HeldWorld } from './simulator/world-cache.ts';
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
  /** Refuses it with a 503 where turns are in flight in too many worlds. */
  runTurn: RunTurn;
}

interface World {
  router: Router;
  close: () => void;
}

/** Each has some megabytes of weather. */
const LIMITS = { maxKept: 6, maxBusy: 12 };

const PATH = '/simulator/worlds';

/** Makes worlds when they are first asked for. */
export function createWorlds(options: WorldsOptions): Worlds {
  const { url, isOwnDemo, skillUrl, ownKey: key } = options;
  const worlds = createWorldCache<World>(LIMITS);
  // Worlds share the decoder, whose thread would outlast a world.
  const decoder = createRadarDecoder();

  const runTurn: RunTurn = async (weather, now, turn) => {
    const id = weather === 'demo' && isOwnDemo ? 'own' : weather;
    if (id === 'own' && now === undefined) return turn(skillUrl);
    const name = now ? `${id}-${now.getTime()}` : id;
    const address = `${url}${PATH}/${name}`;
    const { release } = hold(name, () => worldOf(id, now, address));
    try {
      return await turn(`${address}/alexa`);
    } finally {
      release();
    }
  };

  function hold(name: string, make: () => World): HeldWorld<World> {
    try {
      return worlds.hold(name, make);
    } catch (error) {
      throw error instanceof TooManyWorlds ? tooManyConversations() : error;
    }
  }

  function worldOf(weather: WeatherId, now: Date | undefined, address: string): World {
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
    const server = serverOf(weather, clock);
    const sources = sourcesOf(server, clock);
    const service = weatherService(sources, admissionOf(config, ownKey));
    router.use(service.kept, service.made);
    return {
      router,
      close() {
        void client.close();
        void server.close?.();
      },
    };
  }

  function sourcesOf(server: OpenDataServer, clock: () => Date): Sources {
    const { gazetteer, providerVersion } = options.sources;
    const { forecastSource } = options.config;
    return createSources({ server, clock, decoder }, gazetteer, providerVersion, forecastSource);
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
    const held = worlds.holdKnown(request.params.name);
    if (!held) return next();
    response.once('close', held.release);
    held.world.router(request, response, next);
  });
  return { router, runTurn };
}
