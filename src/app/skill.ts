import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { createRequestHandlers } from '../../intents/handlers.ts';
import { createErrorHandler } from '../../intents/system-events.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { SkillDependencies } from '../speech/skill-dependencies.ts';
import { createTokenGuard } from '../speech/platform-api.ts';
import { createTurnLogger } from '../speech/turn.ts';
import { noStore } from '../store/open.ts';

/** Identifies the skill in the SDK's calls to the platform. */
const USER_AGENT = `${packageJson.name}/${packageJson.version}`;

export function buildSkill(dependencies: SkillDependencies): Skill {
  const { log, simulatorOrigin } = dependencies;
  const turnLogger = createTurnLogger(log, dependencies.metrics);
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...createRequestHandlers(dependencies))
    .addRequestInterceptors(createTokenGuard({ log, simulatorOrigin }))
    .addErrorHandlers(createErrorHandler(dependencies, turnLogger))
    .addResponseInterceptors(turnLogger)
    .withPersistenceAdapter(dependencies.store ?? noStore)
    .withCustomUserAgent(USER_AGENT);
  if (dependencies.skillId !== undefined) builder.withSkillId(dependencies.skillId);
  return builder.create();
}
