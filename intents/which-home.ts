import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { recall } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { sayAndGoOn } from '../src/speech/respond.ts';

/** "Where do I live?" */
export const whichHome: RequestHandler = {
  canHandle: (input) => isIntent(input, 'WhichHomeIntent'),
  async handle(input) {
    const { home } = phrasesOf(input);
    const kept = await recall(input);
    return sayAndGoOn(input, kept.home ? home.is(kept.home.name) : home.none);
  },
};
