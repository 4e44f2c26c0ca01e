import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { keep, keepInSession, sessionOf } from '../../src/speech/memory.ts';
import { phrasesOf } from '../../src/speech/phrases/index.ts';
import { ask, sayAndGoOn } from '../../src/speech/respond.ts';
import { withinBudget } from '../../src/speech/within-budget.ts';
import { topics } from '../topics.ts';
import { answerTopic } from './answering.ts';
import { askingOf } from './asking.ts';
import { askForPlace, askWhich } from './responding.ts';
import { placeSaid, type Where } from './where.ts';

const HOME = { name: 'home' } as const;

/** Keeps where the listener lives, once it is clear which place they mean. */
export async function rememberHome(
  slots: SpokenSlots,
  input: HandlerInput,
  collaborators: Collaborators,
  known?: Place,
): Promise<Response> {
  const { home, cannotKeep } = phrasesOf(input);
  if (!collaborators.store) return sayAndGoOn(input, cannotKeep);
  return withinBudget(input, async (signal) => {
    const asking = await askingOf(input, slots, collaborators, signal);
    const where: Where | undefined = known
      ? { kind: 'place', place: known }
      : await placeSaid(asking, collaborators);
    switch (where?.kind) {
      case 'place': {
        if ('code' in where.place) return askForPlace(HOME, asking);
        const { pending, recent } = sessionOf(input);
        keepInSession(input, { pending: undefined });
        await keep(input, { home: where.place });
        const remembered = home.remembered(where.place.name);
        // Who was asked where they live after a question wants its answer for that place.
        const isAnswer = pending?.topic === 'home' && recent !== undefined;
        if (!isAnswer) return sayAndGoOn(input, `${remembered} ${home.whatFor}`);
        const topic = topics[recent.topic];
        const beforehand = { place: where.place, preface: remembered };
        return answerTopic(topic, recent.slots, input, collaborators, beforehand);
      }
      case 'ambiguous':
        return askWhich(where.choices, HOME, asking);
      case undefined:
        keepInSession(input, { pending: { topic: 'home', slots: {}, choices: [] } });
        return ask(input, home.ask);
      default:
        return askForPlace(HOME, asking);
    }
  });
}
