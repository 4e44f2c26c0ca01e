import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { createClient, type WeatherClientOptions, type Exchange } from '../../src/client/client.ts';
import {
  UpstreamError,
  UpstreamMalformed,
  UpstreamRefusal,
  UpstreamUnreachable,
} from '../../src/client/errors.ts';
import type { DayName } from '../../src/contract/parameters.ts';
import type { WeatherCall } from '../../src/slots/query.ts';
import { hoursAnswer, threeHoursAnswer } from '../support/answers.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const PLACE = { latitude: 52.52437, longitude: 13.41053, location: 'Berlin' };
const NOBODY = 'http://127.0.0.1:1';

async function hoursFrom(baseUrl: string, signal = new AbortController().signal) {
  const client = createClient({ baseUrl });
  return client.call('forecastHours', PLACE, { language: 'de-DE', signal });
}

/** The error for a response. */
async function errorOf(answer: RequestListener): Promise<UpstreamError> {
  const { url } = await startUpstream(answer);
  const error: unknown = await hoursFrom(url).catch((reason: unknown) => reason);
  if (error instanceof UpstreamError) return error;
  throw new Error('The call must fail with an error of the client', { cause: error });
}

/** The request that a call sends, of a listener who said something of the day. */
async function requestOf(
  { operation, parameters }: WeatherCall,
  options: Partial<WeatherClientOptions> = {},
  dayName?: DayName,
) {
  const { url, requests } = await startUpstream(answering(404, ''));
  const client = createClient({ baseUrl: `${url}/v4_0`, ...options });
  const { signal } = new AbortController();
  await client
    .call(operation, parameters, { language: 'en-GB', signal, dayName })
    .catch(() => undefined);
  return requests[0];
}

it.each<[WeatherCall, string]>([
  [
    { operation: 'forecastNextThreeHours', parameters: PLACE },
    '/forecast/nextThreeHours/52.52437/13.41053?location=Berlin',
  ],
  [
    {
      operation: 'forecastHours',
      parameters: { ...PLACE, datetimefrom: '2026111815', datetimeto: '2026111818' },
    },
    '/forecast/hours/52.52437/13.41053?location=Berlin&datetimefrom=2026111815&datetimeto=2026111818',
  ],
  [
    {
      operation: 'forecastDayPart',
      parameters: { ...PLACE, space: 'night', date: '20261118' },
    },
    '/forecast/dayPart/52.52437/13.41053?location=Berlin&space=night&date=20261118',
  ],
  [
    { operation: 'forecastDays', parameters: { ...PLACE, datefrom: '20261118' } },
    '/forecast/days/52.52437/13.41053?location=Berlin&datefrom=20261118',
  ],
  [
    { operation: 'forecastWeekend', parameters: { latitude: -0.5, longitude: -70 } },
    '/forecast/weekend/-0.5/-70',
  ],
  [
    { operation: 'forecastNextThreeDays', parameters: { ...PLACE, location: 'Rhein & Main <x>' } },
    '/forecast/nextThreeDays/52.52437/13.41053?location=Rhein%20%26%20Main%20%3Cx%3E',
  ],
])('requests $operation at the path of the contract', async (call, path) => {
  const requested = await requestOf(call);
  expect(requested).toMatchObject({ method: 'GET', url: `/v4_0/voicetext${path}` });
});

