import type { ResponseEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApp, type App } from '../../src/app/app.ts';
import { SIMULATED_APPLICATION } from '../../src/app/simulator-routes.ts';
import { createClient } from '../../src/client/client.ts';
import { readConfig } from '../../src/config.ts';
import { createDeviceToken } from '../../src/simulator/device-api.ts';
import { createDeviceSettings } from '../../src/speech/device.ts';
import {
  intentRequest,
  launchRequest,
  SOME_AFTERNOON,
  weatherRequest,
} from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { readResponse } from '../support/spoken-response.ts';
import { skillWith } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const TOKEN = 'token-1';
const ADDRESS = { countryCode: 'DE', postalCode: '20095', city: 'Hamburg' };

/** A question for the weather at the device, which calls the platform. */
async function askWith(endpoint: string, simulatorOrigin?: string) {
  const lines: string[] = [];
  const service = await startUpstream(answering(200, hoursAnswer('Es ist 5.')));
  const skill = skillWith({
    simulatorOrigin,
    client: createClient({ baseUrl: service.url }),
    deviceSettings: createDeviceSettings(),
    log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
  });
  const envelope = weatherRequest({ span: 'NOW' }, { api: { endpoint, token: TOKEN } });
  const { speech } = readResponse(await skill.invoke(envelope));
  return { speech, token: envelope.context.System.apiAccessToken, lines };
}

describe('the API token of a request', () => {
  it('is not sent to a foreign host; the turn continues without it', async () => {
    const catcher = await startUpstream(answering(200, ADDRESS));
    const { speech, token, lines } = await askWith(catcher.url);
    expect(catcher.requests).toEqual([]);
    expect(token).toBeUndefined();
    expect(speech).toMatch(/^Es ist 5\./);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, origin: catcher.url, msg: expect.stringContaining('not the platform') },
    ]);
  });

  it.each([
    'http://api.amazonalexa.com',
    'https://api.amazonalexa.com:8443',
    'https://api.amazonalexa.com.evil.test',
    'https://api.amazonalexa.com@evil.test',
    'https://evil.test/api.amazonalexa.com',
    'https://api.na.amazonalexa.com',
    'https://amazonalexa.com',
    'https://xapi.amazonalexa.com',
    'https://api.amazonalexa.com/?x=https://api.amazonalexa.com',
    'https://api.amazonalexa.com/#',
    'https://api.amazonalexa.com/v1',
    'http://localhost:3000',
    'nowhere',
    '',
  ])('is not sent to the address "%s"', async (endpoint) => {
    expect((await askWith(endpoint)).token).toBeUndefined();
  });

  it('is not written to the log, nor are secrets in an address', async () => {
    const { lines } = await askWith('https://user:password@evil.test/path?key=secret#fragment');
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/password|secret|fragment|token-1/);
  });

  it('is sent to the exact origin of the simulator, if the server has one', async () => {
    const simulator = await startUpstream(answering(200, ADDRESS));
    await askWith(simulator.url, simulator.url);
    expect(simulator.requests.length).toBeGreaterThan(0);
    const request = simulator.requests.length;
    const { token } = await askWith(simulator.url.replace('127.0.0.1', 'localhost'), simulator.url);
    expect(token).toBeUndefined();
    expect(simulator.requests).toHaveLength(request);
  });

  it('does not follow a redirect', async () => {
    const catcher = await startUpstream(answering(200, ADDRESS));
    const location = `${catcher.url}/v1/devices/device-1/settings/address`;
    for (const status of [301, 302, 303, 307, 308]) {
      const platform = await startUpstream(answering(status, '', { location }));
      await askWith(platform.url, platform.url);
      expect(platform.requests.length).toBeGreaterThan(0);
    }
    expect(catcher.requests).toEqual([]);
  });

  it('is not sent anywhere for a progressive response, either', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const catcher = await startUpstream(answering(204, ''));
    const { promise: thought, resolve: think } = Promise.withResolvers<undefined>();
    const answer = answering(200, hoursAnswer('Es ist 5.'));
    const service = await startUpstream(
      (...exchange) => void thought.then(() => answer(...exchange)),
    );
    const skill = skillWith({ client: createClient({ baseUrl: service.url }) });
    const api = { endpoint: catcher.url, token: TOKEN };
    const turn = skill.invoke(weatherRequest({ span: 'NOW', place: 'berlin' }, { api }));
    await service.requested;
    await vi.advanceTimersByTimeAsync(3000);
    think(undefined);
    await turn;
    expect(catcher.requests).toEqual([]);
  });
});

it.each([
  'https://api.amazonalexa.com',
  'https://api.amazonalexa.com/',
  'https://api.eu.amazonalexa.com',
  'https://api.fe.amazonalexa.com',
])('the platform at %s is called', async (endpoint) => {
  const envelope = intentRequest('AMAZON.HelpIntent', { api: { endpoint, token: TOKEN } });
  await skillWith().invoke(envelope);
  const { apiAccessToken, apiEndpoint } = envelope.context.System;
  expect({ apiAccessToken, apiEndpoint }).toEqual({
    apiAccessToken: TOKEN,
    apiEndpoint: endpoint.replace(/\/$/, ''),
  });
});

describe('a server with a simulator', () => {
  let app: App;
  beforeAll(async () => {
    const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
    const log = pino({ level: 'silent' });
    app = await startApp({ config, clock: () => new Date(SOME_AFTERNOON), log });
  });
  afterAll(() => app.close());

  const address = { country: 'DE', code: '20095', city: 'Hamburg' };

  async function hearAt(endpoint: string) {
    const envelope = weatherRequest(
      { date: '2026-11-19' },
      {
        api: { endpoint, token: createDeviceToken({ address }) },
        applicationId: SIMULATED_APPLICATION,
      },
    );
    const response = await fetch(`${app.url}/alexa`, {
      method: 'POST',
      body: JSON.stringify(envelope),
    });
    expect(response.status).toBe(200);
    const answer: ResponseEnvelope = JSON.parse(await response.text());
    return readResponse(answer).speech;
  }

  it('calls itself for the address of a device', async () => {
    expect(await hearAt(app.url)).toContain('Hamburg');
  });

  it('calls no other host', async () => {
    const catcher = await startUpstream(answering(200, ADDRESS));
    expect(await hearAt(catcher.url)).toContain('Berlin');
    expect(catcher.requests).toEqual([]);
  });

  it('rejects an address with more than a host, and does not repeat it', async () => {
    const envelope = launchRequest({ api: { endpoint: `${app.url}/?secret=1`, token: TOKEN } });
    const response = await fetch(`${app.url}/alexa`, {
      method: 'POST',
      body: JSON.stringify(envelope),
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      detail:
        'context.System.apiEndpoint must be a web address without user, path, query and fragment.',
    });
    expect(text).not.toContain('secret');
  });
});
