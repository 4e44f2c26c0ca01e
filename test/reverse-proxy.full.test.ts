import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, type Dispatcher } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intentRequest } from './support/alexa-requests.ts';
import { selfSigned } from './support/certificate.ts';
import { freePorts } from './support/free-ports.ts';

const SITE = fileURLToPath(new URL('../docs/nginx.conf', import.meta.url));
const SERVER = fileURLToPath(new URL('../src/cli/server.ts', import.meta.url));
const KEY = 'a-key-of-the-test';
const NAME = 'weather.example.org';
const DAYS = '/v4_0/voicetext/forecast/days/50.94/6.96';

const folder = mkdtempSync(join(tmpdir(), 'weather-voice-proxy-'));
const certificate = hasNginx() ? selfSigned(folder) : undefined;
const stops: (() => void)[] = [];
let agent: Agent;
let origin: string;
let originWithPage: string;

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The site of the guide, on ports and with a certificate of the test's. */
function siteWith(port: number, upstream: number, files: { keyFile: string; certFile: string }) {
  return (
    readFileSync(SITE, 'utf8')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('127.0.0.1:3000;', `127.0.0.1:${upstream};`)
      // What a burst holds comes back so slowly that no machine is too slow to use it up.
      .replace(/(zone=weather_voice_alexa:10m rate=)\d+r\/s/, '$11r/m')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${files.certFile};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${files.keyFile};`)
  );
}

/** With the lines for the page, which are a comment. */
function withPage(site: string): string {
  return site.replace(/^ {2}# location [^}]*\}$/m, (lines) => lines.replaceAll(/^ {2}# /gm, '  '));
}

function nginxWith(site: string, home: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${join(home, name)};`);
  return `daemon off; pid ${join(home, 'pid')}; error_log stderr;
    events {} http { ${temporary.join(' ')} ${site} }`;
}

function startNginx(site: string): void {
  const home = mkdtempSync(join(folder, 'nginx-'));
  const configuration = join(home, 'nginx.conf');
  writeFileSync(configuration, nginxWith(site, home));
  const nginx = spawn('nginx', ['-p', home, '-c', configuration, '-e', 'stderr'], {
    stdio: 'ignore',
  });
  stops.push(() => void nginx.kill('SIGQUIT'));
}

async function startServer(port: number): Promise<void> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      WEATHER_DATA: 'demo',
      WEATHER_API_KEY: KEY,
      PAGE: 'on',
      ALLOWED_HOSTS: NAME,
      STORE_FILE: ':memory:',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => void child.kill());
  await once(child.stdout, 'data');
}

describe.skipIf(!certificate)(
  'behind the reverse proxy of the guide (needs nginx and openssl)',
  () => {
    beforeAll(async () => {
      if (!certificate) return;
      const [port = 0, withPagePort = 0, upstream = 0] = await freePorts(3);
      await startServer(upstream);
      startNginx(siteWith(port, upstream, certificate));
      startNginx(withPage(siteWith(withPagePort, upstream, certificate)));
      origin = `https://localhost:${port}`;
      originWithPage = `https://localhost:${withPagePort}`;
      // Requests name hosts that the certificate does not.
      agent = new Agent({
        connect: { ca: certificate.cert, checkServerIdentity: () => undefined },
      });
      await untilUp();
    });
    afterAll(async () => {
      for (const stop of stops) stop();
      await agent?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('the service answers clients with a key', async () => {
      const { statusCode, headers, body } = await ask('GET', DAYS, { 'x-api-key': KEY });
      expect(statusCode).toBe(200);
      expect(await body.json()).toMatchObject({ source: 'demo', region: 'Köln' });
      expect(headers['strict-transport-security']).toBeDefined();
    });

    it('the service rejects clients without a key', async () => {
      const { statusCode, headers, body } = await ask('GET', DAYS);
      expect(statusCode).toBe(401);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      await body.dump();
    });

    it('the skill rejects requests without Alexa’s signature', async () => {
      const request = JSON.stringify(intentRequest('AMAZON.HelpIntent'));
      const { statusCode, body } = await ask('POST', '/alexa', {}, request);
      expect(statusCode).toBe(400);
      expect(await body.json()).toMatchObject({ type: '/problems/unverified' });
    });

    it.each(['/', '/v2/skills/x/stages/development/simulations', '/simulator'])(
      'there is no simulator at %s',
      async (path) => {
        const { statusCode, body } = await ask('GET', path);
        expect(statusCode).toBe(404);
        await body.dump();
      },
    );

    it('public routes are served under the name of the site, and under no other', async () => {
      expect(await statusOf('/v4_0/reference', { host: NAME })).toBe(200);
      expect(await statusOf('/v4_0/reference', { host: 'evil.example' })).toBe(421);
      const forged = { host: 'evil.example', 'x-forwarded-host': NAME };
      expect(await statusOf('/v4_0/reference', forged)).toBe(421);
      expect(
        await statusOf('/v4_0/reference', { host: NAME, origin: 'https://evil.example' }),
      ).toBe(403);
    });

    it('clients with a key may use any host name', async () => {
      expect(await statusOf(DAYS, { host: 'other.example', 'x-api-key': KEY })).toBe(200);
    });

    it('the page works if the site enables it', async () => {
      const own = { host: NAME, origin: `https://${NAME}`, 'content-type': 'application/json' };
      const question = { conversation: randomUUID(), locale: 'en-US', utterance: 'help' };
      const path = '/simulator/turns';
      const page = { origin: originWithPage, path: '/', headers: { host: NAME } };
      for (const part of ['/', '/simulator/page/index.js', '/simulator/options']) {
        const { statusCode, body } = await agent.request({ ...page, path: part, method: 'GET' });
        expect(statusCode).toBe(200);
        await body.dump();
      }
      const turn = { ...page, path, headers: own, body: JSON.stringify(question) };
      const { statusCode, body } = await agent.request({ ...turn, method: 'POST' });
      expect(statusCode).toBe(200);
      expect(await body.json()).toMatchObject({ intent: 'AMAZON.HelpIntent' });
    });

    it('the endpoint of the skill has a limit, beyond what Alexa sends in a second', async () => {
      const statuses: number[] = [];
      const waits = new Set<unknown>();
      const pending = Array.from({ length: 20 }, async () => {
        for (let times = 0; times < 12; times++) {
          const { statusCode, headers, body } = await ask('POST', '/alexa', {}, '{}');
          await body.dump();
          statuses.push(statusCode);
          if (statusCode === 429) waits.add(headers['retry-after']);
        }
      });
      await Promise.all(pending);
      const passed = statuses.filter((status) => status === 400).length;
      expect(passed).toBeGreaterThan(150);
      expect(passed).toBeLessThan(210);
      expect(statuses.length - passed).toBe(statuses.filter((status) => status === 429).length);
      expect(waits).toEqual(new Set(['1']));
    });

    it('health and metrics are reachable from the machine itself', async () => {
      const { statusCode, body } = await ask('GET', '/readyz');
      expect(statusCode).toBe(200);
      await body.dump();
    });
  },
);

async function ask(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body: string | null = null,
): Promise<Dispatcher.ResponseData> {
  return agent.request({ origin, path, method, headers, body });
}

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const { statusCode, body } = await ask('GET', path, headers);
  await body.dump();
  return statusCode;
}

async function untilUp(): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { body } = await ask('GET', '/readyz');
      return await body.dump();
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
