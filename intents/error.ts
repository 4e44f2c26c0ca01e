import { getLocale, type ErrorHandler } from 'ask-sdk-core';
import { UpstreamError, UpstreamRefusal } from '../src/client/errors.ts';
import type { Collaborators } from '../src/collaborators.ts';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import type { Phrases, Trouble } from '../src/speech/phrases/phrases.ts';
import { tell } from '../src/speech/respond.ts';

/** Whatever goes wrong ends in a spoken sentence. */
export function errorHandler({ log }: Collaborators): ErrorHandler {
  return {
    canHandle: () => true,
    handle(input, error) {
      log.error({ err: error }, 'A turn failed');
      return tell(input, sentenceFor(error, phrasesFor(getLocale(input.requestEnvelope))));
    },
  };
}

/** Digits within the contract that the service refuses lie beyond what its data reach. */
function sentenceFor(error: Error, { trouble, unanswerable }: Phrases): string {
  if (error instanceof UpstreamRefusal && error.status === 400) {
    const { operation, fields } = error;
    const isOfHours = operation === 'forecastHours';
    if (fields.some((field) => field.startsWith('date'))) {
      return isOfHours ? unanswerable.beyondHours : unanswerable.beyondDays;
    }
  }
  return trouble[troubleOf(error)];
}

function troubleOf(error: Error): Trouble {
  if (!(error instanceof UpstreamError)) return 'internal';
  if (!(error instanceof UpstreamRefusal)) return 'unreachable';
  if (error.status === 404) return 'noForecast';
  return error.status >= 500 || error.status === 429 ? 'unreachable' : 'refused';
}
