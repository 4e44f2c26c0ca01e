import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import { continued, saysPlaceOnly } from '../../src/slots/continued.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { sessionOf, type Pending } from '../../src/speech/memory.ts';
import { topics } from '../topics.ts';
import { answerTopic } from './answering.ts';
import { rememberHome } from './remember-home.ts';

/** A place, said to the skill's question for it; undefined where nothing was asked, or not answered. */
export function answerPending(
  said: SpokenSlots,
  input: HandlerInput,
  collaborators: Collaborators,
): Promise<Response> | undefined {
  const { pending } = sessionOf(input);
  if (!pending || !saysPlaceOnly(said)) return undefined;
  return resume(pending, said, input, collaborators);
}

/** Answers a question that waited for its place. */
export async function resume(
  { topic, slots }: Pending,
  said: SpokenSlots,
  input: HandlerInput,
  collaborators: Collaborators,
  known?: Place,
): Promise<Response> {
  if (topic === 'home') return rememberHome(said, input, collaborators, known);
  return answerTopic(topics[topic], continued(slots, said), input, collaborators, { place: known });
}
