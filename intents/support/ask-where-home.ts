import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { keepInSession } from '../../src/speech/memory.ts';
import { phrasesOf } from '../../src/speech/phrases/index.ts';
import { ask } from '../../src/speech/respond.ts';

/** Says that no home was told, and waits for one. */
export function askWhereHome(input: HandlerInput): Response {
  keepInSession(input, { recent: undefined, pending: { topic: 'home', slots: {}, choices: [] } });
  return ask(input, phrasesOf(input).home.none);
}
