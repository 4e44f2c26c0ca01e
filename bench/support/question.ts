import { pino } from 'pino';
import type { RequestEnvelope } from 'ask-sdk-model';
import { readConfig } from '../../src/config.ts';
import type { Place } from '../../src/place/place.ts';
import { forecastTextAnswers } from '../../src/service/forecast-text/answers.ts';
import type { Sources } from '../../src/service/sources.ts';
import { requestEnvelope } from '../../src/simulator/request-envelope.ts';
import { openSources } from '../../src/sources.ts';
import { addDays, localDate } from '../../src/weather/local-time.ts';
import { DEFAULT_TAG } from '../../src/wording/skill-locales.ts';
import { loadLocale } from '../../src/wording/locales.ts';

/** "Wie wird das Wetter morgen in Hamburg?", and what the service answers to it. */
export interface Question {
  envelope: RequestEnvelope;
  answer: { text: string };
  place: Place;
  sources: Sources;
}

/** With the demo's weather. */
export async function questionAt(now: Date): Promise<Question> {
  const log = pino({ level: 'silent' });
  const sources = await openSources(readConfig({ WEATHER_DATA: 'demo' }), () => now, log);
  const place = sources.gazetteer.find('Hamburg', { language: 'de' });
  if (!place) throw new Error('The gazetteer does not know Hamburg');
  const { latitude, longitude, name, timeZone } = place;
  const tomorrow = addDays(localDate(now.getTime(), timeZone), 1);
  const answer = await forecastTextAnswers(sources).forecastDays(
    { latitude, longitude, location: name, datefrom: tomorrow.replaceAll('-', '') },
    await loadLocale(DEFAULT_TAG),
  );
  const envelope = requestEnvelope({
    understood: {
      intent: 'WeatherIntent',
      slots: {
        date: { name: 'date', confirmationStatus: 'NONE', value: tomorrow },
        place: { name: 'place', confirmationStatus: 'NONE', value: 'hamburg' },
      },
    },
    locale: DEFAULT_TAG,
    now,
    device: { id: 'bench', place, applicationId: 'bench' },
    session: { id: 'bench', isNew: true, attributes: {} },
  });
  return { envelope, answer, place, sources };
}
