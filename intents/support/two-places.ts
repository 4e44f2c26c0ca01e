import type { Place } from '../../src/place/place.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { locateListener } from '../../src/speech/device.ts';
import { createCalendar } from '../../src/slots/query.ts';
import {
  requirePlace,
  resolvePlace,
  resolveSpokenPlace,
  type PlaceResolution,
  type ResolvedTurn,
  type Topic,
  type TurnContext,
} from './turn-context.ts';

/** "And" by language, between the names of two places. */
const AND: Readonly<Record<string, RegExp>> = {
  de: / und (?:(?:in|auf|am|an|bei) )?/i,
  en: / and (?:(?:in|on) )?/i,
  es: / [ye] (?:en )?/i,
  fr: / et (?:(?:à|en) )?/i,
  it: / ed? (?:(?:a|ad|in) )?/i,
  nl: / en (?:(?:in|op) )?/i,
};

/** Finds the two places of "in Hamburg und in Bremen"; undefined if a part is no name of a place. */
export function findTwoPlaces(
  { slots, tag, assumedPlace, isLocated, profile }: TurnContext,
  { gazetteer }: SkillDependencies,
): [Place, Place] | undefined {
  const [language = ''] = tag.split('-');
  const and = AND[language];
  const names = and === undefined ? [] : (slots.place?.split(and) ?? []);
  const isKnown = isLocated || profile.home !== undefined;
  const listener = locateListener(assumedPlace, isKnown, tag);
  const [first, second, ...others] = names.map((name) => {
    const [likeliest] = gazetteer.findChoices(name, listener);
    return likeliest?.place;
  });
  return first && second && others.length === 0 ? [first, second] : undefined;
}

/** The second place: the spoken one, the likelier of several of that name, or that of the listener. */
export async function findOtherPlace(
  turn: ResolvedTurn,
  topic: Topic,
  dependencies: SkillDependencies,
): Promise<Place | undefined> {
  const { otherPlace: place } = turn.slots;
  // Of several places of a name, the one near the first place is meant.
  const near = { ...turn, slots: { place }, assumedPlace: requirePlace(turn), isLocated: true };
  const found: PlaceResolution | undefined =
    (await resolveSpokenPlace(near, dependencies)) ??
    (await resolvePlace({ ...turn, slots: {} }, topic, dependencies));
  if (found?.kind === 'ambiguous') return found.choices[0]?.place;
  return found?.kind === 'place' && !('code' in found.place) ? found.place : undefined;
}

export function moveTo(place: Place, turn: ResolvedTurn): ResolvedTurn {
  const calendar = createCalendar(turn.now, place.timeZone, turn.deviceTimeZone);
  return { ...turn, location: place, calendar };
}
