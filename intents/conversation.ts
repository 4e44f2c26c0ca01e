import { getRequestType, type RequestHandler, type HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { updateSession, readSession, type PendingQuestion } from '../src/speech/profile.ts';
import type { Phrases, Prompt } from '../src/languages/types.ts';
import { selectRequestPhrases, pickVariant } from '../src/languages/phrases.ts';
import {
  speakAndListen,
  isIntent,
  speakAndEnd,
  readRequestSlots,
  speakAndContinue,
} from '../src/speech/turn.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { DAY_MS } from '../src/time/units.ts';
import type { SmallTalk } from '../src/languages/talk-phrases.ts';

/** "Open weather voice": starts a conversation. */
export const launchHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'LaunchRequest',
  handle(input) {
    updateSession(input, { isConversation: true });
    return speakAndListen(input, pickVariant(input, selectRequestPhrases(input).welcome));
  },
};

/** "Help", "what can I ask?" */
export function createHelpHandler({ clock }: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
    handle(input) {
      const { help: variants } = selectRequestPhrases(input);
      const { helped = 0 } = readSession(input);
      // The examples rotate daily and with every repeated request.
      const turn = Math.floor(clock().getTime() / DAY_MS) + helped;
      updateSession(input, { isConversation: true, helped: helped + 1 });
      return speakAndListen(input, variants[turn % variants.length] ?? variants[0]);
    },
  };
}

/** "Yes", in reply to "anything else?", or to "shall I warn you about that?" */
export function createYesHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.YesIntent'),
    async handle(input) {
      const { pending } = readSession(input);
      if (pending?.topic !== 'subscription') {
        return speakAndListen(input, selectRequestPhrases(input).goOn);
      }
      const { subscribe } = await import('./support/subscribe.ts');
      return subscribe(pending.slots, input, dependencies);
    },
  };
}

/** "No", in reply to any question of the skill. */
export const noHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NoIntent'),
  handle: (input) => speakAndEnd(input, pickVariant(input, selectRequestPhrases(input).goodbye)),
};

/** "Stop", "cancel". */
export const stopHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.StopIntent', 'AMAZON.CancelIntent'),
  handle: (input) => speakAndEnd(input, pickVariant(input, selectRequestPhrases(input).goodbye)),
};

/** "Go home": the device shows its home screen; the skill says nothing. */
export const navigateHomeHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NavigateHomeIntent'),
  handle: ({ responseBuilder }) => responseBuilder.withShouldEndSession(true).getResponse(),
};

/** A quantity that no topic has. */
export const unofferedHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'QuantityIntent'),
  handle: (input) => speakAndListen(input, selectRequestPhrases(input).unsupported),
};

/** Handles every intent request that no other handler accepts. */
export const fallbackHandler: RequestHandler = {
  canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'IntentRequest',
  handle: respondNotUnderstood,
};

/** Through one miss, a question of the skill stays open and is repeated. */
const MAX_MISSES = 1;

export function respondNotUnderstood(input: HandlerInput): Response {
  const { pending } = readSession(input);
  const phrases = selectRequestPhrases(input);
  const { misses = 0 } = pending ?? {};
  if (!pending || misses >= MAX_MISSES) {
    updateSession(input, { pending: undefined });
    return speakAndListen(input, phrases.notUnderstood);
  }
  updateSession(input, { pending: { ...pending, misses: misses + 1 } });
  const { reprompt } = repeatQuestion(pending, phrases);
  return speakAndListen(input, { speech: reprompt, reprompt });
}

function repeatQuestion({ topic, choices }: PendingQuestion, phrases: Phrases): Prompt {
  if (choices.length > 0) {
    return phrases.whichPlace(choices.map(({ description }) => description));
  }
  return topic === 'home' ? phrases.home.ask : phrases.askPlace;
}

/** How the conversation goes on after each kind of small talk. */
const CONTINUATIONS: Readonly<Record<SmallTalk, 'ends' | 'continues' | 'listens'>> = {
  THANKS: 'ends',
  GOOD_NIGHT: 'ends',
  BYE: 'ends',
  PRAISE: 'continues',
  HELLO: 'listens',
  HOW_ARE_YOU: 'listens',
  WHO_ARE_YOU: 'listens',
  JOKE: 'continues',
  LIKES: 'continues',
  COMPLAINT: 'continues',
};

/** "Thanks!", "Good morning!" */
export const smallTalkHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'SmallTalkIntent'),
  handle(input) {
    const { smallTalk: said } = readRequestSlots(input);
    if (!isSmallTalk(said)) return respondNotUnderstood(input);
    const { smallTalk, goOn } = selectRequestPhrases(input);
    const line = smallTalk[said];
    if (CONTINUATIONS[said] === 'ends') return speakAndEnd(input, line);
    if (CONTINUATIONS[said] === 'continues') return speakAndContinue(input, line);
    return speakAndListen(input, { speech: `${line} ${goOn.speech}`, reprompt: goOn.reprompt });
  },
};

function isSmallTalk(id: string | undefined): id is SmallTalk {
  return id !== undefined && id in CONTINUATIONS;
}
