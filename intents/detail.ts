import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { recall, recentOf, sessionOf } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';
import { answerTopic } from './support/answering.ts';
import { inDetail } from './support/in-detail.ts';
import { topics } from './topics.ts';

/** "In more detail": the weather of the question before, part by part or hour by hour. */
export function detail(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'DetailIntent'),
    async handle(input) {
      const recent = recentOf(
        sessionOf(input),
        await recall(input),
        collaborators.clock().getTime(),
      );
      if (!recent) return ask(input, phrasesOf(input).nothingToRepeat);
      const { topic, slots, place } = recent;
      const detailed = topic === 'pollen' ? topics.pollen : inDetail;
      return answerTopic(detailed, slots, input, collaborators, { place });
    },
  };
}
