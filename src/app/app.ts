import { setImmediate as nextTurn } from 'node:timers/promises';
import { Router } from 'express';
import type { Logger } from 'pino';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import type { RecordedTurn, SkillDependencies } from '../speech/skill-dependencies.ts';
import type { Config } from '../config.ts';
import { explainListenError, formatServerUrl, listen } from '../http/listen.ts';
import { startInnerServer } from '../service/inner-server.ts';
import { limitTurns } from '../http/overload.ts';
import { createPostcodeLookup } from '../place/postcodes/place-at-postcode.ts';
import { findDefaultPlace } from './default-place.ts';
import { createSignatureVerifier, type CertificateAccess } from '../http/alexa/verifier.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { createSimulatorRoutes } from './simulator-routes.ts';
import { createTurnRecorder } from './turn-recorder.ts';
import { buildSkill } from './skill.ts';
import { createDeviceSettings } from '../speech/device.ts';
import { faultTolerant } from '../store/faults.ts';
import { openStore } from '../store/open.ts';
import { createMemoryStore, withInMemoryAttribute } from '../store/in-memory.ts';
import type { Prometheus } from '../telemetry/prometheus.ts';
import { createKey, allowMethods, tagOperation } from '../service/middleware.ts';
import {
  createMetricsRoute,
  createForecastCheck,
  createReadiness,
  createHealthRoutes,
  rejectDuringShutdown,
} from '../service/monitoring.ts';
import { notFound, problemHandler } from '../service/problem-handler.ts';
import { createWeatherService } from '../service/service.ts';
import { openSources } from './sources.ts';
import { createWeatherClient, loadPathOverrides } from './weather-client.ts';
import { createAdmissionOptions, createExpressApp, createSiteChecks } from './service-app.ts';

export interface AppOptions {
  config: Config;
  clock: () => Date;
  log: Logger;
  /** Takes the figures, which are then at `/metrics`; undefined: nobody asks for them. */
  prometheus?: Prometheus | undefined;
  /** Where the certificates come from that sign requests, and whose are trusted; undefined: Alexa's. */
  certificates?: CertificateAccess | undefined;
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
  turnOf: (requestId: string) => RecordedTurn | undefined;
  /** Answers what is in flight, and ends. */
  close: () => Promise<void>;
  /** The same, but takes requests for so many milliseconds before that, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}

export { SIMULATED_APPLICATION } from './simulator-routes.ts';

/** A station of the German weather service is there; a default place may be far from any. */
const REFERENCE_POINT = { latitude: 50.05, longitude: 8.6, elevation: 100 };

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, clock, log, prometheus, certificates } = options;
  const opened = await openSources(config, clock, log, { metrics: prometheus });
  const { gazetteer } = opened;
  const source = opened.source.forecasts;
  const defaultPlace = findDefaultPlace(gazetteer, config.defaultPlace);
  const { forecasts } = opened;
  const check = createForecastCheck({ forecasts, points: [defaultPlace, REFERENCE_POINT], clock });
  const sources = { ...opened, forecasts: check.forecasts };
  const paths = loadPathOverrides(config);
  const store = await openStore(config.store, clock, log);
  const ownKey = createKey();
  const { requireHost, checkSite } = createSiteChecks(config);
  const isIn = { ...createAdmissionOptions(config, ownKey), checkSite };
  const service = createWeatherService(sources, isIn);
  const readiness = createReadiness();
  const first = [requireHost, service.cachedRoutes, rejectDuringShutdown(readiness, ownKey)];
  const app = createExpressApp(config, log, prometheus, first);
  const server = await listen(app, config.port, config.host).catch(explainListenError);
  const inner = await startInnerServer(app, ownKey);
  const url = formatServerUrl(server.address, server.port);
  const { skillId, verify } = config.alexa;
  const seen = config.page ? createTurnRecorder() : undefined;
  const own = { url: inner.url, key: ownKey };
  const collaborators: SkillDependencies = {
    client: createWeatherClient(config, own, paths, { observe: seen?.recordCall, clock }),
    gazetteer,
    postcodes: createPostcodeLookup(sources.postcodes, gazetteer),
    deviceSettings: createDeviceSettings(clock),
    // One process outlives a conversation: its last question stays in memory.
    store: store && withInMemoryAttribute(faultTolerant(store, log), 'recent'),
    clock,
    defaultPlace: () => defaultPlace,
    log,
    metrics: prometheus,
    skillId,
    simulatorOrigin: verify ? undefined : seen && url,
    // Where signatures are checked, people talk to the skill, and nobody looks inside.
    observe: verify ? undefined : seen?.recordTurn,
  };
  const skill = buildSkill(collaborators);
  const verifier = verify
    ? createSignatureVerifier({ ...certificates, skillId, clock, log })
    : undefined;
  const alexa = Router();
  alexa
    .route('/alexa')
    .all(tagOperation('alexa'), ...(verify ? [] : [checkSite]))
    .post(limitTurns(), ...createAlexaHandlers({ skill, skillId, verifier }))
    .all(allowMethods('POST'));
  app.use(alexa, service.routes);
  if (prometheus) app.use(createMetricsRoute(prometheus, isIn));
  // What follows has no key to keep pages of other sites out.
  // The skill that asks another service needs no forecasts from here.
  const needsForecasts = source !== 'demo' && config.weatherApi.url === undefined;
  const health = createHealthRoutes(
    readiness,
    source,
    needsForecasts ? check.isAvailable : undefined,
  );
  app.use(checkSite, health, service.documentRoutes);
  if (seen) {
    // Beside the skill of the platform: what the page says is in no figures, and outlives no process.
    const aside = {
      ...collaborators,
      store: createMemoryStore(clock),
      metrics: undefined,
      simulatorOrigin: url,
      observe: seen.recordTurn,
    };
    const talked = verify
      ? { skill: buildSkill(aside), collaborators: aside }
      : { skill, collaborators };
    const ways = { url: inner.url, publicUrl: url, ownKey };
    app.use(...createSimulatorRoutes({ ...talked, ...ways, config, sources, paths, seen }));
  }
  app.use(notFound, problemHandler);
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
    readiness.beginShutdown();
    isIn.failedAuthLimiter.end();
    await close();
    await inner.close();
    await verifier?.close();
    store?.close();
    await sources.close();
  }
}
