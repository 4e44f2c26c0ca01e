import { planJacket } from '../src/wording/plan/questions/jacket.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Do I need a jacket?" */
export const jacket = questionTopic({
  name: 'jacket',
  intent: 'JacketIntent',
  plan: planJacket,
  byTheHour: true,
});
