import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { continued } from '../src/slots/continued.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { recall, recentOf, sessionOf } from '../src/speech/memory.ts';
import { saidSlots } from '../src/speech/said-slots.ts';
import { answerTopic } from './support/answering.ts';
import { answerPending } from './support/pending.ts';
import { topicCalled, topics } from './topics.ts';

/** "And tomorrow?", "And in Munich?", "And the wind?", "No, Frankfurt an der Oder." */
export function followUp(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'FollowUpIntent'),
    async handle(input) {
      const said = saidSlots(input);
      const session = sessionOf(input);
      const pending = await answerPending(said, input, collaborators);
      if (pending) return pending;
      const recent = recentOf(session, await recall(input), collaborators.clock().getTime());
      const { aspect, ...rest } = said;
      const asksForPollen = (said.pollenType ?? said.unknownPollen) !== undefined;
      const topic =
        topicCalled(asksForPollen ? 'pollen' : aspect) ??
        topicCalled(recent?.topic) ??
        topics.weather;
      const slots = continued(recent?.slots ?? {}, rest);
      const saysPlace = (said.place ?? said.postcode) !== undefined;
      const place = saysPlace ? undefined : recent?.place;
      return answerTopic(topic, slots, input, collaborators, { place });
    },
  };
}
