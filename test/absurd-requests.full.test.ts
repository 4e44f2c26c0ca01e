import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { startApp, type App } from '../src/app/app.ts';
import { readConfig } from '../src/config.ts';
import { selectPhrases } from '../src/languages/phrases.ts';
import { createDeviceToken } from '../src/simulator/device-api.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  SOME_AFTERNOON,
  weatherRequest,
} from './support/alexa-requests.ts';
import { readResponse, type SpokenResponse } from './support/spoken-response.ts';
import { logLines } from './support/log-lines.ts';
import { UNHURRIED } from './support/limits.ts';

const { log, lines } = logLines();
const failures = () => lines().filter((line) => JSON.parse(line).level >= 50);

let app: App;
beforeAll(async () => {
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
  app = await startApp({ config, clock: () => new Date(SOME_AFTERNOON), log, ...UNHURRIED });
});
afterAll(() => app.close());

let before = 0;
beforeEach(() => {
  before = failures().length;
});

async function post(body: string) {
  const response = await fetch(`${app.url}/alexa`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

/** Speech of a request that is answered without an error in the log. */
async function heardOf(request: object): Promise<SpokenResponse> {
  const { status, text } = await post(JSON.stringify(request));
  expect({ status, failures: failures().slice(before) }).toEqual({ status: 200, failures: [] });
  const answer: ResponseEnvelope = JSON.parse(text);
  return readResponse(answer);
}

/** The request with session attributes. */
function withAttributes(request: RequestEnvelope, attributes: object): object {
  return { ...request, session: { ...request.session, new: false, attributes } };
}

const TOO_LONG = /^So weit im Voraus habe ich keine Vorhersage\./;
const BERLIN = { place: 'berlin' };
const HAMBURG = { country: 'DE', code: '20095', city: 'Hamburg' };

describe('a nonsensical duration is too long', () => {
  const nines = '9'.repeat(290);

  it.each([`P${nines}D`, `P${nines}W`, `P${nines}M`, `PT${nines}H`, `PT${nines}S`, 'P3650D'])(
    'such as %s',
    async (duration) => {
      for (const intent of ['WeatherIntent', 'RainIntent'] as const) {
        const { speech } = await heardOf(questionRequest(intent, { duration, ...BERLIN }));
        expect(speech).toMatch(TOO_LONG);
      }
      const { speech } = await heardOf(questionRequest('PollenIntent', { duration, ...BERLIN }));
      expect(speech).toMatch(/übermorgen/i);
    },
  );

  it('also in session attributes', async () => {
    const recent = {
      topic: 'weather',
      slots: { duration: `P${nines}D` },
      place: null,
      speech: 'x',
    };
    const requested = intentRequest('FollowUpIntent');
    const attributes = { recent: { ...recent, at: Date.parse(SOME_AFTERNOON) } };
    expect((await heardOf(withAttributes(requested, attributes))).speech).toMatch(TOO_LONG);
  });

  it('but slots longer than 300 characters are rejected', async () => {
    const request = weatherRequest({ duration: `P${'9'.repeat(400)}D`, ...BERLIN });
    const { status, text } = await post(JSON.stringify(request));
    expect({ status, ...JSON.parse(text) }).toMatchObject({
      status: 400,
      detail: 'request.intent.slots.duration.value must have at most 300 characters.',
    });
  });
});

test.each([
  ['9999-W53', TOO_LONG],
  ['9999-W53-WE', TOO_LONG],
  ['9999-12-31', /^So weit reicht die Vorhersage noch nicht\./],
  ['0000-01-01', /^Das liegt schon in der Vergangenheit\./],
])('a listener who asks for %s hears which questions are possible', async (date, sentence) => {
  expect((await heardOf(weatherRequest({ date, ...BERLIN }))).speech).toMatch(sentence);
});

test.each([
  'xx',
  'tlh-KL',
  'constructor',
  '__proto__',
  'toString',
  'de_DE',
  '*',
  '-',
  'x'.repeat(35),
])('a listener whose locale is "%s" hears German', async (locale) => {
  const api = { endpoint: app.url, token: createDeviceToken({ address: HAMBURG }) };
  // Before another place is named, about which the talk would go on.
  const userId = `listener of ${locale}`;
  const here = weatherRequest({ date: '2026-11-19' }, { locale, api, userId });
  expect((await heardOf(here)).speech).toMatch(/^Morgen .*in Hamburg/);
  const request = weatherRequest({ date: '2026-11-19', ...BERLIN }, { locale });
  expect((await heardOf(request)).speech).toMatch(/^Morgen .*in Berlin/);
});

test.each(['de\r\nx-evil: 1', '\u0000', '\ud83c', 'dé', 'x'.repeat(36)])(
  'a locale %j is rejected, and the weather service is not reported as the cause',
  async (locale) => {
    const request = weatherRequest({ date: '2026-11-19', ...BERLIN }, { locale });
    for (let turn = 0; turn < 8; turn++) {
      expect((await post(JSON.stringify(request))).status).toBe(400);
    }
    const requested = weatherRequest({ date: '2026-11-19', ...BERLIN });
    expect((await heardOf(requested)).speech).toMatch(/^Morgen .*in Berlin/);
  },
);

test.each(['\ud83c', '\u0000', '<speak>', '__proto__', 'constructor', '‮mahk', '💧'.repeat(100)])(
  'an unknown place %j gets an answer in valid SSML',
  async (place) => {
    const { speech } = await heardOf(weatherRequest({ date: '2026-11-19', place }));
    expect(speech).toMatch(/kenne ich leider nicht/);
  },
);

describe('session attributes from the client', () => {
  const place = {
    name: 'Berlin',
    latitude: 52.5,
    longitude: 13.4,
    elevation: null,
    country: 'DE',
    timeZone: 'Europe/Berlin',
  };
  const recent = {
    topic: 'weather',
    slots: { date: '2026-11-20' },
    place,
    speech: 'So wird es.',
    at: Date.parse(SOME_AFTERNOON),
  };
  const requested = intentRequest('AMAZON.RepeatIntent');
  const system = { ...requested.context.System, user: { userId: 'user-of-one-session' } };
  const repeat = { ...requested, context: { ...requested.context, System: system } };

  it('continues the conversation', async () => {
    expect((await heardOf(withAttributes(repeat, { recent }))).speech).toBe('So wird es.');
  });

  it.each<[string, object]>([
    ['a speech longer than any', { ...recent, speech: 'x'.repeat(8001) }],
    ['a place off the earth', { ...recent, place: { ...place, latitude: 1e300 } }],
    ['a place with a long name', { ...recent, place: { ...place, name: 'x'.repeat(201) } }],
    ['a time zone that can be none', { ...recent, place: { ...place, timeZone: '../../etc' } }],
    ['a slot longer than anybody speaks', { ...recent, slots: { date: 'x'.repeat(301) } }],
    ['a speech without a word', { ...recent, speech: ' \u0000' }],
    ['a country that is none', { ...recent, place: { ...place, country: '??' } }],
    ['a topic that is none', { ...recent, topic: 'constructor' }],
    ['a time in words', { ...recent, at: 'now' }],
  ])('is ignored with %s', async (_what, broken) => {
    const { speech } = await heardOf(withAttributes(repeat, { recent: broken }));
    expect(speech).toMatch(/zuerst nach dem Wetter fragen/);
  });

  it('continues the conversation even in an unknown time zone', async () => {
    const nowhere = { ...recent, place: { ...place, timeZone: 'Mars/Phobos' } };
    const followUp = { ...repeat, request: intentRequest('FollowUpIntent').request };
    const { speech } = await heardOf(withAttributes(followUp, { recent: nowhere }));
    expect(speech).toMatch(/in Berlin/);
  });

  it('is rejected with too many attributes', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, at]));
    const { status, text } = await post(JSON.stringify(withAttributes(repeat, many)));
    expect(status).toBe(400);
    expect(text).toContain('session.attributes must have at most 100 entries');
  });
});

