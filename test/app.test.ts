import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { Problem } from '../src/contract/problem.ts';

const clock = () => new Date('2026-11-18T14:05:00+01:00');
const log = pino({ level: 'silent' });
const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', DEFAULT_PLACE: 'Köln' });
const app = await startApp({ config, clock, log });
afterAll(app.close);

const CONVERSATION = '0b9f1a40-5a07-4f0e-9a55-30b005d2e155';

async function turn(question: object): Promise<Response> {
  return fetch(`${app.url}/simulator/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
}

describe('the local process', () => {
  test.each(['/healthz', '/readyz'])(
    'says at %s that it is ready, and with which weather',
    async (path) => {
      const response = await fetch(app.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok', source: 'demo' });
    },
  );

  test('has a page that says that its weather is made up and loads nothing from elsewhere', async () => {
    const page = await (await fetch(app.url)).text();
    expect(page).toContain('data-source="demo"');
    expect(page).toContain('This is <strong>demo weather</strong>');
    expect(page).not.toMatch(/(?:src|href)="https?:/);
  });

  test('answers what is asked on the page, where the device is', async () => {
    const utterance = 'Wie wird das Wetter morgen?';
    const response = await turn({ conversation: CONVERSATION, locale: 'de-DE', utterance });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      utterance,
      intent: 'WeatherIntent',
      slots: { date: '2026-11-19' },
      place: { name: 'Köln' },
      calls: [
        { operation: 'forecastDays', parameters: { datefrom: '20261119', location: 'Köln' } },
      ],
      speech: expect.stringMatching(/^Morgen .* in Köln /),
    });
  });

  test('refuses on the page what it cannot take, with field and rule', async () => {
    const response = await turn({ conversation: 'mine', locale: 'xx-XX', utterance: 'x' });
    expect(response.status).toBe(400);
    expect(Problem.parse(await response.json()).errors).toEqual([
      { field: 'conversation', rule: 'must be a UUID' },
      { field: 'locale', rule: 'must be one of de-DE, en-US, en-GB, en-CA, en-AU, en-IN' },
    ]);
  });

  test('has nothing to simulate where signatures are checked', async () => {
    const strict = readConfig({ WEATHER_DATA: 'demo', PORT: '0', ALEXA_VERIFY: 'on' });
    const verified = await startApp({ config: strict, clock, log });
    const statuses = await Promise.all(
      ['/', '/healthz'].map(async (path) => (await fetch(verified.url + path)).status),
    );
    await verified.close();
    expect(statuses).toEqual([404, 200]);
  });

  test('does not start with a default place that nobody knows', async () => {
    const lost = readConfig({ WEATHER_DATA: 'demo', PORT: '0', DEFAULT_PLACE: 'Blubberhausen' });
    await expect(startApp({ config: lost, clock, log })).rejects.toThrow(
      'DEFAULT_PLACE must be a place that is known, not "Blubberhausen"',
    );
  });

  test('does not start with paths of a foreign service that cannot be read', async () => {
    const paths = readConfig({
      WEATHER_DATA: 'demo', PORT: '0', WEATHER_API_PATHS: '/nowhere.json',
    }); // prettier-ignore
    await expect(startApp({ config: paths, clock, log })).rejects.toThrow(
      'WEATHER_API_PATHS must be a JSON file with paths by operation id',
    );
  });
});
