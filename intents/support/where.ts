import type { Collaborators } from '../../src/collaborators.ts';
import { placeAtAddress } from '../../src/place/at-address.ts';
import { among, type PlaceChoice } from '../../src/place/ambiguity.ts';
import type { Place } from '../../src/place/place.ts';
import type { Postcode } from '../../src/slots/calls.ts';
import { readPostcode, spokenPostcode, type NoPostcode } from '../../src/slots/postcode.ts';
import { isThere } from '../../src/slots/spoken-slots.ts';
import { deviceAddress } from '../../src/speech/device-address.ts';
import { recentOf } from '../../src/speech/memory.ts';
import type { Asking, Topic } from './topic.ts';

/** The place that a question is about, or what stands in the way of knowing it. */
export type Where =
  | { kind: 'place'; place: Place | Postcode; guess?: Guess }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; choices: readonly PlaceChoice[] }
  | { kind: NoPostcode };

/** Why the configured place had to do: the address is not permitted, or nothing is known. */
export type Guess = 'forbidden' | 'unknown';

/** The place that was said, else where the listener is: position, home, address, configured place. */
export async function whereAsked(
  asking: Asking,
  topic: Topic,
  collaborators: Collaborators,
): Promise<Where> {
  if (isThere(asking.slots)) return there(asking, topic, collaborators);
  return (await placeSaid(asking, collaborators)) ?? here(asking, topic, collaborators);
}

/** The place or postcode that was said; undefined where none was. */
export async function placeSaid(
  asking: Asking,
  collaborators: Collaborators,
): Promise<Where | undefined> {
  const { place, postcode } = asking.slots;
  if (postcode !== undefined) return atSpokenPostcode(postcode, asking, collaborators);
  return place === undefined ? undefined : called(place, asking, collaborators);
}

/** The place of the question before, else the listener's own. */
async function there(asking: Asking, topic: Topic, collaborators: Collaborators): Promise<Where> {
  const place = recentOf(asking.session, asking.kept, asking.now)?.place;
  return place ? { kind: 'place', place } : here(asking, topic, collaborators);
}

function called(spoken: string, asking: Asking, { gazetteer }: Collaborators): Where {
  const { near, tag, session } = asking;
  const chosen = session.pending && among(spoken, session.pending.choices);
  if (chosen) return { kind: 'place', place: chosen.place };
  const [language = ''] = tag.split('-');
  const choices = gazetteer.choices(spoken, { ...near, language });
  const [only, second] = choices;
  if (!only) return { kind: 'unknown' };
  return second ? { kind: 'ambiguous', choices } : { kind: 'place', place: only.place };
}

async function atSpokenPostcode(
  digits: string,
  { near, tag }: Asking,
  { postcodes }: Collaborators,
): Promise<Where> {
  const spoken = spokenPostcode(digits, near.country);
  const place = spoken && (await postcodes(spoken.country, spoken.code, tag));
  return place ? { kind: 'place', place } : { kind: 'unknown' };
}

async function here(asking: Asking, topic: Topic, collaborators: Collaborators): Promise<Where> {
  const { near, isLocated, kept, input, signal, tag } = asking;
  if (isLocated || kept.home) return { kind: 'place', place: near };
  const address = await deviceAddress(input, signal);
  if (address.kind === 'forbidden' || address.kind === 'unknown') {
    return { kind: 'place', place: near, guess: address.kind };
  }
  if (address.kind === 'postcode' && topic.takesPostcode) {
    const postcode = readPostcode(address);
    return typeof postcode === 'string' ? { kind: postcode } : { kind: 'place', place: postcode };
  }
  const { gazetteer, postcodes } = collaborators;
  const place = await placeAtAddress(address, gazetteer, postcodes, tag);
  return place ? { kind: 'place', place } : { kind: 'place', place: near, guess: 'unknown' };
}
