import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask } from '../src/speech/respond.ts';

/** "How humid is it?", "Are there any warnings?": what none of the operations holds. */
export const unoffered: RequestHandler = {
  canHandle: (input) => isIntent(input, 'UnofferedIntent'),
  handle: (input) => ask(input, phrasesOf(input).unoffered),
};
