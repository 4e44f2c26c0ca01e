import { pino, type Logger } from 'pino';
import { createServiceApp } from '../../src/app/service-app.ts';
import { toSourceSettings } from '../../src/app/sources.ts';
import { readConfig } from '../../src/config.ts';
import { listen } from '../../src/http/listen.ts';
import type { OwnRequestCheck } from '../../src/service/middleware.ts';
import type { Metrics } from '../../src/telemetry/metrics.ts';
import type { SourceTimeouts } from '../../src/opendata/timeouts.ts';
import type { OpenDataServer } from '../../src/opendata/server.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { createSources } from '../../src/service/sources.ts';
import { demoServer } from './demo-radar.ts';
import { UNHURRIED } from './limits.ts';

/** The weather service on a free port of loopback, with a clock that a test sets. */
export interface TestService {
  setClock(time: string): void;
  /** @param path below the version segment */
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  url: string;
  close: () => Promise<void>;
}

export interface Reply {
  status: number;
  headers: Headers;
  // What came is looked at field by field, whatever it is.
  body: Record<string, unknown> & { text?: string; errors?: { field: string; rule: string }[] };
}

export interface TestServiceOptions {
  key?: string;
  server?: OpenDataServer;
  /** Other settings, as in the environment. */
  settings?: Record<string, string>;
  log?: Logger;
  metrics?: Metrics;
  isOwnRequest?: OwnRequestCheck;
  /** By default nobody is in a hurry. */
  timeouts?: SourceTimeouts | undefined;
  /** What answers say of the service. */
  providerVersion?: string;
}

const silent = pino({ level: 'silent' });
/** One for all services: what it has read of its file stays in memory. */
const gazetteer = loadGazetteer();

export async function startTestService(
  time: string,
  options: TestServiceOptions = {},
): Promise<TestService> {
  let now = new Date(time);
  const clock = () => now;
  const { key, settings, log = silent, providerVersion = 'test', ...extras } = options;
  const { timeouts = UNHURRIED.sourceTimeouts } = options;
  const config = readConfig({ WEATHER_DATA: 'demo', WEATHER_API_KEY: key, ...settings });
  const server = options.server ?? demoServer(clock);
  const opened = { server, clock, timeouts };
  const sources = createSources(opened, gazetteer, providerVersion, toSourceSettings(config));
  const app = createServiceApp(sources, config, log, { ...UNHURRIED, ...extras });
  const { port, close } = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    close,
    setClock(next) {
      now = new Date(next);
    },
    async get(path, headers = {}) {
      const response = await fetch(`${url}/v4_0${path}`, { headers });
      return {
        status: response.status,
        headers: response.headers,
        body: JSON.parse(await response.text()),
      };
    },
  };
}
