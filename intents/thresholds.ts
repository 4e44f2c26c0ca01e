import type { ForecastQuery } from '../src/slots/query.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { NO_DATA_PLAN } from '../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { planHigh, planLow } from '../src/wording/plan/questions/temperature.ts';
import {
  planColdestDay,
  planThreshold,
  planWarmestDay,
  type TemperatureThreshold,
} from '../src/wording/plan/questions/thresholds.ts';
import { toSpokenTemperature } from '../src/wording/units.ts';
import { parseDaysToCompare } from './support/asked-time.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import { loadForecast } from './support/forecast.ts';
import type { ResolvedTurn, Topic, TopicReply } from './support/turn-context.ts';
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

/** "Will it get warmer today?": above what it is now. */
export async function answerBesideNow(
  side: TemperatureThreshold['side'],
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const now = loadDegreesNow(turn, dependencies);
  // The plan awaits it, unless the forecast fails before.
  now.catch(() => undefined);
  const topic = createForecastTopic({
    async plan(facts, { locale: { units } }) {
      const degrees = await now;
      return degrees === undefined
        ? NO_DATA_PLAN
        : planThreshold(facts, { side, degrees, stays: false, units });
    },
    needsParts: (question) => side === 'below' && isOneDay(question),
  });
  return topic.answer(turn, dependencies);
}

/** The temperature of now in the units of the listener; undefined if it is unknown. */
async function loadDegreesNow(
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<number | undefined> {
  const options = { needsHours: false };
  const { facts } = await loadForecast({ kind: 'now' }, turn, dependencies, options);
  const celsius = facts.ranges[0]?.entry.temperature.max ?? null;
  return celsius === null ? undefined : toSpokenTemperature(celsius, turn.locale.units);
}

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
