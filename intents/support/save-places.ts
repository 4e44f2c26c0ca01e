import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Place } from '../../src/place/place.ts';
import { joinWords } from '../../src/wording/grammar.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { selectRequestPhrases } from '../../src/languages/phrases.ts';
import {
  createHomeQuestion,
  findLastAnswer,
  readSession,
  type LastAnswer,
  MAX_OWN_PLACES,
  requireProfile,
  saveProfile,
  updateSession,
} from '../../src/speech/profile.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { runWithinTurnTimeout, speakAndContinue, speakAndListen } from '../../src/speech/turn.ts';
import { askForPlace, askWhichPlace } from './respond.ts';
import {
  createTurnContext,
  resolveSpokenPlace,
  type PlaceResolution,
  type TurnContext,
} from './turn-context.ts';

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

const HOME_SUBJECT = { name: 'home' } as const;

/** The question to answer again for the new home, with what is said before. */
export interface RepeatedQuestion {
  recent: LastAnswer;
  place: Place;
  preface: string;
}

/**
 * Saves the home of the listener once the place is unambiguous. If the skill had asked for it after an answer, that
 * question is to be answered for the home.
 */
export async function saveHome(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response | RepeatedQuestion> {
  const { home, ownPlaces, cannotRemember } = selectRequestPhrases(input);
  if (!dependencies.store) return speakAndContinue(input, cannotRemember);
  return runWithinTurnTimeout(input, async (signal) => {
    const context = await createTurnContext(input, slots, dependencies, signal);
    const where: PlaceResolution | undefined = chosenPlace
      ? { kind: 'place', place: chosenPlace }
      : await resolveSpokenPlace(context, dependencies);
    switch (where?.kind) {
      case 'place': {
        if ('code' in where.place) return askForPlace(HOME_SUBJECT, context);
        const { pending, recent } = readSession(input);
        updateSession(input, { pending: undefined });
        const isAnswer = pending?.topic === 'home' && recent !== undefined;
        // From now on a question without a place is about the home.
        if (!isAnswer) updateSession(input, { recent: undefined });
        const change = isAnswer ? {} : { recent: undefined };
        const { followHome } = await import('./subscribe.ts');
        const moved = await followHome(input, dependencies, context.profile.home, where.place);
        await saveProfile(input, { home: where.place, ...change });
        const remembered = joinWords(home.remembered(where.place.name), moved ?? '');
        if (!isAnswer) {
          const whatFor = context.isLocated ? ownPlaces.whereDeviceIs : home.whatFor;
          return speakAndContinue(input, `${remembered} ${whatFor}`);
        }
        return { recent, place: where.place, preface: remembered };
      }
      case 'ambiguous':
        return askWhichPlace(where.choices, HOME_SUBJECT, context);
      case undefined:
        updateSession(input, { pending: createHomeQuestion() });
        return speakAndListen(input, home.ask);
      default:
        return askForPlace(HOME_SUBJECT, context);
    }
  });
}
