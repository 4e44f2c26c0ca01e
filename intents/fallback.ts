import { getRequestType, type HandlerInput, type RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** Whatever the skill has no other answer for. */
export const fallback: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'IntentRequest',
  handle: notUnderstood,
};

export function notUnderstood(input: HandlerInput): Response {
  return ask(input, phrasesOf(input).notUnderstood);
}
