import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { errorHandler, intents } from '../intents/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Collaborators } from './collaborators.ts';
import { noMetrics } from './telemetry/metrics.ts';
import { withholdToken } from './speech/platform-endpoint.ts';
import { tellingTurns } from './speech/turn-log.ts';
import { nothingKept } from './store/none.ts';

/** Tells the platform which skill its SDK calls come from. */
const USER_AGENT = `${packageJson.name}/${packageJson.version}`;

export function buildSkill(collaborators: Collaborators): Skill {
  const { log, simulatorOrigin } = collaborators;
  const tellTurn = tellingTurns(log, collaborators.metrics ?? noMetrics);
  const builder = SkillBuilders.custom()
    .addRequestHandlers(...intents(collaborators))
    .addRequestInterceptors(withholdToken({ log, simulatorOrigin }))
    .addErrorHandlers(errorHandler(collaborators, tellTurn))
    .addResponseInterceptors(tellTurn)
    .withPersistenceAdapter(collaborators.store ?? nothingKept)
    .withCustomUserAgent(USER_AGENT);
  if (collaborators.skillId !== undefined) builder.withSkillId(collaborators.skillId);
  return builder.create();
}
