import type { RequestHandler } from 'ask-sdk-core';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { isIntent, readRequestSlots } from '../src/speech/turn.ts';
import type { AnswerSubscriber } from './support/subscribe.ts';
import { createSkillEventHandler } from './skill-events.ts';
import { canFulfillHandler, sessionEndedHandler } from './system-events.ts';
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
  createYesHandler,
  smallTalkHandler,
} from './conversation.ts';
import {
  createForgetHomeHandler,
  createHomeHandler,
  createUnitsHandler,
  whichHomeHandler,
} from './profile.ts';
import {
  createRememberPlaceHandler,
  createForgetEverythingHandler,
  forgetPlaceHandler,
  whichPlacesHandler,
} from './own-places.ts';
import { createTopicHandler } from './support/answer-topic.ts';
import { createBriefingHandler } from './briefing.ts';
import { createDetailQuestionHandler } from './detail-questions.ts';
import { topics } from './topics.ts';

/** By intent. Whoever asks for the weather does without the modules of being warned. */
const SUBSCRIPTION_ANSWERS: Readonly<Record<string, () => Promise<AnswerSubscriber>>> = {
  SubscribeIntent: async () => (await import('./support/subscribe.ts')).subscribe,
  UnsubscribeIntent: async () => (await import('./subscriptions.ts')).unsubscribe,
  WhichSubscriptionsIntent: async () => (await import('./subscriptions.ts')).listSubscriptions,
  QuietHoursIntent: async () => (await import('./subscriptions.ts')).setQuietHours,
};

function createSubscriptionHandler(
  intent: string,
  load: () => Promise<AnswerSubscriber>,
  dependencies: SkillDependencies,
): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, intent),
    async handle(input) {
      const answer = await load();
      return answer(readRequestSlots(input), input, dependencies);
    },
  };
}

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
    createForgetHomeHandler(dependencies),
    whichHomeHandler,
    createRememberPlaceHandler(dependencies),
    forgetPlaceHandler,
    whichPlacesHandler,
    createForgetEverythingHandler(dependencies),
    ...Object.entries(SUBSCRIPTION_ANSWERS).map(([intent, load]) =>
      createSubscriptionHandler(intent, load, dependencies),
    ),
    createUnitsHandler(dependencies),
    smallTalkHandler,
    unofferedHandler,
    launchHandler,
    createHelpHandler(dependencies),
    createYesHandler(dependencies),
    noHandler,
    stopHandler,
    navigateHomeHandler,
    canFulfillHandler,
    createSkillEventHandler(dependencies),
    sessionEndedHandler,
    fallbackHandler,
  ];
}
