import { getRequest, type HandlerInput } from 'ask-sdk-core';
import type { IntentRequest, Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import { readSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { listenerOf, type Listener } from '../../src/speech/listener.ts';
import { phrasesFor } from '../../src/speech/phrases/index.ts';
import type { Phrases, Topic } from '../../src/speech/phrases/phrases.ts';
import { ask } from '../../src/speech/respond.ts';

/** A question as it was asked: what was said, by whom, and the sentences to answer with. */
export interface Asking {
  requestId: string;
  slots: SpokenSlots;
  listener: Listener;
  phrases: Phrases;
}

export function askingOf(input: HandlerInput, { gazetteer, defaultPlace }: Collaborators): Asking {
  const { intent, requestId } = getRequest<IntentRequest>(input.requestEnvelope);
  const listener = listenerOf(input, gazetteer, defaultPlace);
  const phrases = phrasesFor(listener.locale);
  return { requestId, slots: readSlots(intent.slots), listener, phrases };
}

/** The place that was said, else where the device is; undefined for one that is not known. */
export function placeAsked(
  { slots, listener }: Asking,
  { gazetteer }: Collaborators,
): Place | undefined {
  const { locale, device } = listener;
  if (slots.place === undefined) return device;
  const [language = ''] = locale.split('-');
  return gazetteer.find(slots.place, { ...device, language });
}

export function askForPlace(
  input: HandlerInput,
  { slots, phrases }: Asking,
  topic: Topic,
): Response {
  return ask(input, phrases.unknownPlace(slots.place ?? '', topic));
}
