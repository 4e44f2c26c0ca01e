import { planBarbecue } from '../src/wording/plan/questions/barbecue.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Can we have a barbecue tonight?" */
export const barbecue = questionTopic({
  name: 'barbecue',
  intent: 'BarbecueIntent',
  plan: planBarbecue,
  byTheHour: true,
});
