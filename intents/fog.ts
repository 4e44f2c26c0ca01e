import { planFog } from '../src/wording/plan/questions/verdict.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will it be foggy in the morning?" */
export const fog = questionTopic({
  name: 'fog',
  intent: 'FogIntent',
  plan: planFog,
  byTheHour: true,
});
