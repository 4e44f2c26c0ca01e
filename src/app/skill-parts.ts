import type { Logger } from 'pino';
import type { WeatherClient } from '../client/client.ts';
import type { Place } from '../place/place.ts';
import { createPostcodeLookup } from '../place/postcodes/place-at-postcode.ts';
import type { Sources } from '../service/sources.ts';
import { createDeviceSettings } from '../speech/device.ts';
import type { SkillDependencies } from '../speech/skill-dependencies.ts';
import type { TurnTimeouts } from '../speech/turn.ts';
import { faultTolerant, withInMemoryAttribute, type Store } from '../store/store.ts';

/** What the skills of a process share. */
export interface SkillParts {
  client: WeatherClient;
  /** Undefined: nothing is remembered. */
  store: Store | undefined;
  clock: () => Date;
  turnTimeouts: TurnTimeouts | undefined;
  defaultPlace: () => Place;
  log: Logger;
}

/** The dependencies of a skill in a process with the sources of the weather. */
export function createSkillDependencies(
  { gazetteer, postcodes }: Pick<Sources, 'gazetteer' | 'postcodes'>,
  { client, store, clock, turnTimeouts, defaultPlace, log }: SkillParts,
): SkillDependencies {
  return {
    client,
    gazetteer,
    postcodes: createPostcodeLookup(postcodes, gazetteer),
    deviceSettings: createDeviceSettings(clock, turnTimeouts),
    // A process outlives a conversation, so the last question stays in memory.
    store: store && withInMemoryAttribute(faultTolerant(store, log), 'recent'),
    clock,
    timeouts: turnTimeouts,
    defaultPlace,
    log,
  };
}
