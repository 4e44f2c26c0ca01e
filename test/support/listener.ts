import { randomBytes } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { Notifier, SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { createMemoryStore } from '../../src/store/open-records.ts';
import { createPlacedMemory } from '../../src/store/placed-records.ts';
import { createSubscriptions, createUserCipher } from '../../src/watch/subscriber.ts';
import {
  questionRequest,
  SOME_AFTERNOON,
  type QuestionIntent,
  type RequestOptions,
} from './alexa-requests.ts';
import { BERLIN, gazetteerWith, LOS_ANGELES } from './places.ts';
import { readResponse } from './spoken-response.ts';
import { skillWith } from './talk.ts';

const GERMANY_ONLY: Notifier['hasWarnings'] = async ({ country }) => country === 'DE';

/** A listener whose wishes are kept in memory, and who lives in Berlin. */
export function listener(
  options: RequestOptions = {},
  notifier: Partial<Notifier> = {},
  collaborators: Partial<SkillDependencies> = {},
) {
  const records = createPlacedMemory();
  const subscriptions = createSubscriptions(records, createUserCipher(randomBytes(32)));
  const skill = skillWith({
    findNotifier: () => ({
      subscriptions,
      ways: ['alexa'],
      hasWarnings: GERMANY_ONLY,
      ...notifier,
    }),
    gazetteer: gazetteerWith(BERLIN, LOS_ANGELES),
    store: createMemoryStore(() => new Date(SOME_AFTERNOON)),
    isDefaultHome: true,
    ...collaborators,
  });
  const send = async (request: RequestEnvelope) => skill.invoke(request);
  const kept = async () => subscriptions.find('user-1');
  return {
    send,
    kept,
    records,
    wishes: async () => (await kept())?.wishes ?? [],
    say: async (intent: QuestionIntent, slots: SpokenSlots = {}, more: RequestOptions = {}) =>
      readResponse(await send(questionRequest(intent, slots, { ...options, ...more }))),
  };
}
