import { planTemperature } from '../src/wording/plan/questions/temperature.ts';
import { questionTopic } from './support/question-topic.ts';

/** "How many degrees is it?" */
export const temperature = questionTopic({
  name: 'temperature',
  intent: 'TemperatureIntent',
  plan: planTemperature,
});
