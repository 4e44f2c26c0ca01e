import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** "Yes", said to "anything else?": then what? */
export const yes: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.YesIntent'),
  handle: (input) => ask(input, phrasesOf(input).goOn),
};
