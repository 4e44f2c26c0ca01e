import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { tell } from '../src/speech/respond.ts';

/** "Stop", "cancel". */
export const stop: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.StopIntent', 'AMAZON.CancelIntent'),
  handle: (input) => tell(input, phrasesOf(input).goodbye),
};
