import { getLocale, getRequestType, type ErrorHandler, type RequestHandler } from 'ask-sdk-core';
import type { canfulfill, Slot } from 'ask-sdk-model';
import { UpstreamError, UpstreamRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { EventFailedError, isSkillEvent } from '../src/speech/platform-api.ts';
import { selectPhrases } from '../src/languages/phrases.ts';
import type { Phrases, PhrasedError } from '../src/languages/types.ts';
import { speakAndEnd, type LogTurn, getTurnState } from '../src/speech/turn.ts';
import { StoreError } from '../src/store/store.ts';
import { parseSlots } from '../src/slots/spoken-slots.ts';
import { findTopicByIntent } from './topics.ts';

/** The platform allows speech only in response to these. */
const SPOKEN_REQUEST_TYPES: ReadonlySet<string> = new Set(['LaunchRequest', 'IntentRequest']);

/**
 * Turns every error into a spoken sentence, or into an empty response for requests without speech. For an
 * event of the platform it throws, so that the platform sends it again.
 */
export function createErrorHandler({ log }: SkillDependencies, logTurn: LogTurn): ErrorHandler {
  return {
    canHandle: () => true,
    handle(input, error) {
      const type = getRequestType(input.requestEnvelope);
      const turn = getTurnState(input);
      turn.outcome = 'failed';
      log.error({ trace: turn.trace, request: type, error: describeError(error) }, 'A turn failed');
      logTurn(input);
      if (isSkillEvent(type)) throw new EventFailedError();
      if (!SPOKEN_REQUEST_TYPES.has(type)) return input.responseBuilder.getResponse();
      return speakAndEnd(
        input,
        chooseErrorSentence(error, selectPhrases(getLocale(input.requestEnvelope))),
      );
    },
  };
}

/** A valid date that the service refuses is beyond its forecast. */
function chooseErrorSentence(error: Error, { errors, unanswerable }: Phrases): string {
  if (error instanceof UpstreamRefusal && error.status === 400) {
    const { operation, fields } = error;
    const isOfHours = operation === 'forecastHours';
    if (fields.some((field) => field.startsWith('date'))) {
      return isOfHours ? unanswerable.beyondHours : unanswerable.beyondDays;
    }
  }
  return errors[classifyError(error)];
}

function classifyError(error: Error): PhrasedError {
  if (error instanceof StoreError) return 'memory';
  if (!(error instanceof UpstreamError)) return 'internal';
  if (!(error instanceof UpstreamRefusal)) return 'unreachable';
  if (error.status === 404) return 'noForecast';
  return error.status >= 500 || error.status === 429 ? 'unreachable' : 'refused';
}

/**
 * What the log may contain of an error: the message of an upstream error, else only the stack frames. Other
 * messages may contain an address, a place or an utterance.
 */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, cause } = error;
  if (error instanceof UpstreamError) return { name, message, code: errorCode(cause) };
  return { name, code: errorCode(error), frames: stackFrames(error) };
}

/** `ECONNREFUSED` */
function errorCode(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

function stackFrames({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return lines.map((line) => line.trim());
}

/** The session has ended; the platform allows no speech. */
export const sessionEndedHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'SessionEndedRequest',
  handle: ({ responseBuilder }) => responseBuilder.getResponse(),
};

type SlotAnswer = canfulfill.CanFulfillSlot;

const UNDERSTOOD_SLOT: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'YES' };
const UNKNOWN_SLOT: SlotAnswer = { canUnderstand: 'MAYBE', canFulfill: 'NO' };
const UNOFFERED_SLOT: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'NO' };
const FOREIGN_SLOT: SlotAnswer = { canUnderstand: 'NO', canFulfill: 'NO' };

/**
 * Tells the platform whether the skill can answer a question that names no skill (en-US only). Reads only the
 * request: the platform allows no side effects.
 */
export const canFulfillHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'CanFulfillIntentRequest',
  handle({ requestEnvelope: { request }, responseBuilder }) {
    const intent = request.type === 'CanFulfillIntentRequest' ? request.intent : undefined;
    const isOurs = findTopicByIntent(intent?.name) !== undefined;
    const slots = Object.entries(intent?.slots ?? {}).map(([name, slot]): [string, SlotAnswer] => [
      name,
      isOurs ? assessSlot(slot) : FOREIGN_SLOT,
    ]);
    const answers = slots.map(([, answer]) => answer);
    return responseBuilder
      .withCanFulfillIntent({
        canFulfill: isOurs ? combineSlotAnswers(answers) : 'NO',
        slots: Object.fromEntries(slots),
      })
      .getResponse();
  },
};

function combineSlotAnswers(answers: readonly SlotAnswer[]): canfulfill.CanFulfillIntentValues {
  if (answers.includes(UNOFFERED_SLOT)) return 'NO';
  return answers.includes(UNKNOWN_SLOT) ? 'MAYBE' : 'YES';
}

/** Slots of custom types carry the resolutions of their values. */
function assessSlot(slot: Slot): SlotAnswer {
  const found = slot.resolutions?.resolutionsPerAuthority;
  if (!found || !slot.value) return UNDERSTOOD_SLOT;
  if (!found.some(({ status }) => status.code === 'ER_SUCCESS_MATCH')) return UNKNOWN_SLOT;
  const { unknownPollen } = parseSlots({ [slot.name]: slot });
  return unknownPollen === undefined ? UNDERSTOOD_SLOT : UNOFFERED_SLOT;
}
