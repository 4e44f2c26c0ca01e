import { planRainChance } from '../src/wording/plan/questions/rain-chance.ts';
import { questionTopic } from './support/question-topic.ts';

/** "What's the chance of rain?" */
export const rainChance = questionTopic({
  name: 'rainChance',
  intent: 'RainChanceIntent',
  plan: planRainChance,
});
