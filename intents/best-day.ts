import type { Calendar } from '../src/slots/calendar.ts';
import { daysQuestion } from '../src/slots/days.ts';
import { saysWhen } from '../src/slots/continued.ts';
import type { Question } from '../src/slots/question.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { toQuestion } from '../src/slots/to-question.ts';
import { addDays } from '../src/weather/local-time.ts';
import { planBestDay } from '../src/wording/plan/questions/best-day.ts';
import { questionTopic } from './support/question-topic.ts';

/** Days that are compared where none were named. */
const DAYS_AHEAD = 6;

/** "Which day will be the best?" */
export const bestDay = questionTopic({
  name: 'bestDay',
  intent: 'BestDayIntent',
  plan: planBestDay,
  questionOf: daysToCompare,
});

function daysToCompare(slots: SpokenSlots, calendar: Calendar): Question {
  if (saysWhen(slots)) return toQuestion(slots, calendar);
  const today = calendar.here.date;
  return daysQuestion(today, addDays(today, DAYS_AHEAD), calendar);
}
