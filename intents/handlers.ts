import type { RequestHandler } from 'ask-sdk-core';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { canFulfillHandler, sessionEndedHandler, skillDisabledHandler } from './system-events.ts';
import {
  createChoiceHandler,
  createDetailHandler,
  createFollowUpHandler,
  createRepeatHandler,
} from './follow-ups.ts';
import {
  fallbackHandler,
  createHelpHandler,
  launchHandler,
  navigateHomeHandler,
  noHandler,
  stopHandler,
  unofferedHandler,
  yesHandler,
} from './conversation.ts';
import {
  forgetHomeHandler,
  createHomeHandler,
  createUnitsHandler,
  whichHomeHandler,
} from './profile.ts';
import { createTopicHandler } from './support/answer-topic.ts';
import { topics } from './topics.ts';

export { createErrorHandler } from './system-events.ts';

/** What a person can ask or say, in the order of dispatch; what nothing else takes comes last. */
export function createRequestHandlers(collaborators: SkillDependencies): RequestHandler[] {
  return [
    ...Object.values(topics).map((topic) => createTopicHandler(topic, collaborators)),
    createFollowUpHandler(collaborators),
    createDetailHandler(collaborators),
    createRepeatHandler(collaborators),
    createChoiceHandler(collaborators),
    createHomeHandler(collaborators),
    forgetHomeHandler,
    whichHomeHandler,
    createUnitsHandler(collaborators),
    unofferedHandler,
    launchHandler,
    createHelpHandler(collaborators),
    yesHandler,
    noHandler,
    stopHandler,
    navigateHomeHandler,
    canFulfillHandler,
    skillDisabledHandler,
    sessionEndedHandler,
    fallbackHandler,
  ];
}
