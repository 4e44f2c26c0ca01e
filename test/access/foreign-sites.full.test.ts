import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { npmStart, type Started } from '../support/npm-start.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';

/*
 * What a page of another site can have a browser send, against a server in production without a key
 * on its routes: it may come by the page's own name (DNS rebinding) or across sites.
 */

const DAYS = '/v4_0/voicetext/forecast/days/50.94/6.96';

/** Everything that a page could want, and a path that is none. */
const ROUTES = [
  '/',
  DAYS,
  '/voicetext/forecast/days/50.94/6.96',
  '/v4_0/openapi.json',
  '/v4_0/reference',
  '/healthz',
  '/readyz',
  '/metrics',
  '/simulator/options',
  '/simulator/weather?locale=de-DE',
  '/simulator/places?locale=de-DE&search=K',
  '/simulator/icons',
  '/simulator/language',
  '/simulator/page/index.js',
  '/v2/devices/d/settings/System.timeZone',
  '/nothing',
];

let server: Started;
beforeAll(async () => {
  server = await npmStart({
    NODE_ENV: 'production',
    OPEN_API: 'on',
    PAGE: 'on',
    ALLOWED_HOSTS: 'weather.home, Other.Home:8443',
  });
});
afterAll(async () => server.stop());

async function get(target: string, headers: readonly string[], version = '1.1') {
  return sendRaw(server.port, rawRequest(target, headers, { version }));
}

describe('a request with a foreign host name', () => {
  it.each(ROUTES)('is rejected at %s, with the name of the setting', async (path) => {
    const { status, head, body } = await get(path, ['Host: evil.example']);
    expect(status).toBe(421);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(ProblemDetails.parse(JSON.parse(body))).toMatchObject({
      type: '/problems/misdirected-request',
      status: 421,
      detail: expect.stringContaining('ALLOWED_HOSTS'),
    });
    expect(body).not.toMatch(/weather\.home|evil/);
  });

  it.each([
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost.',
    'foo.localhost',
    'weather.home.',
    'weather.home.evil.example',
    'evil-weather.home',
    'other.home',
    'other.home:8444',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '127.1',
    '0177.0.0.1',
    '0.0.0.0',
    '127.0.0.2',
    '192.168.1.5',
    '169.254.169.254',
    '[::]',
    '[::2]',
    '[::ffff:10.0.0.1]',
  ])('is rejected with Host: %s', async (host) => {
    expect((await get(DAYS, [`Host: ${host}`])).status).toBe(421);
  });

  it('is rejected even if the answer is cached', async () => {
    const requested = ['Host: localhost', 'Accept-Language: de-DE'];
    expect((await get(DAYS, requested)).status).toBe(200);
    expect((await get(DAYS, requested)).status).toBe(200);
    expect((await get(DAYS, ['Host: evil.example', 'Accept-Language: de-DE'])).status).toBe(421);
  });

  it('is rejected at the MCP endpoint', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const headers = ['Host: evil.example', 'Content-Type: application/json'];
    const bytes = rawRequest('/v4_0/mcp', headers, { method: 'POST', body });
    expect((await sendRaw(server.port, bytes)).status).toBe(421);
  });

  it('is rejected whatever it forwards, if no proxy is trusted', async () => {
    const headers = [
      'Host: evil.example',
      'X-Forwarded-Host: localhost',
      'Forwarded: host=localhost',
    ];
    expect((await get(DAYS, headers)).status).toBe(421);
    expect((await get(DAYS, ['Host: localhost', 'X-Forwarded-Host: evil.example'])).status).toBe(
      200,
    );
  });
});

describe('a request with an allowed host name', () => {
  it.each([
    'localhost',
    'LOCALHOST:1',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    'weather.home',
    'Weather.Home:3000',
    'other.home:8443',
  ])('is accepted with Host: %s', async (host) => {
    expect((await get('/healthz', [`Host: ${host}`])).status).toBe(200);
  });
});

describe('a request that does not name one host', () => {
  it.each([
    ['none', []],
    ['an empty one', ['Host:']],
    ['two', ['Host: localhost', 'Host: localhost']],
    ['ours before another', ['Host: localhost', 'host: evil.example']],
    ['another before ours', ['Host: evil.example', 'HOST: localhost']],
    ['a list', ['Host: localhost, evil.example']],
    ['a user', ['Host: localhost:3000@evil.example']],
    ['a user before ours', ['Host: evil.example@localhost']],
    ['a path', ['Host: localhost/evil']],
    ['a port that is none', ['Host: localhost:99999']],
    ['a letter that is escaped', ['Host: local%68ost']],
    ['a brace that stays open', ['Host: [::1']],
  ])('is rejected: %s', async (_what, headers) => {
    for (const path of ['/healthz', DAYS]) expect((await get(path, headers)).status).toBe(400);
  });

  it('is also rejected over HTTP/1.0', async () => {
    expect((await get('/healthz', [], '1.0')).status).toBe(400);
    expect((await get('/healthz', ['Host: localhost'], '1.0')).status).toBe(200);
  });
});

