import { pino } from 'pino';
import type { RequestEnvelope, Slot } from 'ask-sdk-model';
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
  const envelope = createQuestion({ slots: { date: tomorrow, place: 'hamburg' }, now, place });
  return { envelope, answer, place, sources };
}

interface QuestionOptions {
  intent?: string;
  /** Spoken values by slot. */
  slots: Record<string, string>;
  now: Date;
  /** Where the device is. */
  place: Place;
}

/** The request of a German speaker's first question. */
export function createQuestion({
  intent = 'WeatherIntent',
  slots,
  now,
  place,
}: QuestionOptions): RequestEnvelope {
  const filled = Object.entries(slots).map(([name, value]): [string, Slot] => [
    name,
    { name, confirmationStatus: 'NONE', value },
  ]);
  return createRequestEnvelope({
    recognized: { intent, slots: Object.fromEntries(filled) },
    locale: DEFAULT_TAG,
    now,
    device: { id: 'bench', place, applicationId: 'bench' },
    session: { id: 'bench', isNew: true, attributes: {} },
  });
}
