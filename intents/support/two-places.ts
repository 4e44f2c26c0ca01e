import type { Place } from '../../src/place/place.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { locateListener } from '../../src/speech/device.ts';
import type { TurnContext } from './turn-context.ts';

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
