import { getRequestType, type RequestHandler } from 'ask-sdk-core';
import * as z from 'zod';
import { isSkillEvent, SKILL_DISABLED } from '../src/speech/platform-api.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';

/**
 * What happens to the skill while nobody talks to it (Alexa Skills Kit, "Skill Events in Alexa Skills"). They come in
 * any order, and more than once. Whoever may not be notified any more, or disables the skill, is forgotten as far as
 * they asked for it before the event; an event without a user has nothing to forget.
 */
export function createSkillEventHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: ({ requestEnvelope }) => isSkillEvent(getRequestType(requestEnvelope)),
    async handle(input) {
      const { attributesManager, requestEnvelope, responseBuilder } = input;
      const type = getRequestType(requestEnvelope);
      const userId: unknown = requestEnvelope.context.System.user?.userId;
      if (userId && type === SKILL_DISABLED) await attributesManager.deletePersistentAttributes?.();
      if (userId && endsNotifications(type, requestEnvelope.request)) {
        const { deleteSubscription } = await import('./support/subscribe.ts');
        await deleteSubscription(input, dependencies);
      }
      return responseBuilder.getResponse();
    },
  };
}

/** The notifications that a user has turned on for the skill; none: an empty list. */
function createSubscriptionChange() {
  const subscriptions = z.array(z.looseObject({ eventName: z.string() })).nullish();
  return z.object({ body: z.object({ subscriptions }) });
}

function endsNotifications(type: string, request: unknown): boolean {
  switch (type) {
    case SKILL_DISABLED:
      return true;
    case 'AlexaSkillEvent.ProactiveSubscriptionChanged': {
      const { data } = createSubscriptionChange().safeParse(request);
      return data !== undefined && (data.body.subscriptions ?? []).length === 0;
    }
    // Of all permissions, so it may be another one that has changed: the event above tells of notifications.
    default:
      return false;
  }
}
