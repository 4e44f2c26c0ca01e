import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { recall, recentOf, sessionOf } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask, sayAndGoOn } from '../src/speech/respond.ts';

/** "Say that again." */
export function repeat({ clock }: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.RepeatIntent'),
    async handle(input) {
      const recent = recentOf(sessionOf(input), await recall(input), clock().getTime());
      if (!recent) return ask(input, phrasesOf(input).nothingToRepeat);
      return sayAndGoOn(input, recent.speech);
    },
  };
}
