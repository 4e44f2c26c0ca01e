import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { startTestService, type TestServiceOptions } from '../../support/service.ts';
import { connect } from './clients.ts';

const NOON = '2026-11-21T12:00:00Z';

const service = await startTestService(NOON);
afterAll(service.close);

const Refusal = z.object({
  jsonrpc: z.literal('2.0'),
  error: z.object({ code: z.int(), message: z.string() }),
});

const JSON_TYPES = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

/** What the envelope of the revision of 2026 has. */
const CURRENT = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': CURRENT,
  'io.modelcontextprotocol/clientInfo': { name: 'a-test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

async function post(body: unknown, headers: Record<string, string> = {}, path = '/v4_0/mcp') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(service.url + path, {
    method: 'POST',
    headers: { ...JSON_TYPES, ...headers },
    body: text,
  });
}

async function serviceWith(options: TestServiceOptions) {
  const started = await startTestService(NOON, options);
  onTestFinished(started.close);
  return started;
}

describe('the endpoint', () => {
  test.each(['/v4_0/mcp', '/mcp'])('is at %s', async (path) => {
    const response = await post(PING, {}, path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"result":{}');
  });

  test('answers a call of the current revision as JSON, without a stream', async () => {
    const body = { ...PING, method: 'tools/list', params: { _meta: META } };
    const headers = { 'mcp-protocol-version': CURRENT, 'mcp-method': 'tools/list' };
    const response = await post(body, headers);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
  });

  test.each(['GET', 'DELETE', 'PUT'])(
    'has no %s: there are no sessions and no streams',
    async (method) => {
      const response = await fetch(`${service.url}/v4_0/mcp`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(ProblemDetails.parse(await response.json()).status).toBe(405);
    },
  );

  test('has the security headers of all answers, and forbids caching', async () => {
    const { headers } = await post(PING);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('mcp-session-id')).toBeNull();
  });

  test('accepts notifications with an empty response', async () => {
    const response = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
  });
});

describe('a caller without a key', () => {
  test.each([{}, { 'x-api-key': 'Sesame' }])('gets 401: %j', async (headers) => {
    const { url } = await serviceWith({ key: 'sesame' });
    const response = await fetch(`${url}/v4_0/mcp`, {
      method: 'POST',
      headers: { ...JSON_TYPES, ...headers },
      body: JSON.stringify(PING),
    });
    expect(response.status).toBe(401);
    expect(ProblemDetails.parse(await response.json()).detail).toContain('x-api-key');
  });

  test('cannot connect with the client of the SDK; with a key it can', async () => {
    const { url } = await serviceWith({ key: 'sesame' });
    await expect(connect(url)).rejects.toThrow('401');
    const client = await connect(url, { headers: { 'x-api-key': 'sesame' } });
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  });

  test('gets 429 above the rate limit', async () => {
    const { url } = await serviceWith({ settings: { RATE_LIMIT: '2' } });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) {
      const body = JSON.stringify(PING);
      const options = { method: 'POST', headers: JSON_TYPES, body };
      statuses.push((await fetch(`${url}/v4_0/mcp`, options)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('an invalid message', () => {
  test.each([
    ['no JSON', '{', {}, 400, -32_700],
    ['nothing', '', {}, 400, -32_700],
    ['a batch', [PING, PING], {}, 400, -32_600],
    ['an empty batch', [], {}, 400, -32_600],
    ['no object', '7', {}, 400, -32_600],
    ['null', 'null', {}, 400, -32_600],
    ['another protocol', { hello: 'world' }, {}, 400, -32_600],
    ['another type', PING, { 'content-type': 'text/plain' }, 415, -32_000],
    ['an answer that nobody may read', PING, { accept: 'text/html' }, 406, -32_000],
    [
      'a revision that there never was',
      PING,
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      -32_000,
    ],
    ['a deep one', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400, -32_600],
    ['a deep object', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}, 400, -32_600],
  ])('%s is rejected', async (_what, body, headers, status, code) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    const { error } = Refusal.parse(await response.json());
    expect(error.code).toBe(code);
    expect(error.message).not.toMatch(/node_modules|\.ts|\n/);
  });

  test("gets the protocol's error for an unknown method", async () => {
    const response = await post({ ...PING, method: 'weather/make' });
    expect(await response.text()).toContain('-32601');
  });

  test.each(['https://example.com', 'null'])('from a page of %s is rejected', async (origin) => {
    const response = await post(PING, { origin });
    expect(response.status).toBe(403);
    expect(ProblemDetails.parse(await response.json()).type).toBe('/problems/foreign-page');
  });

  test('of another site is accepted with a key', async () => {
    const { url } = await serviceWith({ key: 'sesame' });
    const response = await fetch(`${url}/v4_0/mcp`, {
      method: 'POST',
      headers: { ...JSON_TYPES, 'x-api-key': 'sesame', origin: 'https://example.com' },
      body: JSON.stringify(PING),
    });
    expect(response.status).toBe(200);
  });

  test('from a page of this machine is accepted', async () => {
    expect((await post(PING, { origin: 'http://localhost:6274' })).status).toBe(200);
  });

  test('gets 413 if it is too large', async () => {
    const response = await post({ ...PING, params: { filling: 'x'.repeat(300_000) } });
    expect(response.status).toBe(413);
    expect(ProblemDetails.parse(await response.json()).title).toBe('Payload Too Large');
  });

  test('gets an error for a stream that would never end', async () => {
    const method = 'subscriptions/listen';
    const body = { ...PING, method, params: { _meta: META, notifications: {} } };
    const response = await post(body, { 'mcp-protocol-version': CURRENT, 'mcp-method': method });
    expect(await response.json()).toMatchObject({ error: { code: -32_603 } });
  });
});
