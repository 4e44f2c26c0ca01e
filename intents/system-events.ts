import { getLocale, getRequestType, type ErrorHandler, type RequestHandler } from 'ask-sdk-core';
import type { canfulfill, Slot } from 'ask-sdk-model';
import { UpstreamError, UpstreamRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { EventFailedError, SKILL_DISABLED } from '../src/speech/skill-event.ts';
import { selectPhrases } from '../src/languages/phrases.ts';
import type { Phrases, PhrasedError } from '../src/languages/types.ts';
import { speakAndEnd } from '../src/speech/request-response.ts';
import { type LogTurn, getTurnState } from '../src/speech/turn.ts';
import { StoreError } from '../src/store/faults.ts';
import { parseSlots } from '../src/slots/spoken-slots.ts';
import { findTopicByIntent } from './topics.ts';

/** To all others the platform allows no speech, and nobody listens. */
const SPOKEN_REQUEST_TYPES: ReadonlySet<string> = new Set(['LaunchRequest', 'IntentRequest']);

/**
 * Whatever goes wrong ends in a spoken sentence, or in silence where nobody asked anything. A deletion
 * that the platform asks for fails, so that it is asked for again.
 */
export function createErrorHandler({ log }: SkillDependencies, tellTurn: LogTurn): ErrorHandler {
  return {
    canHandle: () => true,
    handle(input, error) {
      const type = getRequestType(input.requestEnvelope);
      const turn = getTurnState(input);
      turn.outcome = 'failed';
      log.error({ trace: turn.trace, request: type, error: describeError(error) }, 'A turn failed');
      tellTurn(input);
      if (type === SKILL_DISABLED) throw new EventFailedError();
      if (!SPOKEN_REQUEST_TYPES.has(type)) return input.responseBuilder.getResponse();
      return speakAndEnd(
        input,
        chooseErrorSentence(error, selectPhrases(getLocale(input.requestEnvelope))),
      );
    },
  };
}

/** Digits within the contract that the service refuses lie beyond what its data reach. */
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
 * What a log may hold of an error: its message where it is the client's own, else where it came
 * from. What others say may hold an address, a place or what was said.
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

/** The session is over; the platform allows no speech any more. */
export const sessionEndedHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'SessionEndedRequest',
  handle: ({ responseBuilder }) => responseBuilder.getResponse(),
};

/** Whoever leaves takes with them all that was kept of them; of nobody, nothing is kept. */
export const skillDisabledHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === SKILL_DISABLED,
  async handle({ attributesManager, requestEnvelope, responseBuilder }) {
    const userId: unknown = requestEnvelope.context.System.user?.userId;
    if (userId) await attributesManager.deletePersistentAttributes?.();
    return responseBuilder.getResponse();
  },
};

type SlotAnswer = canfulfill.CanFulfillSlot;

const UNDERSTOOD_SLOT: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'YES' };
const UNKNOWN_SLOT: SlotAnswer = { canUnderstand: 'MAYBE', canFulfill: 'NO' };
const UNOFFERED_SLOT: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'NO' };
const FOREIGN_SLOT: SlotAnswer = { canUnderstand: 'NO', canFulfill: 'NO' };

/**
 * Whether the skill could answer a question that names no skill (en-US only). Looks at nothing but
 * the request: the platform allows no side effects.
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

/** Words that one of the model's own lists was searched for come with what was found. */
function assessSlot(slot: Slot): SlotAnswer {
  const found = slot.resolutions?.resolutionsPerAuthority;
  if (!found || !slot.value) return UNDERSTOOD_SLOT;
  if (!found.some(({ status }) => status.code === 'ER_SUCCESS_MATCH')) return UNKNOWN_SLOT;
  const { unknownPollen } = parseSlots({ [slot.name]: slot });
  return unknownPollen === undefined ? UNDERSTOOD_SLOT : UNOFFERED_SLOT;
}
