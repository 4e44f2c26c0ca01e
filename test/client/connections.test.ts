import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { hoursAnswer } from '../support/answers.ts';

const PLACE = { latitude: 52.52437, longitude: 13.41053, location: 'Berlin' };

/** A weather service that counts its connections, and a client that calls it sequentially. */
async function startService(settle: (server: Server) => void = () => undefined) {
  const server = createServer((_request, response) => {
    // The service announces no keep-alive timeout.
    response.setHeader('connection', 'keep-alive').end(JSON.stringify(hoursAnswer('Klar.')));
  });
  settle(server);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = createClient({ baseUrl: `http://127.0.0.1:${portOf(server.address())}` });
  const { signal } = new AbortController();
  return {
    server,
    connections: () => connections,
    ask: async () => {
      const { body } = await client.call('forecastHours', PLACE, { language: 'de', signal });
      return body.text;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}

it('reuses open connections', async () => {
  const { ask, connections } = await startService();
  for (let turn = 0; turn < 20; turn++) expect(await ask()).toBe('Klar.');
  // The pool may open a second connection if a call starts before the previous response has ended.
  expect(connections()).toBeLessThanOrEqual(2);
});

it('succeeds after the service has closed an idle connection', async () => {
  const { server, ask, connections } = await startService();
  await ask();
  const before = connections();
  server.closeIdleConnections();
  expect(await ask()).toBe('Klar.');
  expect(connections()).toBeGreaterThan(before);
});

it('succeeds with a service that drops idle connections silently', async () => {
  const { ask } = await startService((server) => {
    server.keepAliveTimeout = 20;
    server.keepAliveTimeoutBuffer = 0;
  });
  for (const pause of [5, 19, 20, 21, 25, 40]) {
    expect(await ask()).toBe('Klar.');
    await sleep(pause);
  }
});
