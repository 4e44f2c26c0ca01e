import { planSnowAmount } from '../src/wording/plan/questions/amount.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How much snow will there be?" */
export const snowAmount = questionTopic({
  name: 'snowAmount',
  intent: 'SnowAmountIntent',
  plan: planSnowAmount,
});
