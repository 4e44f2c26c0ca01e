import { execFileSync, spawn } from 'node:child_process';
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
const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const KEY = 'a-key-of-the-test';
const DAYS = '/v4_0/voicetext/forecast/days/50.94/6.96';

const folder = mkdtempSync(join(tmpdir(), 'weather-voice-proxy-'));
const certificate = hasNginx() ? selfSigned(folder) : undefined;
const stops: (() => void)[] = [];
let agent: Agent;
let origin: string;

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
  return readFileSync(SITE, 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('127.0.0.1:3000;', `127.0.0.1:${upstream};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${files.certFile};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${files.keyFile};`);
}

function nginxWith(site: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${join(folder, name)};`);
  return `daemon off; pid ${join(folder, 'pid')}; error_log stderr;
    events {} http { ${temporary.join(' ')} ${site} }`;
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
      const [port = 0, upstream = 0] = await freePorts(2);
      await startServer(upstream);
      const configuration = join(folder, 'nginx.conf');
      writeFileSync(configuration, nginxWith(siteWith(port, upstream, certificate)));
      const nginx = spawn('nginx', ['-p', folder, '-c', configuration, '-e', 'stderr'], {
        stdio: 'ignore',
      });
      stops.push(() => void nginx.kill('SIGQUIT'));
      origin = `https://localhost:${port}`;
      agent = new Agent({ connect: { ca: certificate.cert } });
      await untilUp();
    });
    afterAll(async () => {
      for (const stop of stops) stop();
      await agent?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('the service answers who has a key', async () => {
      const { statusCode, headers, body } = await ask('GET', DAYS, { 'x-api-key': KEY });
      expect(statusCode).toBe(200);
      expect(await body.json()).toMatchObject({ source: 'demo', region: 'Köln' });
      expect(headers['strict-transport-security']).toBeDefined();
    });

    it('and nobody else', async () => {
      const { statusCode, headers, body } = await ask('GET', DAYS);
      expect(statusCode).toBe(401);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      await body.dump();
    });

    it('the skill takes no request that Alexa has not signed', async () => {
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

    it('the machine itself sees how it is', async () => {
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
