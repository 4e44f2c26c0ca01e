import { rainQuestion } from '../src/slots/rain-question.ts';
import { planSnow } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will it snow at the weekend?" Soon is what radar sees. */
export const snow = questionTopic({
  name: 'snow',
  intent: 'SnowIntent',
  plan: planSnow,
  byTheHour: true,
  questionOf: rainQuestion,
});
