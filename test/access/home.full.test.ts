import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { intentRequest } from '../support/alexa-requests.ts';
import { npmStart, type Started } from '../support/npm-start.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';

/* A home: the page is used on its network, in production, and the service is closed to all but the skill. */

const folder = mkdtempSync(join(tmpdir(), 'weather-voice-home-'));
const STORE_FILE = join(folder, 'remembered.sqlite');

let server: Started;
beforeAll(async () => {
  server = await npmStart({
    NODE_ENV: 'production',
    PAGE: 'on',
    HOST: '0.0.0.0',
    ALLOWED_HOSTS: 'weather.home',
    DEFAULT_PLACE: 'Köln',
    STORE_FILE,
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const Turn = z.object({
  speech: z.string(),
  calls: z.array(z.object({ status: z.number() })),
  request: z.looseObject({}),
});

/** From a page of the home's name, as a browser sends it. */
async function post(path: string, body: object | string, headers: readonly string[] = OWN_PAGE) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const input = [...headers, 'Content-Type: application/json'];
  return sendRaw(server.port, rawRequest(path, input, { method: 'POST', body: text }));
}

const OWN_PAGE = ['Host: weather.home:3000', 'Origin: http://weather.home:3000'];

function question(utterance: string, more: object = {}) {
  return { conversation: randomUUID(), locale: 'de-DE', utterance, ...more };
}

async function get(path: string, host = 'weather.home:3000', address?: string) {
  return sendRaw(server.port, rawRequest(path, [`Host: ${host}`]), address);
}

describe('the page on the home network', () => {
  it('loads completely under the host name of the home', async () => {
    const { status, head, body } = await get('/');
    expect(status).toBe(200);
    expect(head).toContain("Content-Security-Policy: default-src 'self'");
    const parts = [...body.matchAll(/(?:src|href)="(?<path>\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(parts.length).toBeGreaterThan(3);
    for (const path of parts) expect((await get(path)).status).toBe(200);
  });

  it('loads under an IP address of the machine', async () => {
    expect((await get('/', '127.0.0.2:3000', '127.0.0.2')).status).toBe(200);
    expect((await get('/', '127.0.0.3:3000', '127.0.0.2')).status).toBe(421);
  });

  it('talks to the skill, which calls the service in the process', async () => {
    const { status, body } = await post('/simulator/turns', question('wie wird das wetter morgen'));
    expect(status).toBe(200);
    const { speech, calls } = Turn.parse(JSON.parse(body));
    expect(speech).toMatch(/Morgen .*in Köln/);
    expect(calls).toMatchObject([{ status: 200 }]);
  });

  it('offers devices with an address', async () => {
    const requested = question('wie ist der pollenflug', { permissions: 'postcode' });
    const { body } = await post('/simulator/turns', requested);
    expect(Turn.parse(JSON.parse(body)).speech).toMatch(/Pollen/);
  });

  it.each([
    [{ weather: 'snow' }, 'weather'],
    [{ weather: 'demo' }, 'weather'],
    [{ now: '2026-11-18T14:05:00+01:00' }, 'now'],
  ])('rejects other weather and times: %j', async (more, field) => {
    const { status, body } = await post('/simulator/turns', question('wetter', more));
    expect(status).toBe(400);
    expect(ProblemDetails.parse(JSON.parse(body)).errors?.[0]?.field).toBe(field);
  });

  it.each([
    ['weather=snow', 'weather', 'must be own on this server'],
    ['now=2026-11-18T14:05:00Z', 'now', 'cannot be set on this server'],
  ])('rejects them before a question, too: %s', async (more, field, rule) => {
    const { status, body } = await get(`/simulator/weather?locale=de-DE&${more}`);
    expect(status).toBe(400);
    expect(ProblemDetails.parse(JSON.parse(body)).errors).toEqual([{ field, rule }]);
  });

  it('shows the weather of the server before a question', async () => {
    const { status, body } = await get('/simulator/weather?locale=de-DE');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ place: { name: 'Köln' }, weather: { id: 'own' } });
  });

  it('offers no devices with an address', async () => {
    const { body } = await get('/simulator/options');
    expect(JSON.parse(body)).toMatchObject({ weathers: [{ id: 'own' }] });
  });

  it("leaves the profiles of the skill's users unchanged", async () => {
    for (const utterance of ['ich wohne in hamburg', 'wie wird das wetter morgen']) {
      const { status } = await post('/simulator/turns', question(utterance));
      expect(status).toBe(200);
    }
    const store = new DatabaseSync(STORE_FILE, { readOnly: true });
    onTestFinished(() => store.close());
    expect(store.prepare('SELECT count(*) AS users FROM remembered').get()).toEqual({ users: 0 });
  });
});

describe('a client on the home network', () => {
  it.each(['Host: weather.home', 'Host: localhost', 'Host: alexa.amazon.com'])(
    'cannot speak to the skill as Alexa does: %s',
    async (host) => {
      const request = intentRequest('AMAZON.HelpIntent');
      const { status } = await post('/alexa', request, [host]);
      expect(status).toBe(400);
    },
  );

  it('cannot use the page’s route to the skill', async () => {
    const request = intentRequest('AMAZON.HelpIntent');
    for (const key of [[], ['x-api-key: guess']]) {
      expect((await post('/simulator/skill', request, [...OWN_PAGE, ...key])).status).toBe(401);
    }
  });

  it('reaches nothing else of the simulated platform', async () => {
    const paths = [
      '/v2/skills/s/stages/development/simulations/x',
      '/simulator/worlds/snow/v4_0/stations',
      '/simulator/worlds/own/alexa',
    ];
    for (const path of paths) expect((await get(path)).status).toBe(404);
  });

  it('cannot call the service, which is closed', async () => {
    expect((await get('/v4_0/voicetext/forecast/days/50.94/6.96')).status).toBe(401);
  });

  it('cannot let a page of another site send requests', async () => {
    const requested = question('wetter');
    expect((await post('/simulator/turns', requested, ['Host: evil.example'])).status).toBe(421);
    const foreign = ['Host: weather.home:3000', 'Origin: http://evil.example'];
    expect((await post('/simulator/turns', requested, foreign)).status).toBe(403);
    const neighbour = ['Host: weather.home:3000', 'Origin: http://weather.home:8123'];
    expect((await post('/simulator/turns', requested, neighbour)).status).toBe(403);
  });

  it('cannot keep it busy without end', async () => {
    let last = await post('/simulator/dialog', '{}');
    for (let requested = 0; requested < 70 && last.status !== 429; requested++) {
      last = await post('/simulator/dialog', '{}');
    }
    expect(last.status).toBe(429);
    expect(last.head).toMatch(/^Retry-After: [1-9]\d?$/m);
    expect((await post('/simulator/turns', question('wetter'))).status).toBe(429);
    expect((await get('/simulator/weather?locale=de-DE')).status).toBe(429);
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    ['languages', 10, async () => post('/simulator/language', '{}')],
    ['places', 300, async () => get('/simulator/places?locale=de-DE')],
  ])('cannot have it search %s without end', async (_what, limit, search) => {
    const statuses: number[] = [];
    for (let requested = 0; requested <= limit; requested++) statuses.push((await search()).status);
    expect(statuses.slice(0, limit)).toEqual(Array<number>(limit).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });
});

it.each([
  [{ NODE_ENV: 'production', PAGE: 'on' }, 200],
  [{ PAGE: 'off' }, 404],
])('%j controls the page', async (settings, status) => {
  const started = await npmStart(settings);
  onTestFinished(async () => started.stop());
  const bytes = rawRequest('/', ['Host: localhost']);
  expect((await sendRaw(started.port, bytes)).status).toBe(status);
});
