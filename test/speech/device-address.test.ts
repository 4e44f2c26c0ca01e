import type { HandlerInput } from 'ask-sdk-core';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fetchDeviceAddress, type DeviceAddress } from '../../src/speech/device.ts';
import { launchRequest } from '../support/alexa-requests.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';
import { UNHURRIED } from '../support/limits.ts';

const FULL = '/v1/devices/device-1/settings/address';
const SHORT = `${FULL}/countryAndPostalCode`;

interface Answers {
  full: RequestListener;
  short: RequestListener;
}

const forbidden = answering(403, { type: 'FORBIDDEN', message: 'no access' });
const nothing = answering(204, '');
const postcode = { countryCode: 'DE', postalCode: '50667' };
const address = { ...postcode, city: 'Köln', addressLine1: 'Domkloster 4', stateOrRegion: '' };

/** The address that the skill reads from a response of the address service. */
async function requestsOf(
  { full, short }: Answers,
  {
    token = 'token-1',
    signal = new AbortController().signal,
    timeouts = UNHURRIED.turnTimeouts,
  } = {},
) {
  const service = await startUpstream((request, response) => {
    (request.url === FULL ? full : short)(request, response);
  });
  return { service, learned: await learn({ endpoint: service.url, token }, signal, timeouts) };
}

async function learn(
  api: { endpoint: string; token: string },
  signal = new AbortController().signal,
  timeouts = UNHURRIED.turnTimeouts,
): Promise<DeviceAddress> {
  // The code reads only the request.
  const input: Pick<HandlerInput, 'requestEnvelope'> = { requestEnvelope: launchRequest({ api }) };
  return fetchDeviceAddress(input, signal, timeouts);
}

describe('the address of a device', () => {
  it('comes from the address service, called with the token of the request', async () => {
    const { service } = await requestsOf({ full: forbidden, short: forbidden });
    expect(new Set(service.requests.map(({ url }) => url))).toEqual(new Set([FULL, SHORT]));
    for (const { method, headers } of service.requests) {
      expect(method).toBe('GET');
      expect(headers.authorization).toBe('Bearer token-1');
    }
  });

  it('has country, postcode and city with full permission, but no street', async () => {
    const { learned } = await requestsOf({
      full: answering(200, address),
      short: answering(200, postcode),
    });
    expect(learned).toEqual({ kind: 'full', country: 'DE', code: '50667', city: 'Köln' });
  });

  it('is the full one, even if the short one is slow', async () => {
    const { learned } = await requestsOf({ full: answering(200, address), short: () => {} });
    expect(learned.kind).toBe('full');
  });

  it.each([{ postalCode: null }, { postalCode: ' ' }, {}])(
    'is country and city if the user entered no more: %j',
    async (code) => {
      const body = { countryCode: 'GB', city: ' London ', ...code };
      const { learned } = await requestsOf({ full: answering(200, body), short: nothing });
      expect(learned).toEqual({ kind: 'full', country: 'GB', city: 'London' });
    },
  );

  it.each<[string, RequestListener]>([
    ['is not permitted', forbidden],
    ['is not there', nothing],
    ['is broken', answering(500, '')],
    ['has no city', answering(200, { ...postcode, city: null })],
    ['has no country', answering(200, { city: 'Köln' })],
  ])('has country and postcode if the full one %s', async (_why, full) => {
    const { learned } = await requestsOf({ full, short: answering(200, postcode) });
    expect(learned).toEqual({ kind: 'postcode', country: 'DE', code: '50667' });
  });

  it.each([
    ['de', ' 01067 ', { country: 'DE', code: '01067' }],
    ['DE', '506 67', { country: 'DE', code: '50667' }],
    ['DE', 'D-50667', { country: 'DE', code: '50667' }],
    ['AT', 'A-1010', { country: 'AT', code: '1010' }],
    [' ch ', 'CH-8001', { country: 'CH', code: '8001' }],
    ['LI', 'FL-9490', { country: 'LI', code: '9490' }],
    ['GB', 'SW1A 1AA', { country: 'GB', code: 'SW1A1AA' }],
  ])('is parsed as people enter it: %j %j', async (countryCode, postalCode, expected) => {
    const short = answering(200, { countryCode, postalCode });
    const { learned } = await requestsOf({ full: forbidden, short });
    expect(learned).toEqual({ kind: 'postcode', ...expected });
  });
});

describe('the address of a device is forbidden', () => {
  it('if neither the full nor the short one is permitted', async () => {
    expect((await requestsOf({ full: forbidden, short: forbidden })).learned).toEqual({
      kind: 'forbidden',
    });
  });

  it('and not unknown only if both are forbidden', async () => {
    const one = await requestsOf({ full: forbidden, short: nothing });
    const other = await requestsOf({ full: nothing, short: forbidden });
    expect([one.learned, other.learned]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
  });
});

describe('the address of a device is unknown', () => {
  it.each<[string, RequestListener]>([
    ['has none', nothing],
    ['may not be asked so', answering(405, '')],
    ['was asked too often', answering(429, '')],
    ['cannot say', answering(500, '<h1>Error</h1>', { 'content-type': 'text/html' })],
    ['sends us elsewhere', answering(302, '', { location: 'http://127.0.0.1:1/' })],
    ['says nothing', answering(200, '')],
    ['says what is no JSON', answering(200, '{"countryCode": "DE", ')],
    ['says it on a web page', answering(200, '<p>', { 'content-type': 'text/html' })],
    ['has no country', answering(200, { postalCode: '50667', city: 'Köln' })],
    ['has an empty country', answering(200, { ...address, countryCode: ' ' })],
    ['has a country that is none', answering(200, { ...address, countryCode: 'Deutschland' })],
    ['has neither code nor city', answering(200, { countryCode: 'DE', postalCode: null })],
    ['has a number for a code', answering(200, { countryCode: 'DE', postalCode: 50667 })],
    ['says null', answering(200, 'null')],
    ['says too much', answering(200, { ...address, more: 'x'.repeat(100_000) })],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"countryCode"', () => response.destroy());
      },
    ],
  ])('if its service %s', async (_why, answer) => {
    expect((await requestsOf({ full: answer, short: answer })).learned).toEqual({
      kind: 'unknown',
    });
  });

  it.each(['http://127.0.0.1:1', 'nowhere'])('if there is no server at %s', async (endpoint) => {
    expect(await learn({ endpoint, token: 'token-1' })).toEqual({ kind: 'unknown' });
  });

  it('if the request has no token, without any call', async () => {
    const there = { full: answering(200, address), short: answering(200, postcode) };
    const { service, learned } = await requestsOf(there, { token: '' });
    expect(learned).toEqual({ kind: 'unknown' });
    expect(service.requests).toEqual([]);
  });

  it('if its service is late and the turn is aborted', async () => {
    const giving = new AbortController();
    const late = () => giving.abort();
    const { learned } = await requestsOf({ full: late, short: late }, { signal: giving.signal });
    expect(learned).toEqual({ kind: 'unknown' });
  });

  it('if the turn was aborted before', async () => {
    const there = { full: answering(200, address), short: answering(200, postcode) };
    const { learned } = await requestsOf(there, { signal: AbortSignal.abort() });
    expect(learned).toEqual({ kind: 'unknown' });
  });

  it('if its service exceeds the timeout', async () => {
    const timeouts = { ...TURN_TIMEOUTS, deviceAddressMs: 50 };
    const { learned } = await requestsOf({ full: () => {}, short: () => {} }, { timeouts });
    expect(learned).toEqual({ kind: 'unknown' });
  });
});
