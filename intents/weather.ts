import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { loadForecast, createScreenContent } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
} from './support/turn-context.ts';
import { joinWords } from '../src/wording/grammar.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { findOpposite, judgeFine } from '../src/wording/plan/questions/verdict.ts';
import type { ForecastQuery } from '../src/slots/query.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import { parseDaysToCompare } from './thresholds.ts';

/** "What's the weather tomorrow in Hamburg?" */
export const weatherTopic: Topic = {
  name: 'weather',
  intent: 'WeatherIntent',
  async answer(turn, dependencies) {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const needsHours = slots.fine !== undefined;
    const forecast = await loadForecast(question, turn, dependencies, { needsHours });
    const { facts, text } = forecast;
    const speech = needsHours ? joinWords(answerWhetherFine(facts, turn), text) : text;
    return {
      speech,
      title: phrases.cardTitle(requirePlace(turn).name),
      screen: createScreenContent(forecast, speech, turn),
    };
  },
};

/** "Will the weather be nice?" Empty if that is not asked. */
function answerWhetherFine(
  facts: AnswerFacts,
  { slots: { fine }, locale: { language }, tag }: ResolvedTurn,
): string {
  if (fine === undefined) return '';
  const isFine = judgeFine(facts);
  if (isFine === 'unknown') return '';
  const said = fine === 'BAD' && isFine !== 'partly' ? findOpposite(isFine) : isFine;
  const first = language.answers[said];
  return `${first.charAt(0).toLocaleUpperCase(tag)}${first.slice(1)}.`;
}

const bestOfDaysTopic = createForecastTopic({
  name: 'bestDay',
  intent: 'BestDayIntent',
  plan: planBestDay,
  parseQuestion: parseDaysToCompare,
});

/** "Which day will be the best?" */
export const bestDayTopic: Topic = {
  ...bestOfDaysTopic,
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
