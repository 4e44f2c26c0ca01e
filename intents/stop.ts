import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { variantOf } from '../src/speech/phrases/variant.ts';
import { tell } from '../src/speech/respond.ts';

/** "Stop", "cancel". */
export const stop: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.StopIntent', 'AMAZON.CancelIntent'),
  handle: (input) => tell(input, variantOf(input, phrasesOf(input).goodbye)),
};
