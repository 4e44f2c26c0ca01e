import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type WeatherClient } from '../../../src/client/client.ts';
import type { SpokenSlots } from '../../../src/slots/spoken-slots.ts';
import { selectPhrases } from '../../../src/languages/phrases.ts';
import {
  questionRequest,
  SOME_AFTERNOON,
  type QuestionIntent,
} from '../../support/alexa-requests.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { say } from '../../support/talk.ts';
import { DATES, DURATIONS, TIMES } from './values.ts';

const INTENTS: QuestionIntent[] = [
  'WeatherIntent',
  'RainIntent',
  'TemperatureIntent',
  'BestDayIntent',
  'SunsetIntent',
  'UmbrellaIntent',
  'PollenIntent',
];

let service: TestService;
let client: WeatherClient;
beforeAll(async () => {
  service = await startTestService(SOME_AFTERNOON);
  client = createClient({ baseUrl: `${service.url}/v4_0` });
});
afterAll(async () => service.close());

/** From which day on to ask. */
const BEYOND_REACH = /reicht die Vorhersage noch nicht\. Frag|yet\. Ask me again from/;

/** Each question gets a forecast for Berlin, or the reason why there is none. */
async function expectAnswers(slots: SpokenSlots, locale: string): Promise<void> {
  const { errors, unanswerable } = selectPhrases(locale);
  const reasons = new Set<string | undefined>(Object.values(unanswerable));
  const parsed = await Promise.all(
    INTENTS.map(async (intent) => say(questionRequest(intent, slots, { locale }), { client })),
  );
  for (const { speech, shouldEndSession } of parsed) {
    expect(Object.values<string | undefined>(errors)).not.toContain(speech);
    const isExplained = reasons.has(speech) || BEYOND_REACH.test(speech ?? '');
    expect(isExplained ? 'Berlin.' : speech).toMatch(/Berlin.*\.$/);
    expect(speech).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(shouldEndSession).toBe(true);
  }
}

describe.each(['de-DE', 'en-US'])('questions in %s are answered', (locale) => {
  it.each(DATES)('of a date: %s, %s', async (_said, date) => expectAnswers({ date }, locale));

  it.each(TIMES)('of a time: %s, %s', async (_said, time) => expectAnswers({ time }, locale));

  it.each(TIMES)('of a time of a day: %s, %s', async (_said, time) =>
    expectAnswers({ date: '2026-11-20', time }, locale),
  );

  it.each(DURATIONS)('of a duration: %s, %s', async (_said, duration) =>
    expectAnswers({ duration }, locale),
  );
});
