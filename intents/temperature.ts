import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { hasTimeSlot } from '../src/slots/spoken-slots.ts';
import { parseQueryOrNow, parseForecastQuery } from '../src/slots/parse-query.ts';
import type { AnswerableQuery, Calendar } from '../src/slots/query.ts';
import {
  planHigh,
  planTemperature,
  planLow,
  planFeelsLike,
  planComparison,
} from '../src/wording/plan/questions/temperature.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { loadForecast } from './support/forecast.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import {
  type ResolvedTurn,
  type TopicReply,
  type Topic,
  explainUnanswerable,
  requirePlace,
} from './support/turn-context.ts';
import { addDays, type LocalDate } from '../src/time/local-time.ts';
import { NO_DATA_PLAN } from '../src/wording/plan/plan.ts';
import { planFrost, planIce } from '../src/wording/plan/questions/verdict.ts';

const temperatureAtTimeTopic = createForecastTopic({
  name: 'temperature',
  intent: 'TemperatureIntent',
  plan: planTemperature,
  parseQuestion: parseQueryOrNow,
});

/** From this hour on, today's high has passed. */
const HIGH_PASSED_HOUR = 15;

/** "How many degrees is it?", "How warm will it be?" Without a time the answer covers both. */
export const temperatureTopic: Topic = {
  ...temperatureAtTimeTopic,
  async answer(turn, dependencies) {
    const reply = await temperatureAtTimeTopic.answer(turn, dependencies);
    const { slots, calendar } = turn;
    if (hasTimeSlot(slots) || calendar.here.hour >= HIGH_PASSED_HOUR) return reply;
    return addTodaysHigh(reply, turn, dependencies);
  },
};

async function addTodaysHigh(
  reply: TopicReply,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const today = turn.calendar.here.date;
  const question: AnswerableQuery = { kind: 'days', first: today, last: today };
  const options = { needsHours: false, namesPlace: false };
  // The answer is complete without today's high.
  const day = await loadForecast(question, turn, dependencies, options).catch(() => undefined);
  if (!day) return reply;
  return { ...reply, speech: `${reply.speech} ${renderAnswer(planHigh(day.facts), turn.locale)}` };
}

/** "How warm does it get?" */
export const highTopic = createForecastTopic({
  name: 'high',
  intent: 'HighIntent',
  plan: planHigh,
});

/** "How cold does it get tonight?" */
export const lowTopic = createForecastTopic({
  name: 'low',
  intent: 'LowIntent',
  plan: planLow,
  needsParts: (question) => question.kind === 'days' && question.first === question.last,
});

/** "What does it feel like outside?" */
export const feelsLikeTopic = createForecastTopic({
  name: 'feelsLike',
  intent: 'FeelsLikeIntent',
  plan: planFeelsLike,
  needsHours: true,
  parseQuestion: parseQueryOrNow,
});

/** "Will it be warmer tomorrow than today?" Without a day it compares tomorrow. */
export const comparisonTopic: Topic = {
  name: 'comparison',
  intent: 'ComparisonIntent',
  async answer(turn, dependencies) {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const speech = await compareWithToday(findComparedDay(question, calendar), turn, dependencies);
    return { speech, title: phrases.cardTitle(requirePlace(turn).name) };
  },
};

async function compareWithToday(
  day: LocalDate,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<string> {
  const forecasts = await Promise.all(
    [turn.calendar.here.date, day].map(async (date) => {
      const question: AnswerableQuery = { kind: 'days', first: date, last: date };
      return loadForecast(question, turn, dependencies, { needsHours: false });
    }),
  );
  const [reference, other] = forecasts.map(({ facts }) => facts.ranges[0]);
  const audience = forecasts[0]?.facts.audience;
  if (!reference || !other || !audience) return renderAnswer(NO_DATA_PLAN, turn.locale);
  const plan = planComparison({
    reference,
    compared: other,
    question: parseDirection(turn),
    audience,
  });
  return renderAnswer(plan, turn.locale);
}

function findComparedDay(question: AnswerableQuery, { here }: Calendar): LocalDate {
  const day = question.kind === 'days' ? question.last : here.date;
  return day > here.date ? day : addDays(here.date, 1);
}

function parseDirection({ slots }: ResolvedTurn): 'warmer' | 'colder' | null {
  if (slots.direction === 'WARMER') return 'warmer';
  return slots.direction === 'COLDER' ? 'colder' : null;
}

/** "Will it freeze tonight?" */
export const frostTopic = createForecastTopic({
  name: 'frost',
  intent: 'FrostIntent',
  plan: planFrost,
  warnGroups: ['FROST'],
  needsHours: true,
});

/** "Will the roads be icy?" */
export const iceTopic = createForecastTopic({
  name: 'ice',
  intent: 'IceIntent',
  plan: planIce,
  warnGroups: ['GLAZE'],
  needsHours: true,
});
