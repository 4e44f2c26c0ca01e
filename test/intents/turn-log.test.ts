import type { RequestEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { parseTraceparent, deriveTrace } from '../../src/telemetry/request-log.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
  SOME_AFTERNOON,
} from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { skillWith } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const trace = deriveTrace('request-1');
const clock = () => new Date(SOME_AFTERNOON);
const question = () => questionRequest('WeatherIntent', { place: 'berlin', span: 'NOW' });

/** Data that no log may contain: user, place, utterance, service. */
const PERSONAL =
  /127\.0\.0\.1|52\.524|13\.410|berlin|grad|voicetext|location|user-1|device-1|session-1|request-1/i;

/** The log of a turn, and its calls of the weather service. */
async function turn(request: RequestEnvelope, ...answer: Parameters<typeof answering>) {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  const { url, requests } = await startUpstream(answering(...answer));
  await skillWith({ client: createClient({ baseUrl: url }), log }).invoke(request);
  expect(lines.join('')).not.toMatch(PERSONAL);
  return { lines: lines.map((line): unknown => JSON.parse(line)), requests };
}

describe('the log of a turn', () => {
  const info = { level: 30, trace, locale: 'de-DE', milliseconds: expect.any(Number) };

  it('has one line with intent, operations and outcome', async () => {
    const { lines } = await turn(question(), 200, hoursAnswer('Es sind 7 Grad.'));
    const requested = { request: 'IntentRequest', intent: 'WeatherIntent' };
    const operations = ['forecastHours'];
    expect(lines).toEqual([
      { ...info, ...requested, operations, outcome: 'answered', msg: 'A turn' },
    ]);
  });

  it.each([
    ['opening the skill', launchRequest(), { request: 'LaunchRequest' }],
    ['the end of a session', sessionEndedRequest(), { request: 'SessionEndedRequest' }],
    [
      'a goodbye',
      intentRequest('AMAZON.StopIntent'),
      { request: 'IntentRequest', intent: 'AMAZON.StopIntent' },
    ],
  ])('has one for %s, too, which makes no calls', async (_what, request, requested) => {
    const { lines } = await turn(request, 500, '');
    const outcome = { operations: [], outcome: 'answered', msg: 'A turn' };
    expect(lines).toEqual([{ ...info, ...requested, ...outcome }]);
  });

  it('logs an error with the same trace', async () => {
    const { lines } = await turn(question(), 500, 'Error: secret');
    expect(lines).toMatchObject([
      { level: 50, trace, msg: 'A turn failed', error: { name: 'UpstreamRefusal' } },
      { level: 30, trace, outcome: 'failed', operations: ['forecastHours'] },
    ]);
  });

  it('logs that the answer was stale', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    let answer = answering(200, hoursAnswer('Es ist klar.'));
    const { url } = await startUpstream((...exchange) => answer(...exchange));
    const skill = skillWith({ client: createClient({ baseUrl: url, clock }), clock, log });
    await skill.invoke(question());
    answer = answering(500, '');
    await skill.invoke(question());
    const outcomes = lines.map((line) => /"outcome":"(\w+)"/.exec(line)?.[1]);
    expect(outcomes).toEqual(['answered', 'aged']);
  });
});

it('every call of a turn has its trace and its own span', async () => {
  const request = questionRequest('NextRainIntent', { place: 'berlin' });
  const { requests } = await turn(request, 200, hoursAnswer('Es sind 7 Grad.'));
  const sent = requests.map(({ headers }) => String(headers['traceparent']));
  expect(sent).toHaveLength(3);
  expect(sent.map(parseTraceparent)).toEqual([trace, trace, trace]);
  expect(new Set(sent).size).toBe(3);
});
