import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { DaysResponse } from '../../src/contract/forecast-text.ts';
import { Problem } from '../../src/contract/problem.ts';
import { loadGazetteer, placesFile } from '../../src/place/load-gazetteer.ts';
import { heard } from '../../src/simulator/heard.ts';
import { SOME_AFTERNOON, weatherRequest } from '../support/alexa-requests.ts';
import { startTestService } from '../support/service.ts';

const HttpReply = z.object({ statusCode: z.number(), body: z.string() });

beforeAll(() => {
  loadGazetteer();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SOME_AFTERNOON) });
  vi.stubEnv('WEATHER_DATA', 'demo');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('PLACES_INDEX', placesFile());
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** An event of an HTTP API in its format 2.0. */
async function get(rawPath: string, rawQueryString = '') {
  const { handler } = await import('../../src/lambda/service-handler.ts');
  const event = {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    headers: { 'accept-language': 'en-GB' },
    requestContext: { http: { method: 'GET', path: rawPath, sourceIp: '127.0.0.1' } },
    isBase64Encoded: false,
  };
  return HttpReply.parse(await handler(event, {}));
}

test('the skill answers on Lambda, from a service elsewhere', async () => {
  const { url, close } = await startTestService(SOME_AFTERNOON);
  vi.stubEnv('WEATHER_API_URL', `${url}/v4_0`);
  const { handler } = await import('../../src/lambda/skill-handler.ts');
  const { response } = await handler(weatherRequest({ date: '2026-11-19', place: 'köln' }));
  expect(heard(response.outputSpeech)).toMatch(/^Morgen .*in Köln .*Grad/);
  await close();
});

test('the service answers on Lambda behind an HTTP API', async () => {
  const { statusCode, body } = await get(
    '/v4_0/voicetext/forecast/days/50.94/6.96',
    'location=Deutz',
  );
  expect(statusCode).toBe(200);
  const answer = DaysResponse.parse(JSON.parse(body));
  expect(answer).toMatchObject({ source: 'demo', region: 'Deutz' });
  expect(answer.text).toMatch(/^Today in Deutz, /);
});

test('the service refuses on Lambda as it does elsewhere', async () => {
  const { statusCode, body } = await get('/v4_0/voicetext/forecast/days/95/6.96');
  expect(statusCode).toBe(400);
  expect(Problem.parse(JSON.parse(body)).errors?.[0]?.field).toBe('latitude');
});
