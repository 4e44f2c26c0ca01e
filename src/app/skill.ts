import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { createRequestHandlers } from '../../intents/handlers.ts';
import { createErrorHandler } from '../../intents/system-events.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { SkillDependencies } from './skill-dependencies.ts';
import { noMetrics } from '../telemetry/metrics.ts';
import { createTokenGuard } from '../speech/platform-api.ts';
import { createTurnLogger } from '../speech/turn.ts';
import { noStore } from '../store/open.ts';

/** Tells the platform which skill its SDK calls come from. */
const USER_AGENT = `${packageJson.name}/${packageJson.version}`;

export function buildSkill(collaborators: SkillDependencies): Skill {
  const { log, simulatorOrigin } = collaborators;
  const tellTurn = createTurnLogger(log, collaborators.metrics ?? noMetrics);
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...createRequestHandlers(collaborators))
    .addRequestInterceptors(createTokenGuard({ log, simulatorOrigin }))
    .addErrorHandlers(createErrorHandler(collaborators, tellTurn))
    .addResponseInterceptors(tellTurn)
    .withPersistenceAdapter(collaborators.store ?? noStore)
    .withCustomUserAgent(USER_AGENT);
  if (collaborators.skillId !== undefined) builder.withSkillId(collaborators.skillId);
  return builder.create();
}
