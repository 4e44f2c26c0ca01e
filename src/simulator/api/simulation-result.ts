import type { Intent, Slot } from 'ask-sdk-model';
import type { v2 } from 'ask-smapi-model';
import type { ObservedTurn } from '../conversation.ts';

type Result = v2.skill.simulations.SimulationResult;

/** What the platform tells of a simulated turn. */
export function simulationResult(
  { turn: { request, response, speech }, milliseconds }: ObservedTurn,
  endpoint: string,
): Result {
  // What is spoken, without markup; the type says so.
  const content = { caption: speech, type: 'PlainText' };
  const intents = request.request.type === 'IntentRequest' ? [request.request.intent] : [];
  return {
    alexaExecutionInfo: {
      alexaResponses: speech === '' ? [] : [{ type: 'Speech', content }],
      consideredIntents: intents.map(consideredIntent),
    },
    skillExecutionInfo: {
      invocations: [
        {
          invocationRequest: { endpoint, body: request },
          invocationResponse: { body: response },
          metrics: { skillExecutionTimeInMilliseconds: Math.round(milliseconds) },
        },
      ],
    },
  };
}

export function simulationFailure(): Result {
  return {
    error: { code: 'INVALID_RESPONSE', message: 'The skill did not answer with a response.' },
  };
}

function consideredIntent({ name, confirmationStatus, slots = {} }: Intent) {
  const considered = Object.entries(slots).map(([slot, value]) => [slot, consideredSlot(value)]);
  return { name, confirmationStatus, slots: Object.fromEntries(considered) };
}

/** Here resolved values are not wrapped as they are in a request. */
function consideredSlot({ name, value, confirmationStatus, resolutions }: Slot) {
  const perAuthority = resolutions?.resolutionsPerAuthority?.map((resolution) => ({
    ...resolution,
    values: resolution.values.map(({ value: resolved }) => resolved),
  }));
  return {
    name,
    confirmationStatus,
    ...(value !== undefined && { value }),
    ...(perAuthority && { resolutions: { resolutionsPerAuthority: perAuthority } }),
  };
}
