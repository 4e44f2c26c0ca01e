import type { Collaborators } from '../src/collaborators.ts';
import type { Calendar } from '../src/slots/calendar.ts';
import type { Question, Unanswerable } from '../src/slots/question.ts';
import { toQuestion } from '../src/slots/to-question.ts';
import { addDays, daysBetween, type LocalDate } from '../src/weather/local-time.ts';
import { planComparison } from '../src/wording/plan/questions/comparison.ts';
import { NO_DATA } from '../src/wording/plan/plan.ts';
import { sayAnswer } from '../src/wording/say.ts';
import { askForecast } from './support/forecast.ts';
import { placeOf, type Asked, type Topic } from './support/topic.ts';

/** From this hour on what is left of today does not hold its highest temperature any more. */
const HIGH_IS_PAST = 15;
const DAYS_BY_THE_HOUR = 2;

/** "Will it be warmer tomorrow than today?"; of tomorrow where no day is named. */
export const comparison: Topic = {
  name: 'comparison',
  intent: 'ComparisonIntent',
  async answer(asked, collaborators) {
    const { slots, calendar, phrases, calling } = asked;
    const question = toQuestion(slots, calendar);
    if (question.kind === 'unanswerable') {
      calling([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const speech = await compare(dayOf(question, calendar), asked, collaborators);
    return { speech, title: phrases.cardTitle(placeOf(asked).name) };
  },
};

async function compare(
  day: LocalDate,
  asked: Asked,
  collaborators: Collaborators,
): Promise<string> {
  const [today, then] = comparable(day, asked.calendar);
  const forecasts = await Promise.all(
    [today, then].map(async (question) =>
      askForecast(question, asked, collaborators, { byTheHour: false }),
    ),
  );
  const [reference, other] = forecasts.map(({ told }) => told.stretches[0]);
  const audience = forecasts[0]?.told.audience;
  if (!reference || !other || !audience) return sayAnswer(NO_DATA, asked.locale);
  const plan = planComparison({ reference, asked: other, question: directionOf(asked), audience });
  return sayAnswer(plan, asked.locale);
}

/** Two days as wholes; later in the day this hour and the same one of that day. */
function comparable(
  day: LocalDate,
  { here }: Calendar,
): [Exclude<Question, Unanswerable>, Exclude<Question, Unanswerable>] {
  const isByTheHour = here.hour >= HIGH_IS_PAST && daysBetween(here.date, day) <= DAYS_BY_THE_HOUR;
  if (isByTheHour) {
    const then = { date: day, hour: here.hour };
    return [{ kind: 'now' }, { kind: 'hours', from: then, to: then }];
  }
  return [
    { kind: 'days', first: here.date, last: here.date },
    { kind: 'days', first: day, last: day },
  ];
}

function dayOf(question: Exclude<Question, Unanswerable>, { here }: Calendar): LocalDate {
  const day = question.kind === 'days' ? question.last : here.date;
  return day > here.date ? day : addDays(here.date, 1);
}

function directionOf({ slots }: Asked): 'warmer' | 'colder' | null {
  if (slots.direction === 'WARMER') return 'warmer';
  return slots.direction === 'COLDER' ? 'colder' : null;
}
