import { toQuestion } from '../../src/slots/to-question.ts';
import { sunTimes } from '../../src/weather/daylight.ts';
import { dayOf } from '../../src/wording/plan/day.ts';
import { planSunTime } from '../../src/wording/plan/questions/sun-times.ts';
import { sayAnswer } from '../../src/wording/say.ts';
import { askedOf } from '../../src/speech/asked.ts';
import { placeOf, type Topic } from './topic.ts';

/** When the sun rises or sets, which follows from place and day alone. */
export function sunTopic(event: 'sunrise' | 'sunset', intent: string): Topic {
  return {
    name: event,
    intent,
    async answer(asked) {
      const { slots, calendar, phrases, locale, calling } = asked;
      const place = placeOf(asked);
      const question = toQuestion(slots, calendar);
      calling([]);
      if (question.kind === 'unanswerable') {
        return { speech: phrases.unanswerable[question.reason] };
      }
      const { audience, timeZone, now } = askedOf(question, slots, place.name, calendar);
      const date = question.kind === 'days' ? question.first : calendar.here.date;
      const times = sunTimes(date, place.latitude, place.longitude, timeZone);
      const day = dayOf(date, audience);
      const plan = planSunTime({ event, day, at: times[event], timeZone, audience, now });
      return { speech: sayAnswer(plan, locale), title: phrases.cardTitle(place.name) };
    },
  };
}
