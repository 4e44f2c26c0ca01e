import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../../src/collaborators.ts';
import { isIntent } from '../../src/speech/is-intent.ts';
import { saidSlots } from '../../src/speech/said-slots.ts';
import { answerTopic } from './answering.ts';
import { answerPending } from './pending.ts';
import type { Topic } from './topic.ts';

/**
 * The handler of a topic's own intent. A place alone, which is taken for a question for its weather,
 * may be the answer to a question of the skill's.
 */
export function topicHandler(topic: Topic, collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, topic.intent),
    async handle(input) {
      const slots = saidSlots(input);
      const isPlaceAlone = topic.name === 'weather';
      const resumed = isPlaceAlone ? answerPending(slots, input, collaborators) : undefined;
      return resumed ?? answerTopic(topic, slots, input, collaborators);
    },
  };
}
