import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { sessionOf } from '../src/speech/memory.ts';
import { saidSlots } from '../src/speech/said-slots.ts';
import { notUnderstood } from './fallback.ts';
import { resume } from './support/pending.ts';

const ORDER = ['FIRST', 'SECOND', 'THIRD'];

/** "The second one", said to a question which of several places is meant. */
export function choice(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ChoiceIntent'),
    async handle(input) {
      const { pending } = sessionOf(input);
      const chosen = pending?.choices[ORDER.indexOf(saidSlots(input).choice ?? '')];
      if (!pending || !chosen) return notUnderstood(input);
      return resume(pending, {}, input, collaborators, chosen.place);
    },
  };
}
