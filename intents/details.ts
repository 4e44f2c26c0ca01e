import {
  addDays,
  daysBetween,
  getWeekendSaturday,
  type LocalDate,
} from '../src/time/local-time.ts';
import type { AnswerableQuery, Calendar } from '../src/slots/query.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { getLastForecastHour, isEarlierHour, toHoursQuery } from '../src/slots/query-range.ts';
import { DAY_PART_HOURS } from '../src/weather/periods.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { planEachDay, planParts } from '../src/wording/plan/questions/details.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { loadForecast } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type TopicReply,
  type Topic,
} from './support/turn-context.ts';

/** Longer ranges are split into days, not into parts of the day. */
const MAX_DAYS_IN_PARTS = 1;
const MAX_DETAIL_DAYS = 5;

/** Splits the previous question: a day into its parts, several days into single days, a part into hours. */
export const detailTopic: Topic = {
  async answer(turn, dependencies): Promise<TopicReply> {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const speech = await loadDetails(splitQuestion(question, calendar), turn, dependencies);
    return { speech, title: phrases.cardTitle(requirePlace(turn).name) };
  },
};

/** A more detailed answer: a day by its parts, several days one by one, or the text about some hours. */
type Details =
  | { kind: 'parts'; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'nightAndDay'; night: AnswerableQuery; day: LocalDate }
  | { kind: 'text'; question: AnswerableQuery };

async function loadDetails(
  details: Details,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
  namesPlace = true,
): Promise<string> {
  const { locale } = turn;
  if (details.kind === 'nightAndDay') {
    const { night, day } = details;
    const texts = await Promise.all([
      loadDetails({ kind: 'text', question: night }, turn, dependencies),
      loadDetails({ kind: 'parts', day }, turn, dependencies, false),
    ]);
    return texts.join(' ');
  }
  if (details.kind === 'text') {
    return (await loadForecast(details.question, turn, dependencies, { needsHours: false })).text;
  }
  const { first, last } =
    details.kind === 'days' ? details : { first: details.day, last: details.day };
  const byParts = details.kind === 'parts';
  const question: AnswerableQuery = { kind: 'days', first, last };
  // Parts whose hours are all known are summed up from these, without an operation of their own.
  const needsParts = byParts && !isWithinHours(details.day, turn.calendar);
  const options = { needsHours: true, needsParts, untilMorning: true, namesPlace };
  const { facts, hourly } = await loadForecast(question, turn, dependencies, options);
  return renderAnswer(byParts ? planParts(facts, hourly) : planEachDay(facts, hourly), locale);
}

/** Whether the forecast has all hours of a day to come and of the night after it. */
function isWithinHours(day: LocalDate, calendar: Calendar): boolean {
  const end = { date: addDays(day, 1), hour: DAY_PART_HOURS.night.to };
  return !isEarlierHour(getLastForecastHour(calendar), end);
}

/** Chooses the details of the answer to a question. */
function splitQuestion(question: AnswerableQuery, calendar: Calendar): Details {
  switch (question.kind) {
    case 'days': {
      const { first, last } = question;
      const count = daysBetween(first, last) + 1;
      if (count <= MAX_DAYS_IN_PARTS) return { kind: 'parts', day: first };
      return createDays(first, Math.min(count, MAX_DETAIL_DAYS));
    }
    case 'weekend': {
      const today = calendar.here.date;
      const saturday = question.saturday ?? getWeekendSaturday(today);
      return saturday < today ? createDays(today, 1) : createDays(saturday, 2);
    }
    case 'nextDays':
      return createDays(calendar.here.date, 3);
    case 'nightAndDay':
      return {
        kind: 'nightAndDay',
        night: { kind: 'dayPart', date: question.night, part: 'night' },
        day: question.day,
      };
    case 'dayPart':
      return { kind: 'text', question: toHoursQuery(question, calendar) ?? question };
    case 'now':
    case 'nextHour':
      return { kind: 'text', question: { kind: 'nextHours' } };
    case 'nextHours':
    case 'hours':
      return { kind: 'text', question };
  }
}

function createDays(first: LocalDate, count: number): Details {
  return { kind: 'days', first, last: addDays(first, count - 1) };
}
