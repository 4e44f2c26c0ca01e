import { planSun } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will the sun shine tomorrow?" */
export const sun = questionTopic({
  name: 'sun',
  intent: 'SunIntent',
  plan: planSun,
  byTheHour: true,
});
