import { planRainAmount } from '../src/wording/plan/questions/amount.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How much is it going to rain tomorrow?" */
export const rainAmount = questionTopic({
  name: 'rainAmount',
  intent: 'RainAmountIntent',
  plan: planRainAmount,
});
