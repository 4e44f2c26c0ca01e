import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { bundleFunctions } from '../../src/bundle/bundle.ts';
import { loadGazetteer, resolveIndexFile } from '../../src/place/load-gazetteer.ts';
import { SOME_AFTERNOON, weatherRequest } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { NO_OPENSSL, selfSigned } from '../support/certificate.ts';
import { startOpenDataHost } from '../support/open-data-server.ts';
import { geoNamesText, postcodeZip } from '../support/postcode-file.ts';
import { startTestService } from '../support/service.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { issue, rsaKeys } from '../support/x509.ts';

const INVOKE = fileURLToPath(new URL('invoke.mjs', import.meta.url));
const PLATFORM_STAND_IN = new URL('../support/platform-stand-in.mjs', import.meta.url).href;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'weather-voice-bundles-'));
  await bundleFunctions(dist);
  loadGazetteer();
});
afterAll(async () => rm(dist, { recursive: true, force: true }));

/** A new process that is asked once, with nothing of this one's settings. */
async function invoke(name: 'skill' | 'service', event: object, variables: object) {
  const child = spawn(process.execPath, [INVOKE, join(dist, name, 'index.mjs'), SOME_AFTERNOON], {
    env: { PLACES_INDEX: resolveIndexFile(), LOG_LEVEL: 'warn', ...variables },
  });
  child.stdin.end(JSON.stringify(event));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, complained };
}

/** Stands where Alexa's API is for a process with these variables. */
async function startPlatform(answer: RequestListener): Promise<Record<string, string>> {
  const keys = rsaKeys();
  const validity = { from: '2000-01-01T00:00:00Z', to: '2049-12-31T00:00:00Z' };
  const names = [{ dns: 'api.amazonalexa.com' }];
  const { pem } = issue({ subject: 'api.amazonalexa.com', keys, names, ca: true, ...validity });
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createServer({ key, cert: pem }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const certFile = join(dist, 'platform.pem');
  await writeFile(certFile, pem);
  const address = server.address();
  return {
    NODE_EXTRA_CA_CERTS: certFile,
    NODE_OPTIONS: `--import ${PLATFORM_STAND_IN}`,
    PLATFORM_PORT: String(typeof address === 'object' && address ? address.port : 0),
  };
}

it('speaks after a cold start', async () => {
  const { url, close } = await startTestService(SOME_AFTERNOON);
  onTestFinished(close);
  const requested = weatherRequest({ date: '2026-11-19', place: 'köln' });
  const { said } = await invoke('skill', requested, { WEATHER_API_URL: `${url}/v4_0` });
  expect(said).toMatch(/Köln .*Grad/);
});

it('compiles no schema for the first answer', async () => {
  const { url, close } = await startTestService(SOME_AFTERNOON);
  onTestFinished(close);
  const reporting = `globalThis.Function=new Proxy(Function,{construct(){throw(console.error("compiles"),new EvalError())}})`;
  const { said, complained } = await invoke(
    'skill',
    weatherRequest({ date: '2026-11-19', place: 'köln' }),
    {
      WEATHER_API_URL: `${url}/v4_0`,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(reporting)}`,
    },
  );
  expect(said).toContain('outputSpeech');
  expect(complained).toBe('');
});

it('loads the postcode data for the first device with a postcode', async () => {
  const { url, close } = await startTestService(SOME_AFTERNOON);
  onTestFinished(close);
  const geoNames = await startOpenDataHost();
  const row = { country: 'DE', code: '50667', name: 'Köln', latitude: 50.9387, longitude: 6.9547 };
  geoNames.put('/export/zip/DE.zip', await postcodeZip(geoNamesText([row])));
  const platform = await startPlatform((request, response) => {
    if (!request.url?.endsWith('/countryAndPostalCode')) return void response.writeHead(403).end();
    response.end(JSON.stringify({ countryCode: 'DE', postalCode: '50667' }));
  });
  const api = { endpoint: 'https://api.amazonalexa.com', token: 'token' };
  const { said } = await invoke('skill', weatherRequest({ date: '2026-11-19' }, { api }), {
    WEATHER_API_URL: `${url}/v4_0`,
    GEONAMES_URL: geoNames.url,
    ...platform,
  });
  expect(said).toMatch(/Köln .*Grad/);
  expect(geoNames.requests('/export/zip/DE.zip')).toHaveLength(1);
});

it('works with a TLS service that prefers HTTP/2', async ({ skip }) => {
  const certificate = selfSigned(dist);
  if (!certificate) return skip(NO_OPENSSL);
  const { key, cert, certFile } = certificate;
  const answer = JSON.stringify(hoursAnswer('Jetzt ist es klar.'));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-language': 'de-DE',
    });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { said } = await invoke('skill', weatherRequest({ date: 'PRESENT_REF', place: 'köln' }), {
    WEATHER_API_URL: `https://localhost:${port}/v4_0`,
    NODE_EXTRA_CA_CERTS: certFile,
  });
  expect(said).toContain('Jetzt ist es klar.');
});

it('logs errors as JSON lines without an address', async () => {
  const { url } = await startUpstream(answering(500, 'no'));
  const { said } = await invoke('skill', weatherRequest({ place: 'köln' }), {
    WEATHER_API_URL: url,
  });
  const lines = said.trim().split('\n');
  const answer = lines.pop();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, trace: expect.stringMatching(/^[0-9a-f]{32}$/) }),
  );
  expect(lines.join('\n')).not.toContain('127.0.0.1');
  expect(answer).toMatch(/<speak>/);
});

it.each([
  ['/v4_0/openapi.json', 'application/json', '"openapi":"3.1.1"'],
  ['/v4_0/reference', 'text/html', '<h1>API reference</h1>'],
])('serves %s', async (path, type, content) => {
  const event = {
    version: '2.0',
    rawPath: path,
    rawQueryString: '',
    headers: {},
    requestContext: { http: { method: 'GET', path }, stage: '$default' },
  };
  const { said } = await invoke('service', event, { WEATHER_DATA: 'demo' });
  const { statusCode, headers, body } = JSON.parse(said.trim().split('\n').at(-1) ?? '');
  expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  expect(body).toContain(content);
});

it.each([
  ['WEATHER_API_URL', 'must be set: this function contains no weather service'],
  ['PLACES_INDEX', 'must name the place index that'],
])('does not start without %s and names it', async (variable, rule) => {
  const settings = { WEATHER_API_URL: 'http://127.0.0.1:1/v4_0', [variable]: '' };
  const { complained } = await invoke('skill', weatherRequest({}), settings);
  expect(complained).toContain(`${variable} ${rule}`);
});
