import { getLocale, getRequestType, type RequestHandler } from 'ask-sdk-core';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** Whatever the skill has no other answer for. */
export const fallback: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'IntentRequest',
  handle: (input) => ask(input, phrasesFor(getLocale(input.requestEnvelope)).notUnderstood),
};
