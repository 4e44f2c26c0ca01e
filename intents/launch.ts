import { getRequestType, type RequestHandler } from 'ask-sdk-core';
import { keepInSession } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { variantOf } from '../src/speech/phrases/variant.ts';
import { ask } from '../src/speech/respond.ts';

/** "Open weather voice": the beginning of a conversation. */
export const launch: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'LaunchRequest',
  handle(input) {
    keepInSession(input, { isConversation: true });
    return ask(input, variantOf(input, phrasesOf(input).welcome));
  },
};
