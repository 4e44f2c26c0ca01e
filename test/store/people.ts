import type { RequestEnvelope } from 'ask-sdk-model';
import { launchRequest } from '../support/alexa-requests.ts';

export const ANNA = 'amzn1.ask.account.ANNA';
export const BEN = 'amzn1.ask.account.BEN';

/** Creates a request of a user, at a time (ISO 8601) or at that of the tests. */
export function requestOf(userId: string, at?: string): RequestEnvelope {
  const { context, ...rest } = launchRequest({ ...(at !== undefined && { at }) });
  return { ...rest, context: { ...context, System: { ...context.System, user: { userId } } } };
}

/** A clock in epoch seconds, which a test can set. */
export function clockAt(seconds: number) {
  let now = seconds;
  return {
    clock: () => new Date(now * 1000),
    set: (later: number) => {
      now = later;
    },
  };
}

export const NOON = Date.parse('2026-11-18T12:00:00Z') / 1000;

/** `printf amzn1.ask.account.ANNA | sha256sum` */
export const KEY_OF_ANNA = 'ecbd077370dbd12826eaedd550ef8e17bd0585fdd171d1a14cc51267018b94cf';
