import { planLow } from '../src/wording/plan/questions/temperature.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How cold does it get tonight?" */
export const low = questionTopic({
  name: 'low',
  intent: 'LowIntent',
  plan: planLow,
});
