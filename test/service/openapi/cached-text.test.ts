import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveDocument, type StaticDocument } from '../../../src/service/openapi/routes.ts';

async function statusesOf(
  make: () => Promise<StaticDocument>,
  requests: number,
): Promise<number[]> {
  const app = express().set('env', 'test').get('/', serveDocument(make));
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const statuses: number[] = [];
  while (statuses.length < requests) {
    const { status } = await fetch(`http://localhost:${address.port}/`);
    statuses.push(status);
  }
  return statuses;
}

test('a text whose build failed is built again for the next request', async () => {
  const make = vi
    .fn<() => Promise<StaticDocument>>()
    .mockRejectedValueOnce(new Error('not yet'))
    .mockResolvedValue({ type: 'text/plain', text: 'here' });
  expect(await statusesOf(make, 3)).toEqual([500, 200, 200]);
  expect(make).toHaveBeenCalledTimes(2);
});
