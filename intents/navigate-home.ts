import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../src/speech/is-intent.ts';

/** "Go home": the device shows its own start, nothing is said. */
export const navigateHome: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NavigateHomeIntent'),
  handle: ({ responseBuilder }) => responseBuilder.withShouldEndSession(true).getResponse(),
};
