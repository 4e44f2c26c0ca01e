import { setImmediate as nextTurn } from 'node:timers/promises';
import { Router } from 'express';
import type { Logger } from 'pino';
import { alexaEndpoint } from './alexa-endpoint.ts';
import type { AskedTurn, Collaborators } from './collaborators.ts';
import type { Config } from './config.ts';
import { explainListenError, urlOf } from './http/addresses.ts';
import { listenForSkill } from './http/inner-server.ts';
import { limitTurns } from './http/limit-turns.ts';
import { listen } from './listen.ts';
import { postcodeLookup } from './place/postcode-lookup.ts';
import { findDefaultPlace } from './default-place.ts';
import {
  createSignatureVerifier,
  type CertificateAccess,
} from './http/alexa-signature/verifier.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { simulatorRoutes } from './simulator-routes.ts';
import { createSeen } from './seen.ts';
import { buildSkill } from './skill.ts';
import { createDeviceSettings } from './speech/device-settings.ts';
import { forgiving } from './store/forgiving.ts';
import { openStore } from './store/open.ts';
import { memoryStore } from './store/in-memory.ts';
import { withShortMemory } from './store/short-memory.ts';
import type { Prometheus } from './telemetry/prometheus.ts';
import { newKey } from './service/keyring.ts';
import { onlyMethods } from './service/methods.ts';
import { metricsRoute } from './service/metrics-route.ts';
import { named } from './service/observe.ts';
import { createForecastCheck } from './service/forecast-check.ts';
import { createReadiness, healthRoutes, refuseWhileEnding } from './service/readiness.ts';
import { nothingHere, problemHandler } from './service/problem-handler.ts';
import { weatherService } from './service/service.ts';
import { openSources } from './sources.ts';
import { clientOf, foreignPaths } from './upstream.ts';
import { admissionOf, plainExpress, siteChecks } from './service-app.ts';

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
  turnOf: (requestId: string) => AskedTurn | undefined;
  /** Answers what is in flight, and ends. */
  close: () => Promise<void>;
  /** The same, but takes requests for so many milliseconds before that, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}

export { SIMULATED_APPLICATION } from './simulator-routes.ts';

/** A station of the German weather service is there; a default place may be far from any. */
const FRANKFURT = { latitude: 50.05, longitude: 8.6, elevation: 100 };

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, clock, log, prometheus, certificates } = options;
  const opened = await openSources(config, clock, log, { metrics: prometheus });
  const { gazetteer } = opened;
  const source = opened.source.forecasts;
  const defaultPlace = findDefaultPlace(gazetteer, config.defaultPlace);
  const { forecasts } = opened;
  const check = createForecastCheck({ forecasts, points: [defaultPlace, FRANKFURT], clock });
  const sources = { ...opened, forecasts: check.forecasts };
  const paths = foreignPaths(config);
  const store = await openStore(config.store, clock, log);
  const ownKey = newKey();
  const { requireHost, checkSite } = siteChecks(config);
  const isIn = { ...admissionOf(config, ownKey), checkSite };
  const service = weatherService(sources, isIn);
  const readiness = createReadiness();
  const first = [requireHost, service.kept, refuseWhileEnding(readiness, ownKey)];
  const app = plainExpress(config, log, prometheus, first);
  const server = await listen(app, config.port, config.host).catch(explainListenError);
  const inner = await listenForSkill(app, ownKey);
  const url = urlOf(server.address, server.port);
  const { skillId, verify } = config.alexa;
  const seen = config.page ? createSeen() : undefined;
  const own = { url: inner.url, key: ownKey };
  const collaborators: Collaborators = {
    client: clientOf(config, own, paths, { observe: seen?.observeCall, clock }),
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
    simulatorOrigin: verify ? undefined : seen && url,
    // Where signatures are checked, people talk to the skill, and nobody looks inside.
    observe: verify ? undefined : seen?.observeTurn,
  };
  const skill = buildSkill(collaborators);
  const verifier = verify
    ? createSignatureVerifier({ ...certificates, skillId, clock, log })
    : undefined;
  const alexa = Router();
  alexa
    .route('/alexa')
    .all(named('alexa'), ...(verify ? [] : [checkSite]))
    .post(limitTurns(), ...alexaEndpoint({ skill, skillId, verifier }))
    .all(onlyMethods('POST'));
  app.use(alexa, service.made);
  if (prometheus) app.use(metricsRoute(prometheus, isIn));
  // What follows has no key to keep pages of other sites out.
  // The skill that asks another service needs no forecasts from here.
  const needsForecasts = source !== 'demo' && config.weatherApi.url === undefined;
  const health = healthRoutes(readiness, source, needsForecasts ? check.isThere : undefined);
  app.use(checkSite, health, service.documents);
  if (seen) {
    // Beside the skill of the platform: what the page says is in no figures, and outlives no process.
    const aside = {
      ...collaborators,
      store: memoryStore(clock),
      metrics: undefined,
      simulatorOrigin: url,
      observe: seen.observeTurn,
    };
    const talked = verify
      ? { skill: buildSkill(aside), collaborators: aside }
      : { skill, collaborators };
    const ways = { url: inner.url, publicUrl: url, ownKey };
    app.use(...simulatorRoutes({ ...talked, ...ways, config, sources, paths, seen }));
  }
  app.use(nothingHere, problemHandler);
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
    isIn.wrongKeys.end();
    await close();
    await inner.close();
    await verifier?.close();
    store?.close();
    await sources.close();
  }
}
