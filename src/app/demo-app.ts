import { pino } from 'pino';
import { startApp } from './app.ts';
import { SIMULATED_APPLICATION } from './simulator-routes.ts';
import { createUnhurriedLimits } from './service-app.ts';
import { readConfig } from '../config.ts';
import { loadGazetteer } from '../place/load-gazetteer.ts';
import type { DemoApp, DemoAppOptions, DeployedSkill } from '../simulator/dialogs/player.ts';
import { findDefaultPlace } from './skill.ts';

/** No dialog needs as long; it is for machines that are busy. */
const TIMEOUT_MS = 300_000;

/** Starts the app with demo weather on a free port; its profiles live in memory only. */
export async function startDemoApp({ clock, upstream }: DemoAppOptions): Promise<DemoApp> {
  const level = process.env['LOG_LEVEL'] || 'silent';
  const app = await startApp({
    config: readConfig({
      LOG_LEVEL: level,
      WEATHER_DATA: 'demo',
      PORT: '0',
      STORE_FILE: ':memory:',
      WEATHER_API_URL: upstream,
    }),
    clock,
    log: pino({ level }, pino.destination(2)),
    ...createUnhurriedLimits(TIMEOUT_MS),
  });
  return { ...app, applicationId: SIMULATED_APPLICATION };
}

/**
 * A deployed skill for dialogs. Its requests are for the skill of ALEXA_SKILL_ID; a device without a place is at
 * DEFAULT_PLACE.
 *
 * @throws {ConfigError} for an unknown place
 */
export function describeDeployedSkill(
  address: Pick<DeployedSkill, 'endpoint' | 'timeoutMs'>,
): DeployedSkill {
  const { ALEXA_SKILL_ID: skillId, DEFAULT_PLACE } = process.env;
  const gazetteer = loadGazetteer();
  return {
    ...address,
    clock: () => new Date(),
    gazetteer,
    defaultPlace: findDefaultPlace(gazetteer, readConfig({ DEFAULT_PLACE }).defaultPlace),
    applicationId: skillId || SIMULATED_APPLICATION,
  };
}
