import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { createDaysQuery } from '../src/slots/query-range.ts';
import type { Calendar, ForecastQuery } from '../src/slots/query.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { addDays } from '../src/time/local-time.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { planHigh, planLow } from '../src/wording/plan/questions/temperature.ts';
import {
  planColdestDay,
  planThreshold,
  planWarmestDay,
  type TemperatureThreshold,
} from '../src/wording/plan/questions/thresholds.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import type { ResolvedTurn, Topic } from './support/turn-context.ts';
import { weatherTopic } from './weather.ts';

/** "Will it be warmer than thirty degrees?" */
export const aboveTopic = createForecastTopic({
  plan: (facts, turn) => planSide('above', facts, turn) ?? planHigh(facts),
  needsParts: (question, _calendar, { stays }) => stays !== undefined && isOneDay(question),
});

/** "Will it drop below zero tonight?" */
export const belowTopic = createForecastTopic({
  plan: (facts, turn) => planSide('below', facts, turn) ?? planLow(facts),
  needsParts: (question, _calendar, { stays }) => stays === undefined && isOneDay(question),
});

function isOneDay(question: ForecastQuery): boolean {
  return question.kind === 'days' && question.first === question.last;
}

/** Undefined if Alexa sends no number. */
function planSide(
  side: TemperatureThreshold['side'],
  facts: AnswerFacts,
  { slots: { number, sign, stays }, locale: { units } }: ResolvedTurn,
) {
  const degrees = Number(number);
  if (number === undefined || Number.isNaN(degrees)) return undefined;
  const signed = sign === 'MINUS' ? -degrees : degrees;
  return planThreshold(facts, { side, degrees: signed, stays: stays !== undefined, units });
}

const bestOfDaysTopic = createForecastTopic({
  plan: planBestDay,
  parseQuestion: parseDaysToCompare,
});

/** "Which day will be the best?" */
export const bestDayTopic: Topic = {
  async answer(turn, dependencies) {
    const question = parseDaysToCompare(turn.slots, turn.calendar);
    const topic = comparesDays(question) ? bestOfDaysTopic : weatherTopic;
    return topic.answer(turn, dependencies);
  },
};

/** A single day has nothing to compare with: its weather is the answer. */
function comparesDays(question: ForecastQuery): boolean {
  if (question.kind === 'days') return question.first !== question.last;
  return ['weekend', 'nextDays', 'unanswerable'].includes(question.kind);
}

/** "Which day will be the warmest?" */
export const warmestDayTopic = createForecastTopic({
  plan: planWarmestDay,
  parseQuestion: parseDaysToCompare,
});

/** "Which day will be the coldest?" */
export const coldestDayTopic = createForecastTopic({
  plan: planColdestDay,
  parseQuestion: parseDaysToCompare,
});

/** Number of days to compare if the question names none. */
const DEFAULT_DAYS_AHEAD = 6;

export function parseDaysToCompare(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  if (hasTimeSlot(slots)) return parseForecastQuery(slots, calendar);
  const today = calendar.here.date;
  return createDaysQuery(today, addDays(today, DEFAULT_DAYS_AHEAD), calendar);
}
