import { planRainTime } from '../src/wording/plan/questions/without-yes-or-no.ts';
import { questionTopic } from './support/question-topic.ts';

/** "When will it rain tomorrow?" */
export const rainTime = questionTopic({
  name: 'rainTime',
  intent: 'RainTimeIntent',
  plan: planRainTime,
  byTheHour: true,
});
