import { toQuestion } from '../src/slots/to-question.ts';
import { askForecast } from './support/forecast.ts';
import { screenOf } from './support/screen.ts';
import { placeOf, type Topic } from './support/topic.ts';

/** "What's the weather tomorrow in Hamburg?" */
export const weather: Topic = {
  name: 'weather',
  intent: 'WeatherIntent',
  async answer(asked, collaborators) {
    const { slots, calendar, phrases } = asked;
    const question = toQuestion(slots, calendar);
    if (question.kind === 'unanswerable') {
      asked.calling([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const forecast = await askForecast(question, asked, collaborators, { byTheHour: false });
    return {
      speech: forecast.text,
      title: phrases.cardTitle(placeOf(asked).name),
      screen: screenOf(forecast, forecast.text, asked),
    };
  },
};
