import { nowOrAsked } from '../src/slots/now-or-asked.ts';
import { planWind } from '../src/wording/plan/questions/wind.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How strong is the wind?" */
export const wind = questionTopic({
  name: 'wind',
  intent: 'WindIntent',
  plan: planWind,
  questionOf: nowOrAsked,
});
