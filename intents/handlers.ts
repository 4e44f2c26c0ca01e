import { getLocale, type HandlerInput, type RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import type { LastAnswer } from '../src/speech/profile.ts';
import { isIntent, readRequestSlots } from '../src/speech/turn.ts';
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
import { answerPendingQuestion, answerTopic } from './support/answer-topic.ts';
import { continueTalk, findMeantTopic, TOPICS_BY_CONTEXT } from './support/recent-talk.ts';
import { findRecentAnswer, type Topic } from './support/turn-context.ts';
import { compareWithTalk } from './support/two-places.ts';
import { createBriefingHandler } from './briefing.ts';
import { createDetailQuestionHandler } from './detail-questions.ts';
import { topics } from './topics.ts';

/** All request handlers in order of dispatch; the fallback comes last. */
export function createRequestHandlers(dependencies: SkillDependencies): RequestHandler[] {
  return [
    ...Object.values(topics).map((topic) => createTopicHandler(topic, dependencies)),
    createFollowUpHandler(dependencies),
    createDetailHandler(dependencies),
    createDetailQuestionHandler(dependencies),
    createCompareThatHandler(dependencies),
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

/** Beyond these nobody asks for the air. */
const HOTTEST_C = 50;
const HOTTEST_F = 125;

/**
 * Handles the intent of a topic. An utterance with only a place is parsed as a weather question, but may also
 * reply to a pending question of the skill.
 */
function createTopicHandler(topic: Topic, dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) =>
      isIntent(input, topic.intent) &&
      (topic.quantity === undefined || readRequestSlots(input).quantity === topic.quantity),
    async handle(input) {
      const spoken = readRequestSlots(input);
      const isPlaceAlone = topic.name === 'weather';
      const resumed = isPlaceAlone ? answerPendingQuestion(spoken, input, dependencies) : undefined;
      if (resumed) return resumed;
      const recent = await findRecentAnswer(input, dependencies);
      const isInFahrenheit = getLocale(input.requestEnvelope) === 'en-US';
      const hottest = isInFahrenheit ? HOTTEST_F : HOTTEST_C;
      const meant = TOPICS_BY_CONTEXT.has(topic.name)
        ? findMeantTopic(spoken, topic.name, recent, hottest)
        : { topic: topic.name, slots: spoken };
      const meantTopic = meant.topic === topic.name ? topic : topics[meant.topic];
      if (!recent) return answerTopic(meantTopic, meant.slots, input, dependencies);
      return continueWith(meantTopic, meant.slots, recent, input, dependencies);
    },
  };
}

/** Answers a full question after an answer whose place and time it may leave unsaid. */
function continueWith(
  topic: Topic,
  spoken: SpokenSlots,
  recent: LastAnswer,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const compared = topic.name === 'comparison' ? compareWithTalk(spoken, recent) : undefined;
  if (compared) return answerTopic(topics[compared.topic], compared.slots, input, dependencies);
  const { slots, place } = continueTalk(spoken, topic.name, recent);
  return answerTopic(topic, slots, input, dependencies, { place });
}
