import { getRequestType, type RequestHandler } from 'ask-sdk-core';
import { SKILL_DISABLED } from '../src/speech/skill-event.ts';

/** Whoever leaves takes with them all that was kept of them; of nobody, nothing is kept. */
export const skillDisabled: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === SKILL_DISABLED,
  async handle({ attributesManager, requestEnvelope, responseBuilder }) {
    const userId: unknown = requestEnvelope.context.System.user?.userId;
    if (userId) await attributesManager.deletePersistentAttributes?.();
    return responseBuilder.getResponse();
  },
};
