import { planFrost } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will it freeze tonight?" */
export const frost = questionTopic({
  name: 'frost',
  intent: 'FrostIntent',
  plan: planFrost,
  byTheHour: true,
});
