import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { SkillRequestSignatureVerifier, TimestampVerifier } from 'ask-sdk-express-adapter';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { alexaEndpoint, type EndpointOptions } from '../src/alexa-endpoint.ts';
import { listen } from '../src/listen.ts';
import { problemHandler } from '../src/service/problem-handler.ts';
import { launchRequest } from './support/alexa-requests.ts';
import { skillWith } from './support/talk.ts';

const SKILL_ID = 'amzn1.ask.skill.test';
const CHAIN = 'https://s3.amazonaws.com/echo.api/echo-api-cert-1.pem';
const NOW = '2026-11-18T13:05:00Z';
const THREE_MINUTES_AGO = '2026-11-18T13:02:00Z';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function post(
  text: string,
  headers: Record<string, string> = {},
  options: Partial<EndpointOptions> = {},
) {
  const app = express();
  const skill = skillWith();
  app.post('/alexa', ...alexaEndpoint({ skill, skillId: undefined, verifiers: [], ...options }));
  app.use(problemHandler);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  const response = await fetch(`http://127.0.0.1:${port}/alexa`, {
    method: 'POST',
    body: text,
    headers,
  });
  const body: unknown = await response.json();
  return { status: response.status, type: response.headers.get('content-type'), body };
}

/** What a request gets that is not taken: problem details, and nothing of the inside. */
const refusal = (kind: string) => ({
  status: 400,
  type: expect.stringContaining('application/problem+json'),
  body: {
    type: `/problems/${kind}`,
    title: 'Bad Request',
    status: 400,
    detail: expect.stringMatching(/^The (body|request) [^:/]+\.$/),
  },
});

it('answers a request of the platform', async () => {
  const { status, body } = await post(JSON.stringify(launchRequest()));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: '1.0',
    response: { outputSpeech: { ssml: expect.stringContaining('Wetter Stimme') } },
  });
});

const { request, context } = launchRequest();

it.each<[string, string]>([
  ['nothing', ''],
  ['no JSON', 'secret'],
  ['half a JSON', '{"version": "1.0", '],
  ['a list', '[]'],
  ['null', 'null'],
  ['no request', JSON.stringify({ version: '1.0', context })],
  ['no context', JSON.stringify({ version: '1.0', request })],
  ['a request without an id', JSON.stringify({ version: '1.0', context, request: { type: 'X' } })],
  [
    'a time that is none',
    JSON.stringify({ version: '1.0', context, request: { ...request, timestamp: 'soon' } }),
  ],
])('refuses %s', async (_what, body) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    type: expect.stringContaining('application/problem+json'),
    body: { type: '/problems/invalid-request', errors: expect.any(Array) },
  });
});

it('refuses what is larger than any request', async () => {
  const { status, type, body } = await post(`"${'x'.repeat(300_000)}"`);
  expect(status).toBe(413);
  expect(body).toMatchObject({ status: 413, title: 'Payload Too Large' });
  expect(type).toContain('application/problem+json');
});

it("takes the skill's own application id", async () => {
  const body = JSON.stringify(launchRequest({ applicationId: SKILL_ID }));
  expect((await post(body, {}, { skillId: SKILL_ID })).status).toBe(200);
});

it('refuses a foreign application id', async () => {
  const body = JSON.stringify(launchRequest({ applicationId: 'amzn1.ask.skill.other' }));
  const reply = await post(body, {}, { skillId: SKILL_ID });
  expect(reply).toEqual(refusal('foreign-application'));
});

describe('where requests must be signed', () => {
  const verifier = new SkillRequestSignatureVerifier();
  const verifiers = [verifier, new TimestampVerifier()];
  const fresh = JSON.stringify(launchRequest({ at: NOW }));
  const stale = JSON.stringify(launchRequest({ at: THREE_MINUTES_AGO }));

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  // The verifier keeps the certificates that it has fetched and checked: this one needs no network.
  beforeAll(() => {
    const cache: unknown = Reflect.get(verifier, 'certCache');
    if (!(cache instanceof Map)) throw new Error('The verifier keeps certificates elsewhere now');
    cache.set(CHAIN, publicKey.export({ type: 'spki', format: 'pem' }));
  });

  const signed = (body: string, key: KeyObject = privateKey, chain = CHAIN) => ({
    signaturecertchainurl: chain,
    'signature-256': sign('RSA-SHA256', Buffer.from(body), key).toString('base64'),
  });

  it('takes a fresh request with a good signature', async () => {
    expect((await post(fresh, signed(fresh), { verifiers })).status).toBe(200);
  });

  it('takes one whose text has characters beyond ASCII', async () => {
    const body = fresh.replace('"user-1"', '"Müller 🌦"');
    expect((await post(body, signed(body), { verifiers })).status).toBe(200);
  });

  it.each<[string, string, Record<string, string>]>([
    ['without headers', fresh, {}],
    ['without a signature', fresh, { signaturecertchainurl: CHAIN }],
    ['without the address of a certificate', fresh, { 'signature-256': 'c2VjcmV0' }],
    ['with a signature that is none', fresh, { ...signed(fresh), 'signature-256': 'secret' }],
    ['with the signature of another body', fresh, signed(stale)],
    ['that was changed on the way', fresh.replace('user-1', 'user-2'), signed(fresh)],
    ['that was sent long ago', stale, signed(stale)],
    [
      'with the signature of another key',
      fresh,
      signed(fresh, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ...[
      'http://s3.amazonaws.com/echo.api/cert.pem',
      'https://s3.example.com/echo.api/cert.pem',
      'https://s3.amazonaws.com/other.api/cert.pem',
      'https://s3.amazonaws.com:563/echo.api/cert.pem',
      'cert.pem',
    ].map((chain): [string, string, Record<string, string>] => [
      `with a certificate from ${chain}`,
      fresh,
      signed(fresh, privateKey, chain),
    ]),
  ])('refuses a request %s', async (_what, body, headers) => {
    expect(await post(body, headers, { verifiers })).toEqual(refusal('unverified'));
  });
});
