import type { Collaborators } from '../src/collaborators.ts';
import { saysWhen } from '../src/slots/continued.ts';
import { nowOrAsked } from '../src/slots/now-or-asked.ts';
import type { Question } from '../src/slots/question.ts';
import { planHigh, planTemperature } from '../src/wording/plan/questions/temperature.ts';
import { sayAnswer } from '../src/wording/say.ts';
import { askForecast } from './support/forecast.ts';
import { questionTopic } from './support/question-topic.ts';
import type { Asked, Reply, Topic } from './support/topic.ts';

const ofSomeTime = questionTopic({
  name: 'temperature',
  intent: 'TemperatureIntent',
  plan: planTemperature,
  questionOf: nowOrAsked,
});

/** From this hour on what is left of today does not get warmer. */
const HIGH_IS_PAST = 15;

/** "How many degrees is it?", "How warm will it be?"; where no time is said, either may be meant. */
export const temperature: Topic = {
  ...ofSomeTime,
  async answer(asked, collaborators) {
    const reply = await ofSomeTime.answer(asked, collaborators);
    const { slots, calendar } = asked;
    if (saysWhen(slots) || calendar.here.hour >= HIGH_IS_PAST) return reply;
    return withHigh(reply, asked, collaborators);
  },
};

async function withHigh(reply: Reply, asked: Asked, collaborators: Collaborators): Promise<Reply> {
  const today = asked.calendar.here.date;
  const question: Question = { kind: 'days', first: today, last: today };
  const wanted = { byTheHour: false, isNamed: false };
  // What only lengthens the answer may be missing.
  const day = await askForecast(question, asked, collaborators, wanted).catch(() => undefined);
  if (!day) return reply;
  return { ...reply, speech: `${reply.speech} ${sayAnswer(planHigh(day.told), asked.locale)}` };
}
