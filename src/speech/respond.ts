import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Prompt } from './phrases/phrases.ts';
import { toSsml } from './ssml.ts';

/** Says something and ends the session. */
export function tell({ responseBuilder }: HandlerInput, text: string): Response {
  return responseBuilder.speak(toSsml(text)).withShouldEndSession(true).getResponse();
}

/** Says something with a card beside it and ends the session. */
export function tellWithCard(input: HandlerInput, text: string, title: string): Response {
  input.responseBuilder.withSimpleCard(title, text);
  return tell(input, text);
}

/** Asks something and listens for the answer. */
export function ask({ responseBuilder }: HandlerInput, { speech, reprompt }: Prompt): Response {
  return responseBuilder
    .speak(toSsml(speech))
    .reprompt(toSsml(reprompt))
    .withShouldEndSession(false)
    .getResponse();
}
