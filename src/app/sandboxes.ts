import { Router } from 'express';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import type { WeatherClient, WeatherClientOptions } from '../client/client.ts';
import type { SkillDependencies } from '../speech/skill-dependencies.ts';
import { createPlaceViewer } from '../alerts/place-view.ts';
import type { Config } from '../config.ts';
import { createOwnRequestCheck, requireOwnKey } from '../service/middleware.ts';
import { createDemoServer } from '../opendata/demo/mirror.ts';
import { createLiveServer } from '../opendata/live-server.ts';
import { toSourceSettings } from './sources.ts';
import { createRadarDecoder } from '../opendata/radar/radar-decoder.ts';
import type { OpenDataServer } from '../opendata/server.ts';
import { tooManyConversations } from '../http/problems.ts';
import { createWeatherService, type ServiceLimits } from '../service/service.ts';
import { createSources, type Sources } from '../service/sources.ts';
import { findScene, type RunTurn, type WeatherId } from '../simulator/api/requests.ts';
import type { RunCalls } from '../simulator/api/page-weather.ts';
import {
  NO_INBOX,
  type SimulatedPlatform,
  type SimulatedView,
  type WatchUser,
} from '../simulator/notifications.ts';
import {
  createSandboxCache,
  SandboxLimitError,
  type SandboxLease,
} from '../simulator/sandbox-cache.ts';
import { buildSkill } from './skill.ts';
import { createWeatherClient, createOwnClient } from './weather-client.ts';
import { createAdmissionOptions } from './service-app.ts';

export interface SandboxesOptions {
  /** Inner URL of this process: `http://127.0.0.1:34567`. */
  url: string;
  config: Config;
  /** The key of the skill in this process. */
  ownKey: string;
  /** The sources of the process; a sandbox has other weather or another clock. */
  sources: Sources;
  dependencies: SkillDependencies;
  limits: ServiceLimits;
  paths: WeatherClientOptions['paths'];
  observe: WeatherClientOptions['observe'];
  isOwnDemo: boolean;
  platform: SimulatedPlatform;
  /** URL of the process's own skill, for requests that carry its key. */
  skillUrl: string;
}

/** Sandboxes for simulated conversations, each with a skill and a weather service. */
export interface Sandboxes {
  /** Routes of the sandboxes. */
  router: Router;
  /** Throws a 503 if turns are in flight in too many sandboxes. */
  runTurn: RunTurn;
  /** Throws as `runTurn`. */
  runCalls: RunCalls;
  /** Throws as `runTurn`. */
  watchUser: WatchUser;
}

interface Sandbox {
  router: Router;
  client: WeatherClient;
  view: SimulatedView;
  close: () => void;
}

/** Each sandbox holds some megabytes of weather. */
const SANDBOX_LIMITS = { maxCached: 6, maxBusy: 12 };

const SANDBOXES_PATH = '/simulator/worlds';

/** Creates each sandbox on first use. */
export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { url, isOwnDemo, skillUrl, ownKey: key } = options;
  const sandboxes = createSandboxCache<Sandbox>(SANDBOX_LIMITS);
  // Sandboxes share the decoder, because its thread would outlive a sandbox.
  const { timeouts } = options.sources;
  const decoder = createRadarDecoder({ timeoutMs: timeouts.decodeMs });

  const { clock: ownClock, log } = options.dependencies;
  const ownView = { viewPlace: createPlaceViewer(options.sources, log), clock: ownClock };

  /** Undefined for the weather and the clock of the process. */
  function acquireFor(weather: WeatherId, now: Date | undefined) {
    const id = weather === 'demo' && isOwnDemo ? 'own' : weather;
    if (id === 'own' && now === undefined) return undefined;
    const name = now ? `${id}-${now.getTime()}` : id;
    const baseUrl = `${url}${SANDBOXES_PATH}/${name}`;
    return { ...acquireSandbox(name, () => createSandbox(id, now, baseUrl)), baseUrl };
  }

  const runTurn: RunTurn = async (weather, now, turn) => {
    const lease = acquireFor(weather, now);
    if (!lease) return turn(skillUrl);
    try {
      return await turn(`${lease.baseUrl}/alexa`);
    } finally {
      lease.release();
    }
  };

  const runCalls: RunCalls = async (weather, now, call) => {
    const lease = acquireFor(weather, now);
    if (!lease) return call(options.dependencies.client);
    try {
      return await call(lease.sandbox.client);
    } finally {
      lease.release();
    }
  };

  const watchUser: WatchUser = async (userId, weather, now) => {
    // Nobody's weather is made for who asked for nothing.
    if (!(await options.platform.isSubscribed(userId))) return NO_INBOX;
    const lease = acquireFor(weather, now);
    if (!lease) return options.platform.watch(userId, ownView);
    try {
      return await options.platform.watch(userId, lease.sandbox.view);
    } finally {
      lease.release();
    }
  };

  function acquireSandbox(name: string, create: () => Sandbox): SandboxLease<Sandbox> {
    try {
      return sandboxes.acquire(name, create);
    } catch (error) {
      throw error instanceof SandboxLimitError ? tooManyConversations() : error;
    }
  }

  function createSandbox(weather: WeatherId, now: Date | undefined, baseUrl: string): Sandbox {
    const { config, ownKey, dependencies, observe, paths } = options;
    const clock = now ? () => now : dependencies.clock;
    const ownService = { url: baseUrl, key: ownKey };
    const client =
      weather === 'own'
        ? createWeatherClient(config, ownService, paths, { observe, clock })
        : createOwnClient(ownService, { observe, clock });
    const skill = buildSkill({ ...dependencies, client, clock, metrics: undefined });
    const { skillId } = dependencies;
    const router = Router();
    router.post('/alexa', ...createAlexaHandlers({ skill, skillId }));
    const server = createServer(weather, clock);
    const sources = createSandboxSources(server, clock);
    const service = createWeatherService(sources, {
      ...createAdmissionOptions(config, createOwnRequestCheck(ownKey)),
      ...options.limits,
    });
    router.use(service.cachedRoutes, service.routes);
    return {
      router,
      client,
      view: { viewPlace: createPlaceViewer(sources, log), clock },
      close() {
        void client.close();
        void server.close?.();
      },
    };
  }

  function createSandboxSources(server: OpenDataServer, clock: () => Date): Sources {
    const { gazetteer, providerVersion } = options.sources;
    return createSources(
      { server, clock, decoder, timeouts },
      gazetteer,
      providerVersion,
      toSourceSettings(options.config),
    );
  }

  function createServer(weather: WeatherId, clock: () => Date): OpenDataServer {
    const { config, sources } = options;
    if (weather !== 'own' || sources.source.forecasts === 'demo') {
      return createDemoServer(clock, findScene(weather));
    }
    return createLiveServer({
      hosts: config.openData.hosts,
      userAgent: sources.providerVersion,
      nwsContact: config.openData.nwsContact,
      timeoutMs: timeouts.downloadMs,
    });
  }

  const router = Router();
  router.use(SANDBOXES_PATH, requireOwnKey(key));
  router.use(`${SANDBOXES_PATH}/:name`, (request, response, next) => {
    const lease = sandboxes.acquireExisting(request.params.name);
    if (!lease) return next();
    response.once('close', lease.release);
    lease.sandbox.router(request, response, next);
  });
  return { router, runTurn, runCalls, watchUser };
}
