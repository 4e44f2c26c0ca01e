import type { AnswerableQuery, ForecastQuery } from '../src/slots/query.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { NO_DATA_PLAN, type AnswerStatement } from '../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { planExtremeHour, planHigh, planLow } from '../src/wording/plan/questions/temperature.ts';
import {
  planColdestDay,
  planLeastWarmDay,
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

/**
 * "Will it get warmer today?": above what it is now. "Does it cool down tonight?": below what it is now, or gets
 * before.
 */
export async function answerBesideNow(
  side: TemperatureThreshold['side'],
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const { date: today } = turn.calendar.here;
  const load = async (question: AnswerableQuery) => loadCelsius(question, turn, dependencies);
  const now = load({ kind: 'now' });
  const before = side === 'below' ? load({ kind: 'days', first: today, last: today }) : now;
  // The plan awaits them, unless the forecast fails before.
  for (const one of [now, before]) one.catch(() => undefined);
  const topic = createForecastTopic({
    async plan(facts, { locale: { units } }) {
      const hasBegun = facts.ranges.some(({ entry }) => Date.parse(entry.from) <= facts.now);
      const [celsius, most] = await Promise.all([now, hasBegun ? now : before]);
      if (celsius === undefined) return NO_DATA_PLAN;
      const degrees = toSpokenTemperature(Math.max(celsius, most ?? celsius), units);
      return planThreshold(facts, { side, degrees, stays: false, units }).map(toUnchanged);
    },
    needsParts: (question) => side === 'below' && isOneDay(question),
  });
  return topic.answer(turn, dependencies);
}

/** Of a night that does not get colder: it does not cool down to its low. */
function toUnchanged(statement: AnswerStatement): AnswerStatement {
  if (statement.kind !== 'fact' || statement.form !== 'temperature') return statement;
  const { temperature, answer } = statement;
  if (answer !== 'no' || temperature.form !== 'low') return statement;
  return { ...statement, temperature: { form: 'around', value: temperature.value } };
}

/** The temperature of now, or the high that is still to come; undefined if it is unknown. */
async function loadCelsius(
  question: AnswerableQuery,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<number | undefined> {
  const options = { needsHours: false };
  const { facts } = await loadForecast(question, turn, dependencies, options);
  const { temperature } = facts.ranges[0]?.entry ?? {};
  return temperature?.remainingMax ?? temperature?.max ?? undefined;
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

/** "Which day will be the warmest?"; of a single day, the hour: "when is it warmest tomorrow?" */
const hottestDayTopic = createExtremeDayTopic(planWarmestDay, 'high');

/** "Which day will be the least hot?": by its high, which the coldest day has not always. */
const leastHotDayTopic = createExtremeDayTopic(planLeastWarmDay, 'low');

export const warmestDayTopic: Topic = {
  ...hottestDayTopic,
  answer: async (turn, dependencies) =>
    (turn.slots.absent === undefined ? hottestDayTopic : leastHotDayTopic).answer(
      turn,
      dependencies,
    ),
};

/** "Which day will be the coldest?" */
export const coldestDayTopic = createExtremeDayTopic(planColdestDay, 'low');

function createExtremeDayTopic(plan: typeof planWarmestDay, of: 'high' | 'low'): Topic {
  const ofDays = createForecastTopic({ plan, parseQuestion: parseDaysToCompare });
  const ofHours = createForecastTopic({
    plan: (facts) => planExtremeHour(of, facts),
    needsHours: true,
  });
  return {
    ...ofDays,
    answer: async (turn, dependencies) => {
      const question = parseDaysToCompare(turn.slots, turn.calendar);
      return (isOneDay(question) ? ofHours : ofDays).answer(turn, dependencies);
    },
  };
}
