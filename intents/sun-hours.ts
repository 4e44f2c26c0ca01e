import { planSunHours } from '../src/wording/plan/questions/without-yes-or-no.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How many hours of sun will there be?" */
export const sunHours = questionTopic({
  name: 'sunHours',
  intent: 'SunHoursIntent',
  plan: planSunHours,
  byTheHour: true,
});
