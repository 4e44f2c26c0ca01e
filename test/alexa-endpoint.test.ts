import { expect, it } from 'vitest';
import { post, refusal, SKILL_ID } from './support/alexa-endpoint.ts';
import { launchRequest } from './support/alexa-requests.ts';

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
])('rejects %s', async (_what, body) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    type: expect.stringContaining('application/problem+json'),
    body: { type: '/problems/invalid-request', errors: expect.any(Array) },
  });
});

it('rejects a body above the size limit', async () => {
  const { status, type, body } = await post(`"${'x'.repeat(300_000)}"`);
  expect(status).toBe(413);
  expect(body).toMatchObject({ status: 413, title: 'Payload Too Large' });
  expect(type).toContain('application/problem+json');
});

it("accepts the skill's own application id", async () => {
  const body = JSON.stringify(launchRequest({ applicationId: SKILL_ID }));
  expect((await post(body, {}, { skillId: SKILL_ID })).status).toBe(200);
});

it('rejects a foreign application id', async () => {
  const body = JSON.stringify(launchRequest({ applicationId: 'amzn1.ask.skill.other' }));
  const reply = await post(body, {}, { skillId: SKILL_ID });
  expect(reply).toEqual(refusal('foreign-application'));
});
