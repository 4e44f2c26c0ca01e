import { setImmediate as nextTurn } from 'node:timers/promises';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { loadTopics } from '../../intents/topics.ts';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import type { RecordedTurn, SkillDependencies } from '../speech/skill-dependencies.ts';
import type { Config } from '../config.ts';
import { explainListenError, formatServerUrl, listen } from '../http/listen.ts';
import { createTurnQueue, limitTurns } from '../http/turn-queue.ts';
import { createSignatureVerifier, type CertificateAccess } from '../http/alexa/verifier.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { Exchange } from '../client/client.ts';
import type { FindExchange } from '../simulator/api/turn-response.ts';
import { buildSkill, createSkillDependencies, findDefaultPlace } from './skill.ts';
import { openStore } from '../store/open.ts';
import { createMemoryStore } from '../store/open-records.ts';
import type { Prometheus } from '../telemetry/prometheus.ts';
import {
  allowMethods,
  createKey,
  createOwnRequestCheck,
  rejectDuringShutdown,
} from '../service/middleware.ts';
import { tagOperation } from '../telemetry/request-log.ts';
import {
  createMetricsRoute,
  createForecastCheck,
  createHealthRoutes,
} from '../service/monitoring.ts';
import { notFound, problemHandler } from '../service/problem-handler.ts';
import { createWeatherService } from '../service/service.ts';
import { loadAllPhrases } from '../languages/phrases.ts';
import { createNotifierLookup, createWarningLookup, startWatcherIfSet } from './notifiers.ts';
import { createPlaceLookups, openSources } from './sources.ts';
import { createWeatherClient, loadPathOverrides } from './weather-client.ts';
import type { RunningWyoming } from './wyoming.ts';
import {
  createAdmissionOptions,
  createExpressApp,
  createSiteChecks,
  type AppLimits,
  startInnerServer,
} from './service-app.ts';

export interface AppOptions extends AppLimits {
  config: Config;
  clock: () => Date;
  log: Logger;
  /** Collects metrics and adds the route `/metrics`; undefined: no metrics. */
  prometheus?: Prometheus | undefined;
  /** Source and trusted roots of signing certificates; undefined: Alexa's. */
  certificates?: CertificateAccess | undefined;
}

