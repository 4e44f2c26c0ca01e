import { pino, type Logger } from 'pino';
import { createServiceApp } from '../../src/app/service-app.ts';
import { readConfig } from '../../src/config.ts';
import { listen } from '../../src/http/listen.ts';
import type { OwnRequestCheck } from '../../src/service/middleware.ts';
import type { Metrics } from '../../src/telemetry/metrics.ts';
import type { OpenDataServer } from '../../src/opendata/server.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { LIMITER_LIMITS, type ServiceLimits } from '../../src/service/service.ts';
import { createSources } from '../../src/service/sources.ts';
import { afterRadar, demoServer } from './demo-radar.ts';

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
  /** Whether questions wait until radar is decoded; by default they do on demo weather. */
  awaitsRadar?: boolean;
  /** Other settings, as in the environment. */
  settings?: Record<string, string>;
  log?: Logger;
  metrics?: Metrics;
  isOwnRequest?: OwnRequestCheck;
  /** What answers say of the service. */
  providerVersion?: string;
}

const silent = pino({ level: 'silent' });

/** A busy machine answers late, but the same: tests of the service's own limits set those themselves. */
const GENEROUS = {
  operationTimeoutMs: 50_000,
  limits: { ...LIMITER_LIMITS, queueTimeoutMs: 50_000, maxWaitMs: 50_000 },
  timeoutMs: 50_000,
} satisfies ServiceLimits & { timeoutMs: number };

export async function startTestService(
  time: string,
  options: TestServiceOptions = {},
): Promise<TestService> {
  let now = new Date(time);
  const clock = () => now;
  const { key, settings, log = silent, providerVersion = 'test', ...extras } = options;
  const { awaitsRadar = !options.server } = options;
  const config = readConfig({ WEATHER_DATA: 'demo', WEATHER_API_KEY: key, ...settings });
  const { operationTimeoutMs, limits, timeoutMs } = GENEROUS;
  const server = options.server ?? demoServer(clock);
  const opened = { server, clock, timeoutMs };
  const sources = createSources(opened, loadGazetteer(), providerVersion, config.forecasts);
  const app = createServiceApp(sources, config, log, { ...extras, operationTimeoutMs, limits });
  const handler = awaitsRadar ? afterRadar(sources.nowcasts, app) : app;
  const { port, close } = await listen(handler, 0, '127.0.0.1');
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
