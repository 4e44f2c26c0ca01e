import type { HandlerInput } from 'ask-sdk-core';
import type { RequestListener } from 'node:http';
import { SkillBuilders } from 'ask-sdk-core';
import { describe, expect, it } from 'vitest';
import { devicePostcode } from '../../src/speech/device-postcode.ts';
import { intentRequest } from '../support/alexa-requests.ts';
import { answering, startUpstream } from '../support/upstream.ts';

type Postcode = Awaited<ReturnType<typeof devicePostcode>>;

/** What the skill learns of a device whose address service answers so. */
async function askedOf(
  answer: RequestListener,
  { token = 'token-1', signal = new AbortController().signal } = {},
) {
  const service = await startUpstream(answer);
  const envelope = intentRequest('PollenIntent', { api: { endpoint: service.url, token } });
  return { service, postcode: await inSkill(envelope, signal) };
}

/** Runs in a skill that is built as ours is. */
async function inSkill(
  envelope: HandlerInput['requestEnvelope'],
  signal = new AbortController().signal,
): Promise<Postcode> {
  let postcode: Postcode;
  const skill = SkillBuilders.custom()
    .addRequestHandlers({
      canHandle: () => true,
      async handle(input) {
        postcode = await devicePostcode(input, signal);
        return input.responseBuilder.getResponse();
      },
    })
    .create();
  await skill.invoke(envelope);
  return postcode;
}

const cologne = { countryCode: 'DE', postalCode: '50667' };

describe('the postcode of a device', () => {
  it('is asked of its address service, with the token of the request', async () => {
    const { service, postcode } = await askedOf(answering(200, cologne));
    expect(postcode).toEqual({ country: 'DE', code: '50667' });
    expect(service.requests).toMatchObject([
      {
        method: 'GET',
        url: '/v1/devices/device-1/settings/address/countryAndPostalCode',
        headers: { authorization: 'Bearer token-1' },
      },
    ]);
  });

  it.each([
    ['de', ' 01067 ', { country: 'DE', code: '01067' }],
    ['DE', '506 67', { country: 'DE', code: '50667' }],
    ['DE', 'D-50667', { country: 'DE', code: '50667' }],
    ['AT', 'A-1010', { country: 'AT', code: '1010' }],
    [' ch ', 'CH-8001', { country: 'CH', code: '8001' }],
    ['LI', 'FL-9490', { country: 'LI', code: '9490' }],
    ['GB', 'SW1A 1AA', { country: 'GB', code: 'SW1A1AA' }],
  ])('is read as people enter it: %j %j', async (countryCode, postalCode, expected) => {
    const { postcode } = await askedOf(answering(200, { countryCode, postalCode }));
    expect(postcode).toEqual(expected);
  });
});

describe('the postcode of a device is not known', () => {
  it.each<[string, RequestListener]>([
    ['has none', answering(204, '')],
    ['may not be asked', answering(403, { type: 'FORBIDDEN', message: 'no access' })],
    ['may not be asked so', answering(405, '')],
    ['was asked too often', answering(429, '')],
    ['cannot say', answering(500, '<h1>Error</h1>', { 'content-type': 'text/html' })],
    ['sends us elsewhere', answering(302, '', { location: 'http://127.0.0.1:1/' })],
    ['says nothing', answering(200, '')],
    ['says what is no JSON', answering(200, '{"countryCode": "DE", ')],
    ['says it on a web page', answering(200, '<p>', { 'content-type': 'text/html' })],
    ['has no country', answering(200, { postalCode: '50667' })],
    ['has an empty country', answering(200, { countryCode: ' ', postalCode: '50667' })],
    ['has no code', answering(200, { countryCode: 'DE', postalCode: null })],
    ['has an empty code', answering(200, { countryCode: 'DE', postalCode: ' ' })],
    ['has a number for a code', answering(200, { countryCode: 'DE', postalCode: 50667 })],
    ['says null', answering(200, 'null')],
    ['says too much', answering(200, { ...cologne, more: 'x'.repeat(100_000) })],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"countryCode"', () => response.destroy());
      },
    ],
  ])('where its service %s', async (_why, answer) => {
    expect((await askedOf(answer)).postcode).toBeUndefined();
  });

  it('where nobody listens', async () => {
    const api = { endpoint: 'http://127.0.0.1:1', token: 'token-1' };
    expect(await inSkill(intentRequest('PollenIntent', { api }))).toBeUndefined();
  });

  it('where the address of its service is none', async () => {
    const api = { endpoint: 'nowhere', token: 'token-1' };
    expect(await inSkill(intentRequest('PollenIntent', { api }))).toBeUndefined();
  });

  it('where the request brings no token, and nothing is asked then', async () => {
    const { service, postcode } = await askedOf(answering(200, cologne), { token: '' });
    expect(postcode).toBeUndefined();
    expect(service.requests).toEqual([]);
  });

  it('where its service is late and the turn is given up', async () => {
    const giving = new AbortController();
    const asking = askedOf(() => giving.abort(), { signal: giving.signal });
    expect((await asking).postcode).toBeUndefined();
  });

  it('where the turn was given up before', async () => {
    const { postcode } = await askedOf(answering(200, cologne), { signal: AbortSignal.abort() });
    expect(postcode).toBeUndefined();
  });

  it('where its service takes longer than there is time for another place', async () => {
    const started = performance.now();
    expect((await askedOf(() => {})).postcode).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
