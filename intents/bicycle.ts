import { planBicycle } from '../src/wording/plan/questions/bicycle.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Can I go by bike?" */
export const bicycle = questionTopic({
  name: 'bicycle',
  intent: 'BicycleIntent',
  plan: planBicycle,
  byTheHour: true,
});
