import { SkillBuilders, type Skill } from 'ask-sdk-core';
import type { Logger } from 'pino';
import { errorHandler, intents } from '../intents/index.ts';
import type { Client } from './client/client.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import type { Call } from './slots/calls.ts';

/** What the skill works with. */
export interface Collaborators {
  client: Client;
  gazetteer: Gazetteer;
  clock: () => Date;
  /** Where a device is that does not say. */
  defaultPlace: Place;
  log: Logger;
  /** Requests for another application are refused; undefined takes all. */
  skillId?: string | undefined;
  /** Told what a turn asked for and where; for those who look inside, as the command line does. */
  observe?: ((turn: Turn) => void) | undefined;
}

/** What a question became. */
export interface Turn {
  requestId: string;
  place: Place;
  calls: Call[];
}

export function buildSkill(collaborators: Collaborators): Skill {
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...intents(collaborators))
    .addErrorHandlers(errorHandler(collaborators));
  if (collaborators.skillId !== undefined) builder.withSkillId(collaborators.skillId);
  return builder.create();
}
