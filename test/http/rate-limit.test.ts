import express from 'express';
import type { Express } from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitRate, createWindowCounter } from '../../src/http/rate-limit.ts';
import { listen } from '../../src/http/listen.ts';
import { problemHandler } from '../../src/service/problem-handler.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

async function serve(app: Express): Promise<string> {
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

/** A server that lets two requests a minute through, by a clock of the test's. */
async function limitedServer() {
  const clock = { now: 5000 };
  const app = express();
  app.use(limitRate({ perMinute: 2, now: () => clock.now }));
  app.use((_request, response) => void response.send('fine'));
  app.use(problemHandler);
  const url = await serve(app);
  return { clock, ask: async () => fetch(url) };
}

it.each([
  ['set back by ten years', -10 * YEAR],
  ['put forward by ten years', 10 * YEAR],
])('a caller is accepted again after a minute if the clock is %s', async (_what, change) => {
  const { clock, ask } = await limitedServer();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    200, 200, 429,
  ]);

  vi.setSystemTime(Date.now() + change);
  clock.now += MINUTE / 2;
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');

  clock.now += MINUTE / 2;
  expect((await ask()).status).toBe(200);
});

it('uses a monotonic clock', async () => {
  const app = express();
  app.use(limitRate({ perMinute: 1 }));
  app.use((_request, response) => void response.send('fine'));
  app.use(problemHandler);
  const url = await serve(app);
  expect((await fetch(url)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR });
  onTestFinished(() => void vi.useRealTimers());
  expect((await fetch(url)).status).toBe(429);
});

it('counts twenty thousand callers at most, the latest of them', () => {
  const counter = createWindowCounter({ windowMs: MINUTE, now: () => 0 });
  counter.hit('first');
  expect(counter.hit('first').count).toBe(2);
  for (let number = 0; number < 20_000; number++) counter.hit(`caller ${number}`);
  expect(counter.hit('caller 19999').count).toBe(2);
  expect(counter.hit('first').count).toBe(1);
});
