import type { HandlerInput } from 'ask-sdk-core';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createDeviceSettings } from '../../src/speech/device.ts';
import { launchRequest } from '../support/alexa-requests.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';
import { UNHURRIED } from '../support/limits.ts';

const NAMES = ['timeZone', 'temperatureUnit', 'distanceUnits'] as const;
type Answers = Record<(typeof NAMES)[number], RequestListener>;

const berlin: Answers = {
  timeZone: answering(200, '"Europe/Berlin"'),
  temperatureUnit: answering(200, '"CELSIUS"'),
  distanceUnits: answering(200, '"METRIC"'),
};
const ofBerlin = { timeZone: 'Europe/Berlin', temperature: 'celsius', distance: 'metric' };

const everything = (answer: RequestListener): Answers => ({
  timeZone: answer,
  temperatureUnit: answer,
  distanceUnits: answer,
});

const START = Date.parse('2026-11-18T14:05:00+01:00');

/** A device with a response of its settings service, and an adjustable clock. */
async function deviceWith(answers: Answers, timeouts = UNHURRIED.turnTimeouts) {
  let now = START;
  const service = await startUpstream((request, response) => {
    const name = NAMES.find((one) => request.url?.endsWith(`/settings/System.${one}`));
    (name ? answers[name] : answering(404, ''))(request, response);
  });
  const settingsOf = createDeviceSettings(() => new Date(now), timeouts);
  return {
    service,
    ask: ({ signal = new AbortController().signal, token = 'token-1', device = 'device-1' } = {}) =>
      settingsOf(inputOf({ endpoint: service.url, token }, device), signal),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** The code reads only the request. */
function inputOf(
  api: { endpoint: string; token: string },
  deviceId: string,
): Pick<HandlerInput, 'requestEnvelope'> {
  const requestEnvelope = launchRequest({ api });
  requestEnvelope.context.System.device = { deviceId, supportedInterfaces: {} };
  return { requestEnvelope };
}

describe('the settings of a device', () => {
  it('come from the platform, called with the token of the request', async () => {
    const { ask, service } = await deviceWith(berlin);
    expect(await ask()).toEqual(ofBerlin);
    expect(new Set(service.requests.map(({ url }) => url))).toEqual(
      new Set(NAMES.map((name) => `/v2/devices/device-1/settings/System.${name}`)),
    );
    expect(service.requests[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('may be those of America', async () => {
    const { ask } = await deviceWith({
      timeZone: answering(200, '"America/Los_Angeles"'),
      temperatureUnit: answering(200, '"FAHRENHEIT"'),
      distanceUnits: answering(200, '"IMPERIAL"'),
    });
    expect(await ask()).toEqual({
      timeZone: 'America/Los_Angeles',
      temperature: 'fahrenheit',
      distance: 'imperial',
    });
  });

  it.each<[string, Partial<Answers>, object]>([
    ['the time zone fails', { timeZone: answering(500, '') }, { timeZone: undefined }],
    ['the time zone is null', { timeZone: answering(200, 'null') }, { timeZone: undefined }],
    ['the time zone is none', { timeZone: answering(200, '"Mars/Base"') }, { timeZone: undefined }],
    ['the unit is not set', { temperatureUnit: answering(204, '') }, { temperature: undefined }],
    ['the unit is unknown', { temperatureUnit: answering(200, '"K"') }, { temperature: undefined }],
    ['the distance is a number', { distanceUnits: answering(200, '1') }, { distance: undefined }],
    ['the distance is forbidden', { distanceUnits: answering(403, '') }, { distance: undefined }],
  ])('are available except for one if %s', async (_why, answers, missing) => {
    const { ask } = await deviceWith({ ...berlin, ...answers });
    expect(await ask()).toEqual({ ...ofBerlin, ...missing });
  });
});

describe('all settings of a device are unknown', () => {
  it.each<[string, RequestListener]>([
    ['cannot say', answering(500, '<h1>Error</h1>', { 'content-type': 'text/html' })],
    ['was asked too often', answering(429, '')],
    ['says what is no JSON', answering(200, '"Europe/')],
    ['says too much', answering(200, `"${'x'.repeat(100_000)}"`)],
    ['hangs up', (request) => request.socket.destroy()],
  ])('if its service %s', async (_why, answer) => {
    expect(await (await deviceWith(everything(answer))).ask()).toEqual({});
  });

  it('if the request has no token, without any call', async () => {
    const { ask, service } = await deviceWith(berlin);
    expect(await ask({ token: '' })).toEqual({});
    expect(service.requests).toEqual([]);
  });

  it('if its service exceeds the timeout', async () => {
    const timeouts = { ...TURN_TIMEOUTS, deviceSettingsMs: 50 };
    const { ask } = await deviceWith(
      everything(() => {}),
      timeouts,
    );
    expect(await ask()).toEqual({});
  });
});

describe('settings are cached', () => {
  const HOUR = 3_600_000;

  it('for an hour', async () => {
    const { ask, service, pass } = await deviceWith(berlin);
    await ask();
    pass(HOUR - 1000);
    expect(await ask()).toEqual(ofBerlin);
    expect(service.requests.length).toBe(3);
    pass(2000);
    expect(await ask()).toEqual(ofBerlin);
    expect(service.requests.length).toBe(6);
  });

  it('for each device', async () => {
    const { ask, service } = await deviceWith(berlin);
    await ask({ device: 'one' });
    await ask({ device: 'other' });
    expect(service.requests.length).toBe(6);
  });

  it('even if nothing is set', async () => {
    const { ask, service, pass } = await deviceWith(everything(answering(204, '')));
    await ask();
    pass(HOUR / 2);
    expect(await ask()).toEqual({});
    expect(service.requests.length).toBe(3);
  });

  it('for at most a minute if the service failed', async () => {
    const { ask, service, pass } = await deviceWith({ ...berlin, timeZone: answering(500, '') });
    await ask();
    pass(30_000);
    await ask();
    expect(service.requests.length).toBe(3);
    pass(31_000);
    await ask();
    expect(service.requests.length).toBe(6);
  });

  it('not at all if the turn was aborted', async () => {
    const { ask } = await deviceWith(berlin);
    expect(await ask({ signal: AbortSignal.abort() })).toEqual({});
    expect(await ask()).toEqual(ofBerlin);
  });
});
