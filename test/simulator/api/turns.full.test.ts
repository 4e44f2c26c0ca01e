import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { App } from '../../../src/app/app.ts';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { SCENE_IDS } from '../../../src/opendata/demo/weather/scenes.ts';
import { answering, startUpstream } from '../../support/upstream.ts';
import { NOW, post, startSimulator } from './simulator.ts';

const TOMORROW = 'Wie wird das Wetter morgen?';
const LAUNCH = 'Öffne Wetter Stimme';

const Turn = z.looseObject({
  speech: z.string(),
  calls: z.array(z.looseObject({ operation: z.string() })),
  request: z.looseObject({
    session: z.looseObject({ sessionId: z.string(), new: z.boolean(), attributes: z.object() }),
    context: z.looseObject({}),
  }),
});
type Turn = z.output<typeof Turn>;

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

async function turn(
  question: object,
  conversation: string = randomUUID(),
  url = app.url,
): Promise<Turn> {
  const input = { conversation, locale: 'de-DE', utterance: TOMORROW, ...question };
  return Turn.parse((await post(`${url}/simulator/turns`, input)).body);
}

describe('a turn on the page', () => {
  it("shows the steps from the words to the answer, and the service's response", async () => {
    expect(await turn({})).toEqual({
      utterance: TOMORROW,
      locale: 'de-DE',
      intent: 'WeatherIntent',
      confidence: 1,
      slots: { date: '2026-11-19' },
      place: {
        name: 'Köln',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        timeZone: 'Europe/Berlin',
      },
      units: expect.objectContaining({ temperature: 'celsius' }),
      calls: [
        {
          operation: 'forecastDays',
          parameters: expect.objectContaining({ datefrom: '20261119', location: 'Köln' }),
          status: 200,
          milliseconds: expect.any(Number),
          response: expect.objectContaining({ source: 'demo', text: expect.any(String) }),
        },
      ],
      speech: expect.stringMatching(/^Morgen .* in Köln /),
      ssml: expect.stringMatching(/^<speak>Morgen .*<\/speak>$/),
      language: 'de-DE',
      reprompt: null,
      listens: false,
      card: { title: 'Wetter in Köln', text: expect.stringMatching(/^Morgen /) },
      permissionsAsked: null,
      screen: null,
      pollenNames: expect.objectContaining({ Esche: 'Esche', Graeser: 'Gräser' }),
      milliseconds: expect.any(Number),
      weather: { id: 'own', isDemo: true },
      request: expect.objectContaining({ version: '1.0' }),
      response: expect.objectContaining({ version: '1.0' }),
    });
  });

  it.each<[string, object, object]>([
    ['elsewhere', { place: 'Hamburg' }, { place: { name: 'Hamburg' } }],
    ['at another time', { now: '2026-07-01T08:00+02:00' }, { slots: { date: '2026-07-02' } }],
    [
      'in another language',
      { locale: 'en-GB', utterance: 'open weather voice' },
      { intent: 'LaunchRequest', language: 'en-GB' },
    ],
    ['by a speaker, which has no screen', { device: 'speaker' }, { screen: null }],
    [
      'by one with a screen, which shows the answer',
      { device: 'screen' },
      { screen: { document: { type: 'APL' }, datasources: expect.any(Object) } },
    ],
    [
      'by a phone, which sends its position instead of an address',
      { device: 'phone', place: 'Rom', permissions: 'none' },
      { place: { name: 'Rom' }, permissionsAsked: null },
    ],
    [
      'by a speaker that may tell its postcode only',
      { permissions: 'postcode', place: 'Leipzig' },
      { place: { name: 'Leipzig' }, permissionsAsked: null },
    ],
    [
      'by a speaker that may tell nothing, which asks for permission',
      { permissions: 'none', place: 'Leipzig' },
      { place: { name: 'Köln' }, permissionsAsked: expect.arrayContaining([expect.any(String)]) },
    ],
    ['where an answer is waited for', { utterance: LAUNCH }, { listens: true, calls: [] }],
  ])('accepts %s', async (_how, question, seen) => {
    expect(await turn(question)).toMatchObject(seen);
  });

  it('loads pollen by postcode if the skill may not read the town', async () => {
    const pollen = { utterance: 'Wie ist der Pollenflug heute?', now: '2026-04-20T12:00+02:00' };
    const requested = await turn({ ...pollen, permissions: 'postcode', place: 'Leipzig' });
    expect(requested.calls).toMatchObject([
      {
        operation: 'pollenTextByZip',
        parameters: { country: 'DE', zip_code: '04109' },
        status: 200,
      },
    ]);
  });

  it.each(SCENE_IDS)('may use the weather of a %s, which is marked as demo', async (weather) => {
    const words: Record<typeof weather, RegExp> = {
      heatWave: /bis 3\d Grad/,
      thunderstorm: /Gewitter/,
      snow: /schnei|Schnee/,
      storm: /[Ss]turmböen/,
      fog: /[Nn]eb[el]/,
    };
    const requested = await turn({ weather });
    expect(requested).toMatchObject({
      speech: expect.stringMatching(words[weather]),
      weather: { id: weather, isDemo: true },
      calls: [{ response: { source: 'demo' } }],
    });
  });

  it('has the same weather for the same time, independent of other turns', async () => {
    const first = await turn({ weather: 'snow' });
    await turn({ weather: 'snow', now: '2026-07-01T08:00+02:00' });
    await turn({ weather: 'demo' });
    expect((await turn({ weather: 'snow' })).speech).toBe(first.speech);
    expect((await turn({ weather: 'demo' })).speech).toBe((await turn({})).speech);
  });

  it('may use the weather of many times, one after the other and at once', async () => {
    const days = Array.from({ length: 9 }, (_, day) => `2026-07-1${day}T08:00+02:00`);
    const before = [];
    for (const now of days) before.push((await turn({ now, weather: 'storm' })).speech);
    const again = await Promise.all(days.slice(0, 3).map((now) => turn({ now, weather: 'storm' })));
    expect(again.map(({ speech }) => speech)).toEqual(before.slice(0, 3));
    expect(new Set(before).size).toBeGreaterThan(3);
  });
});

