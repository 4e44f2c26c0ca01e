import type { RequestListener } from 'node:http';
import type { RequestEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { createDynamodbStore } from '../../src/store/dynamodb.ts';
import { faultTolerant } from '../../src/store/store.ts';
import { intentRequest, questionRequest, SOME_AFTERNOON } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { readResponse } from '../support/spoken-response.ts';
import { BERLIN } from '../support/places.ts';
import { skillWith } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { startDynalite } from './start-dynalite.ts';

const { errors, home } = selectPhrases('de-DE');
const clock = () => new Date(SOME_AFTERNOON);

const error = (type: string, message: string) => ({
  __type: `com.amazonaws.dynamodb.v20120810#${type}`,
  message,
});

/** A table that can do nothing more, in the ways in which that happens. */
const TROUBLES: [what: string, answer: RequestListener][] = [
  ['is asked too often', answering(400, error('ProvisionedThroughputExceededException', 'Slow'))],
  ['throttles', answering(400, error('ThrottlingException', 'Rate exceeded'))],
  ['throttles the account', answering(400, error('RequestLimitExceeded', 'Too many'))],
  ['fails', answering(500, error('InternalServerError', 'Sorry'))],
  ['is away', answering(503, '')],
  ['answers a page', answering(200, '<html>')],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  [
    'never ends its answer',
    (_request, response) => {
      response.writeHead(200).write('{"Item":');
    },
  ],
];

/** Milliseconds of a turn that a store may take, and what a busy machine adds; one that is waited for takes for ever. */
const TIMEOUT_MS = 1500;
const SLACK = 15_000;

/** A skill that remembers in a table, which answers as a test says. */
async function skillWithTable(answer: RequestListener) {
  const upstream = await startUpstream(answering(200, hoursAnswer('Jetzt ist es klar.')));
  const { url, requests } = await startUpstream(answer);
  return { ...skillAt(url, upstream.url), requests };
}

function skillAt(url: string, upstream: string) {
  const store = createDynamodbStore({ table: 'remembered', url, clock });
  onTestFinished(() => store.close());
  const log = pino({ level: 'silent' });
  const client = createClient({ baseUrl: upstream });
  const skill = skillWith({ client, clock, store: faultTolerant(store, log) });
  return {
    listen: async (request: RequestEnvelope) => {
      const start = performance.now();
      const parsed = readResponse(await skill.invoke(request));
      return { ...parsed, taken: performance.now() - start };
    },
  };
}

const question = () => questionRequest('WeatherIntent', { place: 'berlin', span: 'NOW' });
const forget = () => intentRequest('ForgetHomeIntent');
const live = () => questionRequest('HomeIntent', { place: 'berlin' });

describe.each(TROUBLES)('a table that %s', (_what, answer) => {
  it('does not prevent an answer in time, and nothing is overwritten', async () => {
    const { listen, requests } = await skillWithTable(answer);
    const { speech, taken } = await listen(question());
    expect(speech).toBe('Jetzt ist es klar.');
    expect(taken).toBeLessThan(TIMEOUT_MS + SLACK);
    const requested = requests.map(({ headers }) => String(headers['x-amz-target']));
    expect(new Set(requested)).toEqual(new Set(['DynamoDB_20120810.GetItem']));
  });

  it.each([
    ['forgotten', forget],
    ['remembered', live],
  ])('reports the failure to a user who wants to be %s', async (_wish, request) => {
    const { listen } = await skillWithTable(answer);
    const { speech, taken } = await listen(request());
    expect(speech).toBe(errors.memory);
    expect(taken).toBeLessThan(TIMEOUT_MS + SLACK);
  });

  it('reports a failed deletion if it can be read but not written', async () => {
    const stored = JSON.stringify({ home: BERLIN });
    const item = answering(200, { Item: { id: { S: 'x' }, attributes: { S: stored } } });
    const { listen } = await skillWithTable((request, response) => {
      const isRead = String(request.headers['x-amz-target']).endsWith('GetItem');
      if (isRead) item(request, response);
      else answer(request, response);
    });
    const { speech, taken } = await listen(forget());
    expect(speech).toBe(errors.memory);
    expect(taken).toBeLessThan(TIMEOUT_MS + SLACK);
    expect((await listen(question())).speech).toBe('Jetzt ist es klar.');
  });
});

it('a missing table does not prevent the answer', async () => {
  const upstream = await startUpstream(answering(200, hoursAnswer('Jetzt ist es klar.')));
  const { speech } = await skillAt('http://127.0.0.1:1', upstream.url).listen(question());
  expect(speech).toBe('Jetzt ist es klar.');
});

it('profiles survive an outage', async () => {
  const upstream = await startUpstream(answering(200, hoursAnswer('Jetzt ist es klar.')));
  const { url } = await startDynalite();
  const good = skillAt(url, upstream.url);
  expect((await good.listen(live())).speech).toContain(home.remembered('Berlin'));
  await skillAt('http://127.0.0.1:1', upstream.url).listen(question());
  expect((await good.listen(intentRequest('WhichHomeIntent'))).speech).toBe(home.is('Berlin'));
});
