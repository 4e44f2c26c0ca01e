import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { keepInSession } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** So long the examples stay the same, milliseconds: who asks twice hears others. */
const EXAMPLES_CHANGE = 10_000;

/** "Help", "what can I ask?" */
export function help({ clock }: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
    handle(input) {
      const { help: variants } = phrasesOf(input);
      const turn = Math.floor(clock().getTime() / EXAMPLES_CHANGE);
      keepInSession(input, { isConversation: true });
      return ask(input, variants[turn % variants.length] ?? variants[0]);
    },
  };
}
