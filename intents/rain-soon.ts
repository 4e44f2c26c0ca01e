import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { rainQuestion } from '../src/slots/rain-question.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { answerForecast } from './support/forecast.ts';

const ABOUT_RAIN = { topic: 'rain', questionOf: rainQuestion } as const;

/** "Is it going to rain soon?", "When does it stop snowing?" */
export function rainSoon(collaborators: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'RainSoonIntent'),
    handle: async (input) => answerForecast(input, ABOUT_RAIN, collaborators),
  };
}
