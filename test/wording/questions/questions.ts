import type { TopicName } from '../../../src/speech/topic-names.ts';
import { addDays } from '../../../src/time/local-time.ts';
import {
  planRainAmount,
  planRainChance,
  planSnowAmount,
} from '../../../src/wording/plan/questions/rain-amount.ts';
import {
  planBarbecue,
  planBicycle,
  planLaundry,
  planScraping,
  planUmbrella,
} from '../../../src/wording/plan/questions/activities.ts';
import { planClothes, planJacket } from '../../../src/wording/plan/questions/clothes.ts';
import type { TimeRange, AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import {
  planCloudy,
  planDry,
  planFog,
  planFrost,
  planHail,
  planIce,
  planRain,
  planRainTime,
  planSnow,
  planStorm,
  planThunder,
  planSun,
  planSunHours,
} from '../../../src/wording/plan/questions/verdict.ts';
import {
  planFeelsLike,
  planHigh,
  planLow,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import { planColdestDay, planWarmestDay } from '../../../src/wording/plan/questions/thresholds.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { TODAY, type Weather } from '../plans.ts';
import { days, hour, hours, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';

/** The plan of the answer, by topic. */
type Questions = Partial<Record<TopicName, (facts: AnswerFacts) => AnswerPlan>>;

/** Questions whose answer begins with yes or no. */
export const YES_OR_NO = {
  rain: planRain,
  dry: planDry,
  snow: planSnow,
  sun: planSun,
  cloudy: planCloudy,
  fog: planFog,
  thunder: planThunder,
  hail: planHail,
  storm: planStorm,
  frost: planFrost,
  ice: planIce,
  umbrella: planUmbrella,
  jacket: planJacket,
  laundry: planLaundry,
  barbecue: planBarbecue,
  bicycle: planBicycle,
  scraping: planScraping,
} satisfies Questions;

/** Questions whose answer can name hours of the clock, amounts or chances. */
export const QUESTIONS = {
  ...YES_OR_NO,
  rainAmount: planRainAmount,
  snowAmount: planSnowAmount,
  rainChance: planRainChance,
  rainTime: planRainTime,
  sunHours: planSunHours,
  clothes: planClothes,
} satisfies Questions;

/** Answers that name no hour of the clock; all others: QUESTIONS. */
export const FACTS_WITHOUT_HOURS = {
  temperature: planTemperature,
  high: planHigh,
  low: planLow,
  feelsLike: planFeelsLike,
  warmestDay: planWarmestDay,
  coldestDay: planColdestDay,
  wind: planWind,
} satisfies Questions;

export const TOMORROW = addDays(TODAY, 1);
const FAR = addDays(TODAY, 10);
const NEXT_DAYS = Array.from({ length: 9 }, (_, ahead) => addDays(TODAY, ahead));

/** Stretches of time that people ask about, each with the hours of weather that it takes. */
export const STRETCHES: Readonly<
  Record<string, { length: number; of: (weather: readonly Weather[]) => AnswerFacts }>
> = {
  now: { length: 1, of: ([only = {}]) => answerFacts([now(only)]) },
  'an hour': { length: 1, of: ([only = {}]) => answerFacts([hour(TOMORROW, 15, only)]) },
  'some hours': { length: 5, of: (weather) => answerFacts([hours(14, weather)]) },
  'hours over midnight': { length: 9, of: (weather) => answerFacts([hours(20, weather)]) },
  'an afternoon': {
    length: 24,
    of: (weather) => answerFacts([partOfDay(TOMORROW, 'afternoon', weather)]),
  },
  'a night': { length: 48, of: (weather) => answerFacts([partOfDay(TODAY, 'night', weather)]) },
  'what is left of today': {
    length: 24,
    of: (weather) => answerFacts(days([TODAY], weather), 9.5),
  },
  tomorrow: { length: 24, of: (weather) => answerFacts(days([TOMORROW], weather)) },
  'a day far ahead': { length: 24, of: (weather) => answerFacts(wholeDays([FAR], weather)) },
  'a weekend': { length: 48, of: (weather) => answerFacts(days(NEXT_DAYS.slice(3, 5), weather)) },
  'night and day': {
    length: 48,
    of: (weather) =>
      answerFacts([partOfDay(TODAY, 'night', weather), ...days([TOMORROW], weather.slice(24))], 20),
  },
  'nine days': { length: 9 * 24, of: (weather) => answerFacts(wholeDays(NEXT_DAYS, weather)) },
};

/** The stretches of a question that are one day or less. */
export function onlyStretch(facts: AnswerFacts): TimeRange {
  const [only] = facts.ranges;
  if (!only) throw new Error('no stretch');
  return only;
}
