import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { keepInSession, sessionOf } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

const DAY = 24 * 3_600_000;

/** "Help", "what can I ask?" */
export function help({ clock }: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
    handle(input) {
      const { help: variants } = phrasesOf(input);
      const { helped = 0 } = sessionOf(input);
      // Other examples every day, and for who asks again.
      const turn = Math.floor(clock().getTime() / DAY) + helped;
      keepInSession(input, { isConversation: true, helped: helped + 1 });
      return ask(input, variants[turn % variants.length] ?? variants[0]);
    },
  };
}
