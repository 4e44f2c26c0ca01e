import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Place } from '../../src/place/place.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { selectRequestPhrases } from '../../src/languages/phrases.ts';
import {
  findLastAnswer,
  MAX_OWN_PLACES,
  requireProfile,
  saveProfile,
  updateSession,
} from '../../src/speech/profile.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { runWithinTurnTimeout, speakAndContinue, speakAndListen } from '../../src/speech/turn.ts';
import { askForPlace, askWhichPlace } from './respond.ts';
import { createTurnContext, resolveSpokenPlace, type TurnContext } from './turn-context.ts';

const OWN_PLACE_SUBJECT = { name: 'ownPlace' } as const;

/** Saves the place that the user told by a name, once it is unambiguous. */
export async function saveOwnPlace(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response> {
  const { ownPlaces, cannotRemember } = selectRequestPhrases(input);
  const { ownPlace: key, ...where } = slots;
  if (!dependencies.store) return speakAndContinue(input, cannotRemember);
  if (key === undefined) return speakAndListen(input, ownPlaces.none);
  return runWithinTurnTimeout(input, async (signal) => {
    const context = await createTurnContext(input, where, dependencies, signal);
    const found = chosenPlace
      ? ({ kind: 'place', place: chosenPlace } as const)
      : (findPlaceThere(context) ?? (await resolveSpokenPlace(context, dependencies)));
    // The reply to "which one?" needs the name again.
    const asking = { ...context, slots };
    if (found?.kind === 'ambiguous') return askWhichPlace(found.choices, OWN_PLACE_SUBJECT, asking);
    if (found?.kind !== 'place' || 'code' in found.place) {
      return askForPlace(OWN_PLACE_SUBJECT, asking);
    }
    return remember(key, found.place, input);
  });
}

/** "My sister lives there." */
function findPlaceThere({ slots, session, profile, now }: TurnContext) {
  if (slots.whereabouts !== 'THERE') return undefined;
  const place = findLastAnswer(session, profile, now)?.place;
  return place ? ({ kind: 'place', place } as const) : undefined;
}

async function remember(key: string, place: Place, input: HandlerInput): Promise<Response> {
  const { ownPlaces } = selectRequestPhrases(input);
  const { places = [] } = await requireProfile(input);
  const others = places.filter((own) => own.key !== key);
  updateSession(input, { pending: undefined });
  if (others.length >= MAX_OWN_PLACES) return speakAndContinue(input, ownPlaces.full);
  await saveProfile(input, { places: [...others, { key, place }] });
  return speakAndContinue(input, ownPlaces.remembered(place.name, ownPlaces.name(key)));
}
