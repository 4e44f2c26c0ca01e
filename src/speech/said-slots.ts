import { getRequest, type HandlerInput } from 'ask-sdk-core';
import type { IntentRequest } from 'ask-sdk-model';
import { readSlots, type SpokenSlots } from '../slots/spoken-slots.ts';

/** What was said in the slots of an intent request. */
export function saidSlots({ requestEnvelope }: HandlerInput): SpokenSlots {
  return readSlots(getRequest<IntentRequest>(requestEnvelope).intent.slots);
}