describe('an absolute target', () => {
  it.each([
    ['http://evil.example/healthz', 421],
    ['http://evil.example', 421],
    ['HTTP://EVIL.EXAMPLE/healthz', 421],
    [`https://evil.example${DAYS}`, 421],
    ['http://localhost@evil.example/healthz', 400],
    ['http://evil.example@localhost/healthz', 400],
    ['ftp://localhost/healthz', 400],
    ['evil.example', 400],
    ['http://localhost:3000/healthz', 200],
  ])('%s takes precedence over the Host header: %i', async (target, status) => {
    expect((await get(target, ['Host: localhost'])).status).toBe(status);
  });

  it('allows neither a foreign nor a second Host header', async () => {
    expect((await get('http://localhost/healthz', ['Host: localhost', 'Host: x'])).status).toBe(
      400,
    );
  });

  it('cannot be bypassed with two slashes', async () => {
    expect((await get('//localhost/healthz', ['Host: evil.example'])).status).toBe(421);
  });
});

describe('a page of another site', () => {
  const HOST = 'Host: weather.home:3000';

  it.each(ROUTES)('may not request %s', async (path) => {
    const { status, body } = await get(path, [HOST, 'Origin: https://evil.example']);
    expect(status).toBe(403);
    expect(ProblemDetails.parse(JSON.parse(body)).type).toBe('/problems/foreign-page');
  });

  it.each([
    'null',
    'http://evil.example',
    'http://weather.home:8080',
    'http://weather.home.evil.example:3000',
    'http://user@weather.home:3000',
    'http://localhost',
    'weather.home:3000',
    'file://',
    'chrome-extension://abc',
    'https://other.home:8444',
  ])('is rejected with Origin: %s', async (origin) => {
    const body = JSON.stringify({});
    const headers = [HOST, `Origin: ${origin}`, 'Content-Type: text/plain'];
    const bytes = rawRequest('/simulator/turns', headers, { method: 'POST', body });
    expect((await sendRaw(server.port, bytes)).status).toBe(403);
  });

  it('is rejected with two origins', async () => {
    const headers = [HOST, 'Origin: http://weather.home:3000', 'Origin: http://evil.example'];
    expect((await get('/healthz', headers)).status).toBe(403);
  });

  it('gets no CORS preflight approval', async () => {
    const headers = [HOST, 'Origin: http://evil.example', 'Access-Control-Request-Method: POST'];
    const bytes = rawRequest('/simulator/turns', headers, { method: 'OPTIONS' });
    expect((await sendRaw(server.port, bytes)).status).toBe(403);
  });

  it.each([
    [
      'an image',
      ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'],
    ],
    ['a neighbour', ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty']],
    [
      'a frame',
      ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
    ],
  ])('cannot load it: %s', async (_what, headers) => {
    expect((await get('/', [HOST, ...headers])).status).toBe(403);
  });

  it('cannot send a form', async () => {
    const headers = [
      HOST,
      'Sec-Fetch-Site: cross-site',
      'Sec-Fetch-Mode: navigate',
      'Sec-Fetch-Dest: document',
    ];
    const form = rawRequest('/simulator/turns', headers, { method: 'POST', body: 'a=b' });
    expect((await sendRaw(server.port, form)).status).toBe(403);
    expect((await get('/', headers)).status).toBe(200);
  });
});

describe("the service's own page", () => {
  it.each([
    ['weather.home:3000', 'http://weather.home:3000'],
    ['weather.home', 'http://weather.home'],
    // Behind a proxy that ends TLS.
    ['weather.home', 'https://weather.home'],
    ['localhost:3000', 'http://localhost:3000'],
    ['localhost:3000', 'https://other.home:8443'],
  ])('at %s may send requests from %s', async (host, origin) => {
    const headers = [`Host: ${host}`, `Origin: ${origin}`, 'Sec-Fetch-Site: same-origin'];
    expect((await get('/simulator/options', headers)).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('loads its resources with Sec-Fetch-Site: %s', async (site) => {
    const headers = ['Host: weather.home', `Sec-Fetch-Site: ${site}`];
    expect((await get('/simulator/page/index.js', headers)).status).toBe(200);
  });
});
