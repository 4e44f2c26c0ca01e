import { planStorm } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Is there a thunderstorm coming?" */
export const storm = questionTopic({
  name: 'storm',
  intent: 'StormIntent',
  plan: planStorm,
  byTheHour: true,
});
