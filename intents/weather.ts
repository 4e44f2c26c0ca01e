import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { toQuestion } from '../src/slots/to-question.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { answerForecast } from './support/forecast.ts';

const ABOUT_WEATHER = { topic: 'weather', questionOf: toQuestion } as const;

/** "What's the weather tomorrow in Hamburg?" */
export function weather(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'WeatherIntent'),
    handle: async (input) => answerForecast(input, ABOUT_WEATHER, collaborators),
  };
}
