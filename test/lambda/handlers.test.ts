import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { DaysResponse, NextThreeDaysResponse } from '../../src/contract/voice-text/responses.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { loadGazetteer, resolveIndexFile } from '../../src/place/load-gazetteer.ts';
import { extractSpeechText } from '../../src/speech/spoken-answer.ts';
import { SOME_AFTERNOON, weatherRequest } from '../support/alexa-requests.ts';
import { startTestService } from '../support/service.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const HttpReply = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.unknown()),
  body: z.string(),
  isBase64Encoded: z.boolean(),
});

/** What the function writes to its log. */
let written: string[] = [];

beforeAll(() => {
  loadGazetteer();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SOME_AFTERNOON) });
  vi.stubEnv('WEATHER_DATA', 'demo');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('PLACES_INDEX', resolveIndexFile());
});

afterEach(() => {
  written = [];
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** An event of an HTTP API in its format 2.0. */
async function send(
  method: string,
  rawPath: string,
  {
    headers = {},
    ...input
  }: { rawQueryString?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { handleServiceEvent } = await import('../../src/lambda/service-handler.ts');
  const event = {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { 'accept-language': 'en-GB', ...headers },
    requestContext: { http: { method, path: rawPath, sourceIp: '127.0.0.1' } },
    isBase64Encoded: false,
    ...input,
  };
  return HttpReply.parse(await handleServiceEvent(event, {}));
}

async function get(rawPath: string, rawQueryString = '', headers: Record<string, string> = {}) {
  return send('GET', rawPath, { rawQueryString, headers });
}

test('the skill on Lambda answers from a remote service', async () => {
  const { url, close } = await startTestService(SOME_AFTERNOON);
  vi.stubEnv('WEATHER_API_URL', `${url}/v4_0`);
  const { openSkillHandler } = await import('../../src/lambda/skill-handler.ts');
  const handleSkillEvent = await openSkillHandler();
  const { response } = await handleSkillEvent(
    weatherRequest({ date: '2026-11-19', place: 'köln' }),
  );
  expect(extractSpeechText(response.outputSpeech)).toMatch(/^Morgen .*in Köln .*Grad/);
  await close();
});

test.each<[string, unknown, string]>([
  ['an empty event', {}, 'version is required; context is required; request is required.'],
  [
    'an event with a deep value',
    { ...weatherRequest({}), deep: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) },
    'deep.0.0.0.0.0.0.0.… must not nest deeper than 64 levels.',
  ],
])('the skill on Lambda rejects %s and names the rule', async (_what, event, message) => {
  vi.stubEnv('WEATHER_API_URL', 'http://127.0.0.1:1');
  const { openSkillHandler } = await import('../../src/lambda/skill-handler.ts');
  const handleSkillEvent = await openSkillHandler();
  await expect(handleSkillEvent(event)).rejects.toThrow(message);
});

test('the skill on Lambda sends the API token only to the platform', async () => {
  vi.stubEnv('WEATHER_API_URL', 'http://127.0.0.1:1');
  const { openSkillHandler } = await import('../../src/lambda/skill-handler.ts');
  const handleSkillEvent = await openSkillHandler();
  const catcher = await startUpstream(answering(200, '{}'));
  const request = weatherRequest({ span: 'NOW' }, { api: { endpoint: catcher.url, token: 't' } });
  const { response } = await handleSkillEvent(request);
  expect(extractSpeechText(response.outputSpeech)).not.toBe('');
  expect(catcher.requests).toEqual([]);
});

test('the service answers on Lambda behind an HTTP API', async () => {
  const { statusCode, body } = await get(
    '/v4_0/voicetext/forecast/days/50.94/6.96',
    'location=Deutz',
  );
  expect(statusCode).toBe(200);
  const answer = DaysResponse.parse(JSON.parse(body));
  expect(answer).toMatchObject({ source: 'demo', region: 'Deutz' });
  expect(answer.text).toMatch(/^Today in Deutz\b/);
});

test('the service on Lambda sends the same problem details', async () => {
  const { statusCode, body } = await get('/v4_0/voicetext/forecast/days/95/6.96');
  expect(statusCode).toBe(400);
  expect(ProblemDetails.parse(JSON.parse(body)).errors?.[0]?.field).toBe('latitude');
});

test('the service on Lambda answers MCP calls', async () => {
  const params = { name: 'forecastDays', arguments: { latitude: 50.94, longitude: 6.96 } };
  const { statusCode, body } = await send('POST', '/v4_0/mcp', {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  expect(statusCode).toBe(200);
  // One event, which ends the answer.
  const [, data = ''] = /^event: message\ndata: (.*)\n\n$/.exec(body) ?? [];
  const { result } = JSON.parse(data);
  expect(DaysResponse.parse(result.structuredContent)).toMatchObject({ region: 'Cologne' });
});

test('the service on Lambda compresses responses on request, with the same headers', async () => {
  for (const _ of ['made', 'kept']) {
    const reply = await get('/v4_0/voicetext/forecast/nextThreeDays/50.94/6.96', '', {
      'accept-encoding': 'gzip',
    });
    expect(reply).toMatchObject({
      statusCode: 200,
      isBase64Encoded: true,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        'content-language': 'en-GB',
        'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
        'x-content-type-options': 'nosniff',
        'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(Object.keys(reply.headers).filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
    const text = gunzipSync(Buffer.from(reply.body, 'base64')).toString('utf8');
    expect(NextThreeDaysResponse.parse(JSON.parse(text)).region).toBe('Cologne');
  }
});

test('the service on Lambda logs its metrics for CloudWatch', async () => {
  await get('/v4_0/voicetext/forecast/days/95/6.96');
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { _aws: {}, Operation: 'forecastDays', Status: '400', Requests: 1 },
  ]);
});
