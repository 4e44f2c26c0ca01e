import { afterAll, describe, expect, test } from 'vitest';
import { startTestService } from '../../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z', { key: 'sesame' });
afterAll(service.close);

const DOCUMENTS = [
  ['/v4_0/openapi.json', 'application/json; charset=utf-8'],
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/v4_0/reference', 'text/html; charset=utf-8'],
  ['/reference', 'text/html; charset=utf-8'],
] as const;

describe.each(DOCUMENTS)('%s', (path, type) => {
  const url = service.url + path;

  test('is public, without a key', async () => {
    const { status, headers } = await fetch(url);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('may be cached for an hour, and is not sent again while it is the same', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('is compressed on request', async () => {
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(await plain.text());
    expect(lengthOf(zipped)).toBeLessThan(lengthOf(plain) / 4);
  });

  test('supports HEAD and OPTIONS, and no other methods', async () => {
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await fetch(url, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const post = await fetch(url, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('content-type')]).toEqual([
      405,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

test('both documents are the same with and without the version', async () => {
  expect(await textAt('/openapi.json')).toBe(await textAt('/v4_0/openapi.json'));
  expect(await textAt('/reference')).toBe(await textAt('/v4_0/reference'));
});

async function textAt(path: string): Promise<string> {
  return (await fetch(service.url + path)).text();
}

function lengthOf({ headers }: Response): number {
  return Number(headers.get('content-length'));
}
