import { getLocale, getRequestType, type RequestHandler } from 'ask-sdk-core';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** "Open weather voice." */
export const launch: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'LaunchRequest',
  handle: (input) => ask(input, phrasesFor(getLocale(input.requestEnvelope)).welcome),
};
