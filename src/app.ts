import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Router } from 'express';
import { alexaEndpoint, platformVerifiers } from './alexa-endpoint.ts';
import type { AskedTurn, Collaborators } from './collaborators.ts';
import type { Config } from './config.ts';
import { listenForSkill } from './http/inner-server.ts';
import { limitTurns } from './http/limit-turns.ts';
import { listen } from './listen.ts';
import { postcodeLookup } from './place/postcode-lookup.ts';
import { findDefaultPlace } from './default-place.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { deviceAddresses } from './simulator/device-address.ts';
import { simulatorApi } from './simulator/api/routes.ts';
import { simulatorPage } from './simulator/page.ts';
import { simulations } from './simulator/simulations.ts';
import { createSeen, type Seen } from './seen.ts';
import { buildSkill } from './skill.ts';
import { createDeviceSettings } from './speech/device-settings.ts';
import { forgiving } from './store/forgiving.ts';
import { openStore } from './store/open.ts';
import { withShortMemory } from './store/short-memory.ts';
import type { Prometheus } from './telemetry/prometheus.ts';
import { newKey } from './service/keyring.ts';
import { onlyMethods } from './service/methods.ts';
import { metricsRoute } from './service/metrics-route.ts';
import { named } from './service/observe.ts';
import { createReadiness, healthRoutes, refuseWhileEnding } from './service/readiness.ts';
import { nothingHere, problemHandler } from './service/problem-handler.ts';
import { weatherService } from './service/service.ts';
import { openSources } from './sources.ts';
import { clientOf, foreignPaths } from './upstream.ts';
import { admissionOf, plainExpress } from './service-app.ts';
import { createWorlds, type WorldsOptions } from './worlds.ts';

export interface AppOptions {
  config: Config;
  clock: () => Date;
  log: Logger;
  /** Takes the figures, which are then at `/metrics`; undefined: nobody asks for them. */
  prometheus?: Prometheus | undefined;
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
  turnOf: (requestId: string) => AskedTurn | undefined;
  /** Answers what is in flight, and ends. */
  close: () => Promise<void>;
  /** The same, but takes requests for so many milliseconds before that, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}

/** What a simulated device calls the skill that has no id yet. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp({ config, clock, log, prometheus }: AppOptions): Promise<App> {
  const sources = await openSources(config, clock, log, { metrics: prometheus });
  const { gazetteer } = sources;
  const source = sources.source.forecasts;
  const defaultPlace = findDefaultPlace(sources.gazetteer, config.defaultPlace);
  const paths = foreignPaths(config);
  const store = await openStore(config.store, clock);
  const ownKey = newKey();
  const isIn = admissionOf(config, ownKey);
  const service = weatherService(sources, isIn);
  const readiness = createReadiness();
  const first = [service.kept, refuseWhileEnding(readiness, ownKey)];
  const app = plainExpress(config, log, prometheus, first);
  const server = await listen(app, config.port);
  const inner = await listenForSkill(app, ownKey);
  const url = `http://localhost:${server.port}`;
  const { skillId, verify } = config.alexa;
  // Where signatures are checked, a simulated device has no way in, and nobody looks inside.
  const seen = verify ? undefined : createSeen();
  const collaborators: Collaborators = {
    client: clientOf(config, { url: inner.url, key: ownKey }, paths, {
      observe: seen?.observeCall,
      clock,
    }),
    gazetteer,
    postcodes: postcodeLookup(sources.postcodes, gazetteer),
    settingsOf: createDeviceSettings(clock),
    // One process outlives a conversation: its last question stays in memory.
    store: store && withShortMemory(forgiving(store, log), 'recent'),
    clock,
    defaultPlace: () => defaultPlace,
    log,
    metrics: prometheus,
    skillId,
    observe: seen?.observeTurn,
  };
  const skill = buildSkill(collaborators);
  const verifiers = verify ? platformVerifiers() : [];
  app.use(healthRoutes(readiness, source));
  if (prometheus) app.use(metricsRoute(prometheus, isIn));
  app
    .route('/alexa')
    .all(named('alexa'))
    .post(limitTurns(), ...alexaEndpoint({ skill, skillId, verifiers }))
    .all(onlyMethods('POST'));
  if (seen) app.use(...simulator({ url, config, ownKey, sources, collaborators, paths, seen }));
  app.use(service.made, nothingHere, problemHandler);
  return {
    url,
    source,
    gazetteer,
    defaultPlace,
    turnOf: (requestId) => seen?.turnOf(requestId),
    close: async () => end(server.close),
    shutDown: async (graceMs) => end(async () => server.shutDown(graceMs)),
  };

  async function end(close: () => Promise<void>): Promise<void> {
    // Requests that have arrived are read first.
    await nextTurn();
    readiness.end();
    await close();
    await inner.close();
    store?.close();
    await sources.close();
  }
}

interface SimulatorParts extends Omit<WorldsOptions, 'observe' | 'isOwnDemo'> {
  seen: Seen;
}

/** The page, what it asks for, and what stands in for the platform. */
function simulator({ seen, ...parts }: SimulatorParts): Router[] {
  const { url, config, sources, collaborators } = parts;
  const { gazetteer, clock, skillId } = collaborators;
  const defaultPlace = collaborators.defaultPlace();
  const source = sources.source.forecasts;
  const isOwnDemo = config.weatherApi.url === undefined && source === 'demo';
  const { observeCall: observe, turnOf, exchangeOf } = seen;
  const worlds = createWorlds({ ...parts, observe, isOwnDemo });
  const applicationId = skillId ?? SIMULATED_APPLICATION;
  const common = { applicationId, clock, gazetteer, turnOf, defaultPlace };
  return [
    simulatorPage(),
    simulatorApi({ ...common, endpointOf: worlds.endpointOf, exchangeOf, source, isOwnDemo }),
    simulations({ ...common, endpoint: `${url}/alexa`, skillId }),
    worlds.router,
    deviceAddresses(),
  ];
}
