import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { variantOf } from '../src/speech/phrases/variant.ts';
import { tell } from '../src/speech/respond.ts';

/** "No", said to any question of the skill's. */
export const no: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NoIntent'),
  handle: (input) => tell(input, variantOf(input, phrasesOf(input).goodbye)),
};
