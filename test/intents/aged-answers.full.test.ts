import type { RequestEnvelope } from 'ask-sdk-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type WeatherClient } from '../../src/client/client.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { hasScreen } from '../../src/speech/device.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest, SOME_AFTERNOON, type QuestionIntent } from '../support/alexa-requests.ts';
import { hoursAnswer, nextHourAnswer } from '../support/answers.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { skillWith } from '../support/talk.ts';
import { readResponse } from '../support/spoken-response.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const TWO_HOURS_LATER = '2026-11-18T16:05:00+01:00';
const NEXT_DAY = '2026-11-19T00:05:00+01:00';

const AGO: Record<string, string> = {
  'de-DE': 'Der Wetterdienst antwortet gerade nicht. Vor zwei Stunden hieß es: ',
  'en-US': "The weather service isn't answering right now. Two hours ago it said: ",
  'fr-FR': 'Le service météo ne répond pas pour le moment. Il y a deux heures, il indiquait : ',
  'it-IT': 'Al momento il servizio meteo non risponde. Due ore fa diceva: ',
  'es-ES': 'Ahora mismo el servicio meteorológico no responde. Hace dos horas decía: ',
  'nl-NL':
    'De weerdienst geeft op dit moment geen antwoord. Twee uur geleden luidde het antwoord: ',
};

const TOMORROW = { date: '2026-11-19', place: 'berlin' };

/** Answers from the text of the service, from fields, from several calls, from a template, and in pieces. */
const QUESTIONS: [requested: string, intent: QuestionIntent, slots: SpokenSlots][] = [
  ['the weather', 'WeatherIntent', TOMORROW],
  ['rain', 'RainIntent', TOMORROW],
  ['the highest temperature', 'HighIntent', TOMORROW],
  ['a comparison', 'ComparisonIntent', { date: '2026-11-22', place: 'berlin' }],
  ['the best day', 'BestDayIntent', { place: 'berlin' }],
  ['an umbrella', 'UmbrellaIntent', TOMORROW],
  ['the weekend', 'WeatherIntent', { place: 'berlin', span: 'WEEKEND' }],
  ['pollen', 'PollenIntent', { place: 'berlin' }],
];

let service: TestService;
let isDown = false;
let client: WeatherClient;

beforeAll(async () => {
  service = await startTestService(SOME_AFTERNOON);
});
afterAll(async () => service.close());

let now = SOME_AFTERNOON;
const clock = () => new Date(now);

/** The weather service of a test, which responds until it goes down. */
beforeEach(async () => {
  isDown = false;
  now = SOME_AFTERNOON;
  const { url } = await startUpstream((request, response) => {
    const pass = async () => {
      const language = request.headers['accept-language'] ?? '';
      const reply = await service.get(request.url ?? '', { 'accept-language': language });
      answering(reply.status, reply.body, { 'content-language': language })(request, response);
    };
    if (isDown) request.socket.destroy();
    else void pass();
  });
  client = createClient({ baseUrl: url, clock });
});

function goDown(at: string): void {
  isDown = true;
  now = at;
}

async function answerTo(request: RequestEnvelope) {
  return skillWith({ client, clock }).invoke(request);
}

describe.each(Object.keys(AGO))('in %s, while the weather service is down', (locale) => {
  const { errors } = selectPhrases(locale);

  it.each(QUESTIONS)(
    'repeats the answer to %s of two hours ago with its age',
    async (_asked, intent, slots) => {
      const request = () => questionRequest(intent, slots, { locale });
      const before = readResponse(await answerTo(request()));
      goDown(TWO_HOURS_LATER);
      const after = readResponse(await answerTo(request()));
      const [, said = ''] = after.speech?.split(AGO[locale] ?? '') ?? [];
      expect(after.speech).toBe(`${AGO[locale]}${said}`);
      // Texts of one day may start with the same words.
      expect(said).toBe(before.speech);
      expect(after.shouldEndSession).toBe(before.shouldEndSession);
      expect(after.card).toBe(before.card && after.speech);
    },
  );

  it('apologises the next day', async () => {
    await answerTo(questionRequest('WeatherIntent', TOMORROW, { locale }));
    goDown(NEXT_DAY);
    const late = { ...TOMORROW, date: '2026-11-20' };
    const { speech } = readResponse(
      await answerTo(questionRequest('WeatherIntent', late, { locale })),
    );
    expect(speech).toBe(errors.unreachable);
  });
});

