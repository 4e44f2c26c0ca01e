import { pino } from 'pino';
import type { RequestEnvelope } from 'ask-sdk-model';
import { readConfig } from '../../src/config.ts';
import type { Place } from '../../src/place/place.ts';
import { forecastTextHandlers } from '../../src/service/operations/forecast-text.ts';
import type { Sources } from '../../src/service/sources.ts';
import { createRequestEnvelope } from '../../src/simulator/envelope.ts';
import { openSources } from '../../src/app/sources.ts';
import { addDays, toLocalDate } from '../../src/time/local-time.ts';
import { DEFAULT_TAG } from '../../src/languages/skill-locales.ts';
import { loadLocale } from '../../src/languages/locales.ts';

/** "Wie wird das Wetter morgen in Hamburg?", and the service's answer. */
export interface Question {
  envelope: RequestEnvelope;
  answer: { text: string };
  place: Place;
  sources: Sources;
}

/** Uses demo weather. */
export async function questionAt(now: Date): Promise<Question> {
  const log = pino({ level: 'silent' });
  const sources = await openSources(readConfig({ WEATHER_DATA: 'demo' }), () => now, log);
  const place = sources.gazetteer.find('Hamburg', { language: 'de' });
  if (!place) throw new Error('The gazetteer does not know Hamburg');
  const { latitude, longitude, name, timeZone } = place;
  const tomorrow = addDays(toLocalDate(now.getTime(), timeZone), 1);
  const answer = await forecastTextHandlers(sources).forecastDays(
    { latitude, longitude, location: name, datefrom: tomorrow.replaceAll('-', '') },
    await loadLocale(DEFAULT_TAG),
  );
  const envelope = createRequestEnvelope({
    recognized: {
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
