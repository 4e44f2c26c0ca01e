import { getRequestType, type RequestHandler } from 'ask-sdk-core';
import type { canfulfill, Slot } from 'ask-sdk-model';
import { readSlots } from '../src/slots/spoken-slots.ts';
import { topicForIntent } from './topics.ts';

type SlotAnswer = canfulfill.CanFulfillSlot;

const CLEAR: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'YES' };
const UNKNOWN: SlotAnswer = { canUnderstand: 'MAYBE', canFulfill: 'NO' };
const NOT_OFFERED: SlotAnswer = { canUnderstand: 'YES', canFulfill: 'NO' };
const FOREIGN: SlotAnswer = { canUnderstand: 'NO', canFulfill: 'NO' };

/**
 * Whether the skill could answer a question that names no skill (en-US only). Looks at nothing but
 * the request: the platform allows no side effects.
 */
export const canFulfill: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'CanFulfillIntentRequest',
  handle({ requestEnvelope: { request }, responseBuilder }) {
    const intent = request.type === 'CanFulfillIntentRequest' ? request.intent : undefined;
    const isOurs = topicForIntent(intent?.name) !== undefined;
    const slots = Object.entries(intent?.slots ?? {}).map(([name, slot]): [string, SlotAnswer] => [
      name,
      isOurs ? slotAnswer(slot) : FOREIGN,
    ]);
    const answers = slots.map(([, answer]) => answer);
    return responseBuilder
      .withCanFulfillIntent({
        canFulfill: isOurs ? together(answers) : 'NO',
        slots: Object.fromEntries(slots),
      })
      .getResponse();
  },
};

function together(answers: readonly SlotAnswer[]): canfulfill.CanFulfillIntentValues {
  if (answers.includes(NOT_OFFERED)) return 'NO';
  return answers.includes(UNKNOWN) ? 'MAYBE' : 'YES';
}

/** Words that one of the model's own lists was searched for come with what was found. */
function slotAnswer(slot: Slot): SlotAnswer {
  const found = slot.resolutions?.resolutionsPerAuthority;
  if (!found || !slot.value) return CLEAR;
  if (!found.some(({ status }) => status.code === 'ER_SUCCESS_MATCH')) return UNKNOWN;
  const { unknownPollen } = readSlots({ [slot.name]: slot });
  return unknownPollen === undefined ? CLEAR : NOT_OFFERED;
}
