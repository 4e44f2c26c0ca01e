import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { resolveAddress } from '../../src/place/address.ts';
import { matchChoice, type PlaceChoice } from '../../src/place/choices.ts';
import type { Place } from '../../src/place/place.ts';
import type { Postcode } from '../../src/place/postcodes/postcode.ts';
import {
  parseDevicePostcode,
  parseSpokenPostcode,
  type InvalidPostcode,
} from '../../src/place/postcodes/postcode.ts';
import { isPreviousPlace } from '../../src/slots/spoken-slots.ts';
import { fetchDeviceAddress } from '../../src/speech/device.ts';
import { findLastAnswer } from '../../src/speech/profile.ts';
import type { TurnContext, Topic } from './turn-context.ts';

/** The place that a question is about, or what stands in the way of knowing it. */
export type PlaceResolution =
  | { kind: 'place'; place: Place | Postcode; guess?: FallbackReason }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; choices: readonly PlaceChoice[] }
  | { kind: InvalidPostcode };

/** Why the configured place had to do: the address is not permitted, or nothing is known. */
export type FallbackReason = 'forbidden' | 'unknown';

/** The place that was said, else where the listener is: position, home, address, configured place. */
export async function resolvePlace(
  asking: TurnContext,
  topic: Topic,
  collaborators: SkillDependencies,
): Promise<PlaceResolution> {
  if (isPreviousPlace(asking.slots)) return resolvePreviousPlace(asking, topic, collaborators);
  return (
    (await resolveSpokenPlace(asking, collaborators)) ??
    resolveListenerPlace(asking, topic, collaborators)
  );
}

/** The place or postcode that was said; undefined where none was. */
export async function resolveSpokenPlace(
  asking: TurnContext,
  collaborators: SkillDependencies,
): Promise<PlaceResolution | undefined> {
  const { place, postcode } = asking.slots;
  if (postcode !== undefined) return resolveSpokenPostcode(postcode, asking, collaborators);
  return place === undefined ? undefined : resolvePlaceName(place, asking, collaborators);
}

/** The place of the question before, else the listener's own. */
async function resolvePreviousPlace(
  asking: TurnContext,
  topic: Topic,
  collaborators: SkillDependencies,
): Promise<PlaceResolution> {
  const place = findLastAnswer(asking.session, asking.profile, asking.now)?.place;
  return place ? { kind: 'place', place } : resolveListenerPlace(asking, topic, collaborators);
}

function resolvePlaceName(
  spoken: string,
  asking: TurnContext,
  { gazetteer }: SkillDependencies,
): PlaceResolution {
  const { assumedPlace, tag, session } = asking;
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
  asking: TurnContext,
  topic: Topic,
  collaborators: SkillDependencies,
): Promise<PlaceResolution> {
  const { assumedPlace, isLocated, profile, input, signal, tag } = asking;
  if (isLocated || profile.home) return { kind: 'place', place: assumedPlace };
  const address = await fetchDeviceAddress(input, signal);
  if (address.kind === 'forbidden' || address.kind === 'unknown') {
    return { kind: 'place', place: assumedPlace, guess: address.kind };
  }
  if (address.kind === 'postcode' && topic.acceptsPostcode) {
    const postcode = parseDevicePostcode(address);
    return typeof postcode === 'string' ? { kind: postcode } : { kind: 'place', place: postcode };
  }
  const { gazetteer, postcodes } = collaborators;
  const place = await resolveAddress(address, gazetteer, postcodes, tag);
  return place
    ? { kind: 'place', place }
    : { kind: 'place', place: assumedPlace, guess: 'unknown' };
}