describe('a conversation on the page', () => {
  it.each<[string, object]>([
    ['place', { place: 'Hamburg' }],
    ['device', { device: 'screen' }],
    ['permissions', { permissions: 'none' }],
    ['clock', { now: '2026-07-01T08:00+02:00' }],
    ['weather', { weather: 'fog' }],
  ])('continues its session with another %s', async (_what, changed) => {
    const conversation = randomUUID();
    const opened = await turn({ utterance: LAUNCH }, conversation);
    const { request } = await turn({ utterance: 'Hilfe', ...changed }, conversation);
    expect(request.session).toMatchObject({
      sessionId: opened.request.session.sessionId,
      new: false,
    });
  });

  it('starts a new session in another language', async () => {
    const conversation = randomUUID();
    const opened = await turn({ utterance: LAUNCH }, conversation);
    const { request } = await turn({ utterance: 'help', locale: 'en-US' }, conversation);
    expect(request.session).toMatchObject({ new: true, attributes: {} });
    expect(request.session.sessionId).not.toBe(opened.request.session.sessionId);
  });

  it('remembers its last question in another weather', async () => {
    const conversation = randomUUID();
    await turn({ utterance: 'Wie wird das Wetter morgen in Hamburg?' }, conversation);
    const followed = await turn({ utterance: 'Und am Samstag?', weather: 'snow' }, conversation);
    expect(followed).toMatchObject({
      place: { name: 'Hamburg' },
      calls: [{ parameters: { datefrom: '20261121' } }],
    });
  });
});

