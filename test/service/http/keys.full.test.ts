import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { startTestService, type TestServiceOptions } from '../../support/service.ts';
import { createOwnRequestCheck } from '../../../src/service/middleware.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';

const NOON = '2026-11-21T12:00:00Z';
const PATH = OPERATION_PATHS.pollenTextByZip;

async function serviceWith(options: TestServiceOptions) {
  const service = await startTestService(NOON, options);
  onTestFinished(service.close);
  return service;
}

/** One after the other, as a caller would. */
async function statusesOf(
  service: Awaited<ReturnType<typeof serviceWith>>,
  times: number,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    statuses.push((await service.get(PATH, headers)).status);
  }
  return statuses;
}

describe('where several keys are set', async () => {
  const service = await startTestService(NOON, { key: 'sesame, mellon,abracadabra' });
  afterAll(service.close);

  test.each([
    ['sesame', 200],
    ['mellon', 200],
    ['abracadabra', 200],
    ['', 401],
    ['Sesame', 401],
    ['sesam', 401],
    ['sesame, mellon', 401],
    ['sesame,mellon,abracadabra', 401],
  ])('"%s" gets %i', async (key, status) => {
    const reply = await service.get(PATH, { 'x-api-key': key });
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body)).not.toMatch(/sesame|mellon|abracadabra/);
  });

  test('a request without a key gets 401', async () => {
    const { status, headers, body } = await service.get(PATH);
    expect(status).toBe(401);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(ProblemDetails.parse(body).detail).toContain('x-api-key');
  });
});

describe('a cached answer', () => {
  test('requires a key, too', async () => {
    const service = await serviceWith({ key: 'sesame' });
    const statuses = [
      ...(await statusesOf(service, 2, { 'x-api-key': 'sesame' })),
      ...(await statusesOf(service, 1)),
    ];
    expect(statuses).toEqual([200, 200, 401]);
  });
});

describe('a caller above the rate limit', () => {
  test('gets 429 with Retry-After', async () => {
    const service = await serviceWith({ settings: { RATE_LIMIT: '3' } });
    expect(await statusesOf(service, 3)).toEqual([200, 200, 200]);
    const { status, headers, body } = await service.get(PATH);
    expect(status).toBe(429);
    expect(ProblemDetails.parse(body)).toMatchObject({
      type: '/problems/too-many-requests',
      title: 'Too Many Requests',
      status: 429,
    });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(headers.get('ratelimit-policy')).toContain('q=3; w=60');
    expect(headers.get('ratelimit')).toContain('r=0');
  });

  test('gets the remaining requests with every response', async () => {
    const service = await serviceWith({ settings: { RATE_LIMIT: '3' } });
    const { headers } = await service.get(PATH);
    expect(headers.get('ratelimit')).toContain('r=2');
  });

  test('does not affect other keys', async () => {
    const service = await serviceWith({ key: 'one,two', settings: { RATE_LIMIT: '2' } });
    expect(await statusesOf(service, 3, { 'x-api-key': 'one' })).toEqual([200, 200, 429]);
    expect(await statusesOf(service, 3, { 'x-api-key': 'two' })).toEqual([200, 200, 429]);
  });

  test('does not exist if no limit is set', async () => {
    const service = await serviceWith({});
    expect(new Set(await statusesOf(service, 30))).toEqual(new Set([200]));
  });

  test('is never the skill in the same process, whatever keys are set', async () => {
    const service = await serviceWith({
      isOwnRequest: createOwnRequestCheck('ours'),
      key: 'theirs',
      settings: { RATE_LIMIT: '1' },
    });
    expect(await statusesOf(service, 5, { 'x-api-key': 'ours' })).toEqual(Array(5).fill(200));
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('behind a proxy', () => {
  test.each(['loopback', '1', '127.0.0.1, ::1'])(
    "with TRUST_PROXY=%s it is the client's address that counts",
    async (proxies) => {
      const service = await serviceWith({ settings: { RATE_LIMIT: '1', TRUST_PROXY: proxies } });
      expect(await statusesOf(service, 2, from('192.0.2.1'))).toEqual([200, 429]);
      expect(await statusesOf(service, 2, from('192.0.2.2'))).toEqual([200, 429]);
    },
  );

  test('without it no header of the caller evades the limit', async () => {
    const service = await serviceWith({ settings: { RATE_LIMIT: '1' } });
    expect(await statusesOf(service, 1, from('192.0.2.1'))).toEqual([200]);
    expect(await statusesOf(service, 1, from('192.0.2.2'))).toEqual([429]);
  });

  test('the addresses of one IPv6 network are one caller', async () => {
    const service = await serviceWith({ settings: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
    expect(await statusesOf(service, 1, from('2001:db8:1:1::1'))).toEqual([200]);
    expect(await statusesOf(service, 1, from('2001:db8:1:1::2'))).toEqual([429]);
  });
});

describe('a caller who guesses keys', () => {
  const guess = { 'x-api-key': 'guess', 'x-forwarded-for': '192.0.2.1' };
  const right = { 'x-api-key': 'sesame', 'x-forwarded-for': '192.0.2.1' };

  test('always gets 401 without a rate limit; a valid key is never rejected', async () => {
    const service = await serviceWith({ key: 'sesame', settings: { TRUST_PROXY: 'loopback' } });
    const guesses = Array.from({ length: 21 }, () => service.get(PATH, guess));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses).toEqual(Array(21).fill(401));
    const { headers } = await service.get(PATH, guess);
    expect(['retry-after', 'ratelimit'].filter((name) => headers.has(name))).toEqual([]);
    expect(await statusesOf(service, 1, right)).toEqual([200]);
  });

  test('always gets 401, without a limit, for a missing key', async () => {
    const service = await serviceWith({ key: 'sesame' });
    expect(await statusesOf(service, 30)).toEqual(Array(30).fill(401));
  });
});
