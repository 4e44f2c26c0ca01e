import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { hasTimeSlot } from '../src/slots/spoken-slots.ts';
import { parseQueryOrNow, parseForecastQuery } from '../src/slots/parse-query.ts';
import type { ForecastQuery, Calendar, Unanswerable } from '../src/slots/query.ts';
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
  requirePlace,
} from './support/turn-context.ts';
import { addDays, daysBetween, type LocalDate } from '../src/time/local-time.ts';
import { NO_DATA_PLAN } from '../src/wording/plan/plan.ts';
import { planFrost, planIce } from '../src/wording/plan/questions/verdict.ts';

const temperatureAtTimeTopic = createForecastTopic({
  name: 'temperature',
  intent: 'TemperatureIntent',
  plan: planTemperature,
  parseQuestion: parseQueryOrNow,
});

/** From this hour on what is left of today does not get warmer. */
const HIGH_PASSED_HOUR = 15;

/** "How many degrees is it?", "How warm will it be?"; where no time is said, either may be meant. */
export const temperatureTopic: Topic = {
  ...temperatureAtTimeTopic,
  async answer(asked, collaborators) {
    const reply = await temperatureAtTimeTopic.answer(asked, collaborators);
    const { slots, calendar } = asked;
    if (hasTimeSlot(slots) || calendar.here.hour >= HIGH_PASSED_HOUR) return reply;
    return addTodaysHigh(reply, asked, collaborators);
  },
};

async function addTodaysHigh(
  reply: TopicReply,
  asked: ResolvedTurn,
  collaborators: SkillDependencies,
): Promise<TopicReply> {
  const today = asked.calendar.here.date;
  const question: ForecastQuery = { kind: 'days', first: today, last: today };
  const wanted = { needsHours: false, namesPlace: false };
  // What only lengthens the answer may be missing.
  const day = await loadForecast(question, asked, collaborators, wanted).catch(() => undefined);
  if (!day) return reply;
  return { ...reply, speech: `${reply.speech} ${renderAnswer(planHigh(day.facts), asked.locale)}` };
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
});

/** "What does it feel like outside?" */
export const feelsLikeTopic = createForecastTopic({
  name: 'feelsLike',
  intent: 'FeelsLikeIntent',
  plan: planFeelsLike,
  needsHours: true,
  parseQuestion: parseQueryOrNow,
});

const MAX_DAYS_BY_HOUR = 2;

/** "Will it be warmer tomorrow than today?"; of tomorrow where no day is named. */
export const comparisonTopic: Topic = {
  name: 'comparison',
  intent: 'ComparisonIntent',
  async answer(asked, collaborators) {
    const { slots, calendar, phrases, recordCalls } = asked;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') {
      recordCalls([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const speech = await compareWithToday(
      findComparedDay(question, calendar),
      asked,
      collaborators,
    );
    return { speech, title: phrases.cardTitle(requirePlace(asked).name) };
  },
};

async function compareWithToday(
  day: LocalDate,
  asked: ResolvedTurn,
  collaborators: SkillDependencies,
): Promise<string> {
  const [today, then] = comparisonQuestions(day, asked.calendar);
  const forecasts = await Promise.all(
    [today, then].map(async (question) =>
      loadForecast(question, asked, collaborators, { needsHours: false }),
    ),
  );
  const [reference, other] = forecasts.map(({ facts }) => facts.ranges[0]);
  const audience = forecasts[0]?.facts.audience;
  if (!reference || !other || !audience) return renderAnswer(NO_DATA_PLAN, asked.locale);
  const plan = planComparison({
    reference,
    compared: other,
    question: parseDirection(asked),
    audience,
  });
  return renderAnswer(plan, asked.locale);
}

/** Two days as wholes; later in the day this hour and the same one of that day. */
function comparisonQuestions(
  day: LocalDate,
  { here }: Calendar,
): [Exclude<ForecastQuery, Unanswerable>, Exclude<ForecastQuery, Unanswerable>] {
  const isByTheHour =
    here.hour >= HIGH_PASSED_HOUR && daysBetween(here.date, day) <= MAX_DAYS_BY_HOUR;
  if (isByTheHour) {
    const then = { date: day, hour: here.hour };
    return [{ kind: 'now' }, { kind: 'hours', from: then, to: then }];
  }
  return [
    { kind: 'days', first: here.date, last: here.date },
    { kind: 'days', first: day, last: day },
  ];
}

function findComparedDay(
  question: Exclude<ForecastQuery, Unanswerable>,
  { here }: Calendar,
): LocalDate {
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
  needsHours: true,
});

/** "Will the roads be icy?" */
export const iceTopic = createForecastTopic({
  name: 'ice',
  intent: 'IceIntent',
  plan: planIce,
  needsHours: true,
});
