import { getRequestType, type RequestHandler } from 'ask-sdk-core';

/** Whoever leaves takes with them all that was kept of them. */
export const skillDisabled: RequestHandler = {
  canHandle: ({ requestEnvelope }) =>
    getRequestType(requestEnvelope) === 'AlexaSkillEvent.SkillDisabled',
  async handle({ attributesManager, responseBuilder }) {
    await attributesManager.deletePersistentAttributes?.();
    return responseBuilder.getResponse();
  },
};
