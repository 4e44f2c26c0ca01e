import { expect, it, vi } from 'vitest';
import type { Forecasts, PointForecast } from '../../src/opendata/forecast.ts';
import { OpenDataError } from '../../src/opendata/server.ts';
import { createForecastCheck } from '../../src/service/monitoring.ts';
import { createMosmixForecasts } from '../../src/opendata/mosmix/forecasts.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';

const clock = () => new Date('2026-11-18T10:30:00Z');
const HERE = { latitude: 53.63, longitude: 9.99, elevation: null };
const FAR = { latitude: -48, longitude: -120, elevation: null };

const POLL_TIMEOUT = { timeout: 20_000 };

const demo = createMosmixForecasts({ server: createDemoServer(clock), clock });

/** Forecasts that fail until they are mended, and a clock that stands until it is set. */
function checkOf(points = [HERE]) {
  const state = { fails: false, now: 0 };
  const at = vi.fn<Forecasts['at']>(async (point, from): Promise<PointForecast | undefined> => {
    if (state.fails) throw new OpenDataError('The open-data server is out of reach');
    return point === FAR ? undefined : demo.at(point, from);
  });
  const isAvailable = createForecastCheck({
    forecasts: { at },
    points,
    clock,
    now: () => state.now,
  });
  return { isAvailable, state, at };
}

it('is true after the first forecast, and checks at most once a minute', async () => {
  const { isAvailable, state, at } = checkOf();
  await expect.poll(isAvailable, POLL_TIMEOUT).toBe(true);
  const before = at.mock.calls.length;
  state.now += 59_000;
  expect(await isAvailable()).toBe(true);
  expect(at).toHaveBeenCalledTimes(before);
  state.now += 2000;
  await isAvailable();
  expect(at).toHaveBeenCalledTimes(before + 1);
});

it('is false until there is a forecast, and checks every five seconds', async () => {
  const { isAvailable, state, at } = checkOf();
  state.fails = true;
  expect(await isAvailable()).toBe(false);
  state.now += 4000;
  expect(await isAvailable()).toBe(false);
  expect(at).toHaveBeenCalledTimes(1);
  state.fails = false;
  state.now += 2000;
  await expect.poll(isAvailable, POLL_TIMEOUT).toBe(true);
});

it('is false once a check fails', async () => {
  const { isAvailable, state } = checkOf();
  await expect.poll(isAvailable, POLL_TIMEOUT).toBe(true);
  state.fails = true;
  expect(await isAvailable()).toBe(true);
  state.now += 61_000;
  await expect.poll(isAvailable, POLL_TIMEOUT).toBe(false);
});

it('needs only one of its places', async () => {
  await expect.poll(checkOf([FAR, HERE]).isAvailable, POLL_TIMEOUT).toBe(true);
  expect(await checkOf([FAR]).isAvailable()).toBe(false);
});
