import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import { requireProfile, saveProfile, updateSession } from '../src/speech/profile.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndContinue,
  speakAndListen,
} from '../src/speech/turn.ts';
import { saveOwnPlace } from './support/save-places.ts';
import { findOwnPlace } from './support/turn-context.ts';

/** "The cabin is in Aspen." */
export function createRememberPlaceHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'RememberPlaceIntent'),
    handle(input) {
      const slots = readRequestSlots(input);
      // "I work in Evanston" is the one sentence without a name for the place.
      const ownPlace = slots.ownPlace ?? 'WORK';
      return saveOwnPlace({ ...slots, ownPlace }, input, dependencies);
    },
  };
}

/** "Forget about the cabin." */
export const forgetPlaceHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'ForgetPlaceIntent'),
  async handle(input) {
    const { ownPlace: key = '' } = readRequestSlots(input);
    const { ownPlaces } = selectRequestPhrases(input);
    const profile = await requireProfile(input);
    const own = findOwnPlace(profile, key);
    if (!own) return explainUntold(key, input);
    const others = profile.places?.filter((other) => other !== own) ?? [];
    // The last answer may name the place.
    const places = others.length > 0 ? others : undefined;
    await saveProfile(input, { places, recent: undefined });
    updateSession(input, { recent: undefined });
    return speakAndContinue(input, ownPlaces.forgotten(own.place.name, ownPlaces.name(key)));
  },
};

/** "Which places do you know?", "Where does Grandma live?" */
export const whichPlacesHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'WhichPlacesIntent'),
  async handle(input) {
    const { ownPlace: key } = readRequestSlots(input);
    const { ownPlaces } = selectRequestPhrases(input);
    const profile = await requireProfile(input);
    const own = findOwnPlace(profile, key);
    if (key !== undefined && !own) return explainUntold(key, input);
    const listed = own ? [own] : (profile.places ?? []);
    if (listed.length === 0) return speakAndListen(input, ownPlaces.none);
    const named = listed.map((one) => [one.place.name, ownPlaces.name(one.key)] as const);
    return speakAndContinue(input, ownPlaces.list(named));
  },
};

function explainUntold(key: string, input: HandlerInput): Response {
  const { ownPlaces } = selectRequestPhrases(input);
  return speakAndListen(input, ownPlaces.unknown(ownPlaces.name(key)));
}

/** "Forget everything about me." */
export function createForgetEverythingHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ForgetEverythingIntent'),
    async handle(input) {
      await requireProfile(input);
      const { deleteSubscription } = await import('./support/subscribe.ts');
      await deleteSubscription(input, dependencies);
      await input.attributesManager.deletePersistentAttributes?.();
      updateSession(input, { recent: undefined, pending: undefined });
      return speakAndContinue(input, selectRequestPhrases(input).ownPlaces.everythingForgotten);
    },
  };
}
