import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';
import { keep, recallForSure } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { sayAndGoOn } from '../src/speech/respond.ts';
import { askWhereHome } from './support/ask-where-home.ts';

/** "Forget where I live." */
export const forgetHome: RequestHandler = {
  canHandle: (input) => isIntent(input, 'ForgetHomeIntent'),
  async handle(input) {
    const { home } = phrasesOf(input);
    const kept = await recallForSure(input);
    if (!kept.home) return askWhereHome(input);
    // The last question may have been about home.
    await keep(input, { home: undefined, recent: undefined });
    return sayAndGoOn(input, home.forgotten(kept.home.name));
  },
};
