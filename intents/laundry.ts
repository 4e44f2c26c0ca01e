import { planLaundry } from '../src/wording/plan/questions/laundry.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Can I hang out the washing?" */
export const laundry = questionTopic({
  name: 'laundry',
  intent: 'LaundryIntent',
  plan: planLaundry,
  byTheHour: true,
});
