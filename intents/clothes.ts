import { planClothes } from '../src/wording/plan/questions/jacket.ts';
import { questionTopic } from './support/question-topic.ts';

/** "What should I wear?" */
export const clothes = questionTopic({
  name: 'clothes',
  intent: 'ClothesIntent',
  plan: planClothes,
  byTheHour: true,
});
