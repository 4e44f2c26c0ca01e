import { getIntentName, getRequestType, type HandlerInput, getRequest } from 'ask-sdk-core';
import type { IntentRequest, Response } from 'ask-sdk-model';
import { parseSlots, type SpokenSlots } from '../slots/spoken-slots.ts';
import { readSession } from './profile.ts';
import { selectRequestPhrases, pickVariant } from '../languages/phrases.ts';
import type { Prompt } from '../languages/types.ts';

/** Whether a request is for one of the intents. */
export function isIntent({ requestEnvelope }: HandlerInput, ...names: string[]): boolean {
  return (
    getRequestType(requestEnvelope) === 'IntentRequest' &&
    names.includes(getIntentName(requestEnvelope))
  );
}

/** Parses the slots of an intent request. */
export function readRequestSlots({ requestEnvelope }: HandlerInput): SpokenSlots {
  return parseSlots(getRequest<IntentRequest>(requestEnvelope).intent.slots);
}

/** Speaks a text and ends the session. */
export function speakAndEnd({ responseBuilder }: HandlerInput, text: string): Response {
  return responseBuilder.speak(escapeSsml(text)).withShouldEndSession(true).getResponse();
}

/** Speaks a text; in a conversation asks for more, otherwise ends the session. */
export function speakAndContinue(input: HandlerInput, text: string): Response {
  if (!readSession(input).isConversation) return speakAndEnd(input, text);
  const anythingElse = pickVariant(input, selectRequestPhrases(input).anythingElse);
  return speakAndListen(input, { speech: `${text} ${anythingElse}`, reprompt: anythingElse });
}

/** Speaks a prompt and listens for the answer. */
export function speakAndListen(
  { responseBuilder }: HandlerInput,
  { speech, reprompt }: Prompt,
): Response {
  return responseBuilder
    .speak(escapeSsml(speech))
    .reprompt(escapeSsml(reprompt))
    .withShouldEndSession(false)
    .getResponse();
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes plain text for SSML and drops characters that XML forbids. The escaper of the SDK corrupts apostrophes. */
export function escapeSsml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters to be dropped
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '')
  );
}
