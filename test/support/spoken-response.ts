import type { ResponseEnvelope, ui } from 'ask-sdk-model';
import { SaxesParser } from 'saxes';

/** A response as a device presents it. */
export interface SpokenResponse {
  speech: string | undefined;
  reprompt: string | undefined;
  shouldEndSession: boolean | undefined;
  card: string | undefined;
}

/** Listens to a response; speech that is no well-formed SSML is an error, as it is on a device. */
export function readResponse({ response }: ResponseEnvelope): SpokenResponse {
  const { outputSpeech, reprompt, shouldEndSession, card } = response;
  return {
    speech: outputSpeech && textOf(outputSpeech),
    reprompt: reprompt?.outputSpeech && textOf(reprompt.outputSpeech),
    shouldEndSession,
    card: card?.type === 'Simple' ? card.content : undefined,
  };
}

function textOf(speech: ui.OutputSpeech): string {
  if (speech.type === 'PlainText') return speech.text;
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.write(speech.ssml).close();
  return texts.join('');
}
