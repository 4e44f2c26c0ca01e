import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { sessionOf } from './memory.ts';
import { phrasesOf } from './phrases/index.ts';
import type { Prompt } from './phrases/phrases.ts';
import { variantOf } from './phrases/variant.ts';
import { toSsml } from './ssml.ts';

/** Says something and ends the session. */
export function tell({ responseBuilder }: HandlerInput, text: string): Response {
  return responseBuilder.speak(toSsml(text)).withShouldEndSession(true).getResponse();
}

/** Says something; in a conversation the listener is asked for more, a single question ends there. */
export function sayAndGoOn(input: HandlerInput, text: string): Response {
  if (!sessionOf(input).isConversation) return tell(input, text);
  const anythingElse = variantOf(input, phrasesOf(input).anythingElse);
  return ask(input, { speech: `${text} ${anythingElse}`, reprompt: anythingElse });
}

/** Asks something and listens for the answer. */
export function ask({ responseBuilder }: HandlerInput, { speech, reprompt }: Prompt): Response {
  return responseBuilder
    .speak(toSsml(speech))
    .reprompt(toSsml(reprompt))
    .withShouldEndSession(false)
    .getResponse();
}