/** One process with the weather service and the skill that calls it. */
export interface App {
  /** `http://localhost:3000` */
  url: string;
  /** Source of the forecasts: `MOSMIX_L` or `demo`. */
  source: string;
  gazetteer: Gazetteer;
  defaultPlace: Place;
  /** The recorded turn of a recent request. */
  findTurn: (requestId: string) => RecordedTurn | undefined;
  /** The recorded exchange of a call of such a turn. */
  findExchange: FindExchange;
  /** `tcp://127.0.0.1:10500`, where open speakers are served; undefined without `WYOMING_PORT`. */
  wyomingUrl: string | undefined;
  /** Finishes requests in flight, then closes. */
  close: () => Promise<void>;
  /** Accepts requests for up to `graceMs` before it closes, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}

/** Has a DWD station; the default place may be far from any. */
const REFERENCE_POINT = { latitude: 50.05, longitude: 8.6, elevation: 100 };

/** @throws {ConfigError} for a setting that turns out to be unusable */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, clock, log, prometheus, certificates } = options;
  const { operationTimeoutMs, limits, turnTimeouts, sourceTimeouts: timeouts } = options;
  const serviceLimits = { operationTimeoutMs, limits };
  const sources = await openSources(config, clock, log, { metrics: prometheus, timeouts });
  const { gazetteer } = sources;
  const source = sources.source.forecasts;
  const defaultPlace = findDefaultPlace(gazetteer, config.defaultPlace);
  const paths = loadPathOverrides(config);
  const store = await openStore(config.store, clock, log);
  const ownKey = createKey();
  const { requireHost, checkSite } = createSiteChecks(config);
  const isOwnRequest = createOwnRequestCheck(ownKey);
  const admissionOptions = { ...createAdmissionOptions(config, isOwnRequest), checkSite };
  const service = createWeatherService(sources, { ...admissionOptions, ...serviceLimits });
  const shutdown = new AbortController();
  await Promise.all([loadTopics(), loadAllPhrases()]);
  // A process without the page is without its words for understanding too.
  const simulator = config.page ? await import('./simulator-routes.ts') : undefined;
  const notifications = config.page ? await import('../simulator/notifications.ts') : undefined;
  const platform = notifications?.createSimulatedPlatform(log, createWarningLookup(sources));
  const earlyHandlers = [
    requireHost,
    service.cachedRoutes,
    rejectDuringShutdown(shutdown.signal, isOwnRequest),
  ];
  const app = createExpressApp(config, log, prometheus, earlyHandlers);
  const server = await listen(app, config.port, config.host).catch(explainListenError);
  const inner = await startInnerServer(app, isOwnRequest);
  const url = formatServerUrl(server.address, server.port);
  const { skillId, verify } = config.alexa;
  const turnRecorder = config.page ? createTurnRecorder() : undefined;
  const ownService = { url: inner.url, key: ownKey };
  const client = createWeatherClient(config, ownService, paths, {
    observe: turnRecorder?.recordCall,
    clock,
  });
  const watcher = await startWatcherIfSet(config, sources, log, prometheus);
  const findNotifier = createNotifierLookup(watcher, platform && { ...platform, origin: url });
  const common = { client, store, clock, turnTimeouts, findNotifier, log };
  const dependencies: SkillDependencies = {
    ...createSkillDependencies(createPlaceLookups(sources), {
      ...common,
      defaultPlace: () => defaultPlace,
    }),
    metrics: prometheus,
    skillId,
    simulatorOrigin: verify ? undefined : turnRecorder && url,
    // With signature checks the users are real: their turns are not recorded.
    observe: verify ? undefined : turnRecorder?.recordTurn,
  };
  const skill = buildSkill(dependencies);
  const verifier = verify
    ? createSignatureVerifier({ ...certificates, skillId, clock, log })
    : undefined;
  const turnQueue = createTurnQueue();
  const alexaRouter = Router();
  alexaRouter
    .route('/alexa')
    .all(tagOperation('alexa'), ...(verify ? [] : [checkSite]))
    .post(limitTurns(), ...createAlexaHandlers({ skill, skillId, verifier, turnQueue }))
    .all(allowMethods('POST'));
  app.use(alexaRouter, service.routes);
  if (prometheus) app.use(createMetricsRoute(prometheus, admissionOptions));
  // A skill that calls another service needs no forecasts from this process.
  const needsForecasts = source !== 'demo' && config.weatherApi.url === undefined;
  const health = createHealthRoutes(
    shutdown.signal,
    source,
    needsForecasts
      ? createForecastCheck({
          forecasts: sources.forecasts,
          points: [defaultPlace, REFERENCE_POINT],
          clock,
        })
      : undefined,
  );
  // The routes below need no key, so they must reject pages of other sites.
  app.use(checkSite, health, service.documentRoutes);
  if (simulator && turnRecorder && platform) {
    // Turns of the page count in no metrics, and their profiles live in memory only.
    const pageDependencies = {
      ...dependencies,
      store: createMemoryStore(clock),
      metrics: undefined,
      simulatorOrigin: url,
      observe: turnRecorder.recordTurn,
    };
    const pageSkill = verify
      ? { skill: buildSkill(pageDependencies), dependencies: pageDependencies }
      : { skill, dependencies };
    const connection = { url: inner.url, publicUrl: url, ownKey };
    app.use(
      ...simulator.createSimulatorRoutes({
        ...pageSkill,
        ...connection,
        limits: serviceLimits,
        config,
        sources,
        paths,
        turnRecorder,
        platform,
      }),
    );
  }
  app.use(notFound, problemHandler);
  const closeAndThrow = async (error: unknown): Promise<never> => {
    await closeAll(server.close);
    throw error;
  };
  const wyoming = await startWyomingIfSet().catch(closeAndThrow);
  return {
    url,
    wyomingUrl: wyoming?.url,
    source,
    gazetteer,
    defaultPlace,
    findTurn: (requestId) => turnRecorder?.findTurn(requestId),
    findExchange: (call) => turnRecorder?.findExchange(call),
    close: async () => closeAll(server.close, wyoming),
    shutDown: async (graceMs) => closeAll(async () => server.shutDown(graceMs), wyoming),
  };

  /** A process without open speakers is without the words for understanding them. */
  async function startWyomingIfSet(): Promise<RunningWyoming | undefined> {
    if (config.wyoming.port === undefined) return undefined;
    const { startWyoming } = await import('./wyoming.ts');
    return startWyoming({ config, dependencies, turnQueue, source, log });
  }

  async function closeAll(
    closeServer: () => Promise<void>,
    speakers?: RunningWyoming,
  ): Promise<void> {
    // Lets the event loop read requests that have arrived.
    await nextTurn();
    shutdown.abort();
    admissionOptions.failedAuthLimiter.end();
    await Promise.all([closeServer(), speakers?.close(), watcher?.close()]);
    await inner.close();
    await verifier?.close();
    store?.close();
    await sources.close();
  }
}

/** Loads all that a start loads when it knows its settings, for the compile cache. */
export async function loadLateModules(): Promise<void> {
  await Promise.all([
    loadTopics(),
    loadAllPhrases(),
    import('./simulator-routes.ts'),
    import('./wyoming.ts'),
    import('./watch.ts'),
    import('../../intents/subscriptions.ts'),
    import('../store/sqlite.ts'),
  ]);
}

/** Recorded turns, each with the responses of the weather service. */
const MAX_RECORDED_TURNS = 100;

/** Records the latest turns of the skill, for the simulator and the command line. */
export interface TurnRecorder {
  recordTurn: (turn: RecordedTurn) => void;
  recordCall: (parameters: object, exchange: Exchange) => void;
  findTurn: (requestId: string) => RecordedTurn | undefined;
  findExchange: FindExchange;
}

function createTurnRecorder(): TurnRecorder {
  const turns = new LRUCache<string, RecordedTurn>({ max: MAX_RECORDED_TURNS });
  // An exchange lives as long as the parameters of its call.
  const exchanges = new WeakMap<object, Exchange>();
  return {
    recordTurn: (turn) => turns.set(turn.requestId, turn),
    recordCall: (parameters, exchange) => exchanges.set(parameters, exchange),
    findTurn: (requestId) => turns.get(requestId),
    findExchange: ({ parameters }) => exchanges.get(parameters),
  };
}
