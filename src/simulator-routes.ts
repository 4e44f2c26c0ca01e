import { Router, type RequestHandler } from 'express';
import type { Skill } from 'ask-sdk-core';
import { alexaEndpoint } from './alexa-endpoint.ts';
import { limitRate } from './http/rate-limit.ts';
import { requireOwnKey } from './http/own-key.ts';
import type { Seen } from './seen.ts';
import { simulatorApi } from './simulator/api/routes.ts';
import { deviceAddresses } from './simulator/device-address.ts';
import { simulatorPage } from './simulator/page.ts';
import { simulations } from './simulator/simulations.ts';
import { createWorlds, type WorldsOptions } from './worlds.ts';

export interface SimulatorParts extends Omit<WorldsOptions, 'observe' | 'isOwnDemo' | 'skillUrl'> {
  /** What the page talks to: the skill of the process, or where that takes signed requests only, one beside it. */
  skill: Skill;
  seen: Seen;
  /** Where the server is for those who open the page. */
  publicUrl: string;
}

/** What a simulated device calls the skill that has no id yet. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

/** Nobody says more than a sentence a second. */
const MAX_TURNS_PER_MINUTE = 60;

const SKILL_PATH = '/simulator/skill';

/** The page, and what it asks for. */
export function simulatorRoutes({ seen, skill, publicUrl, ...parts }: SimulatorParts): Router[] {
  const { url, config, sources, collaborators, ownKey } = parts;
  const { gazetteer, clock, skillId } = collaborators;
  const defaultPlace = collaborators.defaultPlace();
  const source = sources.source.forecasts;
  const isOwnDemo = config.weatherApi.url === undefined && source === 'demo';
  const { observeCall: observe, turnOf, exchangeOf } = seen;
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
  const way = wayToSkill(skill, skillId, ownKey);
  if (config.alexa.verify) {
    // On a network of others it is the weather of now, and the turns have a limit.
    const api = simulatorApi({
      ...page,
      runTurn: async (_weather, _now, turn) => turn(skillUrl),
      isChangeable: false,
    });
    return [simulatorPage(), limitedTurns(), api, way, deviceAddresses()];
  }
  const worlds = createWorlds({ ...parts, observe, isOwnDemo, skillUrl });
  return [
    simulatorPage(),
    simulatorApi({ ...page, runTurn: worlds.runTurn, isChangeable: true }),
    simulations({ ...common, endpoint: `${publicUrl}/alexa`, skillId }),
    way,
    worlds.router,
    deviceAddresses(),
  ];
}

/** The skill for simulated devices, which cannot sign: this process alone gets there. */
function wayToSkill(skill: Skill, skillId: string | undefined, ownKey: string): Router {
  const router = Router();
  router.post(SKILL_PATH, requireOwnKey(ownKey), ...alexaEndpoint({ skill, skillId }));
  return router;
}

function limitedTurns(): Router {
  const limit: RequestHandler = limitRate({ perMinute: MAX_TURNS_PER_MINUTE });
  const router = Router();
  router.post(['/simulator/turns', '/simulator/dialog'], limit);
  return router;
}
