import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../src/app/app.ts';
import { readConfig } from '../src/config.ts';
import { startFaultyServer } from './support/faulty-server.ts';
import { UNHURRIED } from './support/limits.ts';
import { startMirrorHost } from './support/mirror-host.ts';
import { answering, startUpstream } from './support/upstream.ts';

const clock = () => new Date('2026-11-18T14:05:00+01:00');

async function start(openData: string, settings: Record<string, string> = {}) {
  const config = readConfig({
    WEATHER_DATA: 'live',
    OPENDATA_URL: openData,
    OPENDATA_WWW_URL: openData,
    OPENDATA_MAPS_URL: openData,
    GEONAMES_URL: openData,
    PORT: '0',
    STORE_FILE: ':memory:',
    ...settings,
  });
  const app = await startApp({ config, clock, log: pino({ level: 'silent' }), ...UNHURRIED });
  onTestFinished(app.close);
  return async (path: string) => fetch(app.url + path);
}

it('is not ready without any forecast, but alive', async () => {
  const { url, requests } = await startUpstream(answering(500, 'broken'));
  const ask = await start(url);
  const response = await ask('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await response.json()).toMatchObject({ type: '/problems/no-forecasts', status: 503 });
  expect((await ask('/healthz')).status).toBe(200);
  const before = requests.length;
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
  expect(requests.length - before).toBeLessThan(10);
});

it('is not ready if the open-data server has no files', async () => {
  const { url } = await startUpstream(answering(404, ''));
  const ask = await start(url);
  expect((await ask('/readyz')).status).toBe(503);
});

it('is ready as soon as a forecast is available', async () => {
  const { url } = await startMirrorHost(clock);
  const ask = await start(url);
  const status = async () => (await ask('/readyz')).status;
  await expect.poll(status).toBe(200);
});

it('is ready if the skill calls another service', async () => {
  const { url } = await startFaultyServer(new Map());
  const ask = await start(url, { WEATHER_API_URL: url });
  expect((await ask('/readyz')).status).toBe(200);
});