const tomorrow = () => questionRequest('WeatherIntent', TOMORROW);

it('does not mention the age once the service is back', async () => {
  const before = readResponse(await answerTo(tomorrow()));
  goDown(TWO_HOURS_LATER);
  await answerTo(tomorrow());
  isDown = false;
  expect(readResponse(await answerTo(tomorrow())).speech).toBe(before.speech);
});

it('shows the age on the card and screen, too', async () => {
  expect(hasScreen(withScreen(tomorrow()))).toBe(true);
  await answerTo(withScreen(tomorrow()));
  goDown(TWO_HOURS_LATER);
  const response = await answerTo(withScreen(tomorrow()));
  const { speech } = readResponse(response);
  expect(speech).toContain('Vor zwei Stunden hieß es: ');
  const [directive] = response.response.directives ?? [];
  expect(directive).toMatchObject({ datasources: { weather: { text: speech } } });
});

function withScreen(request: RequestEnvelope): RequestEnvelope {
  const { device } = request.context.System;
  if (device) device.supportedInterfaces = { 'Alexa.Presentation.APL': { runtime: {} } };
  return request;
}

it('repeats the stale nowcast with its age', async () => {
  let answer = answering(200, nextHourAnswer('Gleich regnet es.'));
  const { url } = await startUpstream((...exchange) => answer(...exchange));
  const collaborators = { client: createClient({ baseUrl: url, clock }), clock };
  const slots = { span: 'SOON' };
  const ask = async () => {
    const request = questionRequest('RainIntent', slots, { locale: 'en-US' });
    return readResponse(await skillWith(collaborators).invoke(request)).speech;
  };
  const before = await ask();
  expect(before).toMatch(/in about 25 minutes/i);
  answer = answering(500, '');
  now = '2026-11-18T14:14:00+01:00';
  const outage = "The weather service isn't answering right now. A few minutes ago it said: ";
  expect(await ask()).toBe(`${outage}${before}`);
});

describe('data that are overdue for an update', () => {
  const issued = { forecastDate: '2026-11-18T09:00:00Z', nextUpdate: '2026-11-18T15:00:00Z' };
  const body = { ...hoursAnswer('Jetzt ist es klar.'), ...issued };

  async function speechAt(time: string, locale = 'de-DE') {
    const language = { 'content-language': locale };
    const { url } = await startUpstream(answering(200, body, language));
    now = time;
    const slots = { span: 'NOW' };
    const response = await skillWith({ client: createClient({ baseUrl: url }), clock }).invoke(
      questionRequest('WeatherIntent', slots, { locale }),
    );
    return readResponse(response).speech;
  }

  it.each([
    ['de-DE', 'Jetzt ist es klar. Die Vorhersage ist schon neun Stunden alt.'],
    ['en-US', 'Jetzt ist es klar. This forecast is already nine hours old.'],
  ])('are reported as old in %s', async (locale, speech) => {
    expect(await speechAt('2026-11-18T18:10:00Z', locale)).toBe(speech);
  });

  it('are not mentioned while they are overdue only briefly', async () => {
    expect(await speechAt('2026-11-18T16:00:00Z')).toBe('Jetzt ist es klar.');
  });

  it('are not mentioned in addition to a stale answer', async () => {
    let answer = answering(200, body, { 'content-language': 'de-DE' });
    const { url } = await startUpstream((...exchange) => answer(...exchange));
    const collaborators = { client: createClient({ baseUrl: url, clock }), clock };
    now = '2026-11-18T16:00:00Z';
    const slots = { time: '20:00' };
    const ask = async () =>
      readResponse(await skillWith(collaborators).invoke(questionRequest('WeatherIntent', slots)))
        .speech;
    await ask();
    answer = answering(500, '');
    now = '2026-11-18T18:00:00Z';
    expect(await ask()).toBe(
      'Der Wetterdienst antwortet gerade nicht. Vor zwei Stunden hieß es: Jetzt ist es klar.',
    );
  });
});
