import { planWind } from '../src/wording/plan/questions/wind.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How strong is the wind?" */
export const wind = questionTopic({
  name: 'wind',
  intent: 'WindIntent',
  plan: planWind,
});