test('a request without a user gets the answer that nothing can be stored', async () => {
  const request = questionRequest('UnitsIntent', { unit: 'FAHRENHEIT' });
  const { System: system, ...context } = request.context;
  const { user: _user, ...unnamed } = system;
  const { text } = await post(
    JSON.stringify({ ...request, context: { ...context, System: unnamed } }),
  );
  expect(text).toContain(selectPhrases('de-DE').errors.memory);
});

function launchAs(request: object): object {
  return { ...launchRequest(), request: { ...launchRequest().request, ...request } };
}

describe('an unsupported request', () => {
  it.each([
    ['of an unknown type', launchAs({ type: 'Constructor.__proto__' })],
    [
      'of a touch on the screen',
      launchAs({
        type: 'Alexa.Presentation.APL.UserEvent',
        arguments: [null, [], {}, 1e308],
        source: 7,
      }),
    ],
    ['of an error of the platform', launchAs({ type: 'System.ExceptionEncountered', error: null })],
  ])('%s is answered in silence', async (_what, request) => {
    const { status, text } = await post(JSON.stringify(request));
    expect(status).toBe(200);
    expect(JSON.parse(text).response).toEqual({});
  });
});

test('the last of two fields with the same name wins', async () => {
  const text = JSON.stringify(weatherRequest({ date: '2026-11-19', place: 'hamburg' }));
  const twice = text.replace('"value":"hamburg"', '"value":7,"value":"münchen"');
  expect((await post(twice)).text).toMatch(/in München/);
});

test.each([
  ['lists', '['.repeat(60_000)],
  ['closed lists', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
])('60 KB of nested %s are rejected, as a body and as attributes', async (_what, deep) => {
  expect((await post(deep)).status).toBe(400);
  const text = JSON.stringify(withAttributes(launchRequest(), { a: 1 }));
  const { status } = await post(text.replace('{"a":1}', `{"a":${deep}}`));
  expect(status).toBe(400);
  expect(failures().slice(before)).toEqual([]);
});
