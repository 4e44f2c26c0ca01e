import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Router, static as files, type RequestHandler } from 'express';
import type { Skill } from 'ask-sdk-core';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import { createPlaceViewer } from '../alerts/place-view.ts';
import { limitRate } from '../http/rate-limit.ts';
import { loadLocale } from '../languages/locales.ts';
import { compressResponses, requireOwnKey } from '../service/middleware.ts';
import { POLLEN_TYPES } from '../contract/parameters.ts';
import { locationHandlers } from '../service/operations/locations.ts';
import { LATIN_NAMES } from '../service/operations/pollen.ts';
import type { TurnRecorder } from './app.ts';
import type { RefusedSentence } from '../simulator/conversation.ts';
import { createPageWeatherApi, type SearchPlaces } from '../simulator/api/page-weather.ts';
import { createSimulatorApi } from '../simulator/api/routes.ts';
import type { FindPollenNames } from '../simulator/api/turn-response.ts';
import { createDeviceApi } from '../simulator/device-api.ts';
import { createSimulationsApi } from '../simulator/api/simulations.ts';
import { createSandboxes, type SandboxesOptions } from './sandboxes.ts';

export interface SimulatorRouteOptions extends Omit<
  SandboxesOptions,
  'observe' | 'isOwnDemo' | 'skillUrl'
> {
  /**
   * The skill of the page: the process's own, or a second one if the first takes signed requests only.
   */
  skill: Skill;
  turnRecorder: TurnRecorder;
  /** URL of the server as browsers reach it. */
  publicUrl: string;
}

/** Application id that simulated devices send if ALEXA_SKILL_ID is not set. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

/** One sentence per second. */
const MAX_TURNS_PER_MINUTE = 60;

/** A search per letter of somebody who types fast. */
const MAX_SEARCHES_PER_MINUTE = 300;

/** Each sentence is read in up to seven languages. */
const MAX_LANGUAGE_SEARCHES_PER_MINUTE = 10;

const MAX_SUGGESTIONS = 6;

const SKILL_PATH = '/simulator/skill';

/** The simulator page and its API. */
export function createSimulatorRoutes({
  turnRecorder,
  skill,
  publicUrl,
  ...parts
}: SimulatorRouteOptions): Router[] {
  const { url, config, sources, dependencies, ownKey } = parts;
  const { gazetteer, clock, skillId, log } = dependencies;
  const defaultPlace = dependencies.defaultPlace();
  const source = sources.source.forecasts;
  const isOwnDemo = config.weatherApi.url === undefined && source === 'demo';
  const { recordCall: observe, findTurn, findExchange } = turnRecorder;
  const skillUrl = `${url}${SKILL_PATH}`;
  const logRefused = (refused: RefusedSentence) =>
    log.info(refused, 'A sentence was not understood');
  const applicationId = skillId ?? SIMULATED_APPLICATION;
  const key = ownKey;
  const common = {
    applicationId,
    observeRefused: config.logsRefused ? logRefused : undefined,
    clock,
    gazetteer,
    findTurn,
    defaultPlace,
    platform: publicUrl,
    key,
  };
  const page = { ...common, findExchange, findPollenNames, source, isOwnDemo };
  const { searchLocations } = locationHandlers(sources);
  const searchPlaces: SearchPlaces = async (searchKey, locale) =>
    searchLocations({ searchKey, limit: MAX_SUGGESTIONS }, await loadLocale(locale));
  const skillRoute = createSkillRoute(skill, skillId, ownKey);
  if (config.alexa.verify) {
    // With signature checks the server is public: live weather only, and a rate limit.
    const view = { viewPlace: createPlaceViewer(sources, log), clock };
    const api = createSimulatorApi({
      ...page,
      runTurn: async (_weather, _now, turn) => turn(skillUrl),
      watchUser: async (userId) => parts.platform.watch(userId, view),
      isChangeable: false,
    });
    const weatherApi = createPageWeatherApi({
      ...page,
      searchPlaces,
      runCalls: async (_weather, _now, call) => call(dependencies.client),
      isChangeable: false,
    });
    return [
      createSimulatorPage(),
      createPageLimits(),
      api,
      weatherApi,
      skillRoute,
      createDeviceApi(),
    ];
  }
  const sandboxes = createSandboxes({ ...parts, observe, isOwnDemo, skillUrl });
  return [
    createSimulatorPage(),
    createSimulatorApi({ ...page, ...sandboxes, isChangeable: true }),
    createPageWeatherApi({ ...page, ...sandboxes, searchPlaces, isChangeable: true }),
    createSimulationsApi({ ...common, endpoint: `${publicUrl}/alexa`, skillId }),
    skillRoute,
    sandboxes.router,
    createDeviceApi(),
  ];
}

const findPollenNames: FindPollenNames = async (locale) => {
  const { pollenNames } = (await loadLocale(locale)).language;
  return Object.fromEntries(POLLEN_TYPES.map((type) => [type, pollenNames[LATIN_NAMES[type]]]));
};

/** The skill for simulated devices, which cannot sign requests: it requires the process's own key. */
function createSkillRoute(skill: Skill, skillId: string | undefined, ownKey: string): Router {
  const router = Router();
  router.post(SKILL_PATH, requireOwnKey(ownKey), ...createAlexaHandlers({ skill, skillId }));
  return router;
}

function createPageLimits(): Router {
  const limit: RequestHandler = limitRate({ perMinute: MAX_TURNS_PER_MINUTE });
  const router = Router();
  router.post(['/simulator/turns', '/simulator/inbox', '/simulator/dialog'], limit);
  router.post('/simulator/language', limitRate({ perMinute: MAX_LANGUAGE_SEARCHES_PER_MINUTE }));
  router.get('/simulator/weather', limit);
  router.get('/simulator/places', limitRate({ perMinute: MAX_SEARCHES_PER_MINUTE }));
  return router;
}

const PAGE_URL = new URL('../simulator/page.html', import.meta.url);
const ASSET_FOLDER = fileURLToPath(new URL('../simulator/page', import.meta.url));

/** Files of the page folder that browsers may load. */
const ASSET_PATTERN = /\.(?:js|css|svg)$/;

/** The page is static and loads nothing from other origins. */
const CONTENT_SECURITY_POLICY = "default-src 'self'";

/** Serves the page at `/`, for conversations with the skill in the browser. */
export function createSimulatorPage(): Router {
  const page = readFileSync(PAGE_URL, 'utf8');
  const assets = files(ASSET_FOLDER, { index: false, redirect: false });
  const router = Router();
  router.use(['/', '/simulator'], compressResponses());

  router.get('/', (_request, response) => {
    response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY).type('html').send(page);
  });
  router.use('/simulator/page', (request, response, next) => {
    if (ASSET_PATTERN.test(request.path)) assets(request, response, next);
    else next();
  });

  return router;
}
