import { planIce } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will the roads be icy?" */
export const ice = questionTopic({
  name: 'ice',
  intent: 'IceIntent',
  plan: planIce,
  byTheHour: true,
});
