import { planHigh } from '../src/wording/plan/questions/temperature.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How warm does it get?" */
export const high = questionTopic({
  name: 'high',
  intent: 'HighIntent',
  plan: planHigh,
});
