import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { loadForecast, createScreenContent } from './support/forecast.ts';
import { explainUnanswerable, requirePlace, type Topic } from './support/turn-context.ts';
import type { Calendar, ForecastQuery } from '../src/slots/query.ts';
import { createDaysQuery } from '../src/slots/query-range.ts';
import { hasTimeSlot, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import { addDays } from '../src/time/local-time.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { createForecastTopic } from './support/topic-builders.ts';

/** "What's the weather tomorrow in Hamburg?" */
export const weatherTopic: Topic = {
  name: 'weather',
  intent: 'WeatherIntent',
  async answer(turn, dependencies) {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const forecast = await loadForecast(question, turn, dependencies, { needsHours: false });
    return {
      speech: forecast.text,
      title: phrases.cardTitle(requirePlace(turn).name),
      screen: createScreenContent(forecast, forecast.text, turn),
    };
  },
};

/** Number of days to compare if the question names none. */
const DEFAULT_DAYS_AHEAD = 6;

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

function parseDaysToCompare(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  if (hasTimeSlot(slots)) return parseForecastQuery(slots, calendar);
  const today = calendar.here.date;
  return createDaysQuery(today, addDays(today, DEFAULT_DAYS_AHEAD), calendar);
}
