import type { Calendar } from '../../src/slots/calendar.ts';
import type { Question } from '../../src/slots/question.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { toQuestion } from '../../src/slots/to-question.ts';
import type { TopicName } from '../../src/speech/topic-name.ts';
import type { Told } from '../../src/wording/plan/questions/told.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import { sayAnswer } from '../../src/wording/say.ts';
import { askForecast } from './forecast.ts';
import { screenOf } from './screen.ts';
import { placeOf, type Topic } from './topic.ts';

export interface QuestionTopic {
  name: TopicName;
  intent: string;
  /** What is said, from what the weather service tells. */
  plan: (told: Told) => AnswerPlan;
  /** Whether the hours behind a day matter to the answer. */
  byTheHour?: boolean;
  questionOf?: (slots: SpokenSlots, calendar: Calendar) => Question;
}

/** A topic whose answer is made from the fields of forecasts: "will it snow?", "how warm does it get?" */
export function questionTopic({
  name,
  intent,
  plan,
  byTheHour = false,
  questionOf = toQuestion,
}: QuestionTopic): Topic {
  return {
    name,
    intent,
    async answer(asked, collaborators) {
      const { slots, calendar, phrases, locale } = asked;
      const question = questionOf(slots, calendar);
      const title = phrases.cardTitle(placeOf(asked).name);
      if (question.kind === 'unanswerable') {
        asked.calling([]);
        return { speech: phrases.unanswerable[question.reason] };
      }
      const forecast = await askForecast(question, asked, collaborators, { byTheHour });
      // What radar sees of the next hour is told as it is.
      const isSoon = question.kind === 'nextHour';
      const speech = isSoon ? forecast.text : sayAnswer(plan(forecast.told), locale);
      return { speech, title, screen: screenOf(forecast, speech, asked) };
    },
  };
}
