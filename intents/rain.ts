import { rainQuestion } from '../src/slots/rain-question.ts';
import { planRain } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Is it going to rain?" Soon is what radar sees. */
export const rain = questionTopic({
  name: 'rain',
  intent: 'RainIntent',
  plan: planRain,
  byTheHour: true,
  questionOf: rainQuestion,
});
