import { planUmbrella } from '../src/wording/plan/questions/umbrella.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Do I need an umbrella?" */
export const umbrella = questionTopic({
  name: 'umbrella',
  intent: 'UmbrellaIntent',
  plan: planUmbrella,
  byTheHour: true,
});
