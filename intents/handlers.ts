import type { RequestHandler } from 'ask-sdk-core';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { canFulfillHandler, sessionEndedHandler, skillDisabledHandler } from './system-events.ts';
import {
  createChoiceHandler,
  createCompareThatHandler,
  createDetailHandler,
  createFollowUpHandler,
  createRepeatHandler,
  createTripHandler,
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
  smallTalkHandler,
} from './conversation.ts';
import {
  forgetHomeHandler,
  createHomeHandler,
  createUnitsHandler,
  whichHomeHandler,
} from './profile.ts';
import {
  createRememberPlaceHandler,
  forgetEverythingHandler,
  forgetPlaceHandler,
  whichPlacesHandler,
} from './own-places.ts';
import { createTopicHandler } from './support/answer-topic.ts';
import { createBriefingHandler } from './briefing.ts';
import { createDetailQuestionHandler } from './detail-questions.ts';
import { topics } from './topics.ts';

/** All request handlers in order of dispatch; the fallback comes last. */
export function createRequestHandlers(dependencies: SkillDependencies): RequestHandler[] {
  const { unoffered, ...offered } = topics;
  return [
    ...Object.values(offered).map((topic) => createTopicHandler(topic, dependencies)),
    // Before the topic whose intent "where is it warmer?" has.
    createCompareThatHandler(dependencies),
    createTopicHandler(unoffered, dependencies),
    createFollowUpHandler(dependencies),
    createDetailHandler(dependencies),
    createDetailQuestionHandler(dependencies),
    createTripHandler(dependencies),
    createBriefingHandler(dependencies),
    createRepeatHandler(dependencies),
    createChoiceHandler(dependencies),
    createHomeHandler(dependencies),
    forgetHomeHandler,
    whichHomeHandler,
    createRememberPlaceHandler(dependencies),
    forgetPlaceHandler,
    whichPlacesHandler,
    forgetEverythingHandler,
    createUnitsHandler(dependencies),
    smallTalkHandler,
    unofferedHandler,
    launchHandler,
    createHelpHandler(dependencies),
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
