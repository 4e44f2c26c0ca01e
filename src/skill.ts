import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { errorHandler, intents } from '../intents/index.ts';
import type { Collaborators } from './collaborators.ts';

export function buildSkill(collaborators: Collaborators): Skill {
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...intents(collaborators))
    .addErrorHandlers(errorHandler(collaborators));
  if (collaborators.skillId !== undefined) builder.withSkillId(collaborators.skillId);
  return builder.create();
}
