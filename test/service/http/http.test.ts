import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { operationIds } from '../../../src/contract/operations.ts';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { listen } from '../../../src/http/listen.ts';
import { notFound, problemHandler } from '../../../src/service/problem-handler.ts';
import { createWeatherService } from '../../../src/service/service.ts';
import { createExpressApp } from '../../../src/app/service-app.ts';
import { startTestService } from '../../support/service.ts';
import { sourcesWith } from '../fake-sources.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';
import { untilRadar } from '../until-radar.ts';

const NOON = '2026-11-21T12:00:00Z';

const service = await startTestService(NOON);
beforeAll(async () => untilRadar(service));
afterAll(service.close);

const address = (path: string) => `${service.url}/v4_0${path}`;

describe('an operation', () => {
  test.each(operationIds)('%s answers HEAD without a body', async (id) => {
    const whole = await fetch(address(OPERATION_PATHS[id]), {
      headers: { 'accept-encoding': 'identity' },
    });
    const length = (await whole.arrayBuffer()).byteLength;
    const head = await fetch(address(OPERATION_PATHS[id]), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String(length));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  test.each(operationIds)('%s lists its methods', async (id) => {
    const { status, headers } = await fetch(address(OPERATION_PATHS[id]), { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('does not allow %s', async (method) => {
    for (const path of [OPERATION_PATHS.forecastDays, OPERATION_PATHS.forecastDays]) {
      const response = await fetch(address(path), { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      const { detail, status } = ProblemDetails.parse(await response.json());
      expect({ detail, status }).toEqual({
        detail: `Method ${method} is not allowed; use GET, HEAD, OPTIONS.`,
        status: 405,
      });
    }
  });

  test('does not wait for a body that never ends', async () => {
    const endless = httpRequest(address(OPERATION_PATHS.forecastDays), {
      method: 'GET',
      headers: { 'transfer-encoding': 'chunked' },
    });
    // The connection is closed while the body is still being sent.
    endless.on('error', () => undefined);
    const sending = setInterval(() => endless.write('x'.repeat(1000)), 5);
    onTestFinished(() => clearInterval(sending));
    const [response] = await once(endless, 'response');
    expect(response.statusCode).toBe(400);
    expect(response.headers.connection).toBe('close');
    await once(endless, 'close');
  });
});

async function traceOf(headers: Record<string, string>): Promise<string | null> {
  return (await service.get(OPERATION_PATHS.forecastDays, headers)).headers.get('x-trace-id');
}

describe('every answer', () => {
  test.each([
    ['an operation', OPERATION_PATHS.forecastDays, 200],
    ['a refusal', '/voicetext/forecast/days/95/10', 400],
    ['nothing', '/nothing', 404],
  ])('protects browser users: %s', async (_what, path, status) => {
    const { headers, status: found } = await service.get(path);
    expect(found).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test("has a trace: the caller's, or else a new one", async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(await traceOf({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toBe(trace);
    const [one, other, third] = await Promise.all([
      traceOf({}),
      traceOf({ traceparent: 'nonsense' }),
      traceOf({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }),
    ]);
    expect(new Set([one, other, third]).size).toBe(3);
    for (const id of [one, other, third]) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

/** The answer of a service whose forecasts come as a function says. */
async function serviceFrom(forecasts: () => Promise<never>) {
  const app = createExpressApp(readConfig({}), pino({ level: 'silent' }));
  const sources = sourcesWith(NOON, { forecasts: { at: forecasts } });
  app.use(
    createWeatherService(sources, { operationTimeoutMs: 50 }).routes,
    notFound,
    problemHandler,
  );
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  const response = await fetch(`http://127.0.0.1:${port}${OPERATION_PATHS.forecastDays}`);
  return { response, body: ProblemDetails.parse(await response.json()) };
}

describe('a fault of the service', () => {
  test('that times out gets 503 with Retry-After', async () => {
    const { response, body } = await serviceFrom(async () => new Promise(() => undefined));
    expect(response.status).toBe(503);
    expect(body.type).toBe('/problems/overdue');
    expect(response.headers.get('retry-after')).toBe('5');
  });

  test('has its trace in the log, and no internals in the response', async () => {
    const { response, body } = await serviceFrom(async () => {
      throw new TypeError('secret of the inside');
    });
    expect(body).toEqual({
      type: '/problems/internal',
      title: 'Internal Server Error',
      status: 500,
      detail: 'An internal error occurred.',
      instance: `urn:trace:${response.headers.get('x-trace-id')}`,
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
