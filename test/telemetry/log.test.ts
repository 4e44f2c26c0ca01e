import { Writable } from 'node:stream';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../src/telemetry/request-log.ts';
import { createLiveServer } from '../../src/opendata/live-server.ts';
import { listen } from '../../src/http/listen.ts';
import { OpenDataError } from '../../src/opendata/server.ts';
import { hostsAt } from '../support/open-data-server.ts';
import { startTestService } from '../support/service.ts';

const NOW = '2026-11-21T12:00:00Z';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUESTED = {
  'x-api-key': 'sesame',
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  'x-forwarded-for': '192.0.2.1',
};
/** Outside the area of radar, which would take its time. */
const PATH = '/voicetext/forecast/days/40.42/-3.70?location=Altona';
const PRIVATE = /sesame|40\.42|-3\.70|Altona|192\.0\.2\.1|127\.0\.0\.1|::1|voicetext/;

let lines: string[] = [];
afterEach(() => {
  lines = [];
});
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

async function ask(level: string, options: Parameters<typeof startTestService>[1] = {}) {
  const service = await startTestService(NOW, {
    key: 'sesame',
    settings: { TRUST_PROXY: 'loopback' },
    log: createLog(level, sink),
    ...options,
  });
  onTestFinished(service.close);
  const reply = await service.get(PATH, REQUESTED);
  // The line is written when the answer has left.
  await service.close();
  return reply;
}

test('the debug level has a line for each request, with its trace and without the caller', async () => {
  await ask('debug');
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([
    expect.objectContaining({
      level: 20,
      trace: TRACE,
      operation: 'forecastDays',
      status: 200,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    }),
  ]);
  expect(answered[0].bytes).toBeGreaterThan(1000);
  expect(lines.join('')).not.toMatch(PRIVATE);
});

test('the default log level omits successful requests', async () => {
  await ask('info');
  expect(lines).toEqual([]);
});

test('the default log level omits client errors', async () => {
  const { status } = await ask('info', { key: 'another' });
  expect(status).toBe(401);
  expect(lines).toEqual([]);
});

test('a failed request is logged as an error with its cause and the caller’s trace', async () => {
  const { port, close } = await listen(() => undefined, 0, '127.0.0.1');
  await close();
  const server = createLiveServer({ hosts: hostsAt(`http://localhost:${port}`), userAgent: 'x' });
  const { status, body } = await ask('info', { server });
  expect(status).toBe(503);
  expect(body['instance']).toBe(`urn:trace:${TRACE}`);
  const failed = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
  expect(failed).toMatchObject({
    trace: TRACE,
    operation: 'forecastDays',
    status: 503,
    err: { type: OpenDataError.name, message: expect.stringContaining('Could not download') },
  });
  expect(JSON.stringify({ ...failed, err: undefined })).not.toMatch(PRIVATE);
});

test('lines that are logged during a request have its trace', async () => {
  const log = createLog('info', sink);
  const server = {
    name: 'DWD',
    async get() {
      log.warn('The open data are slow today');
      throw new OpenDataError('The open-data server is out of reach');
    },
  };
  await ask('info', { server, log });
  const [line] = lines.map((each) => JSON.parse(each));
  expect(line).toMatchObject({ trace: TRACE, msg: 'The open data are slow today' });
});

test('a client that disconnects early is logged with status 499', async () => {
  const requested = Promise.withResolvers<void>();
  const service = await startTestService(NOW, {
    log: createLog('debug', sink),
    server: {
      name: 'hanging',
      get: async () => {
        requested.resolve();
        return new Promise<never>(() => undefined);
      },
    },
  });
  onTestFinished(service.close);
  const leaving = new AbortController();
  const gone = fetch(`${service.url}/v4_0${PATH}`, { signal: leaving.signal }).catch(() => 'gone');
  await requested.promise;
  leaving.abort();
  expect(await gone).toBe('gone');
  await expect.poll(() => lines.join('')).toContain('"status":499');
});
