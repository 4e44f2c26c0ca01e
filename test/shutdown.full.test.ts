import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Agent, fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { keepBusy } from '../bench/support/busy-clients.ts';
import { ProblemDetails } from '../src/contract/problem.ts';

const SERVER = fileURLToPath(new URL('../src/cli/server.ts', import.meta.url));
const PATH = '/v4_0/voicetext/forecast/days/53.55/9.99';

/** An open-data server that says nothing until it is let go, and then that it has nothing. */
async function slowOpenData() {
  const { promise: requested, resolve: isRequested } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    isRequested();
    void released.then(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${isAddress(address) ? address.port : ''}`, requested, release };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** `npm start` without npm: the real process, with weather from a server of the test. */
async function startProcess(openData: string) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PORT: '0',
      WEATHER_DATA: 'live',
      OPENDATA_URL: openData,
      OPENDATA_WWW_URL: openData,
      OPENDATA_MAPS_URL: openData,
      GEONAMES_URL: openData,
      STORE_FILE: ':memory:',
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  const [ready] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(ready))?.[0] ?? '';
  return { child, ended, url };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: requests in flight finish, new ones are rejected, and the process exits with 0',
  { timeout: 60_000 },
  async (signal) => {
    const openData = await slowOpenData();
    const { child, ended, url } = await startProcess(openData.url);
    // Load balancers keep their connection.
    const dispatcher = new Agent({ keepAliveTimeout: 60_000 });
    const statusOf = async (path: string) => {
      const response = await fetch(url + path, { dispatcher });
      return { status: response.status, body: await response.json() };
    };
    expect((await statusOf('/healthz')).status).toBe(200);

    const running = statusOf(PATH);
    await openData.requested;
    child.kill(signal);
    await expect.poll(async () => (await statusOf('/readyz')).status).toBe(503);
    expect((await statusOf('/healthz')).status).toBe(200);
    const refused = await statusOf(PATH);
    expect(refused.status).toBe(503);
    expect(ProblemDetails.parse(refused.body).type).toBe('/problems/shutting-down');

    openData.release();
    expect((await running).status).toBe(404);
    expect(await ended).toEqual([0, null]);
    await dispatcher.close();
  },
);

test('an answer whose weather does not arrive delays the shutdown for a few seconds only', async () => {
  const openData = await slowOpenData();
  const { child, ended, url } = await startProcess(openData.url);
  const running = fetch(url + PATH);
  await openData.requested;
  child.kill('SIGTERM');
  const [response, exit] = await Promise.all([running, ended]);
  expect(response.status).toBe(503);
  expect(exit).toEqual([0, null]);
});

test('a process that receives several signals shuts down as after one', async () => {
  const openData = await slowOpenData();
  const { child, ended, url } = await startProcess(openData.url);
  const running = fetch(url + PATH);
  await openData.requested;
  child.kill('SIGTERM');
  // It has seen the first one.
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  child.kill('SIGTERM');
  child.kill('SIGINT');
  openData.release();
  expect((await running).status).toBe(404);
  expect(await ended).toEqual([0, null]);
});

test.each([1, 2, 3])(
  'thirty-two busy clients lose no answer (run %i)',
  { timeout: 60_000 },
  async () => {
    const child = spawn(process.execPath, [SERVER], {
      env: { PORT: '0', WEATHER_DATA: 'demo', STORE_FILE: ':memory:' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const [ready] = await once(child.stdout, 'data');
    const url = /http:\/\/\S+/.exec(String(ready))?.[0] ?? '';
    await (await fetch(url + PATH)).text();
    const clients = keepBusy(url, [PATH, '/healthz', '/nothing'], 32);
    // They are at it.
    for (let sent = 0; sent < 20; sent++) await (await fetch(`${url}/healthz`)).text();
    child.kill('SIGTERM');
    const { statuses, lost } = await clients;
    expect(lost).toEqual([]);
    expect(Object.keys(statuses)).toContain('200');
    expect(await ended).toEqual([0, null]);
  },
);
