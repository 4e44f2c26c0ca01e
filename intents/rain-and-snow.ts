import { parseRainQuery } from '../src/slots/parse-query.ts';
import {
  planDry,
  planRain,
  planRainTime,
  planSnow,
} from '../src/wording/plan/questions/verdict.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { createForecastTopic, createRainOutlookTopic } from './support/topic-builders.ts';
import {
  planRainAmount,
  planRainChance,
  planRainThreshold,
  planSnowAmount,
  planWettestDay,
  type RainThreshold,
} from '../src/wording/plan/questions/rain-amount.ts';
import { parseDaysToCompare } from './support/asked-time.ts';
import { planNextRain, planRainStop } from '../src/wording/plan/questions/next-rain.ts';
import type { RainOutlook } from '../src/wording/plan/questions/rain-outlook.ts';
import { toLocalDate } from '../src/time/local-time.ts';

/** By the ids of the slot type RainUnit. */
const RAIN_UNITS: Readonly<Record<string, RainThreshold['unit']>> = {
  MILLIMETRES: 'millimetres',
  INCHES: 'inches',
  PERCENT: 'percent',
};

/** "Is it going to rain?" The radar nowcast answers questions about the next hour. */
export const rainTopic = createForecastTopic({
  plan: planRain,
  needsHours: true,
  parseQuestion: parseRainQuery,
});

/** "Will it stay dry?" */
export const dryTopic = createForecastTopic({
  plan: planDry,
  needsHours: true,
  parseQuestion: parseRainQuery,
  asksForFall: 'dry',
});

/** "When will it rain tomorrow?" */
export const rainTimeTopic = createForecastTopic({
  plan: planRainTime,
  needsHours: true,
});

/** "How much is it going to rain tomorrow?" */
export const rainAmountTopic = createForecastTopic({
  plan: planRainAmount,
  needsHours: true,
});

/** "What's the chance of rain?" */
export const rainChanceTopic = createForecastTopic({
  plan: planRainChance,
  needsHours: true,
});

/** "Will there be more than five millimetres of rain?" Without a limit, of which Alexa may send none, how much. */
export const rainThresholdTopic = createForecastTopic({
  needsHours: true,
  plan(facts, { slots: { number, rainUnit, windSide = 'ABOVE' }, locale: { units } }) {
    const limit = Number(number ?? Number.NaN);
    const unit = RAIN_UNITS[rainUnit ?? ''];
    if (Number.isNaN(limit) || !unit) return planRainAmount(facts);
    const side = windSide === 'BELOW' ? 'below' : 'above';
    return planRainThreshold(facts, { side, limit, unit, units });
  },
});

/** "Which day will be the wettest?" */
export const wettestDayTopic = createForecastTopic({
  plan: planWettestDay,
  parseQuestion: parseDaysToCompare,
});

/** "When does it rain next?"; "until when?", after an advice for today, of what is left of today. */
export const nextRainTopic = createRainOutlookTopic((outlook, { detail }) =>
  planNextRain(detail === 'DURATION' ? limitToToday(outlook) : outlook),
);

function limitToToday({ timeZone, now, ...outlook }: RainOutlook): RainOutlook {
  const today = toLocalDate(now, timeZone);
  const hours = outlook.hours.filter(
    ({ date }) => toLocalDate(Date.parse(date), timeZone) === today,
  );
  return { ...outlook, timeZone, now, hours, days: [] };
}

/** "When does it stop raining?" */
export const rainStopTopic = createRainOutlookTopic(planRainStop);

/** "How likely is that?" after an answer about snow: of a time without snow that there is none. */
function planSnowChance(facts: AnswerFacts): AnswerPlan {
  const plan = planRainChance(facts);
  const isOfSnow = plan.every(
    (one) =>
      one.kind === 'verdict' && one.finding.form === 'probability' && one.finding.of === 'snow',
  );
  return isOfSnow ? plan : planSnow(facts);
}

/** "Will it snow at the weekend?" The radar nowcast answers questions about the next hour. */
export const snowTopic = createForecastTopic({
  plan: (facts, { slots: { detail } }) =>
    detail === 'CHANCE' ? planSnowChance(facts) : planSnow(facts),
  warnGroups: ['SNOWFALL', 'SNOWDRIFT'],
  needsHours: true,
  parseQuestion: parseRainQuery,
  asksForFall: 'snow',
});

/** "How much snow will there be?" */
export const snowAmountTopic = createForecastTopic({
  plan: planSnowAmount,
  needsHours: true,
});
