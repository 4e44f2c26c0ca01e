import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { resolveAddress } from '../../src/place/address.ts';
import { matchChoice, type PlaceChoice } from '../../src/place/choices.ts';
import type { Place } from '../../src/place/place.ts';
import {
  parseDevicePostcode,
  parseSpokenPostcode,
  type InvalidPostcode,
  type Postcode,
} from '../../src/place/postcodes/postcode.ts';
import { isPreviousPlace } from '../../src/slots/spoken-slots.ts';
import { fetchDeviceAddress } from '../../src/speech/device.ts';
import { findLastAnswer } from '../../src/speech/profile.ts';
import type { TurnContext, Topic } from './turn-context.ts';

/** The place of a question, or why it could not be resolved. */
export type PlaceResolution =
  | { kind: 'place'; place: Place | Postcode; guess?: FallbackReason }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; choices: readonly PlaceChoice[] }
  | { kind: InvalidPostcode };

/** Why the skill fell back to the configured place: the address is not permitted or not available. */
export type FallbackReason = 'forbidden' | 'unknown';

/** Resolves the spoken place, else that of the listener: position, home, address, configured place. */
export async function resolvePlace(
  context: TurnContext,
  topic: Topic,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  if (isPreviousPlace(context.slots)) return resolvePreviousPlace(context, topic, dependencies);
  return (
    (await resolveSpokenPlace(context, dependencies)) ??
    resolveListenerPlace(context, topic, dependencies)
  );
}

/** Resolves the spoken place or postcode; undefined if there is none. */
export async function resolveSpokenPlace(
  context: TurnContext,
  dependencies: SkillDependencies,
): Promise<PlaceResolution | undefined> {
  const { place, postcode } = context.slots;
  if (postcode !== undefined) return resolveSpokenPostcode(postcode, context, dependencies);
  return place === undefined ? undefined : resolvePlaceName(place, context, dependencies);
}

/** Resolves to the place of the previous question, else to that of the listener. */
async function resolvePreviousPlace(
  context: TurnContext,
  topic: Topic,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const place = findLastAnswer(context.session, context.profile, context.now)?.place;
  return place ? { kind: 'place', place } : resolveListenerPlace(context, topic, dependencies);
}

function resolvePlaceName(
  spoken: string,
  context: TurnContext,
  { gazetteer }: SkillDependencies,
): PlaceResolution {
  const { assumedPlace, tag, session } = context;
  const chosen = session.pending && matchChoice(spoken, session.pending.choices);
  if (chosen) return { kind: 'place', place: chosen.place };
  const [language = ''] = tag.split('-');
  const choices = gazetteer.findChoices(spoken, { ...assumedPlace, language });
  const [only, second] = choices;
  if (!only) return { kind: 'unknown' };
  return second ? { kind: 'ambiguous', choices } : { kind: 'place', place: only.place };
}

async function resolveSpokenPostcode(
  digits: string,
  { assumedPlace, tag }: TurnContext,
  { postcodes }: SkillDependencies,
): Promise<PlaceResolution> {
  const spoken = parseSpokenPostcode(digits, assumedPlace.country);
  const place = spoken && (await postcodes(spoken.country, spoken.code, tag));
  return place ? { kind: 'place', place } : { kind: 'unknown' };
}

async function resolveListenerPlace(
  context: TurnContext,
  topic: Topic,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const { assumedPlace, isLocated, profile, input, signal, tag } = context;
  if (isLocated || profile.home) return { kind: 'place', place: assumedPlace };
  const address = await fetchDeviceAddress(input, signal);
  if (address.kind === 'forbidden' || address.kind === 'unknown') {
    return { kind: 'place', place: assumedPlace, guess: address.kind };
  }
  if (address.kind === 'postcode' && topic.acceptsPostcode) {
    const postcode = parseDevicePostcode(address);
    return typeof postcode === 'string' ? { kind: postcode } : { kind: 'place', place: postcode };
  }
  const { gazetteer, postcodes } = dependencies;
  const place = await resolveAddress(address, gazetteer, postcodes, tag);
  return place
    ? { kind: 'place', place }
    : { kind: 'place', place: assumedPlace, guess: 'unknown' };
}
