import { getLocale, getRequestType, type ErrorHandler } from 'ask-sdk-core';
import { UpstreamError, UpstreamRefusal } from '../src/client/errors.ts';
import type { Collaborators } from '../src/collaborators.ts';
import { EventFailedError, SKILL_DISABLED } from '../src/speech/skill-event.ts';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import type { Phrases, Trouble } from '../src/speech/phrases/phrases.ts';
import { tell } from '../src/speech/respond.ts';
import type { TellTurn } from '../src/speech/turn-log.ts';
import { turnOf } from '../src/speech/turn.ts';
import { StoreError } from '../src/store/store-error.ts';

/** To all others the platform allows no speech, and nobody listens. */
const HEARD: ReadonlySet<string> = new Set(['LaunchRequest', 'IntentRequest']);

/**
 * Whatever goes wrong ends in a spoken sentence, or in silence where nobody asked anything. A deletion
 * that the platform asks for fails, so that it is asked for again.
 */
export function errorHandler({ log }: Collaborators, tellTurn: TellTurn): ErrorHandler {
  return {
    canHandle: () => true,
    handle(input, error) {
      const type = getRequestType(input.requestEnvelope);
      const turn = turnOf(input);
      turn.outcome = 'failed';
      log.error({ trace: turn.trace, request: type, error: described(error) }, 'A turn failed');
      tellTurn(input);
      if (type === SKILL_DISABLED) throw new EventFailedError();
      if (!HEARD.has(type)) return input.responseBuilder.getResponse();
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
  if (error instanceof StoreError) return 'memory';
  if (!(error instanceof UpstreamError)) return 'internal';
  if (!(error instanceof UpstreamRefusal)) return 'unreachable';
  if (error.status === 404) return 'noForecast';
  return error.status >= 500 || error.status === 429 ? 'unreachable' : 'refused';
}

/**
 * What a log may hold of an error: its message where it is the client's own, else where it came
 * from. What others say may hold an address, a place or what was said.
 */
function described(error: Error): Record<string, unknown> {
  const { name, message, cause } = error;
  if (error instanceof UpstreamError) return { name, message, code: codeOf(cause) };
  return { name, code: codeOf(error), frames: framesOf(error) };
}

/** `ECONNREFUSED` */
function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

function framesOf({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return lines.map((line) => line.trim());
}
