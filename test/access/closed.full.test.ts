import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { intentRequest } from '../support/alexa-requests.ts';
import { npmStart, type Started } from '../support/npm-start.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';

const DAYS = '/v4_0/voicetext/forecast/days/50.94/6.96';

async function statusOf(server: Started, target: string, headers: readonly string[] = []) {
  const bytes = rawRequest(target, ['Host: localhost', ...headers]);
  return (await sendRaw(server.port, bytes)).status;
}

describe('production without a key', () => {
  let server: Started;
  beforeAll(async () => {
    server = await npmStart({ NODE_ENV: ' Production ', LOG_LEVEL: 'error' });
  });
  afterAll(async () => server.stop());

  it('logs at start, in one line, that it is closed and which setting opens it', () => {
    const warnings = server.stderr().match(/^Warning: .*$/gm);
    expect(warnings).toEqual([
      expect.stringMatching(/accepts only the skill .*WEATHER_API_KEY.*OPEN_API=on/),
    ]);
  });

  it.each([DAYS, '/voicetext/forecast/days/50.94/6.96', '/v4_0/stations', '/v4_0/mcp', '/metrics'])(
    'rejects %s',
    async (path) => {
      expect(await statusOf(server, path)).toBe(401);
      expect(await statusOf(server, path, ['x-api-key: guess'])).toBe(401);
      expect(await statusOf(server, path, ['x-api-key:'])).toBe(401);
    },
  );

  it('responds that a key is required', async () => {
    const { head, body } = await sendRaw(server.port, rawRequest(DAYS, ['Host: localhost']));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(ProblemDetails.parse(JSON.parse(body)).detail).toMatch(/requires a key.*x-api-key/);
  });

  it('has no simulator page and no simulated platform', async () => {
    const paths = [
      '/',
      '/simulator/options',
      '/simulator/page/index.js',
      '/simulator/skill',
      '/simulator/weather?locale=de-DE',
      '/simulator/places?locale=de-DE&search=K',
      '/simulator/icons',
      '/simulator/language',
      '/simulator/worlds/snow/v4_0/stations',
      '/v2/skills/s/stages/development/simulations/x',
      '/v2/devices/d/settings/System.timeZone',
      '/v1/devices/d/settings/address',
    ];
    for (const path of paths) expect(`${path} ${await statusOf(server, path)}`).toBe(`${path} 404`);
  });

  it('rejects requests without Alexa’s signature under every host name', async () => {
    const body = JSON.stringify(intentRequest('AMAZON.HelpIntent'));
    for (const host of ['localhost', 'skill.example.org']) {
      const bytes = rawRequest('/alexa', [`Host: ${host}`], { method: 'POST', body });
      expect((await sendRaw(server.port, bytes)).status).toBe(400);
    }
  });

  it('reports that it is alive', async () => {
    expect(await statusOf(server, '/healthz')).toBe(200);
    expect(await statusOf(server, '/readyz')).toBe(200);
  });

  it('listens on no other address of this machine', async () => {
    await expect(
      sendRaw(server.port, rawRequest('/healthz', ['Host: localhost']), '127.0.0.2'),
    ).rejects.toThrow('ECONNREFUSED');
  });
});

describe('production with a key', () => {
  let server: Started;
  beforeAll(async () => {
    server = await npmStart({ NODE_ENV: 'production', WEATHER_API_KEY: 'sesame' });
  });
  afterAll(async () => server.stop());

  it('prints no warning', () => {
    expect(server.stderr()).not.toContain('Warning');
  });

  it('accepts requests with a key under every host name and from every page', async () => {
    const foreign = [
      'x-api-key: sesame',
      'Origin: https://app.example',
      'Sec-Fetch-Site: cross-site',
    ];
    const bytes = rawRequest(DAYS, ['Host: api.example.org', ...foreign]);
    expect((await sendRaw(server.port, bytes)).status).toBe(200);
  });

  it.each(['/v4_0/openapi.json', '/healthz', '/'])(
    'still checks the host name at %s, which needs no key',
    async (path) => {
      const bytes = rawRequest(path, ['Host: evil.example', 'x-api-key: sesame']);
      expect((await sendRaw(server.port, bytes)).status).toBe(421);
    },
  );
});

it.each([
  [
    { ALEXA_SKILL_ID: 'amzn1.ask.skill.mine' },
    /^Warning: ALEXA_SKILL_ID is set, but NODE_ENV is development/m,
  ],
  [
    { WEATHER_API_KEY: 'sesame', NODE_ENV: 'test' },
    /^Warning: WEATHER_API_KEY is set, but NODE_ENV is test/m,
  ],
  [{ NODE_ENV: 'production', OPEN_API: 'on' }, /^Warning: OPEN_API=on: .* open to everyone/m],
])('npm start warns with %j', async (settings, warning) => {
  const server = await npmStart(settings);
  onTestFinished(async () => server.stop());
  expect(server.url).not.toBe('');
  expect(server.stderr()).toMatch(warning);
});

it.each([
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must be production, development or test\.$/m],
  [{ HOST: '0.0.0.0' }, /^HOST beyond loopback requires ALLOWED_HOSTS, .* or WEATHER_API_KEY\.$/m],
  [
    { HOST: '192.0.2.1', WEATHER_API_KEY: 'sesame' },
    /^HOST must be an address or host name of this machine\.$/m,
  ],
  [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535\.$/m],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be trace, debug, info, warn, error or silent\.$/m],
])('npm start rejects %j in a sentence', async (settings, sentence) => {
  const server = await npmStart(settings);
  await server.stop();
  expect(server.exitCode()).toBe(2);
  expect(server.stderr()).toMatch(sentence);
  expect(server.stderr()).not.toMatch(/\n {4}at |Invalid|expected/);
});

describe('a client that guesses keys', () => {
  it('gets 401 with a delay; the right key from the same address is answered meanwhile', async () => {
    const server = await npmStart({ NODE_ENV: 'production', WEATHER_API_KEY: 'sesame' });
    onTestFinished(async () => server.stop());
    const keyed = (key: string) => statusOf(server, DAYS, [`x-api-key: ${key}`]);
    expect(await keyed('sesame')).toBe(200);
    const guesses = Array.from({ length: 300 }, async (_, number) => keyed(`guess-${number}`));
    expect(await keyed('sesame')).toBe(200);
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect(await keyed('sesame')).toBe(200);
  });
});
