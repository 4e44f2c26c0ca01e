import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { listen } from '../../src/http/listen.ts';
import type { PointForecast } from '../../src/opendata/forecast.ts';
import { createExpressApp } from '../../src/app/service-app.ts';
import { notFound, problemHandler } from '../../src/service/problem-handler.ts';
import { createOwnRequestCheck } from '../../src/service/middleware.ts';
import { createWeatherService } from '../../src/service/service.ts';
import { forecastFrom, sourcesWith } from './fake-sources.ts';

const NOW = '2026-11-18T13:05:00Z';
const OWN_KEY = 'own';
const HOURS = Array.from({ length: 240 }, () => ({ temperature: 5, precipitation: 0 }));
const FORECAST = forecastFrom('2026-11-18T10:00Z', HOURS);

const nobody = () => undefined;

/** A service that makes one answer at a time and has one wait, of forecasts that come when a test says. */
async function startBusyService() {
  const requested: ((forecast: PointForecast) => void)[] = [];
  let tell: () => void = nobody;
  const at = async () => {
    const { promise, resolve } = Promise.withResolvers<PointForecast>();
    requested.push(resolve);
    tell();
    return promise;
  };
  const app = createExpressApp(readConfig({}), pino({ level: 'silent' }));
  const { cachedRoutes, routes } = createWeatherService(sourcesWith(NOW, { forecasts: { at } }), {
    isOwnRequest: createOwnRequestCheck(OWN_KEY),
    limits: {
      maxRunning: 1,
      busyRunning: 1,
      minRunning: 1,
      maxQueued: 1,
      queueTimeoutMs: 600_000,
      maxWaitMs: 600_000,
    },
    operationTimeoutMs: 600_000,
  });
  app.use(cachedRoutes, routes, notFound, problemHandler);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(async () => close());
  return {
    requestedTimes: async (count: number) => {
      while (requested.length < count) await new Promise<void>((resolve) => (tell = resolve));
    },
    requested,
    give: () => requested.forEach((resolve) => resolve(FORECAST)),
    ask: async (place: string, headers: Record<string, string> = {}) => {
      const url = `http://127.0.0.1:${port}/v4_0/voicetext/forecast/days/${place}`;
      const response = await fetch(url, { headers });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
}

describe('more answers than can be built', () => {
  test('are rejected at once with 503 and Retry-After', async () => {
    const { ask, requestedTimes, give } = await startBusyService();
    const first = ask('52.1/13.1');
    await requestedTimes(1);
    // One waits; of two more, it is not said which comes first.
    const others = [ask('52.2/13.1'), ask('52.3/13.1')];
    const refused = await Promise.race(others);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(ProblemDetails.parse(JSON.parse(refused.body)).type).toBe('/problems/overloaded');
    give();
    expect((await first).status).toBe(200);
    await requestedTimes(2);
    give();
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  test('do not delay the skill', async () => {
    const { ask, requestedTimes, requested, give } = await startBusyService();
    const first = ask('52.1/13.1');
    await requestedTimes(1);
    const waiting = ask('52.2/13.1');
    const own = ask('52.2/13.1', { 'x-api-key': OWN_KEY });
    await requestedTimes(2);
    requested[1]?.(FORECAST);
    expect((await own).status).toBe(200);
    give();
    expect((await first).status).toBe(200);
    await requestedTimes(3);
    give();
    expect((await waiting).status).toBe(200);
  });

  test('that are identical share one computation', async () => {
    const { ask, requestedTimes, requested, give } = await startBusyService();
    const all = Array.from({ length: 50 }, async () => ask('52.1/13.1'));
    await requestedTimes(1);
    give();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(requested).toHaveLength(1);
  });

  test('are answered again once there is room', async () => {
    const { ask, requestedTimes, give } = await startBusyService();
    const first = ask('52.1/13.1');
    await requestedTimes(1);
    const others = [ask('52.2/13.1'), ask('52.3/13.1')];
    await Promise.race(others);
    give();
    await first;
    await requestedTimes(2);
    give();
    await Promise.all(others);
    const later = ask('52.4/13.1');
    await requestedTimes(3);
    give();
    expect((await later).status).toBe(200);
  });
});
