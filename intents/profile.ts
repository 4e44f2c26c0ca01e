import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndContinue,
  speakAndListen,
} from '../src/speech/turn.ts';
import { rememberHome } from './support/answer-topic.ts';
import {
  createHomeQuestion,
  requireProfile,
  saveProfile,
  updateSession,
  loadProfile,
} from '../src/speech/profile.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import { parseUnitChoice } from '../src/speech/spoken-answer.ts';

/** "I live in Cologne." */
export function createHomeHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'HomeIntent'),
    handle: async (input) => rememberHome(readRequestSlots(input), input, dependencies),
  };
}

/** "Where do I live?" */
export const whichHomeHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'WhichHomeIntent'),
  async handle(input) {
    const { home } = await requireProfile(input);
    return home
      ? speakAndContinue(input, selectRequestPhrases(input).home.is(home.name))
      : askWhereHome(input);
  },
};

/** "Forget where I live." */
export function createForgetHomeHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ForgetHomeIntent'),
    async handle(input) {
      const { home } = selectRequestPhrases(input);
      const profile = await requireProfile(input);
      if (!profile.home) return askWhereHome(input);
      const { followHome } = await import('./support/subscribe.ts');
      const ended = await followHome(input, dependencies, profile.home, undefined);
      // The last answer may name the home.
      await saveProfile(input, { home: undefined, recent: undefined });
      const forgotten = home.forgotten(profile.home.name);
      return speakAndContinue(input, ended === undefined ? forgotten : `${forgotten} ${ended}`);
    },
  };
}

/** Says that no home is stored and asks for one. */
function askWhereHome(input: HandlerInput): Response {
  updateSession(input, { recent: undefined, pending: createHomeQuestion() });
  return speakAndListen(input, selectRequestPhrases(input).home.none);
}

/** "Always say miles per hour." */
export function createUnitsHandler({ store }: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'UnitsIntent'),
    async handle(input) {
      const phrases = selectRequestPhrases(input);
      const choice = parseUnitChoice(readRequestSlots(input).unit);
      if (!choice) return speakAndListen(input, phrases.units.unknown);
      if (!store) return speakAndContinue(input, phrases.cannotRemember);
      const profile = await loadProfile(input);
      await saveProfile(input, { units: { ...profile.units, ...choice } });
      return speakAndContinue(input, phrases.units.chosen(choice));
    },
  };
}
