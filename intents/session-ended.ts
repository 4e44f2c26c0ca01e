import { getRequestType, type RequestHandler } from 'ask-sdk-core';

/** The session is over; the platform allows no speech any more. */
export const sessionEnded: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'SessionEndedRequest',
  handle: ({ responseBuilder }) => responseBuilder.getResponse(),
};
