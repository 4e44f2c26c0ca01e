import { SkillBuilders, type Skill } from 'ask-sdk-core';
import type { Logger } from 'pino';
import { createRequestHandlers } from '../../intents/handlers.ts';
import { createErrorHandler } from '../../intents/system-events.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { WeatherClient } from '../client/client.ts';
import { ConfigError } from '../config.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { createDeviceSettings } from '../speech/device.ts';
import { createTokenGuard } from '../speech/platform-api.ts';
import type { FindNotifier, SkillDependencies } from '../speech/skill-dependencies.ts';
import { createTurnLogger, createTurnStarter, type TurnTimeouts } from '../speech/turn.ts';
import { noStore } from '../store/open.ts';
import { faultTolerant, withInMemoryAttribute, type Store } from '../store/store.ts';

/** Identifies the skill in the SDK's calls to the platform. */
const USER_AGENT = `${packageJson.name}/${packageJson.version}`;

export function buildSkill(dependencies: SkillDependencies): Skill {
  const { log, simulatorOrigin, timeouts } = dependencies;
  const turnLogger = createTurnLogger(log, dependencies.metrics);
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...createRequestHandlers(dependencies))
    .addRequestInterceptors(createTurnStarter(timeouts), createTokenGuard({ log, simulatorOrigin }))
    .addErrorHandlers(createErrorHandler(dependencies, turnLogger))
    .addResponseInterceptors(turnLogger)
    .withPersistenceAdapter(dependencies.store ?? noStore)
    .withCustomUserAgent(USER_AGENT);
  if (dependencies.skillId !== undefined) builder.withSkillId(dependencies.skillId);
  return builder.create();
}

/** @throws {ConfigError} for a name that no place has */
export function findDefaultPlace(gazetteer: Gazetteer, name: string): Place {
  const place = gazetteer.find(name, { language: 'de' });
  if (!place) throw new ConfigError(`DEFAULT_PLACE must be the name of a place, not "${name}"`);
  return place;
}

/** What the skills of a process share. */
export interface SkillParts {
  client: WeatherClient;
  /** Undefined: nothing is remembered. */
  store: Store | undefined;
  clock: () => Date;
  turnTimeouts: TurnTimeouts | undefined;
  defaultPlace: () => Place;
  findNotifier: FindNotifier;
  log: Logger;
}

/** The dependencies of a skill in a process with the sources of the weather. Functions of AWS look up postcodes later. */
export function createSkillDependencies(
  places: Pick<SkillDependencies, 'gazetteer' | 'postcodes'>,
  { client, store, clock, turnTimeouts, defaultPlace, findNotifier, log }: SkillParts,
): SkillDependencies {
  return {
    ...places,
    client,
    deviceSettings: createDeviceSettings(clock, turnTimeouts),
    // A process outlives a conversation, so the last question stays in memory.
    store: store && withInMemoryAttribute(faultTolerant(store, log), 'recent'),
    clock,
    timeouts: turnTimeouts,
    defaultPlace,
    findNotifier,
    log,
  };
}
