import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../src/app/app.ts';
import { readConfig } from '../src/config.ts';
import { ProblemDetails } from '../src/contract/problem.ts';
import { weatherRequest } from './support/alexa-requests.ts';
import { createAlexaSigner } from './support/alexa-signer.ts';
import { startCertificateHost } from './support/certificate-host.ts';
import { post } from './simulator/api/simulator.ts';

const clock = () => new Date('2026-11-18T14:05:00+01:00');
const log = pino({ level: 'silent' });
const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', DEFAULT_PLACE: 'Köln' });
const app = await startApp({ config, clock, log });
afterAll(app.close);

describe('the local process', () => {
  test.each(['/healthz', '/readyz'])(
    'reports at %s that it is ready, and its weather source',
    async (path) => {
      const response = await fetch(app.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok', source: 'demo' });
    },
  );

  test('takes forecasts of sixteen days from Open-Meteo, in a simulated conversation too', async () => {
    const settings = { WEATHER_DATA: 'demo', PORT: '0', FORECAST_SOURCE: 'open-meteo' };
    const farAhead = await startApp({ config: readConfig(settings), clock, log });
    const question = { locale: 'de-DE', utterance: 'Wie wird das Wetter am 3. Dezember in Köln?' };
    const answers = await Promise.all(
      ['own', 'storm'].map(async (weather) => {
        const body = {
          ...question,
          conversation: randomUUID(),
          now: clock().toISOString(),
          weather,
        };
        return (await post(`${farAhead.url}/simulator/turns`, body)).text;
      }),
    );
    await farAhead.close();
    for (const answer of answers) {
      expect(answer).toMatch(/Am Donnerstag, dem dritten Dezember, .*Grad/);
    }
  });

  test('has no simulator if signatures are checked', async () => {
    const strict = readConfig({ WEATHER_DATA: 'demo', PORT: '0', ALEXA_VERIFY: 'on' });
    const verified = await startApp({ config: strict, clock, log });
    const paths = [
      '/',
      '/simulator/options',
      '/simulator/page/index.js',
      '/v2/skills/s/stages/development/simulations/x',
      '/v2/devices/d/settings/System.timeZone',
      '/healthz',
    ];
    const statuses = await Promise.all(
      paths.map(async (path) => (await fetch(verified.url + path)).status),
    );
    await verified.close();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 200]);
  });

  test.each([
    ['GET', '/alexa', 'POST, OPTIONS'],
    ['DELETE', '/alexa', 'POST, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/readyz', 'GET, HEAD, OPTIONS'],
  ])('rejects %s %s and lists the allowed methods', async (method, path, allowed) => {
    const response = await fetch(app.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(ProblemDetails.parse(await response.json()).status).toBe(405);
  });

  test('always answers its own skill, regardless of keys and rate limit', async () => {
    const strict = readConfig({
      WEATHER_DATA: 'demo',
      PORT: '0',
      WEATHER_API_KEY: 'sesame',
      RATE_LIMIT: '1',
    });
    const guarded = await startApp({ config: strict, clock, log });
    const ask = async () => {
      const response = await fetch(`${guarded.url}/alexa`, {
        method: 'POST',
        body: JSON.stringify(weatherRequest({ place: 'köln' })),
      });
      return JSON.stringify(await response.json());
    };
    const answers = [await ask(), await ask(), await ask()];
    await guarded.close();
    for (const answer of answers) expect(answer).toMatch(/in Köln .*Grad/);
  });

  test('answers only requests signed by Alexa if signatures are checked', async () => {
    const host = await startCertificateHost();
    const signer = createAlexaSigner();
    host.files.set('/echo.api/echo-api-cert-1.pem', signer.file);
    const strict = readConfig({ WEATHER_DATA: 'demo', PORT: '0', ALEXA_VERIFY: 'on' });
    const certificates = { roots: [signer.root.pem], connect: host.connect };
    const verified = await startApp({ config: strict, clock, log, certificates });
    const ask = async (body: string, headers: Record<string, string>) => {
      const response = await fetch(`${verified.url}/alexa`, { method: 'POST', body, headers });
      return { status: response.status, text: await response.text() };
    };
    const body = JSON.stringify(weatherRequest({ place: 'köln' }));
    const answers = [
      await ask(body, signer.sign(body)),
      await ask(body, {}),
      await ask(body, createAlexaSigner().sign(body)),
      await ask(body.replace('köln', 'bonn'), signer.sign(body)),
    ];
    await verified.close();
    await host.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
    expect(answers[0]?.text).toMatch(/in Köln .*Grad/);
    expect(host.paths()).toHaveLength(1);
  });

  test('does not start with an unknown default place', async () => {
    const lost = readConfig({ WEATHER_DATA: 'demo', PORT: '0', DEFAULT_PLACE: 'Blubberhausen' });
    await expect(startApp({ config: lost, clock, log })).rejects.toThrow(
      'DEFAULT_PLACE must be the name of a place, not "Blubberhausen"',
    );
  });

  test('does not start with an unreadable file of path overrides', async () => {
    const paths = readConfig({
      WEATHER_DATA: 'demo', PORT: '0', WEATHER_API_PATHS: '/nowhere.json',
    }); // prettier-ignore
    await expect(startApp({ config: paths, clock, log })).rejects.toThrow(
      'WEATHER_API_PATHS must be a JSON file with paths by operation id',
    );
  });
});
