import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { recallForSure } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { sayAndGoOn } from '../src/speech/respond.ts';
import { askWhereHome } from './support/ask-where-home.ts';

/** "Where do I live?" */
export const whichHome: RequestHandler = {
  canHandle: (input) => isIntent(input, 'WhichHomeIntent'),
  async handle(input) {
    const { home } = await recallForSure(input);
    return home ? sayAndGoOn(input, phrasesOf(input).home.is(home.name)) : askWhereHome(input);
  },
};
