import { Router, type RequestHandler } from 'express';
import type { Skill } from 'ask-sdk-core';
import { createAlexaHandlers } from '../http/alexa/endpoint.ts';
import { limitRate } from '../http/rate-limit.ts';
import { requireOwnKey } from '../service/inner-server.ts';
import type { TurnRecorder } from './turn-recorder.ts';
import { createSimulatorApi } from '../simulator/api/routes.ts';
import { createDeviceApi } from '../simulator/device-api.ts';
import { createSimulatorPage } from '../simulator/page.ts';
import { createSimulationsApi } from '../simulator/api/simulations.ts';
import { createSandboxes, type SandboxesOptions } from './sandboxes.ts';

export interface SimulatorRouteOptions extends Omit<
  SandboxesOptions,
  'observe' | 'isOwnDemo' | 'skillUrl'
> {
  /** What the page talks to: the skill of the process, or where that takes signed requests only, one beside it. */
  skill: Skill;
  seen: TurnRecorder;
  /** Where the server is for those who open the page. */
  publicUrl: string;
}

/** What a simulated device calls the skill that has no id yet. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

/** Nobody says more than a sentence a second. */
const MAX_TURNS_PER_MINUTE = 60;

const SKILL_PATH = '/simulator/skill';

/** The page, and what it asks for. */
export function createSimulatorRoutes({
  seen,
  skill,
  publicUrl,
  ...parts
}: SimulatorRouteOptions): Router[] {
  const { url, config, sources, collaborators, ownKey } = parts;
  const { gazetteer, clock, skillId } = collaborators;
  const defaultPlace = collaborators.defaultPlace();
  const source = sources.source.forecasts;
  const isOwnDemo = config.weatherApi.url === undefined && source === 'demo';
  const { recordCall: observe, turnOf, exchangeOf } = seen;
  const skillUrl = `${url}${SKILL_PATH}`;
  const applicationId = skillId ?? SIMULATED_APPLICATION;
  const key = ownKey;
  const common = {
    applicationId,
    clock,
    gazetteer,
    turnOf,
    defaultPlace,
    platform: publicUrl,
    key,
  };
  const page = { ...common, exchangeOf, source, isOwnDemo };
  const way = createSkillRoute(skill, skillId, ownKey);
  if (config.alexa.verify) {
    // On a network of others it is the weather of now, and the turns have a limit.
    const api = createSimulatorApi({
      ...page,
      runTurn: async (_weather, _now, turn) => turn(skillUrl),
      isChangeable: false,
    });
    return [createSimulatorPage(), createTurnLimit(), api, way, createDeviceApi()];
  }
  const worlds = createSandboxes({ ...parts, observe, isOwnDemo, skillUrl });
  return [
    createSimulatorPage(),
    createSimulatorApi({ ...page, runTurn: worlds.runTurn, isChangeable: true }),
    createSimulationsApi({ ...common, endpoint: `${publicUrl}/alexa`, skillId }),
    way,
    worlds.router,
    createDeviceApi(),
  ];
}

/** The skill for simulated devices, which cannot sign: this process alone gets there. */
function createSkillRoute(skill: Skill, skillId: string | undefined, ownKey: string): Router {
  const router = Router();
  router.post(SKILL_PATH, requireOwnKey(ownKey), ...createAlexaHandlers({ skill, skillId }));
  return router;
}

function createTurnLimit(): Router {
  const limit: RequestHandler = limitRate({ perMinute: MAX_TURNS_PER_MINUTE });
  const router = Router();
  router.post(['/simulator/turns', '/simulator/dialog'], limit);
  return router;
}
