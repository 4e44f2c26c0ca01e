import { afterAll, describe, expect, test } from 'vitest';
import { operationIds } from '../../../src/contract/operations.ts';
import { createLiveServer } from '../../../src/opendata/live-server.ts';
import { listen } from '../../../src/http/listen.ts';
import { buildExampleRequest } from '../../../src/service/openapi/reference/page.ts';
import type { OperationObject } from '../../../src/service/openapi/routes.ts';
import { hostsAt } from '../../support/open-data-server.ts';
import { fetchDocument } from '../../support/openapi.ts';
import { startTestService, type Reply } from '../../support/service.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';

const NOON = '2026-11-21T12:00:00Z';

const service = await startTestService(NOON);
afterAll(service.close);
const { document, operations, validateAnswer } = await fetchDocument(service.url);

/** Parameters of places that nothing is known of, and of those without pollen forecasts. */
const NOWHERE = { latitude: '89.996', longitude: '0', zip_code: '99999', postCode: '99999' };
const VIENNA = {
  latitude: '48.21',
  longitude: '16.37',
  country: 'AT',
  countryCode: 'AT',
  zip_code: '1010',
  postCode: '1010',
};

const ofPlaces = operations.filter(({ path }) => /\{(?:latitude|zip_code|postCode)\}/.test(path));
const ofPollen = operations.filter(({ path }) => path.includes('/pollen/'));

describe('every answer matches the published document', () => {
  test.each(operationIds)('of %s', async (id) => {
    for (const language of ['de-DE', 'en-US']) {
      const reply = await service.get(OPERATION_PATHS[id], { 'accept-language': language });
      expectAsPublished(id, reply, 200);
    }
  });

  test('and a field that is not in the document is reported', async () => {
    const { body } = await service.get(OPERATION_PATHS.forecastDays);
    expect(validateAnswer('forecastDays', 200, { ...body, sunny: true })).toEqual([
      expect.stringContaining('must NOT have additional properties {"additionalProperty":"sunny"}'),
    ]);
    expect(validateAnswer('forecastDays', 418, body)).toHaveLength(1);
    expect(validateAnswer('forecastEver', 200, body)).toHaveLength(1);
  });
});

describe('every problem matches the published document', () => {
  test.each(operations)('of $operationId: an unknown parameter', async (operation) => {
    const request = requestOf(operation);
    const reply = await service.get(`${request}${request.includes('?') ? '&' : '?'}sunny=yes`);
    expectAsPublished(operation.operationId, reply, 400);
  });

  test.each(operations)('of $operationId: no key', async (operation) => {
    // One of its own: who asks too often without a key is told that instead.
    const guarded = await startTestService(NOON, { key: 'sesame' });
    const reply = await guarded.get(requestOf(operation));
    await guarded.close();
    expectAsPublished(operation.operationId, reply, 401);
  });

  test.each(ofPlaces)('of $operationId: an invalid place', async (operation) => {
    const reply = await service.get(requestOf(operation, NOWHERE));
    expectAsPublished(operation.operationId, reply, 404);
  });

  test.each(ofPollen)('of $operationId: a place without a forecast', async (operation) => {
    const reply = await service.get(requestOf(operation, VIENNA));
    expectAsPublished(operation.operationId, reply, 406);
  });

  test('of an unsupported method', async () => {
    const response = await fetch(`${service.url}/v4_0${OPERATION_PATHS.forecastDays}`, {
      method: 'POST',
    });
    const body: Reply['body'] = JSON.parse(await response.text());
    expectAsPublished(
      'forecastDays',
      { status: response.status, headers: response.headers, body },
      405,
    );
  });

  test('of one request too many', async () => {
    const limited = await startTestService(NOON, { settings: { RATE_LIMIT: '1' } });
    await limited.get(OPERATION_PATHS.forecastDays);
    const reply = await limited.get(OPERATION_PATHS.forecastDays);
    await limited.close();
    expectAsPublished('forecastDays', reply, 429);
  });

  test('of a service without data', async () => {
    const { port, close } = await listen(() => undefined, 0, '127.0.0.1');
    await close();
    const hosts = hostsAt(`http://127.0.0.1:${port}`);
    const server = createLiveServer({ hosts, userAgent: 'test' });
    const cutOff = await startTestService(NOON, { server });
    const reply = await cutOff.get(OPERATION_PATHS.forecastDays);
    await cutOff.close();
    expectAsPublished('forecastDays', reply, 503);
  });
});

test('an answer has the headers of the document', async () => {
  const limited = await startTestService(NOON, { settings: { RATE_LIMIT: '9' } });
  const reply = await limited.get(OPERATION_PATHS.forecastDays);
  await limited.close();
  const operation = operations.find(({ operationId }) => operationId === 'forecastDays');
  for (const name of Object.keys(operation?.responses[200].headers ?? {})) {
    expect([name, reply.headers.has(name)]).toEqual([name, true]);
  }
});

/** Its body and the headers that its status promises; the limit's are there only where one is set. */
function expectAsPublished(id: string, { status, headers, body }: Reply, expected: number): void {
  expect([id, status, validateAnswer(id, status, body)]).toEqual([id, expected, []]);
  const response = operations.find(({ operationId }) => operationId === id)?.responses[status];
  if (!response || !('$ref' in response)) return;
  const named = document.components.responses[response.$ref.split('/').at(-1) ?? ''];
  const missing = Object.keys(named?.headers ?? {}).filter((name) => !headers.has(name));
  expect([id, missing]).toEqual([id, []]);
}

/** The example of an operation, with other values where there are some. */
function requestOf(
  { path, parameters }: { path: string } & OperationObject,
  values: Record<string, string> = {},
): string {
  const own = parameters.filter((one) => 'name' in one);
  const overrides = own.map((one) => ({ ...one, example: values[one.name] ?? one.example }));
  return buildExampleRequest(path, overrides);
}