describe('invalid requests of the page', () => {
  it.each<[object, object[]]>([
    [{ place: 'Blubberhausen' }, [{ field: 'place', rule: 'must be a known place' }]],
    [
      { utterance: 'x'.repeat(301) },
      [{ field: 'utterance', rule: 'must have at most 300 characters' }],
    ],
    [{ utterance: undefined }, [{ field: 'utterance', rule: 'is required' }]],
    [{ device: 'watch' }, [{ field: 'device', rule: 'must be one of speaker, screen, phone' }]],
    [
      { permissions: 'some' },
      [{ field: 'permissions', rule: 'must be one of all, postcode, none' }],
    ],
    [
      { now: '2026-11-18T14:05' },
      [{ field: 'now', rule: 'must be a time such as 2026-11-18T14:05+01:00' }],
    ],
    [{ now: '1969-12-01T12:00Z' }, [{ field: 'now', rule: 'must be a time from 1980 to 2099' }]],
    [{ now: '9999-12-31T23:59Z' }, [{ field: 'now', rule: 'must be a time from 1980 to 2099' }]],
    [
      { weather: 'hail' },
      [
        {
          field: 'weather',
          rule: 'must be one of own, demo, heatWave, thunderstorm, snow, storm, fog',
        },
      ],
    ],
    [{ mood: 'good' }, [{ field: 'mood', rule: 'is not a field of this request' }]],
    [
      { conversation: 'mine', locale: 'xx-XX' },
      [
        { field: 'conversation', rule: 'must be a UUID' },
        { field: 'locale', rule: expect.stringMatching(/^must be one of de-DE, en-US/) },
      ],
    ],
  ])('%j', async (question, errors) => {
    const input = { conversation: randomUUID(), locale: 'de-DE', utterance: TOMORROW, ...question };
    const { status, type, body } = await post(`${app.url}/simulator/turns`, input);
    expect(status).toBe(400);
    expect(type).toMatch(/^application\/problem\+json/);
    expect(ProblemDetails.parse(body).errors).toEqual(errors);
  });

  it.each(['[]', 'null', '{"conversation":', '"hello"'])(
    '%s instead of a question',
    async (text) => {
      const { status, body } = await post(`${app.url}/simulator/turns`, text);
      expect(status).toBe(400);
      expect(ProblemDetails.parse(body).title).toBe('Bad Request');
    },
  );
});

describe('a skill with a foreign service', () => {
  it('shows its responses, and marks only scenes as demo data', async () => {
    const { url } = await startUpstream(answering(503, 'Come back later'));
    const foreign = await startSimulator({ WEATHER_API_URL: url });
    try {
      expect(await turn({}, randomUUID(), foreign.url)).toMatchObject({
        weather: { id: 'own', isDemo: false },
        calls: [{ operation: 'forecastDays', status: 503 }],
      });
      expect(await turn({ now: NOW }, randomUUID(), foreign.url)).toMatchObject({
        weather: { id: 'own', isDemo: false },
        calls: [{ operation: 'forecastDays', status: 503 }],
      });
      expect(await turn({ weather: 'demo' }, randomUUID(), foreign.url)).toMatchObject({
        weather: { id: 'demo', isDemo: true },
        calls: [{ status: 200, response: { source: 'demo' } }],
      });
    } finally {
      await foreign.close();
    }
  });

  it('shows calls without a response if it is unreachable', async () => {
    const gone = await startSimulator({ WEATHER_API_URL: 'http://127.0.0.1:1' });
    try {
      const [call = {}] = (await turn({}, randomUUID(), gone.url)).calls;
      expect(Object.keys(call).toSorted()).toEqual(['milliseconds', 'operation', 'parameters']);
    } finally {
      await gone.close();
    }
  });

  it('keeps the weather service of scenes behind the key, too', async () => {
    const locked = await startSimulator({ WEATHER_API_KEY: 'secret' });
    try {
      const requested = await turn({ weather: 'snow' }, randomUUID(), locked.url);
      expect(requested.calls).toMatchObject([{ status: 200 }]);
      const path = '/simulator/worlds/snow/v4_0/voicetext/forecast/days/50.94/6.96';
      expect((await fetch(locked.url + path)).status).toBe(401);
    } finally {
      await locked.close();
    }
  });
});

it('accepts a sentence of maximum length that is all a place name', async () => {
  const utterance = `Wie wird das Wetter in ${'a'.repeat(300)}`.slice(0, 300);
  expect((await turn({ utterance })).speech).toMatch(/^\P{Cc}+$/u);
});
