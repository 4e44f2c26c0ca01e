import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { saidSlots } from '../src/speech/said-slots.ts';
import { rememberHome } from './support/remember-home.ts';

/** "I live in Cologne." */
export function home(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'HomeIntent'),
    handle: async (input) => rememberHome(saidSlots(input), input, collaborators),
  };
}
