import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { questionRequest } from '../support/alexa-requests.ts';
import type { PathFiles } from './path-files.ts';
import { UNHURRIED } from '../support/limits.ts';

/*
 * Starts the app with demo weather, warms it with requests of each kind, and prints as JSON in which of the
 * project's files a function runs during one more request.
 */

const NOW = '2026-11-18T14:05:00+01:00';
const ROOT = new URL('../../', import.meta.url);
const OWN_FILE = /^(?:src|intents)\//;

/** Work that a request starts and does not wait for (revalidation, metrics) is no part of the next one. */
const SETTLE_MS = 2000;

const config = readConfig({
  WEATHER_DATA: 'demo',
  PORT: '0',
  STORE_FILE: ':memory:',
  DEFAULT_PLACE: 'Hamburg',
});
const app = await startApp({
  config,
  clock: () => new Date(NOW),
  log: pino({ level: 'silent' }),
  ...UNHURRIED,
});

await askWeather('Hamburg');
// Loads the forecast of Kiel, and of a place near the one that is measured.
await getForecast('54.32133/10.13489');
await getForecast('53.01/10.02');
await delay(SETTLE_MS);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
const files: PathFiles = {
  alexa: await listFilesDuring(async () => askWeather('Kiel')),
  // The second time the service has the answer in its response cache.
  skill: await listFilesDuring(async () => askWeather('Kiel')),
  forecast: await listFilesDuring(async () => getForecast('53.012/10.023')),
};
process.stdout.write(JSON.stringify(files), () => process.exit());

async function listFilesDuring(request: () => Promise<void>): Promise<string[]> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await request();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .filter(({ url }) => url.startsWith(ROOT.href))
    .map(({ url }) => fileURLToPath(url).slice(fileURLToPath(ROOT).length))
    .filter((path) => OWN_FILE.test(path))
    .toSorted();
}

async function askWeather(place: string): Promise<void> {
  const body = questionRequest('WeatherIntent', { date: '2026-11-19', place }, { at: NOW });
  const response = await fetch(`${app.url}/alexa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!text.includes(place)) throw new Error(`No weather for ${place}: ${text}`);
}

async function getForecast(coordinates: string): Promise<void> {
  const response = await fetch(`${app.url}/v4_0/forecast/${coordinates}`);
  const text = await response.text();
  if (!text.includes('hourly')) throw new Error(`No forecast for ${coordinates}: ${text}`);
}
