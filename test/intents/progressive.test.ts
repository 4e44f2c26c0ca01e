import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestEnvelope } from 'ask-sdk-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { sendProgressiveResponse } from '../../src/speech/platform-api.ts';
import { runWithinTurnTimeout } from '../../src/speech/turn.ts';
import {
  intentRequest,
  launchRequest,
  sessionEndedRequest,
  weatherRequest,
} from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const TOKEN = 'token-1';
const SENTENCE = 'Einen Moment bitte.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The directive API of the platform. */
async function startPlatform(status = 204) {
  const said: unknown[] = [];
  const { promise: spoken, resolve: readResponse } = Promise.withResolvers<unknown>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (body !== '') said.push(JSON.parse(body));
    response.writeHead(status).end();
    readResponse(said[0]);
  };
  const platform = await startUpstream((...exchange) => void take(...exchange));
  return { ...platform, said, heard: spoken, api: { endpoint: platform.url, token: TOKEN } };
}

/** A turn whose answer a test releases. */
function startTurn(requestEnvelope: RequestEnvelope, sentence = SENTENCE) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  const turn = runWithinTurnTimeout({ requestEnvelope }, async (signal) => {
    sendProgressiveResponse({ requestEnvelope }, sentence, signal);
    return answered;
  });
  return { turn, answer };
}

/** The received directives, after a round trip that ensures that none is in flight. */
async function allSaidTo({ url, said }: { url: string; said: unknown[] }): Promise<unknown[]> {
  await (await fetch(url)).text();
  return said;
}

describe('while an answer is slow', () => {
  it.each([
    ['a question', intentRequest],
    ['opening the skill', (_name: string, options: object) => launchRequest(options)],
  ])('the listener of %s hears a sentence after a second and a half', async (_what, requestOf) => {
    const platform = await startPlatform();
    const { turn, answer } = startTurn(requestOf('WeatherIntent', { api: platform.api }));
    await vi.advanceTimersByTimeAsync(1500);
    await platform.heard;
    answer('Es regnet.');
    expect(await turn).toBe('Es regnet.');
    expect(platform.requests).toMatchObject([
      {
        method: 'POST',
        url: '/v1/directives',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      },
    ]);
    expect(platform.said).toEqual([
      {
        header: { requestId: 'request-1' },
        directive: { type: 'VoicePlayer.Speak', speech: `<speak>${SENTENCE}</speak>` },
      },
    ]);
  });

  it('hears the sentence once', async () => {
    const platform = await startPlatform();
    const { turn, answer } = startTurn(intentRequest('WeatherIntent', { api: platform.api }));
    await vi.advanceTimersByTimeAsync(1500);
    await platform.heard;
    await vi.advanceTimersByTimeAsync(4500);
    answer('Es regnet.');
    await turn;
    expect(await allSaidTo(platform)).toHaveLength(1);
  });

  it('hears characters of SSML markup verbatim', async () => {
    const platform = await startPlatform();
    const request = intentRequest('WeatherIntent', { api: platform.api });
    const { turn, answer } = startTurn(request, 'Rhein & Main <x>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await platform.heard).toMatchObject({
      directive: { speech: '<speak>Rhein &amp; Main &lt;x&gt;</speak>' },
    });
    answer('Es regnet.');
    await turn;
  });
});

describe('no progressive response is sent', () => {
  it('if the answer is fast', async () => {
    const platform = await startPlatform();
    const { turn, answer } = startTurn(intentRequest('WeatherIntent', { api: platform.api }));
    await vi.advanceTimersByTimeAsync(1499);
    answer('Es regnet.');
    await turn;
    await vi.advanceTimersByTimeAsync(7000);
    expect(await allSaidTo(platform)).toEqual([]);
  });

  it.each<[string, (options: { api: { endpoint: string; token: string } }) => RequestEnvelope]>([
    ['to a request without a token', ({ api }) => withApi({ ...api, token: '' })],
    [
      'to a request without an address to say it to',
      ({ api }) => withApi({ ...api, endpoint: '' }),
    ],
    ['where the session is over', sessionEndedRequest],
  ])('%s', async (_when, requestOf) => {
    const platform = await startPlatform();
    const { turn, answer } = startTurn(requestOf({ api: platform.api }));
    await vi.advanceTimersByTimeAsync(5000);
    answer('Es regnet.');
    await turn;
    expect(await allSaidTo(platform)).toEqual([]);
  });

  it('after the answer: a pending directive is aborted', async () => {
    const { promise: forgotten, resolve } = Promise.withResolvers<string>();
    const platform = await startUpstream((_request, response) => {
      response.on('close', () => resolve('forgotten'));
    });
    const { turn, answer } = startTurn(withApi({ endpoint: platform.url, token: TOKEN }));
    await vi.advanceTimersByTimeAsync(1500);
    await platform.requested;
    answer('Es regnet.');
    await turn;
    expect(await forgotten).toBe('forgotten');
  });
});

describe('the answer follows anyway', () => {
  it.each([400, 401, 403, 429, 500])('if the platform returns %i', async (status) => {
    const platform = await startPlatform(status);
    const { turn, answer } = startTurn(withApi(platform.api));
    await vi.advanceTimersByTimeAsync(1500);
    await platform.heard;
    answer('Es regnet.');
    expect(await turn).toBe('Es regnet.');
  });

  it('if the platform closes the connection', async () => {
    const platform = await startUpstream((request) => request.socket.destroy());
    const { turn, answer } = startTurn(withApi({ endpoint: platform.url, token: TOKEN }));
    await vi.advanceTimersByTimeAsync(1500);
    await platform.requested;
    answer('Es regnet.');
    expect(await turn).toBe('Es regnet.');
  });

  it.each([
    ['is not there', 'http://127.0.0.1:1'],
    ['has an address that is none', 'nowhere'],
  ])('if the platform %s', async (_what, endpoint) => {
    const { turn, answer } = startTurn(withApi({ endpoint, token: TOKEN }));
    await vi.advanceTimersByTimeAsync(1500);
    answer('Es regnet.');
    expect(await turn).toBe('Es regnet.');
  });
});

it.each([
  ['de-DE', 'Einen Moment, ich frage den Wetterdienst.'],
  ['en-US', "One moment, I'm asking the weather service."],
])('a listener in %s hears it while the weather service is slow', async (locale, sentence) => {
  const platform = await startPlatform();
  const answer = answering(200, hoursAnswer('Es ist 5.'), { 'content-language': locale });
  const { promise: thought, resolve: think } = Promise.withResolvers<undefined>();
  const service = await startUpstream(
    (...exchange) => void thought.then(() => answer(...exchange)),
  );
  const client = createClient({ baseUrl: service.url });
  const request = weatherRequest({ span: 'NOW', place: 'berlin' }, { locale, api: platform.api });
  const spoken = say(request, { client });
  await service.requested;
  await vi.advanceTimersByTimeAsync(1500);
  expect(await platform.heard).toMatchObject({
    directive: { speech: `<speak>${sentence}</speak>` },
  });
  think(undefined);
  expect((await spoken).speech).toMatch(/^Es ist 5\./);
});

function withApi(api: { endpoint: string; token: string }): RequestEnvelope {
  return intentRequest('WeatherIntent', { api });
}
