import { parseRainQuery } from '../src/slots/parse-query.ts';
import {
  planDry,
  planRain,
  planRainTime,
  planSnow,
} from '../src/wording/plan/questions/verdict.ts';
import { createForecastTopic, createRainOutlookTopic } from './support/topic-builders.ts';
import {
  planRainAmount,
  planRainChance,
  planSnowAmount,
} from '../src/wording/plan/questions/rain-amount.ts';
import { planNextRain, planRainStop } from '../src/wording/plan/questions/next-rain.ts';

/** "Is it going to rain?" The radar nowcast answers questions about the next hour. */
export const rainTopic = createForecastTopic({
  name: 'rain',
  intent: 'RainIntent',
  plan: planRain,
  needsHours: true,
  parseQuestion: parseRainQuery,
});

/** "Will it stay dry?" */
export const dryTopic = createForecastTopic({
  name: 'dry',
  intent: 'DryIntent',
  plan: planDry,
  needsHours: true,
  parseQuestion: parseRainQuery,
  asksForFall: 'dry',
});

/** "When will it rain tomorrow?" */
export const rainTimeTopic = createForecastTopic({
  name: 'rainTime',
  intent: 'RainTimeIntent',
  plan: planRainTime,
  needsHours: true,
});

/** "How much is it going to rain tomorrow?" */
export const rainAmountTopic = createForecastTopic({
  name: 'rainAmount',
  intent: 'RainAmountIntent',
  plan: planRainAmount,
  needsHours: true,
});

/** "What's the chance of rain?" */
export const rainChanceTopic = createForecastTopic({
  name: 'rainChance',
  intent: 'RainChanceIntent',
  plan: planRainChance,
  needsHours: true,
});

/** "When does it rain next?" */
export const nextRainTopic = createRainOutlookTopic('nextRain', 'NextRainIntent', planNextRain);

/** "When does it stop raining?" */
export const rainStopTopic = createRainOutlookTopic('rainStop', 'RainStopIntent', planRainStop);

/** "Will it snow at the weekend?" The radar nowcast answers questions about the next hour. */
export const snowTopic = createForecastTopic({
  name: 'snow',
  intent: 'SnowIntent',
  plan: planSnow,
  warnGroups: ['SNOWFALL', 'SNOWDRIFT'],
  needsHours: true,
  parseQuestion: parseRainQuery,
  asksForFall: 'snow',
});

/** "How much snow will there be?" */
export const snowAmountTopic = createForecastTopic({
  name: 'snowAmount',
  intent: 'SnowAmountIntent',
  plan: planSnowAmount,
  needsHours: true,
});