it.each(['', '/', '//'])('accepts a base URL that ends with "%s"', async (end) => {
  const { url, requests } = await startUpstream(answering(404, ''));
  await hoursFrom(`${url}/v4_0${end}`).catch(() => undefined);
  expect(requests[0]?.url).toMatch(/^\/v4_0\/voicetext\//);
});

async function isDayNamed(...asked: Parameters<typeof requestOf>): Promise<boolean> {
  const requested = await requestOf(...asked);
  return /[?&]dayname=weekday$/.test(requested?.url ?? '');
}

it('tells what a day was called to our own service only, and of operations that may name one day', async () => {
  const day = {
    operation: 'forecastDays',
    parameters: { ...PLACE, datefrom: '20261119' },
  } as const;
  const days = { operation: 'forecastNextThreeDays', parameters: PLACE } as const;
  const own = { hasExtensions: true };
  expect(await isDayNamed(day, own, 'weekday')).toBe(true);
  expect(await isDayNamed(day, own)).toBe(false);
  expect(await isDayNamed(day, {}, 'weekday')).toBe(false);
  expect(await isDayNamed(days, own, 'weekday')).toBe(false);
});

it("sends the listener's language and the key", async () => {
  const call = { operation: 'forecastNextThreeDays', parameters: PLACE } as const;
  const requested = await requestOf(call, { apiKey: 'secret' });
  expect(requested?.headers).toMatchObject({ 'accept-language': 'en-GB', 'x-api-key': 'secret' });
});

it('sends no key if none is set', async () => {
  const requested = await requestOf({ operation: 'forecastNextThreeDays', parameters: PLACE });
  expect(requested?.headers).not.toHaveProperty('x-api-key');
});

it('uses the configured paths of a foreign service', async () => {
  const call = { operation: 'forecastDays', parameters: PLACE } as const;
  const paths = { forecastDays: '/days/{longitude}' };
  const requested = await requestOf(call, { paths });
  expect(requested?.url).toBe('/v4_0/days/13.41053?latitude=52.52437&location=Berlin');
});

it('returns the response with its text and language', async () => {
  const answer = answering(200, hoursAnswer('Jetzt ist es klar.'), { 'content-language': 'de-DE' });
  const { url } = await startUpstream(answer);
  const { body, language } = await hoursFrom(url);
  expect(body.text).toBe('Jetzt ist es klar.');
  expect(body.hourly[0]?.temperature.avg).toBe(7);
  expect(language).toBe('de-DE');
});

it('returns no language if the service sends none', async () => {
  const { url } = await startUpstream(answering(200, hoursAnswer('Jetzt ist es klar.')));
  expect((await hoursFrom(url)).language).toBeUndefined();
});

it('drops fields that are not in the contract', async () => {
  const { url } = await startUpstream(answering(200, { ...hoursAnswer('Klar.'), uv: 3 }));
  expect((await hoursFrom(url)).body).not.toHaveProperty('uv');
});

it('names the parameters that the service rejects', async () => {
  const problem = {
    type: '/problems/invalid-parameter',
    title: 'Bad Request',
    status: 400,
    detail: 'datetimefrom must not be in the past.',
    errors: [{ field: 'datetimefrom', rule: 'must not be in the past' }],
  };
  const error = await errorOf(answering(400, problem));
  expect(error).toBeInstanceOf(UpstreamRefusal);
  expect(error).toMatchObject({
    operation: 'forecastHours',
    status: 400,
    fields: ['datetimefrom'],
  });
});

it.each([400, 401, 403, 404, 406, 429, 500, 503, 204, 301])(
  'treats status %d as a refusal, whatever the body',
  async (status) => {
    const error = await errorOf(answering(status, '<h1>no</h1>', { location: '/elsewhere' }));
    expect(error).toBeInstanceOf(UpstreamRefusal);
    expect(error).toMatchObject({ status, fields: [] });
  },
);

it.each<[string, unknown, RegExp]>([
  ['no JSON', '<html></html>', /no JSON for forecastHours/],
  ['half a JSON', '{"text": "Heu', /no JSON for forecastHours/],
  ['nothing', '', /no JSON for forecastHours/],
  ['null', 'null', /invalid body for forecastHours/],
  ['a list', '[]', /invalid body for forecastHours/],
  ['a number for the text', { ...hoursAnswer(''), text: 3 }, /invalid text for forecastHours$/],
  [
    'hours without their texts',
    threeHoursAnswer('Klar.'),
    /invalid hourly\.0\.text for forecastHours$/,
  ],
  [
    'a date that is none',
    { ...hoursAnswer(''), forecastDate: 'today' },
    /invalid forecastDate for forecastHours$/,
  ],
])('rejects %s as malformed and names the field', async (_what, body, message) => {
  const error = await errorOf(answering(200, body));
  expect(error).toBeInstanceOf(UpstreamMalformed);
  expect(error.message).toMatch(message);
});

it.each<[string, RequestListener]>([
  [
    'breaks off in the middle of an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 5000 }).write('{"text":');
      setImmediate(() => response.destroy());
    },
  ],
  ['hangs up without an answer', (request) => request.socket.destroy()],
  [
    'answers without end',
    (_request, response) => {
      response.writeHead(200).end(Buffer.alloc(2 * 1024 * 1024, ' '));
    },
  ],
])('treats a service that %s as unreachable', async (_what, answer) => {
  expect(await errorOf(answer)).toBeInstanceOf(UpstreamUnreachable);
});

it('treats a refused connection as unreachable', async () => {
  await expect(hoursFrom(NOBODY)).rejects.toBeInstanceOf(UpstreamUnreachable);
});

it.each<[string, RequestListener]>([
  ['answers nothing', () => undefined],
  [
    'answers slower than that',
    (_request, response) => {
      response.writeHead(200).write('{"text":');
    },
  ],
])('gives up at the deadline on a service that %s', async (_what, answer) => {
  const { url, requested } = await startUpstream(answer);
  const controller = new AbortController();
  const call = hoursFrom(url, controller.signal);
  await requested;
  controller.abort();
  await expect(call).rejects.toBeInstanceOf(UpstreamUnreachable);
});

it('does not start a call after its deadline', async () => {
  const { url } = await startUpstream(answering(200, hoursAnswer('Klar.')));
  await expect(hoursFrom(url, AbortSignal.abort())).rejects.toBeInstanceOf(UpstreamUnreachable);
});

it.each<[string, RequestListener, object]>([
  [
    'an answer',
    answering(200, hoursAnswer('Klar.')),
    { status: 200, text: JSON.stringify(hoursAnswer('Klar.')) },
  ],
  ['a refusal', answering(503, 'later'), { status: 503, text: 'later' }],
  ['an answer of no use', answering(200, '[]'), { status: 200, text: '[]' }],
  ['no answer', (request) => request.socket.destroy(), {}],
])('reports %s and its duration to the observer', async (_what, answer, seen) => {
  const { url } = await startUpstream(answer);
  const exchanges: [object, Exchange][] = [];
  const client = createClient({
    baseUrl: url,
    observe: (parameters, exchange) => exchanges.push([parameters, exchange]),
  });
  const { signal } = new AbortController();
  await client.call('forecastHours', PLACE, { language: 'de', signal }).catch(() => undefined);
  expect(exchanges).toEqual([[PLACE, { milliseconds: expect.any(Number), ...seen }]]);
  expect(exchanges[0]?.[0]).toBe(PLACE);
});

it('tells a new forecast as soon as the service has one, and the last again where it says the same', async () => {
  let text = 'Rain until noon.';
  const { url } = await startUpstream((_request, response) => {
    response.end(JSON.stringify(hoursAnswer(text)));
  });
  const client = createClient({ baseUrl: url });
  const { signal } = new AbortController();
  const ask = async () => client.call('forecastHours', PLACE, { language: 'en-GB', signal });
  const first = await ask();
  expect((await ask()).body).toEqual(first.body);
  text = 'Snow from now on.';
  expect((await ask()).body.text).toBe(text);
  expect(first.body.text).toBe('Rain until noon.');
});

it('refuses an invalid response after a valid one', async () => {
  let body = JSON.stringify(hoursAnswer('Rain.'));
  const { url } = await startUpstream((_request, response) => void response.end(body));
  const client = createClient({ baseUrl: url });
  const { signal } = new AbortController();
  const ask = async () => client.call('forecastHours', PLACE, { language: 'en-GB', signal });
  await ask();
  for (body of ['{', JSON.stringify({ ...hoursAnswer('Rain.'), text: 7 })]) {
    await expect(ask()).rejects.toThrow(UpstreamMalformed);
  }
});
