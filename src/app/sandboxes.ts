import { Router } from 'express';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import type { WeatherClientOptions } from '../client/client.ts';
import type { SkillDependencies } from '../speech/skill-dependencies.ts';
import type { Config } from '../config.ts';
import { requireOwnKey } from '../service/inner-server.ts';
import { createDemoServer } from '../opendata/demo/mirror.ts';
import { createLiveServer } from '../opendata/live-server.ts';
import { createRadarDecoder } from '../opendata/radar/radar-decoder.ts';
import type { OpenDataServer } from '../opendata/server.ts';
import { tooManyConversations } from '../http/problems.ts';
import { createWeatherService } from '../service/service.ts';
import { createSources, type Sources } from '../service/sources.ts';
import { findScene, type RunTurn, type WeatherId } from '../simulator/api/options.ts';
import {
  createSandboxCache,
  SandboxLimitError,
  type SandboxLease,
} from '../simulator/sandbox-cache.ts';
import { buildSkill } from './skill.ts';
import { createWeatherClient, createOwnClient } from './weather-client.ts';
import { createAdmissionOptions } from './service-app.ts';

export interface SandboxesOptions {
  /** Of this process: `http://localhost:3000`. */
  url: string;
  config: Config;
  /** Lets the skill in whatever keys are set. */
  ownKey: string;
  /** The server's own, which a world differs from in its weather or its clock. */
  sources: Sources;
  collaborators: SkillDependencies;
  paths: WeatherClientOptions['paths'];
  observe: WeatherClientOptions['observe'];
  isOwnDemo: boolean;
  /** Where the skill of the process itself takes requests that carry its key. */
  skillUrl: string;
}

/** Worlds for simulated conversations: the skill, and the weather service that it asks. */
export interface Sandboxes {
  /** Where the worlds are served. */
  router: Router;
  /** Refuses it with a 503 where turns are in flight in too many worlds. */
  runTurn: RunTurn;
}

interface Sandbox {
  router: Router;
  close: () => void;
}

/** Each has some megabytes of weather. */
const SANDBOX_LIMITS = { maxCached: 6, maxBusy: 12 };

const SANDBOXES_PATH = '/simulator/worlds';

/** Makes worlds when they are first asked for. */
export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { url, isOwnDemo, skillUrl, ownKey: key } = options;
  const worlds = createSandboxCache<Sandbox>(SANDBOX_LIMITS);
  // Worlds share the decoder, whose thread would outlast a world.
  const decoder = createRadarDecoder();

  const runTurn: RunTurn = async (weather, now, turn) => {
    const id = weather === 'demo' && isOwnDemo ? 'own' : weather;
    if (id === 'own' && now === undefined) return turn(skillUrl);
    const name = now ? `${id}-${now.getTime()}` : id;
    const address = `${url}${SANDBOXES_PATH}/${name}`;
    const { release } = hold(name, () => worldOf(id, now, address));
    try {
      return await turn(`${address}/alexa`);
    } finally {
      release();
    }
  };

  function hold(name: string, make: () => Sandbox): SandboxLease<Sandbox> {
    try {
      return worlds.acquire(name, make);
    } catch (error) {
      throw error instanceof SandboxLimitError ? tooManyConversations() : error;
    }
  }

  function worldOf(weather: WeatherId, now: Date | undefined, address: string): Sandbox {
    const { config, ownKey, collaborators, observe, paths } = options;
    const clock = now ? () => now : collaborators.clock;
    const own = { url: address, key: ownKey };
    const client =
      weather === 'own'
        ? createWeatherClient(config, own, paths, { observe, clock })
        : createOwnClient(own, { observe, clock });
    const skill = buildSkill({ ...collaborators, client, clock, metrics: undefined });
    const { skillId } = collaborators;
    const router = Router();
    router.post('/alexa', ...createAlexaHandlers({ skill, skillId }));
    const server = serverOf(weather, clock);
    const sources = sourcesOf(server, clock);
    const service = createWeatherService(sources, createAdmissionOptions(config, ownKey));
    router.use(service.cachedRoutes, service.routes);
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
      return createDemoServer(clock, findScene(weather));
    }
    return createLiveServer({
      hosts: config.openData.hosts,
      userAgent: sources.providerVersion,
    });
  }

  const router = Router();
  router.use(SANDBOXES_PATH, requireOwnKey(key));
  router.use(`${SANDBOXES_PATH}/:name`, (request, response, next) => {
    const held = worlds.acquireExisting(request.params.name);
    if (!held) return next();
    response.once('close', held.release);
    held.sandbox.router(request, response, next);
  });
  return { router, runTurn };
}
