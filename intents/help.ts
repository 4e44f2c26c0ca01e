import { getLocale, type RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** "Help", "what can I ask?" */
export const help: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
  handle: (input) => ask(input, phrasesFor(getLocale(input.requestEnvelope)).help),
};
