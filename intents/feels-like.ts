import { nowOrAsked } from '../src/slots/now-or-asked.ts';
import { planFeelsLike } from '../src/wording/plan/questions/feels-like.ts';
import { questionTopic } from './support/question-topic.ts';

/** "What does it feel like outside?" */
export const feelsLike = questionTopic({
  name: 'feelsLike',
  intent: 'FeelsLikeIntent',
  plan: planFeelsLike,
  byTheHour: true,
  questionOf: nowOrAsked,
});
