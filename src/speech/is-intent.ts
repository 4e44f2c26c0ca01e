import { getIntentName, getRequestType, type HandlerInput } from 'ask-sdk-core';

/** Whether a request is for one of some intents. */
export function isIntent({ requestEnvelope }: HandlerInput, ...names: string[]): boolean {
  return (
    getRequestType(requestEnvelope) === 'IntentRequest' &&
    names.includes(getIntentName(requestEnvelope))
  );
}
